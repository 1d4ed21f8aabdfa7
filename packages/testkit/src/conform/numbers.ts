/**
 * The number of a copy must tell nothing: not where it lies hidden, nor, where matches choose their cards, what is
 * printed on it. One match proves nothing here, so many are held against what chance would do with the same cards.
 */
import {
  apply,
  below,
  type CopyId,
  type Game,
  type MatchOf,
  type Rng,
  type Setup,
  SPECTATOR,
  type Spec,
  sample,
  seatsOf,
  seedRng,
  shuffle,
  start,
} from '@dealers-choice/kernel';

/** Random moves before a match is looked at once more. */
const MOVES = 30;
/** Standard deviations that chance does not reach. The seeds are fixed: a run that passes once passes always. */
const UNLIKELY = 5;

/** What a list that was not mixed would have more of, or less, than one that was. */
const SIGNS: Readonly<Record<string, (list: readonly number[]) => number>> = {
  'rise with': (list) => list.reduce((sum, value, i) => sum + value * i, 0),
  'are neighbours in': (list) =>
    list.reduce((sum, value, i) => sum + (Math.abs(value - (list[i - 1] ?? -9)) < 2 ? 1 : 0), 0),
};

export function numbersTell<G extends Spec>(game: Game<G>, setups: readonly Setup[]): string | null {
  const tallies = new Map<string, Tally>();
  for (const setup of setups) {
    const rng = seedRng(`${setup.seed}/numbers`);
    const match = start(game, setup);
    tallyAll(game, match, rng, tallies);
    for (let i = 0; i < MOVES && match.asking; i++) {
      const seat = match.asking.seats[below(rng, match.asking.seats.length)] ?? 0;
      apply(game, match, seat, sample(game, match, seat, rng));
    }
    tallyAll(game, match, rng, tallies);
  }
  for (const [sign, { sum, squares }] of tallies) {
    const far = squares === 0 ? 0 : sum / Math.sqrt(squares);
    if (Math.abs(far) > UNLIKELY) return `${sign}, ${far.toFixed(1)} standard deviations from chance`;
  }
  return null;
}

/** By how much the signs in a match exceed those in the same list, mixed. */
interface Tally {
  sum: number;
  squares: number;
}

function tallyAll<G extends Spec>(game: Game<G>, match: MatchOf<G>, rng: Rng, tallies: Map<string, Tally>): void {
  const { printed } = game.def;
  const prints = printed && (match.table as Record<string, number[]>)[printed.column];
  for (const owner of printed ? seatsOf(match.seats) : [null]) {
    const isOwn = (copy: CopyId): boolean => owner === null || printed?.owner(copy) === owner;
    const hidden = inPlaces(game, match, rng).filter(isOwn);
    const numbers = hidden.slice().sort((a, b) => a - b);
    const ranks = new Map(numbers.map((copy, rank) => [copy, rank]));
    tally(
      'the numbers of hidden copies',
      'their places',
      hidden.map((copy) => ranks.get(copy) ?? 0),
    );
    if (prints)
      tally(
        'the cards of hidden copies',
        'their numbers',
        numbers.map((copy) => prints[copy] ?? 0),
      );
  }

  function tally(what: string, places: string, list: number[]): void {
    const mixed = shuffle(rng, list.slice());
    for (const [verb, signOf] of Object.entries(SIGNS)) {
      const name = `${what} ${verb} ${places}`;
      const one = tallies.get(name) ?? { sum: 0, squares: 0 };
      const more = signOf(list) - signOf(mixed);
      tallies.set(name, { sum: one.sum + more, squares: one.squares + more * more });
    }
  }
}

/** What spectators do not know, zone after zone; a hand has no order. */
function inPlaces<G extends Spec>(game: Game<G>, match: MatchOf<G>, rng: Rng): CopyId[] {
  const isHidden = (copy: CopyId): boolean => ((match.known[copy] ?? 0) & (1 << SPECTATOR)) === 0;
  return game.zones.flatMap((zone, id) => {
    if (id === 0 || zone.seat >= match.seats) return [];
    const hidden = zone.list(match.table).filter(isHidden);
    return zone.loose ? shuffle(rng, hidden) : hidden;
  });
}
