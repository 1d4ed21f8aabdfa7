/** One small step of a running effect. An effect is a list of them and a place in it, so it can stop anywhere (K2). */
import type { Heard } from '@dealers-choice/effects';
import type { Behind, CopyId, Frame, Seat } from '@dealers-choice/kernel';
import type { OnePiece, PlayerRule, X } from '../rules/table.ts';
import type { Step } from '../tree/tree.ts';

/** Go on; wait for an answer; another program was started; `running.step` was set. */
export type Flow = 'next' | 'asked' | 'ran' | 'jumped';

export interface EffectFrame extends Frame {
  r: Regs;
}
/** What a running effect knows. Cards in it are masked in views like any others. */
export type Regs = {
  code: number;
  /** The cards that the next verb is about, and the last ones that were chosen. */
  on: CopyId[];
  it: CopyId[];
  /** What was last revealed; absent until something is. */
  shown?: CopyId[];
  /** Those of several that were not chosen; absent until somebody chooses among them. */
  others?: CopyId[];
  /** Cards that are being looked at. */
  seen: CopyId[];
  /** Where the cards of `on` and `seen` were found, and whose place that is: others know no more of them. */
  lies: string;
  whose: number;
  /** What set the effect off. */
  event: CopyId;
  /** The same where that is several cards: those that a substitute saves together; absent elsewhere. */
  events?: CopyId[];
  eventN: number;
  /** What the last step did: how many, and whether that was all it should. */
  n: number;
  want: number;
  done: number;
  /** The cost that was named; absent until one is. */
  named?: number;
  /** What a step did beside the program that it has run. */
  also: number;
  /** A number or place being put together. */
  k: number;
  /** Rounds left of a repeated step. */
  loop: number;
  /** Which life of the source speaks; 0: it need not be there any more. */
  since: number;
  noted: boolean;
  /** Some part of the cost could not be paid. */
  unpaid: boolean;
  /** It was declined, or could not be activated. */
  dropped: boolean;
};

export interface Op {
  go(x: X, f: EffectFrame): Flow;
  hear?(x: X, f: EffectFrame, answer: Heard, seat: Seat): Flow;
  asked: Behind<OnePiece>;
  /** The step of the text that asks, for whoever has to say what may be chosen. */
  step?: Step;
}

export const NO_REASONS: Behind<OnePiece> = { actions: [], why: null, ways: null, joint: null };

/** A step that asks nothing. */
export const doing = (go: (x: X, f: EffectFrame) => Flow | undefined): Op => ({
  go: (x, f) => go(x, f) ?? 'next',
  asked: NO_REASONS,
});

/** Before a step that counts. */
export const fromZero: Op = doing((_x, f) => {
  f.r.k = 0;
  f.r.also = 0;
  return undefined;
});

/** Goes on `by` steps further down. */
export function jump(f: EffectFrame, by: number): Flow {
  f.step += by;
  return 'jumped';
}

type PlayerRuleWords = Omit<PlayerRule, 'source' | 'by' | 'turn' | 'on' | 'its'>;

/** A rule for a player, for a while. All are made here: records of one shape are read fast. */
export function addPlayerRule(
  x: X,
  { you: by, source }: EffectFrame,
  { what, seat, n, filter, until, on = [], its = [] }: PlayerRuleWords & Partial<Pick<PlayerRule, 'on' | 'its'>>,
): void {
  x.t.playerRules.push({ what, seat, n, filter, source, by, turn: x.match.turn, until, on, its });
}

/** Remembers what a verb did. */
export function did(f: EffectFrame, n: number, want: number): Flow {
  f.r.n = n;
  f.r.also = 0;
  f.r.want = want;
  f.r.done = want > 0 && n >= want ? 1 : 0;
  return 'next';
}
