/** A seat that always answers: what a bot does wrong is reported, and somebody else answers in its place. */
import {
  type Game,
  type MatchOf,
  type Move,
  moves,
  type Rng,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import type { Aid, Bot } from './bot.ts';
import { type Thought, unthought } from './search/think.ts';

/** What went wrong, once. */
export interface Stumble {
  bot: string;
  seat: Seat;
  /** The question. */
  prompt: string;
  /** It threw; was asked alone and gave no answer; answered what the rules refuse; answered after its time was up. */
  why: 'threw' | 'silent' | 'illegal' | 'late';
  /** In words, for whoever mends it. */
  what: string;
}

export interface SteadyHow<G extends Spec> {
  /** Answers in its place; absent, or where that one stumbles too: the first legal move. */
  standIn?: Bot<G> | undefined;
  report(stumble: Stumble): void;
  /** How long an answer may take, on a clock of whoever waits; absent: as long as it likes, and runs stay the same. */
  patience?: { milliseconds: number; now(): number };
}

type Failure = Pick<Stumble, 'why' | 'what'>;
type Asking<G extends Spec> = Parameters<Bot<G>['choose']>;

/** Plays as `bot` does. An answer that comes too late is not taken: whoever waited has gone on without it. */
export function steady<G extends Spec>(game: Game<G>, bot: Bot<G>, how: SteadyHow<G>): Bot<G> {
  const { think } = bot;
  /** What it answers, or what went wrong; `moveOf` finds the move in it. */
  function attempt<T>(view: MatchOf<G>, seat: Seat, ask: () => T, moveOf: (answer: T) => Move | null): T | Failure {
    const { patience } = how;
    const began = patience?.now() ?? 0;
    const answer = caught(ask);
    const took = (patience?.now() ?? 0) - began;
    if (isFailure(answer)) return answer;
    if (patience && took > patience.milliseconds) {
      return { why: 'late', what: `took ${Math.round(took)} ms, and had ${patience.milliseconds}` };
    }
    return problemOf(game, view, seat, moveOf(answer)) ?? answer;
  }
  function answered<T>([view, seat, rng, since]: Asking<G>, found: T | Failure, instead: (move: Move | null) => T): T {
    if (!isFailure(found)) return found;
    how.report({ bot: bot.name, seat, prompt: view.asking?.prompt ?? '', ...found });
    return instead(insteadOf(game, how.standIn, [view, seat, rng, since]));
  }
  return {
    name: bot.name,
    about: bot.about,
    choose(...asking) {
      const [view, seat] = asking;
      return answered(
        asking,
        attempt(view, seat, () => bot.choose(...asking), itself),
        itself,
      );
    },
    ...(think && {
      think(view: MatchOf<G>, seat: Seat, rng: Rng, aid?: Aid<G>): Thought | null {
        const found = attempt(
          view,
          seat,
          () => think(view, seat, rng, aid),
          (thought) => thought?.move ?? null,
        );
        return answered([view, seat, rng], found, (move) => move && unthought(move));
      },
    }),
    insist(view, seat, rng) {
      const what = 'gave no answer, and nobody else did';
      how.report({ bot: bot.name, seat, prompt: view.asking?.prompt ?? '', why: 'silent', what });
      return insteadOf(game, how.standIn, [view, seat, rng]) ?? firstLegal(game, view, seat);
    },
  };
}

const itself = (move: Move | null): Move | null => move;

/** The answer for a bot that gave none, such as one whose thread was stopped: a legal one, or null for "not yet". */
export function insteadOf<G extends Spec>(game: Game<G>, standIn: Bot<G> | undefined, asking: Asking<G>): Move | null {
  const [view, seat] = asking;
  const found = standIn && caught(() => standIn.choose(...asking));
  if (found !== undefined && !isFailure(found) && problemOf(game, view, seat, found) === null) return found;
  return mayWait(view) ? null : firstLegal(game, view, seat);
}

function caught<T>(work: () => T): T | Failure {
  try {
    return work();
  } catch (error) {
    return { why: 'threw', what: inWords(() => (error instanceof Error ? error.message : String(error))) };
  }
}

/** A bot may answer or throw anything, even what cannot be written down. */
function inWords(say: () => string): string {
  try {
    return say();
  } catch {
    return 'something that cannot be written down';
  }
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'why' in answer && 'what' in answer;

/** Where several are asked, one may wait for another. */
const mayWait = <G extends Spec>({ asking }: MatchOf<G>): boolean => asking === null || asking.seats.length > 1;

function problemOf<G extends Spec>(game: Game<G>, view: MatchOf<G>, seat: Seat, move: Move | null): Failure | null {
  if (move === null) return mayWait(view) ? null : { why: 'silent', what: 'gave no answer, and was asked alone' };
  const refusal = caught(() => refuse(game, view, seat, move));
  if (refusal === null) return null;
  const problem = isFailure(refusal) ? refusal.what : refusal.code;
  const answer = inWords(() => JSON.stringify(move)); // determinism: told, not played
  return { why: 'illegal', what: `answered ${answer}: ${problem}` };
}

export function firstLegal<G extends Spec>(game: Game<G>, view: MatchOf<G>, seat: Seat): Move {
  const [first] = moves(game, view, seat);
  if (first) return first;
  throw new Error(`${game.id}: "${view.asking?.prompt}" has no legal answer`);
}
