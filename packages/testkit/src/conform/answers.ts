/** One rule, three faces: `moves`, `refuse` and `sample` must agree with each other, on the match and on the view. */
import {
  type Act,
  at,
  below,
  type CopyId,
  type Game,
  type MatchOf,
  type Move,
  moves,
  type Question,
  type Rng,
  refuse,
  type Seat,
  type Spec,
  sample,
  seatsOf,
  shuffle,
  view,
} from '@dealers-choice/kernel';
import type { Look } from './look.ts';
import { firstDifference } from './plain.ts';

/** Of the seats that are asked at once. */
const SEATS = 2;
const SAMPLES = 4;
/** At most so many moves of each form are tried that nobody listed. */
const TRIES = 80;

export function answersAgree<G extends Spec>(look: Look<G>): string | null {
  const { game, match } = look;
  if (!match.asking) return nobodyMayMove(game, match);
  for (const seat of shuffle(look.rng, [...match.asking.seats]).slice(0, SEATS)) {
    const problem = seatAgrees(look, match.asking, seat);
    if (problem) return `seat ${seat + 1}, "${match.asking.prompt}": ${problem}`;
  }
  return null;
}

function nobodyMayMove<G extends Spec>(game: Game<G>, match: MatchOf<G>): string | null {
  const mover = seatsOf(match.seats).find((seat) => moves(game, match, seat).length > 0);
  return mover === undefined ? null : `nothing is asked, and seat ${mover + 1} has moves`;
}

function seatAgrees<G extends Spec>(look: Look<G>, q: Question, seat: Seat): string | null {
  const { game, match, rng } = look;
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
  return unlisted(look, q, seat, listed, keys, refusals) ?? othersMayNot(look, q, listed);
}

type Refusals = (move: Move) => readonly [ReturnType<typeof refuse>, ReturnType<typeof refuse>];

function unlisted<G extends Spec>(
  look: Look<G>,
  q: Question,
  seat: Seat,
  listed: readonly Move[],
  keys: ReadonlySet<string>,
  refusals: Refusals,
): string | null {
  for (const move of guesses(look, q, seat, listed)) {
    const [refusal, onView] = refusals(move);
    const difference = firstDifference(refusal, onView);
    if (difference) return `${JSON.stringify(move)} is refused differently on the match and on the view, ${difference}`;
    if (refusal === null && isListed(q, move) && !keys.has(keyOf(q, move))) {
      return `${JSON.stringify(move)} is legal and not listed`;
    }
  }
  return null;
}

function othersMayNot<G extends Spec>({ game, match }: Look<G>, q: Question, listed: readonly Move[]): string | null {
  for (const other of seatsOf(match.seats)) {
    if (q.seats.includes(other)) continue;
    for (const move of listed.slice(0, 3)) {
      if (refuse(game, match, other, move) === null)
        return `seat ${other + 1}, who is not asked, may ${JSON.stringify(move)}`;
    }
  }
  return null;
}

/** Several picks, timings and layouts are only stood for in the list. */
const isListed = (q: Question, move: Move): boolean =>
  !('timing' in move || 'layout' in move) && (!('pick' in move) || move.pick.length === 0 || q.max === 1);

/** One thing picked at once or singly is the same answer. */
function keyOf(q: Question, move: Move): string {
  if ('pick' in move && move.pick.length === 0) return JSON.stringify({ also: null });
  if ('pick' in move && q.max === 1) return JSON.stringify({ also: move.pick[0] });
  if ('do' in move) return JSON.stringify([move.do, move.card ?? null, move.at ?? null]);
  return JSON.stringify(move);
}

/** Moves somebody might try: every form, things of the question and things that are not. */
function guesses<G extends Spec>(look: Look<G>, q: Question, seat: Seat, listed: readonly Move[]): Move[] {
  const { game, match, rng, words } = look;
  const copies = someOf(rng, match.where.length, 24).map((copy) => copy as CopyId);
  const near = listed.flatMap((move) => ('do' in move && move.card !== undefined ? [move.card] : []));
  const mine = game.zones.flatMap((zone) =>
    zone.name !== '' && zone.seat === seat && zone.seat < match.seats ? zone.list(match.table) : [],
  );
  const cards = [...new Set([...copies, ...near, ...mine])];
  const things = [...q.from, ...q.from.map((_, place) => -1 - place), -1 - q.from.length, ...copies];
  const said = [q.min - 1, q.min, q.max, q.max + 1, 0, -1, q.min + 0.5, q.min + below(rng, 9)];
  return [
    ...acts(game, rng, cards, listed),
    ...[...new Set(things)].flatMap((thing): Move[] => [{ pick: [thing] }, { also: thing }]),
    { pick: [] },
    { pick: q.from.slice(0, q.max) },
    { pick: [...q.from, ...q.from] },
    { also: null },
    ...[...words, 'yes', 'no', 'pass', ''].map((choose): Move => ({ choose })),
    ...said.map((say): Move => ({ say })),
    ...q.options.flatMap((clock): Move[] => [null, 0, -1, 1.5, 700].map((timing) => ({ timing, for: clock }))),
  ];
}

function acts<G extends Spec>(game: Game<G>, rng: Rng, cards: readonly CopyId[], listed: readonly Move[]): Move[] {
  const pointedAt = listed.flatMap((move) => ('do' in move && move.at !== undefined ? [move.at] : []));
  const ats = [undefined, ...new Set([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...pointedAt])];
  const all: Move[] = [];
  for (const id of game.actions) {
    for (const card of [undefined, ...cards]) {
      for (const thing of ats) {
        const act: Act = { do: id };
        if (card !== undefined) act.card = card;
        if (thing !== undefined) act.at = thing;
        all.push(act);
      }
    }
  }
  // The plain ones first: most actions point at one thing or none.
  const plain = all.filter((move) => 'do' in move && move.at === undefined);
  return [...shuffle(rng, plain).slice(0, TRIES), ...shuffle(rng, all).slice(0, TRIES)];
}

function someOf(rng: Rng, limit: number, count: number): number[] {
  const all = Array.from({ length: limit }, (_, i) => i);
  return limit <= count ? all : Array.from({ length: count }, () => at(all, below(rng, limit)));
}
