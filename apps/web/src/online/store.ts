/** Play with people far away, as screens see it: the line, the lobby, the room, the chat. */
import type {
  Ask,
  MatchToClient,
  MatchToServer,
  RoomToClient,
  RoomView,
  RunningClocks,
  ToClient,
} from '@dealers-choice/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { reasonOf } from '../match/sentences.ts';
import type { Ticker } from '../match/ticker.ts';
import { onlineActions, type Wanted } from './actions.ts';
import { chatLines, NO_CHAT } from './chat-lines.ts';
import type { FarState, OnlineState, OnlineStore } from './contract.ts';
import { notesBetween } from './notes.ts';
import { createServerLine, type LineState, strange } from './server-line.ts';
import type { OpenWire } from './wire.ts';
import type { WitnessBook } from './witness.ts';

export interface OnlineHow {
  open: OpenWire;
  ticker: Ticker;
  /** Milliseconds since 1970. */
  today(): number;
  /** From 0 to 1. */
  chance(): number;
  /** What this device remembers: the name that its person goes by. */
  name: { get(): string; set(name: string): void };
  /** What it remembers of each shuffle that it brought a share to. */
  witness: WitnessBook;
  /** The sentence for what cannot be done because the line is gone. */
  sorry(): string;
  /** A sentence of the server, in the language of the page. */
  said(text: string): string;
}

/** Whoever shows a match that is played far away. */
export interface MatchEar {
  hear(message: MatchToClient): void;
  /** The line is up, for the first time or again; or it is gone. */
  lineIs(up: boolean): void;
  /** What is kept is not to be sent. */
  withdraw(): void;
}

/** The line as a match on the table uses it. */
export interface MatchLine {
  /** From now on everything about this match is heard; returns how to stop that. */
  listen(match: string, ear: MatchEar): () => void;
  /** False: the line is gone, and nobody heard it. */
  say(message: MatchToServer): boolean;
  /** Rejects with a sentence. */
  ask(message: Ask): Promise<ToClient>;
  /** What screens are told about the match beside the match itself. */
  show(far: FarState | null): void;
}

export interface Online {
  store: StoreApi<OnlineStore>;
  matches: MatchLine;
  /** The browser has lost its network, or has it again. */
  network(isUp: boolean): void;
}

const NOTHING: OnlineState = {
  line: 'off',
  tries: 0,
  nextTry: null,
  restarts: false,
  me: null,
  lobby: null,
  room: null,
  ...NO_CHAT,
  muted: [],
  blocked: [],
  called: [],
  clocks: [],
  far: null,
  sorry: null,
};

