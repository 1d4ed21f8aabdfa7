/** Every legal play of a position, found by trying all there could be: slow, and for small hands only. */
import {
  type Act,
  apply,
  type CopyId,
  fork,
  hashOf,
  type MatchOf,
  moves,
  refuse,
  type Seat,
} from '@dealers-choice/kernel';
import { type Dhappa, dhappaBaaji, formatSlot, HOME, isJoker, isWild, runsOf, slot, TO_HAND } from '../src/index.ts';

type Match = MatchOf<Dhappa>;
const game = dhappaBaaji;

/** Every subset of a list, the empty one too. */
function subsets<T>(list: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const one of list) all.push(...all.map((some) => [...some, one]));
  return all;
}

/** Every way to say what each of these cards stands for. */
function layings(cards: readonly CopyId[], slots: readonly number[]): Act['layout'][] {
  const ways = cards.map((card) => (isWild(card) ? slots.map(formatSlot) : ['']));
  return ways
    .reduce<string[][]>((all, one) => all.flatMap((said) => one.map((as) => [...said, as])), [[]])
    .map((said) => ({ run: 0, cards: cards.map((card, i) => ({ card, as: said[i] ?? '' })), shifts: [] }));
}

/** Slots near the cards there are: no wild stands further away than that. */
function slotsAround(match: Match): number[] {
  const homes = match.table.hand[0].map((card) => HOME[card] ?? 0).filter((home) => home !== 0);
  const taken = match.table.board.map((card) => match.table.as[card] ?? 0);
  const all = [...homes, ...taken];
  const near = (suit: number, rank: number): boolean =>
    all.some((home) => home >> 4 === suit && Math.abs((home & 15) - rank) <= 2) ||
    ((rank === 14 || rank === 3) && all.filter((home) => (home & 15) === rank).length > 1);
  const ranks = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
  return [0, 1, 2, 3].flatMap((suit) => ranks.filter((rank) => near(suit, rank)).map((rank) => slot(suit, rank)));
}

/** Where 2s of these runs could go, all of them named or none. */
function shiftings(t: Match['table'], slots: readonly number[], runs: readonly number[]): LayoutOf[] {
  const twos = t.board.filter((card) => isWild(card) && !isJoker(card) && runs.includes(t.run[card] ?? 0));
  return subsets(twos).flatMap((moved) => layings(moved, slots).map((layout) => layout?.cards ?? []));
}
type LayoutOf = NonNullable<Act['layout']>['cards'];

/** Every play with at most so many cards from the hand that is not refused; `must` is among them, if it is said. */
export function everyPlay(match: Match, most: number, must?: CopyId): Act[] {
  const { table: t } = match;
  const slots = slotsAround(match);
  const some = subsets(t.hand[0]).filter(
    (cards) => cards.length <= most && (must === undefined || cards.includes(must)),
  );
  const runs = runsOf(t)
    .filter(({ ownerTeam }) => ownerTeam === 'A')
    .map(({ id }) => id);
  const shifts = new Map(runs.map((run) => [run, shiftings(t, slots, [run])]));
  const tries: Act[] = [];
  for (const cards of some) {
    for (const layout of layings(cards, slots)) {
      if (!layout) continue;
      for (const run of [0, -1]) tries.push({ do: 'CREATE_RUN', layout: { ...layout, run } });
      for (const run of runs) {
        if (cards.length === 0) continue;
        for (const shift of shifts.get(run) ?? []) {
          tries.push({ do: 'ADD_TO_RUN', layout: { ...layout, run, shifts: shift } });
        }
      }
    }
  }
  for (const run of must === undefined ? runs : []) {
    for (const at of runs) {
      if (at === run) continue;
      const bridges = some.filter((cards) => cards.length < 2).flatMap((cards) => layings(cards, slots));
      for (const bridge of bridges) {
        for (const shift of shiftings(t, slots, [run, at])) {
          tries.push({ do: 'MELD_RUNS', at, layout: { run, cards: bridge?.cards ?? [], shifts: shift } });
        }
      }
    }
  }
  const jokers = t.board.filter((card) => isJoker(card));
  for (const card of t.hand[0]) {
    for (const joker of jokers) {
      const layout = { cards: [{ card, as: '' }], shifts: [{ card: joker, as: TO_HAND }] };
      tries.push({ do: 'SWAP_JOKER', layout: { run: t.run[joker] ?? 0, ...layout } });
    }
  }
  return tries.filter((move) => refuse(game, match, 0, move) === null);
}

/** A position up to which copy of a face, which 2, which Joker is where, and which number a run has. */
export function faceOf({ table: t }: Match): string {
  const name = (card: CopyId): string => (isWild(card) ? (isJoker(card) ? 'Jo' : '2') : (game.faces[card]?.id ?? ''));
  const runs = runsOf(t).map((run) => run.cards.map(({ card, as }) => `${name(card)}(${as})`).join(' '));
  return hashOf([t.hand[0].map(name).sort(), runs.sort(), t.opened[0], t.mustPlay]);
}

export function afterPlay(match: Match, move: Act): Match {
  const next = fork(game, match);
  apply(game, next, 0, move);
  return next;
}

/** Every position that plays lead to, by what it looks like. */
export function reachable(from: Match, plays: (match: Match) => Act[]): Set<string> {
  const seen = new Set([faceOf(from)]);
  const open = [from];
  for (let match = open.pop(); match; match = open.pop()) {
    for (const move of plays(match)) {
      const next = afterPlay(match, move);
      const face = faceOf(next);
      if (seen.has(face)) continue;
      seen.add(face);
      open.push(next);
    }
  }
  return seen;
}

export const listed = (match: Match, seat: Seat = 0): Act[] =>
  moves(game, match, seat).filter((move): move is Act => 'do' in move && move.layout !== undefined);
