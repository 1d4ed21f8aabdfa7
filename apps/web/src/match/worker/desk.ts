/** Reads what the page asks for, one message after the other, and answers with what the page may know. */
import { BadSetup, type Seat } from '@dealers-choice/kernel';
import {
  type Advice,
  type Handlers,
  type Report,
  readToHost,
  type ToHost,
  type ToPage,
} from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { en, type HostPhrases } from '../../words/host-en.ts';
import type { MatchPlan } from '../contract.ts';
import { newSeed, shownPlan, withSecrets } from '../plan.ts';
import { checkPlan } from '../plan-check.ts';
import { reasonOf } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';
import { createMind, type OpenThinker, type Pondered, type Task } from '../thinking/mind.ts';
import type { Ticker } from '../ticker.ts';
import { changedSince } from './changed-since.ts';
import { keeping } from './keeping.ts';
import { type Deal, type LiveMatch, openMatch } from './live-match.ts';
import type { Past } from './past.ts';
import type { Pondering } from './players.ts';
import { openReel, type Reel } from './reel.ts';
import { allBack, lastUnfinished, noteOf, prune, type SavedMatch, type Saves } from './saves.ts';
import { createSilence, patienceOf, type Silence } from './silence.ts';
import { adviceFrom, keepThoughts } from './thoughts.ts';
import { faultOf } from './verify.ts';
import { whole } from './whole.ts';

export interface DeskHow {
  post(message: ToPage): void;
  load(game: string, cards: string, language: Language): Promise<AnyGame>;
  /** Where bots think that take their time. */
  thinker: OpenThinker;
  saves: Saves;
  past: Past;
  ticker: Ticker;
  /** The date, for saves. */
  today(): number;
  /** Whether the whole state may be looked at. */
  dev: boolean;
  /** Seeds, and names of saves. */
  draw?: () => string;
  deal?: Deal;
}

/** A match on the table. */
interface Sitting {
  /** What the page calls the match. */
  match: number;
  key: string;
  live: LiveMatch;
  /** What it is played with: all that a thinker has to know of the match beside a view. */
  cards: Pick<Task, 'game' | 'cards' | 'cardSet'>;
  say: HostPhrases;
  /** When the marker of the open timing question started. */
  began: number | null;
  stopWaiting: () => void;
  /** What a bot thinks about; null: none does. */
  pondering: Pondering | null;
  /** Of the people at this table. */
  silence: Silence;
  /** How it ended is noted among the past ones. */
  noted: boolean;
}

/** A bot that thinks for longer than this is said to. */
export const SIGN_MS = 300;

/** What was asked for cannot be done, and nothing changed: the message says why. */
class Refused extends Error {}

export interface Desk {
  hear(data: unknown): void;
  /** Resolves when everything heard so far is done. */
  allDone(): Promise<void>;
}

