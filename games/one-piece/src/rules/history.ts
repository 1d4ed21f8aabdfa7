/** What happened, for texts that ask later: "if you have activated an Event during this turn". */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Timing } from '../lexicon/timings.ts';
import type { Cause, Deed, Happened, Side } from '../tree/tree.ts';
import { type Env, kitOf, type Test } from './card.ts';
import { type Happening, isCausedBy, isFrom } from './happening.ts';
import type { X } from './table.ts';
import { STALE } from './values/bits.ts';
import { changed } from './values/values.ts';

/** What the texts of a set ask. */
export interface History {
  /** The place of each question. */
  of: ReadonlyMap<Happened, number>;
  questions: readonly Question[];
  /** By the number of a timing: what is asked of it. */
  byTiming: readonly (readonly Question[])[];
}
/** What is remembered, and of which cards. */
export interface Question {
  at: number;
  deed: Deed;
  who: Side;
  own: boolean;
  /** Other cards than the one that asks are meant. */
  other: boolean;
  where: Test | null;
  against: Test | null;
  by: Cause | undefined;
  source: Test | null;
  from: readonly string[] | null;
  ever: boolean;
}

/** What effects wait for, and what is remembered of it. */
export const DEED_AT: Readonly<Partial<Record<Timing, Deed>>> = {
  ON_EVENT_ACTIVATED: 'EVENT_ACTIVATED',
  ON_PLAYED: 'PLAYED',
  WHEN_ATTACKING: 'ATTACKED',
  ON_BATTLED: 'BATTLED',
  ON_KO: 'KOED',
  ON_REMOVED: 'REMOVED',
  ON_DRAW_BY_EFFECT: 'DRAWN',
  ON_HAND_TRASHED: 'HAND_TRASHED',
  ON_DAMAGE_TAKEN: 'DAMAGED',
  ON_DON_RETURNED: 'DON_RETURNED',
  ON_LIFE_REMOVED: 'LIFE_LOST',
};

/** More than any text asks for: a turn that goes round in circles comes to the same position again. */
const MOST = 60;
const NOBODY = 0 as CopyId;

/** Each question is answered when it happens, with the cards as they are then, for whoever may ask it. */
export function remember(x: X, questions: readonly Question[], what: Happening): void {
  for (const question of questions) {
    for (const you of x.seats) if (isAskedFor(x, question, you, what)) note(x, question, you, what);
  }
}
/** The card of the Draw Phase: no effect waits for it. */
export function rememberDraw(x: X, seat: Seat): void {
  const { questions } = kitOf(x).history;
  if (questions.length === 0) return;
  const drawn = questions.filter(({ deed }) => deed === 'DRAWN');
  remember(x, drawn, { card: NOBODY, seat });
}

function isAskedFor(x: X, question: Question, you: Seat, what: Happening): boolean {
  const { who, own, where, against, by, source, from } = question;
  const { card, seat, how = 'rule', by: whose = seat } = what;
  // A card's own deed is remembered once, for its owner.
  if (own ? seat !== you : who !== 'either' && (who === 'you') !== (seat === you)) return false;
  const env: Env = { you, source: NOBODY, r: {} };
  if (where && !where(x, card, env)) return false;
  if (against && !against(x, foeOf(x, card), env)) return false;
  if (from && !from.includes(what.from ?? '')) return false;
  if (source && !isFrom(x, source, env, how)) return false;
  return isCausedBy(by, you, how, whose);
}
/** The other card of the battle. */
const foeOf = ({ t }: X, card: CopyId): CopyId => (card === t.attacker ? t.target : t.attacker) as CopyId;

function note(x: X, { at, own, other }: Question, seat: Seat, { card: meant, n = 1 }: Happening): void {
  const { t } = x;
  const card = own || other ? meant : NOBODY;
  const since = own ? (t.since[card] ?? 0) : 0;
  let entry = t.deeds.find((deed) => deed.what === at && deed.seat === seat && deed.card === card);
  if (!entry) {
    entry = { what: at, seat, card, since, n: 0 };
    t.deeds.push(entry);
  }
  if (entry.since !== since) entry.n = 0; // another life of the card
  if (entry.since === since && entry.n === MOST) return;
  entry.since = since;
  entry.n = Math.min(MOST, entry.n + n);
  changed(x, STALE.turn);
}

/** How often it happened, as far as `env` may count it. */
export function timesHappened(x: X, { you, source }: Env, asked: Happened): number {
  const { of, questions } = kitOf(x).history;
  const at = of.get(asked) ?? -1;
  const question = questions[at];
  if (!question) return 0;
  let times = 0;
  for (const { what, seat, card, since, n } of x.t.deeds) {
    if (what !== at || seat !== you) continue;
    if (question.own ? card !== source || since !== x.t.since[source] : question.other && card === source) continue;
    times += n;
  }
  return times;
}

/** A turn begins. How a card was played is known for as long as it is there. */
export function forgetTurn(x: X): void {
  const { t } = x;
  if (t.deeds.length === 0) return;
  const { questions } = kitOf(x).history;
  t.deeds = t.deeds.filter(({ what, card, since }) => questions[what]?.ever && t.since[card] === since);
}
