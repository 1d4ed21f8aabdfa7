/** One rule, three faces: `moves`, `refuse` and `sample` must agree with each other, on the match and on the view. */
import {
  type Move,
  moves,
  type Question,
  refuse,
  type Seat,
  type Spec,
  sample,
  seatsOf,
  shuffle,
  view,
} from '@dealers-choice/kernel';
import { type CheckedPosition, oneOf } from './checked.ts';
import { ANYTIME, guesses } from './guesses.ts';
import { firstDifference } from './plain.ts';

/** When several seats are asked at once, this many of them are looked at. */
const SEATS = 2;
const SAMPLES = 4;
/** This many guesses for each seat that is not asked. */
const MEDDLING = 12;

export function answersAgree<G extends Spec>(position: CheckedPosition<G>): string | null {
  const { match } = position;
  if (!match.asking) return nobodyMayMove(position);
  for (const seat of shuffle(position.rng, [...match.asking.seats]).slice(0, SEATS)) {
    const problem = seatAgrees(position, match.asking, seat);
    if (problem) return `seat ${seat + 1}, "${match.asking.prompt}": ${problem}`;
  }
  return null;
}

function nobodyMayMove<G extends Spec>({ game, match, refused }: CheckedPosition<G>): string | null {
  for (const seat of seatsOf(match.seats)) {
    if (moves(game, match, seat).length > 0) return `nothing is asked, and seat ${seat + 1} has moves`;
    for (const move of ANYTIME) {
      const refusal = refuse(game, match, seat, move);
      if (!refusal) return `nothing is asked, and seat ${seat + 1} may ${JSON.stringify(move)}`;
      refused(refusal);
    }
  }
  return null;
}

function seatAgrees<G extends Spec>(position: CheckedPosition<G>, q: Question, seat: Seat): string | null {
  const { game, match, rng } = position;
  const seen = view(game, match, seat);
  const listed = moves(game, match, seat);
  const onView = firstDifference(listed, moves(game, seen, seat));
  if (onView) return `the moves on the match and on its view differ at ${onView}`;
  if (listed.length === 0) return 'there is no legal answer';
  const keys = new Set(listed.map((move) => keyOf(q, move)));
  const refusals = (move: Move) => [refuse(game, match, seat, move), refuse(game, seen, seat, move)] as const;
  for (const move of listed) {
    const refusal = refusals(move).find((one) => one !== null);
    if (refusal) return `${JSON.stringify(move)} is listed and refused (${refusal.code})`;
  }
  for (let i = 0; i < SAMPLES; i++) {
    const move = sample(game, i % 2 === 0 ? match : seen, seat, rng);
    if (refusals(move).some((one) => one !== null)) return `${JSON.stringify(move)} is drawn and refused`;
    if (isListed(q, move) && !keys.has(keyOf(q, move))) return `${JSON.stringify(move)} is drawn and not listed`;
  }
  const tried = guesses(position, q, seat, listed);
  return unlisted(position, q, tried, keys, refusals) ?? othersMayNot(position, q, listed, tried);
}

type Refusals = (move: Move) => readonly [ReturnType<typeof refuse>, ReturnType<typeof refuse>];

function unlisted<G extends Spec>(
  { refused }: CheckedPosition<G>,
  q: Question,
  tried: readonly Move[],
  keys: ReadonlySet<string>,
  refusals: Refusals,
): string | null {
  for (const move of tried) {
    const [refusal, onView] = refusals(move);
    const difference = firstDifference(refusal, onView);
    if (difference) return `${JSON.stringify(move)} is refused differently on the match and on the view, ${difference}`;
    if (refusal) refused(refusal);
    else if (isListed(q, move) && !keys.has(keyOf(q, move))) return `${JSON.stringify(move)} is legal and not listed`;
  }
  return null;
}

function othersMayNot<G extends Spec>(
  { game, match, rng, refused }: CheckedPosition<G>,
  q: Question,
  listed: readonly Move[],
  tried: readonly Move[],
): string | null {
  const forms = byForm(tried);
  for (const other of seatsOf(match.seats)) {
    if (q.seats.includes(other)) continue;
    const some = Array.from({ length: MEDDLING }, () => oneOf(rng, oneOf(rng, forms)));
    for (const move of [...listed.slice(0, 3), ...some]) {
      const refusal = refuse(game, match, other, move);
      if (!refusal) return `seat ${other + 1}, who is not asked, may ${JSON.stringify(move)}`;
      refused(refusal);
    }
  }
  return null;
}

/** There are many more acts than words: each form gets its share. */
function byForm(tried: readonly Move[]): Move[][] {
  const forms = new Map<string, Move[]>();
  for (const move of tried) {
    const form = Object.keys(move).join();
    const alike = forms.get(form);
    if (alike) alike.push(move);
    else forms.set(form, [move]);
  }
  return [...forms.values()];
}

/** Of several picks, timings and layouts the list has only examples. */
const isListed = (q: Question, move: Move): boolean =>
  !('timing' in move || 'layout' in move) && (!('pick' in move) || move.pick.length === 0 || q.max === 1);

/** To pick one thing as a list of one, or as a single pick, is the same answer. */
function keyOf(q: Question, move: Move): string {
  if ('pick' in move && move.pick.length === 0) return JSON.stringify({ also: null });
  if ('pick' in move && q.max === 1) return JSON.stringify({ also: move.pick[0] });
  if ('do' in move) return JSON.stringify([move.do, move.card ?? null, move.at ?? null, move.layout ?? null]);
  return JSON.stringify(move);
}
