/** The match on the screen: a store that speaks with the worker and shows what it hears, in pace. */
import { type Move, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { Report, ToPage } from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { en, type HostPhrases } from '../words/host-en.ts';
import type { MatchActions, MatchPlan, MatchState, Performer } from './contract.ts';
import { createKeeping } from './keeping.ts';
import { createLine, type OpenPort } from './line.ts';
import { checkCards, keepsSecrets, nameIn, peopleHere } from './plan.ts';
import { createPresentation } from './presentation.ts';
import { createQueue } from './queue.ts';
import { reasonOf, telling } from './sentences.ts';
import type { AnyGame } from './shelf.ts';
import type { Ticker } from './ticker.ts';

export type MatchStore = MatchState & MatchActions;

export interface MatchHow {
  port: OpenPort;
  ticker: Ticker;
  /** `cards`: the name of imported ones, or ''. */
  load(game: string, cards: string, language: Language): Promise<AnyGame>;
  /** What is needed of the rules machine itself. */
  judge(): Promise<typeof import('./judge.ts')>;
}

/** A worker that breaks this often without a report in between is given up. */
const MOST_RESTARTS = 3;

/** Signs of life are told no more often than this. */
const STIR_MS = 1_000;

const NOTHING: MatchState = {
  status: 'none',
  plan: null,
  key: '',
  viewer: SPECTATOR,
  view: null,
  asked: [],
  away: [],
  passTo: null,
  showing: null,
  log: [],
  isPart: false,
  lookedUp: 0,
  mayUndo: false,
  paused: false,
  speed: 1,
  refusal: null,
  problem: null,
  saved: null,
  loaded: null,
  stopped: null,
  sitting: 0,
  along: null,
  thinking: null,
};

export function createMatch({ port, ticker, load, judge }: MatchHow): StoreApi<MatchStore> {
  const queue = createQueue(ticker);
  let calm = false;
  let table: Performer | null = null;
  /** The match that is meant; what belongs to another is not heard. */
  let match = 0;
  let key = '';
  /** What begins the match, until it is on the table. */
  let wanted: MatchPlan | null = null;
  let last: Report | null = null;
  let restarts = 0;
  /** What the person wants to read, what the worker was last told to speak, and what the words here are in. */
  let language: Language = 'en';
  let asked: Language = 'en';
  let loadedIn: Language = 'en';
  /** When the worker last heard that somebody is here. */
  let stirred = Number.NEGATIVE_INFINITY;
  /** What was last said about bots that stumbled. */
  let replaced = '';
  /** Answers on their way, by seat: the number of the question. */
  const sent = new Map<Seat, number>();

  return createStore<MatchStore>()((set, get) => {
    const line = createLine({
      open: port,
      ticker,
      hear,
      broke: restart,
      strange: (why) => set({ problem: `The page got a message it cannot read. ${why}` }),
    });
    const presentation = createPresentation({ queue, set, calm: () => calm, table: () => table, settled: goOn });

    /** In the language of the match on the table. */
    const host = (): HostPhrases => get().loaded?.host ?? en;

    /** The language to ask the worker for, now that it is asked. */
    function ask(): Language {
      asked = language;
      return language;
    }
    function hear(message: ToPage): void {
      switch (message.type) {
        case 'saved':
          set({ saved: message.saved });
          return;
        case 'table':
          if (message.match === match) lay(message).catch((error: unknown) => fail(reasonOf(error)));
          return;
        case 'report':
          if (message.match === match) take(message.report);
          return;
        case 'thinking':
          if (message.match === match) set({ thinking: message.seat });
          return;
        case 'refused':
          if (message.match !== match) return;
          if (message.seat !== null) sent.delete(message.seat);
          set({ refusal: message.text });
          return;
        case 'failed':
          if (message.match === match) fail(message.text);
          return;
      }
    }
    /** A match on the table: new, resumed, or back after the worker broke. */
    async function lay({ plan, report, cardSet, key: name, isPart = false }: ToPage<'table'>): Promise<void> {
      const mine = match;
      const before = get().loaded;
      const fits = before?.game.id === plan.game && before.game.cardSet === cardSet && loadedIn === language;
      const wish = language;
      const loaded = fits ? before : await load(plan.game, plan.cards ?? '', wish);
      if (mine !== match) return;
      loadedIn = wish;
      checkCards(loaded, cardSet);
      wanted = null;
      key = name;
      const problem = lossIn(report, loaded.host ?? en) ?? (report.kept ? null : (loaded.host ?? en).notKept);
      sent.clear();
      last = report;
      const sitting = get().sitting + 1;
      set({ plan, key, loaded, problem, sitting, isPart, lookedUp: 0, refusal: null, saved: null, thinking: null });
      presentation.open(loaded, plan, report);
      // Somebody chose another language while this was on its way.
      if (asked !== language) line.send({ type: 'speak', match, language: ask() });
    }
    /** What did not survive, as a sentence; null: nothing was lost. */
    function lossIn(report: Report, host: HostPhrases): string | null {
      if (!last || restarts === 0) return null;
      const moves = last.seq - report.seq;
      if (moves > 0) return host.movesLost(moves);
      const again = report.asked.some(({ seat, question }) => sent.get(seat) === question);
      return again ? host.answerLost : null;
    }
    function take(report: Report): void {
      restarts = 0;
      last = report;
      for (const [seat, question] of sent) {
        if (!report.asked.some((one) => one.seat === seat && one.question === question)) sent.delete(seat);
      }
      const problem = report.kept ? replacedIn(report) : host().notKept;
      set({ mayUndo: undoers().length > 0, refusal: null, thinking: null, ...(problem === null ? {} : { problem }) });
      presentation.add(report);
    }
    /** For which bots others answered, as a sentence; it has been read when a person has played on. */
    function replacedIn({ stumbled = [], by, eyes }: Report): string | null {
      const { loaded, plan, problem } = get();
      const [view] = eyes.map((eye) => eye.view);
      if (!loaded || !plan || !view || stumbled.length === 0) {
        if (by === 'person' && problem !== null && problem === replaced) set({ problem: null });
        return null;
      }
      replaced = host().stumbled(stumbled.map(nameIn(loaded, plan, view.options)));
      return replaced;
    }
    /** At an open table anybody may have the last move taken back; with hidden hands only whoever made it. */
    function undoers(): Seat[] {
      const { loaded, plan, viewer } = get();
      const secret = loaded && plan && keepsSecrets(loaded) && peopleHere(plan).length > 1;
      return (last?.undo ?? []).filter((seat) => !secret || seat === viewer);
    }
    /** Bots go on when people have seen what happened. */
    function goOn(report: Report): void {
      set({ mayUndo: undoers().length > 0 });
      if (!get().paused && report === last) line.send({ type: 'shown', match, seq: report.seq });
    }
    function restart(why: string): void {
      const { status } = get();
      if (status === 'none' || status === 'failed') return;
      if (++restarts > MOST_RESTARTS) {
        fail(host().stopped(why));
        return;
      }
      queue.clear();
      set({ asked: [], showing: null });
      if (wanted) line.send({ type: 'begin', match, plan: wanted, language: ask() });
      else line.send({ type: 'resume', match, key, language: ask() });
    }
    function fail(text: string): void {
      presentation.close();
      last = null;
      wanted = null;
      // What was saved stays, so that another version or another try can go on with it.
      const { speed, saved, sitting } = get();
      set({ ...NOTHING, speed, saved, sitting, status: 'failed', problem: text });
      line.send({ type: 'look' });
    }
    /** Forgets the match that was, and gives the next one a number of its own. */
    function fresh(): void {
      if (last) line.send({ type: 'leave', match });
      match++;
      key = '';
      last = null;
      wanted = null;
      restarts = 0;
      sent.clear();
      presentation.close();
      queue.pause(false);
      const { speed, saved, loaded, sitting } = get();
      set({ ...NOTHING, speed, saved, loaded, sitting });
    }
    /** Sends an answer to the question that is on the screen, once. */
    function answer(seat: Seat, move: Move): void {
      const { view, loaded, plan, asked, away } = get();
      const open = presentation.current?.asked.find((one) => one.seat === seat);
      if (!view || !loaded || !plan) return;
      if (away.includes(seat)) {
        line.send({ type: 'here', match, seat });
        return;
      }
      if (!open || !asked.includes(seat)) {
        void judge().then(({ refuse }) => {
          const refusal = refuse(loaded.game, view, seat, move);
          const text = refusal && loaded.words.refusal(refusal, telling(loaded, view, plan));
          set({ refusal: text ?? host().wait });
        });
        return;
      }
      if (sent.get(seat) === open.question) return; // on its way already
      sent.set(seat, open.question);
      set({ refusal: null });
      line.send({ type: 'answer', match, question: open.question, seat, move });
    }
    function takeBack(seat: Seat, move: Move | null): void {
      if (!last) return;
      const { seq } = last;
      const able = undoers();
      const who = able.includes(seat) ? seat : (able[0] ?? seat);
      if (move) line.send({ type: 'change', match, seq, seat: who, move });
      else line.send({ type: 'undo', match, seq, seat: who });
      set({ refusal: null });
      queue.skip(); // after the message: else bots would hear first that they may go on
    }
    async function lookUp(): Promise<void> {
      const { isPart, sitting } = get();
      if (!isPart) return;
      const message = await line.ask((request) => ({ type: 'past', match, request }));
      if (message.type !== 'told') throw new Error('The worker sent something else than the log.');
      if (get().sitting !== sitting) return; // laid anew meanwhile
      presentation.fill(message.lines);
      set({ isPart: false });
    }
    async function file(): Promise<Blob> {
      const message = await line.ask((request) => ({ type: 'export', match, request }));
      if (message.type !== 'file') throw new Error('The worker sent something else than the record.');
      return message.file;
    }

    return {
      ...NOTHING,
      start(plan) {
        fresh();
        wanted = plan;
        set({ status: 'starting', plan: { ...plan, seed: '' }, problem: null });
        const mine = match;
        const wish = language;
        load(plan.game, plan.cards ?? '', wish).then(
          (loaded) => {
            if (mine !== match) return;
            loadedIn = wish;
            set({ loaded });
            line.send({ type: 'begin', match, plan, language: ask() });
          },
          (error: unknown) => mine === match && fail(reasonOf(error)),
        );
      },
      answer,
      undo: (seat) => takeBack(seat, null),
      change: (seat, move) => takeBack(seat, move),
      concede: (seat) => line.send({ type: 'concede', match, seat }),
      async hint(seat) {
        const message = await line.ask((request) => ({ type: 'hint', match, seat, request }));
        if (message.type !== 'hinted') throw new Error('The worker sent something else than a hint.');
        return message.moves;
      },
      lookUp,
      async recall(step) {
        const { viewer } = get();
        // Without the past this position may be here all the same: else what is asked now says why it cannot be seen.
        if (last?.eyes[0]?.view.asking?.kind !== 'timing') await lookUp().catch(() => {});
        const message = await line.ask((request) => ({ type: 'recall', match, request, step, viewer }));
        if (message.type !== 'recalled') throw new Error('The worker sent something else than the position.');
        // The device went on to somebody else, who must not see it.
        if (get().viewer !== viewer) throw new Error(host().stale);
        return message.view;
      },
      stir() {
        const now = ticker.now();
        const { plan } = get();
        const isWaitedFor = plan?.here !== undefined || plan?.options.afkSeconds;
        if (!last || now - stirred < STIR_MS || !isWaitedFor) return;
        stirred = now;
        for (const { seat } of last.asked) line.send({ type: 'here', match, seat });
      },
      comeBack: (seat) => line.send({ type: 'here', match, seat }),
      pause(paused) {
        set({ paused });
        queue.pause(paused);
        if (paused && last) line.send({ type: 'still', match });
        if (!paused && presentation.current) goOn(presentation.current);
      },
      speak(wanted) {
        if (wanted === language) return;
        language = wanted;
        if (last) line.send({ type: 'speak', match, language: ask() });
      },
      setSpeed(speed) {
        set({ speed });
        queue.setSpeed(speed);
      },
      skip: () => queue.skip(),
      takeDevice: () => presentation.take(),
      resume(wish = '') {
        fresh();
        set({ status: 'starting', problem: null });
        line.send({ type: 'resume', match, key: wish, language: ask() });
      },
      leave() {
        fresh();
        line.send({ type: 'look' });
      },
      exportFile: file,
      async exportRecord() {
        const text = await (await file()).text();
        return (await judge()).parseRecord(text);
      },
      look: () => line.send({ type: 'look' }),
      forget: () => line.send({ type: 'forget' }),
      beginClock: () => line.send({ type: 'clock', match }),
      perform(wanted) {
        table = wanted;
        const { view } = get();
        if (view) table?.see?.(view);
      },
      setCalm: (wish) => {
        calm = wish;
      },
      dismiss: () => set({ refusal: null, problem: null }),
      async inspect() {
        const message = await line.ask((request) => ({ type: 'inspect', match, request }));
        if (message.type !== 'inspection') throw new Error('The worker sent something else than the state.');
        return message.inspection;
      },
      kept: createKeeping(line, (dropped) => {
        if (dropped === null || dropped === key) fresh();
      }),
    };
  });
}