export function createOnline({ open, ticker, today, chance, name, witness, sorry, said: inWords }: OnlineHow): Online {
  const ears = new Map<string, MatchEar>();
  const line = createServerLine({
    ...{ open, ticker, today, chance, name: name.get },
    ...{ sorry, said: inWords, changed, welcomed, hear },
  });
  const wanted: Wanted = { lobby: false, code: null };
  const lines = chatLines();
  const store = createStore<OnlineStore>()((set, get) => ({
    ...NOTHING,
    ...onlineActions({
      ...{ line, name, witness, wanted, set, get, nothing: NOTHING, ask, enter, enterBy, closeRoom, othersThan },
      withdraw: () => ears.get(get().far?.match ?? '')?.withdraw(),
    }),
  }));
  const { setState: set, getState: get } = store;

  function changed(now: LineState): void {
    const wasUp = isUp();
    set(now);
    if (wasUp) for (const ear of ears.values()) ear.lineIs(false);
  }
  function welcomed({ guest, name: called, blocked }: RoomToClient<'welcome'>): void {
    set({ me: { guest, name: called }, blocked });
    lookAgain();
    if (wanted.lobby) line.say({ type: 'lobby', on: true });
    // First the room, whose table the matches are at: whoever is not in it may not watch.
    if (wanted.code === null) callUp();
    else void enter(wanted.code).catch(giveUpRoom).then(callUp);
  }
  function othersThan(match: string): OnlineState['called'] {
    return get().called.filter((one) => one.match !== match);
  }
  /** What called before the line was gone may have been answered meanwhile. */
  function lookAgain(): void {
    const before = get().called;
    if (before.length === 0) return;
    const isOver = (mine: ToClient, match: string): boolean =>
      mine.type === 'mine' && !mine.matches.some((one) => one.match === match && one.yourTurn);
    line.ask({ type: 'mine' }).then(
      (mine) => set({ called: get().called.filter((one) => !before.includes(one) || !isOver(mine, one.match)) }),
      () => {}, // the line is gone once more
    );
  }
  function isUp(): boolean {
    return get().line === 'connected';
  }
  /** It is not there any more; or the line is gone once more, and the room is tried again. */
  function giveUpRoom(): void {
    if (isUp()) closeRoom();
  }
  function callUp(): void {
    if (isUp()) for (const ear of ears.values()) ear.lineIs(true);
  }
  function hear(message: ToClient): void {
    switch (message.type) {
      case 'lobby':
        if (wanted.lobby) set({ lobby: message.rooms });
        return;
      case 'room':
        if (message.view.room === get().room?.room) see(message.view);
        return;
      case 'said':
        if (message.room === get().room?.room) set(lines.said(get(), message));
        return;
      case 'called': {
        const { type: _, ...call } = message;
        if (!ears.has(call.match)) set({ called: [call, ...othersThan(call.match)] });
        return;
      }
      case 'uncalled':
        set({ called: othersThan(message.match) });
        return;
      case 'gone':
        if (message.room === get().room?.room) closeRoom();
        return;
      case 'wrong':
        set({ sorry: inWords(message.text) });
        return;
      case 'clocks':
        if (ears.has(message.match)) tick(message.clocks);
        return;
      case 'news':
        ears.get(message.match)?.hear(message);
        if (message.clocks && ears.has(message.match)) tick(message.clocks);
        return;
      case 'lost':
        ears.get(message.match)?.hear({ ...message, text: inWords(message.text) });
        return;
      default:
        if ('match' in message) ears.get(message.match)?.hear(message);
    }
  }
  function tick(clocks: RunningClocks): void {
    const now = today();
    set({ clocks: clocks.map(({ seat, left }) => ({ seat, until: now + left })) });
  }
  function see(view: RoomView): void {
    const { room, me } = get();
    wanted.code = view.code;
    if (room?.room !== view.room) set(NO_CHAT);
    else for (const note of notesBetween(room, view)) set(lines.noted(get(), note, today()));
    set({ room: view });
    if (me) witness.see(view, me.guest);
  }
  function closeRoom(): void {
    wanted.code = null;
    set({ room: null, ...NO_CHAT, muted: [] });
  }

  /** Why something was not done is a sentence that screens show. */
  async function ask(message: Ask): Promise<ToClient> {
    set({ sorry: null });
    try {
      return await line.ask(message);
    } catch (error) {
      set({ sorry: reasonOf(error) });
      throw error;
    }
  }
  async function enterBy(message: Ask): Promise<RoomView> {
    const answer = await ask(message);
    if (answer.type !== 'entered') throw strange(answer);
    const isBack = get().room?.room === answer.view.room;
    see(answer.view);
    set({ ...lines.entered(get(), answer.talk, isBack), muted: answer.muted });
    return answer.view;
  }
  async function enter(code: string): Promise<RoomView> {
    try {
      return await enterBy({ type: 'enter', code });
    } catch (error) {
      if (!isUp()) wanted.code ??= code; // as soon as the line is there
      throw error;
    }
  }

  /** What a match said last of what was missed: once a person has read it, it is not said again. */
  let shownMissed: FarState['missed'] = null;

  return {
    store,
    matches: {
      listen(match, ear) {
        ears.set(match, ear);
        if (get().called.some((one) => one.match === match)) set({ called: othersThan(match) });
        if (isUp()) ear.lineIs(true);
        else line.connect();
        return () => {
          if (ears.get(match) !== ear) return;
          ears.delete(match);
          set({ clocks: [] });
        };
      },
      say: (message) => line.say(message),
      ask: (message) => line.ask(message),
      show(far) {
        const isRead = far !== null && far.missed === shownMissed && get().far?.missed === null;
        shownMissed = far?.missed ?? null;
        set({ far: isRead ? { ...far, missed: null } : far });
      },
    },
    network: (isUp) => (isUp ? line.retry() : line.lose()),
  };
}
