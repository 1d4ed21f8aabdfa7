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
import { newSeed } from '../match/plan.ts';
import { reasonOf } from '../match/sentences.ts';
import type { Ticker } from '../match/ticker.ts';
import type { ChatLine, FarState, OnlineActions, OnlineState, OnlineStore } from './contract.ts';
import { notesBetween } from './notes.ts';
import { createServerLine, type LineState } from './server-line.ts';
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

const MOST_LINES = 200;

const NOTHING: OnlineState = {
  line: 'off',
  tries: 0,
  nextTry: null,
  restarts: false,
  me: null,
  lobby: null,
  room: null,
  chat: [],
  unread: 0,
  muted: [],
  blocked: [],
  called: [],
  clocks: [],
  far: null,
  sorry: null,
};

type Untold = ChatLine extends infer One ? (One extends unknown ? Omit<One, 'n'> : never) : never;

export function createOnline({ open, ticker, today, chance, name, witness, sorry, said: inWords }: OnlineHow): Online {
  const ears = new Map<string, MatchEar>();
  const line = createServerLine({
    ...{ open, ticker, today, chance, name: name.get },
    ...{ sorry, said: inWords, changed, welcomed, hear },
  });
  let wantsLobby = false;
  let lines = 0;
  /** Of the table that this page is at, also while the line is gone. */
  let code: string | null = null;
  const store = createStore<OnlineStore>()(() => ({ ...NOTHING, ...actions() }));
  const { setState: set, getState: get } = store;

  function changed(now: LineState): void {
    const wasUp = isUp();
    set(now);
    if (wasUp) for (const ear of ears.values()) ear.lineIs(false);
  }
  function welcomed({ guest, name: called, blocked }: RoomToClient<'welcome'>): void {
    set({ me: { guest, name: called }, blocked });
    lookAgain();
    if (wantsLobby) line.say({ type: 'lobby', on: true });
    // First the room, whose table the matches are at: whoever is not in it may not watch.
    if (code === null) callUp();
    else void enter(code).catch(giveUpRoom).then(callUp);
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
        if (wantsLobby) set({ lobby: message.rooms });
        return;
      case 'room':
        if (message.view.room === get().room?.room) see(message.view);
        return;
      case 'said':
        if (message.room === get().room?.room) said(message);
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
    const { room } = get();
    code = view.code;
    if (room?.room !== view.room) set({ chat: [], unread: 0 });
    else for (const note of notesBetween(room, view)) tell({ kind: 'note', at: today(), ...note });
    set({ room: view });
    witness.see(view);
  }
  /** What was said before one came, or while the line was gone, with what was noted here. */
  function catchUp(talk: RoomToClient<'entered'>['talk'], isBack: boolean): void {
    const { chat, me, unread } = get();
    const last = Math.max(0, ...chat.map((one) => (one.kind === 'said' ? one.at : 0)));
    const notes = chat.filter(({ kind }) => kind === 'note');
    const heard = talk.map((one): ChatLine => ({ kind: 'said', ...one, n: ++lines }));
    const missed = talk.filter(({ guest, at }) => isBack && at > last && guest !== me?.guest).length;
    set({ chat: [...notes, ...heard].sort((a, b) => a.at - b.at), unread: unread + missed });
  }
  function said({ guest, name: called, text, at }: RoomToClient<'said'>): void {
    tell({ kind: 'said', guest, name: called, text, at });
    if (guest !== get().me?.guest) set({ unread: get().unread + 1 });
  }
  function tell(one: Untold): void {
    set({ chat: [...get().chat, { ...one, n: ++lines }].slice(-MOST_LINES) });
  }
  function closeRoom(): void {
    code = null;
    set({ room: null, chat: [], unread: 0, muted: [] });
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
  async function done(message: Ask): Promise<void> {
    await ask(message);
  }
  async function enterBy(message: Ask): Promise<RoomView> {
    const answer = await ask(message);
    if (answer.type !== 'entered') throw strange(answer);
    const isBack = get().room?.room === answer.view.room;
    see(answer.view);
    catchUp(answer.talk, isBack);
    set({ muted: answer.muted });
    return answer.view;
  }
  async function enter(wanted: string): Promise<RoomView> {
    try {
      return await enterBy({ type: 'enter', code: wanted });
    } catch (error) {
      if (!isUp()) code ??= wanted; // as soon as the line is there
      throw error;
    }
  }
  function here(): string {
    return get().room?.room ?? '';
  }

  function actions(): OnlineActions {
    return {
      connect: line.connect,
      disconnect() {
        wantsLobby = false;
        code = null;
        line.disconnect();
        set(NOTHING);
      },
      retry: line.retry,
      async rename(wanted) {
        name.set(wanted);
        if (get().line === 'off') return;
        await done({ type: 'rename', name: wanted });
        const { me } = get();
        set({ me: me && { ...me, name: wanted } });
      },
      watchLobby(on) {
        wantsLobby = on;
        if (!on) set({ lobby: null });
        if (!line.say({ type: 'lobby', on }) && on) line.connect();
      },
      create: (wish) => enterBy({ type: 'create', ...wish }),
      enter,
      async leave() {
        const room = here();
        if (room === '') return;
        // Also without a line: whoever leaves does not come back by itself.
        closeRoom();
        await done({ type: 'leave', room });
      },
      sit: (seat) => done({ type: 'sit', room: here(), seat }),
      stand: () => done({ type: 'stand', room: here() }),
      place: (seat, bot) => done({ type: 'place', room: here(), seat, bot }),
      sendAway: (guest) => done({ type: 'sendAway', room: here(), guest }),
      configure: (changes) => done({ type: 'configure', room: here(), ...changes }),
      pick: (option, value) => done({ type: 'pick', room: here(), option, value }),
      async ready(isReady) {
        if (!isReady) return done({ type: 'unready', room: here() });
        const brought = newSeed();
        const { room, me } = get();
        const seat = room?.seats.findIndex(({ guest }) => guest === me?.guest) ?? -1;
        // Remembered before it is sent: the promise that is known now was made without this share.
        if (room && seat >= 0) witness.bring(room, seat, brought);
        await done({ type: 'ready', room: here(), brought });
      },
      start: () => done({ type: 'start', room: here() }),
      standIn: (seat) => done({ type: 'standIn', room: here(), seat }),
      rematch: () => done({ type: 'rematch', room: here() }),
      say: (text) => done({ type: 'chat', room: here(), text }),
      read: () => set({ unread: 0 }),
      async block(guest, called, on) {
        await done({ type: 'block', guest, name: called, on });
        const others = get().blocked.filter((one) => one.guest !== guest);
        set({ blocked: on ? [...others, { guest, name: called }] : others });
      },
      report: (guest, text) => done({ type: 'report', room: here(), guest, text }),
      async carry() {
        const answer = await ask({ type: 'carry' });
        if (answer.type !== 'carried') throw strange(answer);
        return { token: answer.token, until: answer.until };
      },
      answerCall: (match) => set({ called: othersThan(match) }),
      subscribe: (subscription) => done({ type: 'subscribe', subscription }),
      unsubscribe: (endpoint) => done({ type: 'unsubscribe', endpoint }),
      async mute(guest, on) {
        await done({ type: 'mute', room: here(), guest, on });
        const others = get().muted.filter((one) => one !== guest);
        set({ muted: on ? [...others, guest] : others });
      },
      async mine() {
        const answer = await ask({ type: 'mine' });
        if (answer.type !== 'mine') throw strange(answer);
        return answer.matches;
      },
      async record(match) {
        const answer = await ask({ type: 'record', match });
        if (answer.type !== 'opened') throw strange(answer);
        return { record: answer.record, deal: answer.deal };
      },
      withdraw: () => ears.get(get().far?.match ?? '')?.withdraw(),
      caughtUp() {
        const { far } = get();
        set({ far: far && { ...far, missed: null } });
      },
      dismiss: () => set({ sorry: null }),
    };
  }

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
      show: (far) => set({ far }),
    },
    network: (isUp) => (isUp ? line.retry() : line.lose()),
  };
}

const strange = ({ type }: ToClient): Error => new Error(`The server sent "${type}" instead of what was asked for.`);
