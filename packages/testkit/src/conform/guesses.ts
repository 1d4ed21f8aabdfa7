/** Moves somebody might try: every form, things of the question and things that are not. Most of them are wrong. */
import {
  type Act,
  below,
  type CopyId,
  type Game,
  type Layout,
  type Move,
  pickByPlace,
  type Question,
  type Rng,
  type Seat,
  type Spec,
  shuffle,
} from '@dealers-choice/kernel';
import { type CheckedPosition, oneOf } from './checked.ts';

/** At most this many moves of each form. */
const TRIES = 80;

/** Values that are not moves at all: strangers send anything. */
const NONSENSE = [{}, { do: '' }, { pick: ['a'] }, { say: 'a' }].map((move) => move as Move);
/** One of each form, for a match that waits for nothing. */
export const ANYTIME: readonly Move[] = [...NONSENSE, { pick: [0] }, { also: null }, { choose: '' }, { say: 0 }];

export function guesses<G extends Spec>(
  position: CheckedPosition<G>,
  q: Question,
  seat: Seat,
  listed: readonly Move[],
): Move[] {
  const { game, match, rng, words } = position;
  const copies = someOf(rng, match.where.length, 24).map((copy) => copy as CopyId);
  const near = listed.flatMap((move) => ('do' in move && move.card !== undefined ? [move.card] : []));
  const mine = game.zones.flatMap((zone) =>
    zone.name !== '' && zone.seat === seat && zone.seat < match.seats ? zone.list(match.table) : [],
  );
  const cards = [...new Set([...copies, ...near, ...mine])];
  const things = [...q.from, ...q.from.map((_, place) => pickByPlace(place)), pickByPlace(q.from.length), ...copies];
  const said = [q.min - 1, q.min, q.max, q.max + 1, 0, -1, q.min + 0.5, q.min + below(rng, 9)];
  const [first = 0] = q.from;
  return [
    ...acts(game, rng, cards, listed),
    ...[...new Set(things)].flatMap((thing): Move[] => [{ pick: [thing] }, { also: thing }]),
    { pick: [] },
    { pick: q.from.slice(0, q.max) },
    { pick: [first, first] },
    { pick: [...q.from, ...q.from] },
    { also: null },
    ...[...words, 'yes', 'no', 'pass', ''].map((choose): Move => ({ choose })),
    ...said.map((say): Move => ({ say })),
    ...q.options.flatMap((clock): Move[] => [null, 0, -1, 1.5, 700].map((timing) => ({ timing, for: clock }))),
    ...layouts(rng, cards, listed),
    ...(game.def.proof?.guesses?.(match, seat, listed, rng) ?? []),
    ...NONSENSE,
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

/** Copies of a listed layout, each with one fault in it. */
function layouts(rng: Rng, cards: readonly CopyId[], listed: readonly Move[]): Move[] {
  const right = listed.flatMap((move) => ('layout' in move && move.layout ? [{ move, layout: move.layout }] : []));
  const names = [...new Set(right.flatMap(({ layout }) => layout.cards.map(({ as }) => as))), ''];
  const any = <T>(list: readonly T[]): T => oneOf(rng, list);
  const faults: ((layout: Layout) => Layout)[] = [
    (layout) => ({ ...layout, run: layout.run + any([-1, 1, 9]) }),
    (layout) => ({ ...layout, cards: layout.cards.slice(1) }),
    (layout) => ({ ...layout, cards: [...layout.cards, ...layout.cards.slice(0, 1)] }),
    (layout) => ({ ...layout, cards: [...layout.cards, { card: any(cards), as: any(names) }] }),
    (layout) => ({ ...layout, cards: layout.cards.map((place) => ({ ...place, as: any(names) })) }),
    (layout) => ({ ...layout, cards: layout.cards.map((place) => ({ ...place, card: any(cards) })) }),
    (layout) => ({ ...layout, shifts: layout.shifts.slice(1) }),
    (layout) => ({ ...layout, shifts: [...layout.shifts, { card: any(cards), as: any(names) }] }),
  ];
  return shuffle(rng, [...right])
    .slice(0, TRIES / faults.length)
    .flatMap(({ move, layout }) => faults.map((fault) => ({ ...move, layout: fault(layout) })));
}

function someOf(rng: Rng, limit: number, count: number): number[] {
  const all = Array.from({ length: limit }, (_, i) => i);
  return limit <= count ? all : Array.from({ length: count }, () => oneOf(rng, all));
}