export function openDesk(how: DeskHow): Desk {
  const { post, load, thinker, saves, past, ticker, today, dev, deal, draw = newSeed } = how;
  const mind = createMind(thinker, ticker);
  const thoughts = keepThoughts(ticker);
  let sitting: Sitting | null = null;
  let reel: Reel | null = null;
  /** Of the match that is or was on the table. */
  let lastPlan: MatchPlan | null = null;
  let busy: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): void => {
    busy = busy.then(task).catch((error: unknown) => {
      const match = sitting?.match ?? 0;
      close();
      post({ type: 'failed', match, text: `The match cannot go on: ${reasonOf(error)}` });
    });
  };
  const close = (): void => {
    sitting?.stopWaiting();
    sitting?.silence.rest();
    sitting = null;
  };

  async function save(open: Sitting): Promise<boolean> {
    try {
      const saved = open.live.saved(open.key, today());
      await saves.put(saved);
      // An end that is taken back is none.
      if (saved.over && isCounted(saved)) await past.put(noteOf(saved));
      else if (open.noted) await past.drop(open.key);
      open.noted = saved.over;
      return true;
    } catch {
      return false; // a browser that keeps nothing: the match goes on, the page says so
    }
  }
  /** Saved first, shown then: what the page has seen survives a crash. */
  async function report(open: Sitting, by: Report['by']): Promise<void> {
    const news = open.live.report(by);
    const kept = await save(open);
    if (!open.live.isTiming()) open.began = null;
    if (sitting === open) post({ type: 'report', match: open.match, report: { ...news, kept } });
  }
  const elapsed = ({ began }: Sitting): number | null => (began === null ? null : Math.ceil(ticker.now() - began));
  /** Bots play on for those who have been silent for too long. */
  async function handOver(open: Sitting): Promise<void> {
    const silent = open.silence.overdue(open.live.awaited(open.began !== null));
    if (sitting !== open || silent.length === 0) return;
    for (const seat of silent) open.live.standIn(seat, elapsed(open));
    await report(open, 'bot');
    if (open.began !== null) await goOn(open);
  }
  /** The next bot moves, now or when its time has come. Then the page shows it and asks for more. */
  async function goOn(open: Sitting): Promise<void> {
    open.stopWaiting();
    if (sitting !== open) return;
    open.silence.watch(open.live.awaited(open.began !== null));
    const turn = open.live.botTurn(elapsed(open));
    if (turn === null) return;
    if ('thinks' in turn) {
      ponder(open, turn.thinks);
      return;
    }
    if ('dueIn' in turn) {
      open.stopWaiting = ticker.after(turn.dueIn, () => inTurn(() => goOn(open)));
      return;
    }
    open.live.playBot(turn.seat, turn.move);
    await report(open, 'bot');
    if (open.began !== null) await goOn(open); // a clock that runs does not wait for the page
  }
  /** Elsewhere: whatever people do in the meantime is done, and a thought that is out of date by then is dropped. */
  function ponder(open: Sitting, task: Pondering): void {
    const { match, live } = open;
    if (open.pondering?.seq === task.seq && open.pondering.seat === task.seat) return; // it does already
    open.pondering = task;
    const isCurrent = (): boolean => sitting === open && open.pondering === task && live.seq === task.seq;
    let said = false;
    const stopSign = ticker.after(SIGN_MS, () => {
      if (!isCurrent()) return;
      said = true;
      post({ type: 'thinking', match, seat: task.seat });
    });
    const settle = (decide: () => boolean): void =>
      inTurn(async () => {
        stopSign();
        if (!isCurrent()) return;
        open.pondering = null;
        if (said) post({ type: 'thinking', match, seat: null });
        if (decide()) await goOn(open);
      });
    think(open, task, isCurrent).then(
      ({ move, rng }) => settle(() => live.decide(task, () => move, rng)),
      (error: unknown) =>
        settle(() =>
          live.decide(task, () => {
            throw error;
          }),
        ),
    );
  }
  const think = ({ cards }: Sitting, { seat, bot, view, rng }: Pondering, isWanted: () => boolean): Promise<Pondered> =>
    thoughts.note({ seat, bot }, mind.think({ ...cards, seat, bot, view, rng }, isWanted));
  async function lay(match: number, shelved: AnyGame, plan: MatchPlan, from: SavedMatch | null): Promise<void> {
    close();
    const key = from?.key ?? draw();
    const live = openMatch(shelved, plan, from, deal);
    const open: Sitting = {
      match,
      key,
      live,
      cards: { game: plan.game, cards: plan.cards ?? '', cardSet: shelved.game.cardSet },
      say: shelved.host ?? en,
      began: null,
      stopWaiting: () => {},
      pondering: null,
      silence: createSilence(ticker, patienceOf(plan), () => inTurn(() => handOver(open))),
      noted: from?.over ?? false,
    };
    sitting = open;
    if (!plan.branch?.seen) lastPlan = plan;
    if (live.anyThinks) mind.fetch(open.cards.game, open.cards.cards);
    const dealt = live.report('deal');
    const kept = await save(open);
    post({
      type: 'table',
      match,
      key,
      cardSet: shelved.game.cardSet,
      plan: shownPlan(shelved, plan),
      report: { ...dealt, kept },
    });
  }
  async function postSaved(): Promise<void> {
    const last = await lastUnfinished(saves).catch(() => null);
    post({ type: 'saved', saved: last && { game: last.plan.game, when: last.when, turn: last.turn } });
  }

  /** The match a message means. */
  function onTable(match: number): Sitting {
    if (sitting?.match === match) return sitting;
    throw new Refused(sitting ? 'This belongs to another match.' : 'There is no match on the table.');
  }
  /** A person does something; `attempt` gives the reason when it is refused. Whoever does something is back. */
  async function act(match: number, seat: Seat, attempt: (live: LiveMatch) => string | null): Promise<void> {
    const open = onTable(match);
    open.silence.heard(seat);
    const returned = open.live.giveBack(seat);
    const refusal = attempt(open.live);
    if (refusal === null || returned) {
      await report(open, 'person');
      if (open.began !== null) await goOn(open);
    }
    if (refusal !== null) throw new Refused(refusal);
  }

  const handlers: Handlers<void | Promise<void>> = {
    ping: () => post({ type: 'pong' }),
    look: postSaved,
    async forget() {
      const last = await lastUnfinished(saves).catch(() => null);
      if (last) await saves.drop(last.key).catch(() => {});
      await postSaved();
    },
    async begin({ match, plan: wanted, language }) {
      const shelved = await load(wanted.game, wanted.cards ?? '', language);
      const plan = checkPlan(shelved, withSecrets(shelved, wanted, lastPlan));
      await prune(saves).catch(() => {});
      await lay(match, shelved, whole(shelved, { ...plan, seed: plan.seed || draw() }), null);
    },
    async resume({ match, key, language }) {
      const saved = key === '' ? await lastUnfinished(saves) : (await saves.all()).find((one) => one.key === key);
      if (!saved) throw new BadSetup('There is no match to go on with.');
      const shelved = await load(saved.plan.game, saved.plan.cards ?? '', language);
      const why = changedSince(shelved, saved);
      if (why !== null) throw new BadSetup(why);
      await lay(match, shelved, saved.plan, allBack(saved));
    },
    async speak({ match, language }) {
      const { live, key } = onTable(match);
      const now = live.saved(key, today());
      await lay(match, await load(now.plan.game, now.plan.cards ?? '', language), now.plan, now);
    },
    answer: ({ match, question, seat, move }) => act(match, seat, (live) => live.answer(question, seat, move)),
    undo: ({ match, seq, seat }) => act(match, seat, (live) => live.undo(seq, seat)),
    change: ({ match, seq, seat, move }) => act(match, seat, (live) => live.change(seq, seat, move)),
    concede: ({ match, seat }) => act(match, seat, (live) => live.concede(seat)),
    async here({ match, seat }) {
      const open = onTable(match);
      open.silence.heard(seat);
      if (open.live.giveBack(seat)) await report(open, 'person');
    },
    still: ({ match }) => onTable(match).silence.rest(),
    async shown({ match, seq }) {
      const open = onTable(match);
      if (seq === open.live.seq) await goOn(open);
    },
    async clock({ match }) {
      const open = onTable(match);
      if (!open.live.isTiming()) return;
      open.began = ticker.now();
      await goOn(open);
    },
    leave({ match }) {
      onTable(match);
      close();
    },
    hint({ match, seat, request }) {
      const open = onTable(match);
      const { live, say } = open;
      const task = live.advising(seat);
      if (typeof task === 'string') throw new Refused(task);
      const { seq } = live;
      const isCurrent = (): boolean => sitting === open && live.seq === seq;
      const answer = (advice: () => Advice[]): void =>
        inTurn(async () => {
          const moves = isCurrent() ? advice() : [];
          if (moves.length > 0) post({ type: 'hinted', request, moves });
          else post({ type: 'sorry', request, text: isCurrent() ? say.noAdvice : say.stale });
        });
      const atOnce = (): Advice[] => adviceFrom({ move: live.advise(seat), candidates: [] });
      if (!task) answer(atOnce);
      else {
        think(open, task, isCurrent).then(
          (thought) => answer(() => adviceFrom(thought)),
          () => answer(atOnce),
        );
      }
    },
    past() {
      throw new Refused('The log of this match has every line.');
    },
    recall({ match, request, step, viewer }) {
      const { live, say } = onTable(match);
      // Whoever comes back from it would find the marker at its start.
      if (live.isTiming()) throw new Refused(say.clockRuns);
      const view = live.recall(step, viewer);
      if (!view) throw new Refused(say.notSeen);
      post({ type: 'recalled', request, step, viewer, view });
    },
    export({ match, request }) {
      const { live, say } = onTable(match);
      const played = live.record();
      if (!played) throw new Refused(say.noRecord);
      const record = JSON.stringify(played);
      post({ type: 'file', request, file: new Blob([`${record}\n`], { type: 'application/json' }) });
    },
    inspect({ match, request }) {
      const { live } = onTable(match);
      if (!dev) throw new Refused('Only a developer’s page may look at the whole state.');
      post({ type: 'inspection', request, inspection: { ...live.inspect(), thoughts: [...thoughts.list] } });
    },
    async open({ request, text, language }) {
      reel = await openReel(text, { load: (game, cards) => load(game, cards, language) });
      const { record, turns, answers, moments } = reel;
      post({ type: 'opened', request, record, turns: [...turns], answers: [...answers], moments: [...moments] });
    },
    seek({ request, step, viewer }) {
      if (!reel) throw new Refused('No record is open.');
      post({ type: 'sought', request, ...reel.at(step, viewer) });
    },
    verify({ request, match, deal, witness }) {
      if (!reel) throw new Refused('No record is open.');
      const began = ticker.now();
      const fault = faultOf(reel, match, { deal, witness });
      post({ type: 'verified', request, fault, took: ticker.now() - began });
    },
    ...keeping({
      post,
      load: (game, cards) => load(game, cards, 'en'),
      saves,
      past,
      letGo: (key) => {
        if (key === null || sitting?.key === key) close();
      },
    }),
  };
  const handle = <T extends ToHost['type']>(message: ToHost<T>) => handlers[message.type](message);

  /** Says why a message could not be met, in the way its sender waits for it. An unexpected error ends the match. */
  function sayWhy(message: ToHost, error: unknown): void {
    const text = reasonOf(error);
    if ('request' in message) post({ type: 'sorry', request: message.request, text });
    else if (message.type === 'begin' || message.type === 'resume')
      post({ type: 'failed', match: message.match, text });
    else if (error instanceof Refused && 'match' in message) {
      post({ type: 'refused', match: message.match, seat: 'seat' in message ? message.seat : null, text });
    } else throw error;
  }

  return {
    hear(data) {
      const message = readToHost(data);
      const request = typeof message === 'string' ? requestIn(data) : null;
      if (typeof message === 'string') {
        if (request !== null) post({ type: 'sorry', request, text: message });
        else post({ type: 'refused', match: sitting?.match ?? 0, seat: null, text: message });
      }
      // Out of turn: whoever waits for cards to be read is alive all the same.
      else if (message.type === 'ping') void handle(message);
      else {
        inTurn(async () => {
          try {
            await handle(message);
          } catch (error) {
            sayWhy(message, error);
          }
        });
      }
    },
    async allDone() {
      for (let last: Promise<void> | null = null; last !== busy; ) {
        last = busy;
        await last;
      }
    },
  };
}

/** A guided match is won by its guide, and a branch by whoever knows what came. */
const isCounted = ({ plan }: SavedMatch): boolean => !plan.line && !plan.branch;

/** Somebody waits for an answer to this, even if it cannot be read; null: nobody does. */
function requestIn(data: unknown): number | null {
  const request = typeof data === 'object' && data !== null && 'request' in data ? data.request : null;
  return typeof request === 'number' && Number.isSafeInteger(request) && request >= 0 ? request : null;
}
