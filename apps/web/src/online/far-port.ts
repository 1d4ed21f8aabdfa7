/**
 * A match that a server plays, as a port like the worker's: the same messages go in and come out, so that the table
 * need not know where its match is.
 */
import { botRng } from '@dealers-choice/bots';
import { type Refusal, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import {
  follow,
  type Handlers,
  type Heard,
  type MatchToClient,
  type MatchToServer,
  type ToHost,
  type ToPage,
} from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { FAR } from '../match/either-port.ts';
import type { OpenPort } from '../match/line.ts';
import { newSeed } from '../match/plan.ts';
import { botsOf } from '../match/plan-check.ts';
import { reasonOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { createMind, type OpenThinker } from '../match/thinking/mind.ts';
import type { Ticker } from '../match/ticker.ts';
import { adviceFrom } from '../match/worker/thoughts.ts';
import { en } from '../words/host-en.ts';
import type { FarState } from './contract.ts';
import { type FarTable, type Followings, lookBack, openFarTable } from './far-table.ts';
import { createOutbox, type Done, type Outbox } from './outbox.ts';
import type { MatchLine } from './store.ts';

export interface FarHow {
  line: MatchLine;
  ticker: Ticker;
  load(game: string, cards: string, language: Language): Promise<AnyGame>;
  thinker: OpenThinker;
  /** The page goes to where the match is played, if it is not there already. */
  arrive(match: string): Promise<void>;
  /** The match is not on the table any more. */
  left(match: string): void;
  /** Are hints allowed where it is played? */
  help(match: string): boolean;
  newId(): string;
}

/** A match on the table, or on its way there. */
interface Sitting {
  /** What the page calls it, and what the server does. */
  match: number;
  name: string;
  language: Language;
  all: Partial<Followings> & Pick<Followings, 'heard' | 'sights'>;
  shelved: AnyGame | null;
  /** Null: it is not on the table yet. */
  table: FarTable | null;
  outbox: Outbox;
  /** After the line was gone: what comes is gathered for a moment, from this piece of news on. */
  catching: { from: number; news: Heard[] } | null;
  /** Everything that was told before this page came is here. */
  hasPast: boolean;
  isUp: boolean;
  /** Why the last thing that was kept was not done, until the table is as it is now. */
  late: string | null;
  hereAt: number;
  far: FarState;
  stop(): void;
}

/** What comes in this many milliseconds after the line is back happened while it was gone. */
const CATCH_MS = 400;
/** More than this many moves that were missed are not shown one after the other. */
const MOST_SHOWN = 3;
/** Signs of life are sent no more often than this. */
const HERE_MS = 5_000;
const AGAIN_MS = 1_000;

export const farPort =
  ({ line, ticker, load, thinker, arrive, left, help, newId }: FarHow): OpenPort =>
  (end) => {
    const mind = createMind(thinker, ticker);
    let sitting: Sitting | null = null;
    const post = (message: ToPage): void => end.message(message);

    function open(match: number, name: string, language: Language): void {
      close();
      const mine: Sitting = {
        match,
        name,
        language,
        all: { heard: [], sights: new Map() },
        shelved: null,
        table: null,
        outbox: createOutbox(ticker, (message) => void line.say(message)),
        catching: null,
        hasPast: false,
        isUp: false,
        late: null,
        hereAt: Number.NEGATIVE_INFINITY,
        far: { match: name, delay: null, outgoing: null, missed: null },
        stop: () => {},
      };
      sitting = mine;
      const isMine = (): boolean => sitting === mine;
      void arrive(name).then(() => {
        if (!isMine()) return;
        mine.stop = line.listen(name, {
          hear: (message) => isMine() && hear(mine, message),
          lineIs: (isUp) => isMine() && lineIs(mine, isUp),
          withdraw: () => isMine() && withdraw(mine),
        });
      });
    }
    function close(): void {
      if (!sitting) return;
      const { name, stop, outbox } = sitting;
      sitting = null;
      outbox.clear();
      stop();
      line.say({ type: 'unwatch', match: name });
      line.show(null);
    }
    function show(mine: Sitting, change: Partial<FarState>): void {
      mine.far = { ...mine.far, ...change };
      line.show(mine.far);
    }
    const showOutgoing = (mine: Sitting): void =>
      show(mine, { outgoing: mine.outbox.isEmpty ? null : mine.isUp ? 'sent' : 'kept' });

    function lineIs(mine: Sitting, isUp: boolean): void {
      if (mine.isUp === isUp) return;
      mine.isUp = isUp;
      if (isUp) watch(mine);
      showOutgoing(mine);
    }
    function watch(mine: Sitting): void {
      const { known } = mine.all;
      line.say({ type: 'watch', match: mine.name, lastSeq: known?.seq ?? null });
      if (!known) return;
      if (mine.table && !mine.catching) {
        mine.catching = { from: known.seq, news: [] };
        ticker.after(CATCH_MS, () => sitting === mine && caughtUp(mine));
      }
      mine.outbox.sendAll();
      if (!mine.hasPast) void lay(mine);
    }
    /** Few moves are shown as any others; after many the table is as it is now, and they can be looked back at. */
    function caughtUp(mine: Sitting): void {
      const { catching, table } = mine;
      mine.catching = null;
      if (!catching || !table) return;
      const moves = catching.news.filter(({ events }) => events.length > 0);
      show(mine, { missed: { from: moves[0]?.seq ?? catching.from, moves: moves.length } });
      if (catching.news.length > MOST_SHOWN) layAgain(mine);
      else for (const news of catching.news) report(mine, news);
      tellLate(mine);
    }

    function hear(mine: Sitting, message: MatchToClient): void {
      switch (message.type) {
        case 'dealt':
          mine.all.dealt = message;
          return;
        case 'sight':
          see(mine, message);
          return;
        case 'news':
          take(mine, message);
          return;
        case 'done':
          mine.outbox.take(message.moveId);
          showOutgoing(mine);
          return;
        case 'refused':
          refused(mine, mine.outbox.take(message.moveId), message.refusal);
          return;
        case 'lost':
          lost(mine, message);
          return;
      }
    }
    function see(mine: Sitting, { seq, sight, why }: MatchToClient<'sight'>): void {
      const { all, table } = mine;
      const before = all.known?.seq ?? null;
      all.known = { seq, sight };
      all.sights.set(seq, sight);
      if (why === 'stale') dropLate(mine);
      if (before === null || !table) void lay(mine);
      else if (why !== 'stale' || seq !== before) {
        if (mine.catching) show(mine, { missed: { from: before + 1, moves: seq - before } });
        mine.catching = null;
        mine.hasPast = false;
        void lay(mine);
      } else if (!mine.catching) tellLate(mine);
    }
    function dropLate(mine: Sitting): void {
      const late = mine.outbox.takeFirst();
      const say = mine.shelved?.host ?? en;
      showOutgoing(mine);
      if (late) mine.late = late.type === 'answer' ? say.tooLate : say.stale;
    }
    /** When the table is as it is now: else the sentence would go with what is shown next. */
    function tellLate(mine: Sitting): void {
      const { late } = mine;
      mine.late = null;
      if (late !== null) sayNo(mine, late);
    }
    function take(mine: Sitting, news: MatchToClient<'news'>): void {
      const { all } = mine;
      if (all.known && news.seq <= all.known.seq) return; // asked for twice, and told twice
      const next = follow(all.known ?? null, news);
      if (!next) {
        line.say({ type: 'watch', match: mine.name, lastSeq: all.known?.seq ?? null });
        return;
      }
      const heard: Heard = { seq: news.seq, events: news.events };
      all.known = next;
      all.sights.set(next.seq, next.sight);
      all.heard.push(heard);
      if (mine.catching) mine.catching.news.push(heard);
      else if (mine.table) report(mine, heard);
    }
    function report(mine: Sitting, news: Heard): void {
      const made = mine.table?.report(news, isOwn(mine, news) ? 'person' : 'bot');
      if (made) post({ type: 'report', match: mine.match, report: made });
    }
    /** What a person has just done needs not be shown to them for long. */
    function isOwn({ outbox, all }: Sitting, { events: [first] }: Heard): boolean {
      return !outbox.isEmpty && (first?.seat === undefined || first.seat === all.known?.sight.view.viewer);
    }

    /** The game's words, and what was told before this page came; then it is on the table. */
    async function lay(mine: Sitting): Promise<void> {
      const { all, language } = mine;
      const { dealt, known } = all;
      if (!dealt || !known) return;
      try {
        const [shelved, past] = await Promise.all([
          load(dealt.game, dealt.cards ?? '', language),
          pastOf(mine, known.seq),
        ]);
        if (sitting !== mine || mine.language !== language) return;
        mine.shelved = shelved;
        if (past) {
          lookBack(all, past);
          mine.hasPast = true;
        }
        layAgain(mine);
        tellLate(mine);
      } catch (error) {
        if (sitting === mine) post({ type: 'failed', match: mine.match, text: reasonOf(error) });
      }
    }
    /** Null: it is here already, or the line is gone and it is asked for again when it is back. */
    async function pastOf(mine: Sitting, seq: number): Promise<MatchToClient<'told'> | null> {
      mine.hasPast ||= seq === 0;
      if (mine.hasPast) return null;
      try {
        const told = await line.ask({ type: 'past', match: mine.name });
        return told.type === 'told' ? told : null;
      } catch {
        return null;
      }
    }
    function layAgain(mine: Sitting): void {
      const { shelved, all, match, name } = mine;
      const { dealt, known } = all;
      if (!shelved || !dealt || !known) return;
      const table = openFarTable(shelved, { ...all, dealt, known }, help(name));
      mine.table = table;
      const key = `${FAR}${name}`;
      const delay = known.sight.view.viewer === SPECTATOR ? (dealt.spectators ?? 0) : null;
      show(mine, { delay });
      post({ type: 'table', match, key, cardSet: dealt.cardSet, plan: table.plan, report: table.whole() });
    }

    function put(mine: Sitting, message: Done): void {
      mine.outbox.put(message);
      showOutgoing(mine);
    }
    function withdraw(mine: Sitting): void {
      mine.outbox.clear();
      showOutgoing(mine);
      sayNo(mine, (mine.shelved?.host ?? en).withdrawn);
    }
    function refused(mine: Sitting, what: Done | null, refusal: Refusal): void {
      showOutgoing(mine);
      const { shelved, table, all } = mine;
      if (!what || !shelved || !table || !all.known) return;
      const isSlow = refusal.code.startsWith('marker-');
      const told = telling(shelved, all.known.sight.view, table.plan);
      if (isSlow) layAgain(mine); // with a marker that starts anew
      sayNo(mine, isSlow ? (shelved.host ?? en).slowLine : shelved.words.refusal(refusal, told));
    }
    function sayNo({ match, all }: Sitting, text: string): void {
      const viewer = all.known?.sight.view.viewer ?? SPECTATOR;
      post({ type: 'refused', match, seat: viewer === SPECTATOR ? null : viewer, text });
    }
    /** A server that has to read the match anew is asked again; a match that it does not know cannot go on. */
    function lost(mine: Sitting, { text, again }: MatchToClient<'lost'>): void {
      if (mine.table || again) ticker.after(AGAIN_MS, () => sitting === mine && mine.isUp && watch(mine));
      else post({ type: 'failed', match: mine.match, text });
    }

    const about = (): Sitting => {
      if (!sitting) throw new Error(en.noMatch);
      return sitting;
    };
    const ids = (mine: Sitting): Pick<MatchToServer<'concede'>, 'match' | 'moveId'> => ({
      match: mine.name,
      moveId: newId(),
    });
    async function advise({ seat, request }: ToHost<'hint'>): Promise<void> {
      const { all, shelved, table, name } = about();
      const { known, dealt } = all;
      const say = shelved?.host ?? en;
      if (!shelved || !known || !dealt || table?.plan.hints === false) throw new Error(say.noHints);
      const { view, question } = known.sight;
      if (question === null || view.asking?.kind === 'timing') throw new Error(say.noAdvice);
      const bots = botsOf(shelved);
      const usual = shelved.usualBots(view.options, view.seats)[seat] ?? '';
      const bot = bots.filter(({ think }) => think !== undefined).at(-1)?.name ?? usual;
      const isCurrent = (): boolean => sitting?.name === name && sitting.all.known?.sight.question === question;
      const task = { game: dealt.game, cards: dealt.cards ?? '', cardSet: dealt.cardSet, seat, bot, view };
      const thought = await mind.think({ ...task, rng: botRng(newSeed(), seat).slice() }, isCurrent);
      if (!isCurrent()) throw new Error(say.stale);
      const moves = adviceFrom(thought);
      if (moves.length === 0) throw new Error(say.noAdvice);
      post({ type: 'hinted', request, moves });
    }
    async function exported({ request }: ToHost<'export'>): Promise<void> {
      const opened = await line.ask({ type: 'record', match: about().name });
      if (opened.type !== 'opened') throw new Error(en.noMatch);
      const text = `${JSON.stringify(opened.record)}\n`;
      post({ type: 'file', request, file: new Blob([text], { type: 'application/json' }) });
    }
    function recalled({ request, step, viewer }: ToHost<'recall'>): void {
      const { all, shelved } = about();
      const say = shelved?.host ?? en;
      if (all.known?.sight.view.asking?.kind === 'timing') throw new Error(say.clockRuns);
      const view = all.sights.get(step)?.view;
      if (view?.viewer !== viewer) throw new Error(say.notSeen);
      post({ type: 'recalled', request, step, viewer, view });
    }
    function stir(mine: Sitting, seat: Seat): void {
      const isAway = mine.all.known?.sight.away.includes(seat);
      const now = ticker.now();
      if (!isAway && now - mine.hereAt < HERE_MS) return;
      mine.hereAt = now;
      line.say({ type: 'here', match: mine.name });
    }

    /** The server does not wait for what this page shows, and keeps its own matches. */
    const nothing = (): void => {};
    type FarType = 'resume' | 'speak' | 'answer' | 'undo' | 'change' | 'concede' | 'clock' | 'here' | 'leave';
    type FarAsk = 'hint' | 'export' | 'recall' | 'inspect';
    const handlers: Pick<Handlers<void | Promise<void>>, FarType | FarAsk | 'shown' | 'still'> = {
      resume: ({ match, key, language }) => open(match, key.slice(FAR.length), language),
      speak({ language }) {
        const mine = about();
        mine.language = language;
        return lay(mine);
      },
      answer({ question, move }) {
        const mine = about();
        put(mine, { type: 'answer', ...ids(mine), lastSeq: mine.all.known?.seq ?? 0, question, move });
      },
      undo({ seq }) {
        const mine = about();
        put(mine, { type: 'undo', ...ids(mine), lastSeq: seq });
      },
      change({ seq, move }) {
        const mine = about();
        put(mine, { type: 'change', ...ids(mine), lastSeq: seq, move });
      },
      concede() {
        const mine = about();
        put(mine, { type: 'concede', ...ids(mine) });
      },
      clock: () => void line.say({ type: 'clock', match: about().name }),
      here: ({ seat }) => stir(about(), seat),
      leave() {
        const { name } = about();
        close();
        left(name);
      },
      hint: advise,
      export: exported,
      recall: recalled,
      inspect: () => Promise.reject(new Error(en.notSeen)),
      shown: nothing,
      still: nothing,
    };
    const isFar = (message: ToHost): message is ToHost<keyof typeof handlers> => Object.hasOwn(handlers, message.type);

    return {
      post(message) {
        if (!isFar(message)) throw new Error(`a server is not told "${message.type}"`);
        const handle = handlers[message.type] as (one: typeof message) => void | Promise<void>;
        void (async () => {
          try {
            await handle(message);
          } catch (error) {
            if ('request' in message) post({ type: 'sorry', request: message.request, text: reasonOf(error) });
          }
        })();
      },
      close,
    };
  };
