/** The matches that weights are learned from and held against each other in. The same in any thread. */
import { runMatch, type Tunable } from '@dealers-choice/bots';
import { type MatchOf, must, readOptions, type Seat, type Spec, seatsOf, type Wanted } from '@dealers-choice/kernel';
import { withCards } from '../card-files.ts';
import { Fault, unknown } from '../fault.ts';
import type { AnyGame } from '../lab.ts';
import { together } from '../ladder/pairs.ts';
import { scoreOf } from '../ladder/play.ts';
import type { Range } from '../pool.ts';
import { botNamed, findGame } from '../seating.ts';
import { round } from '../stats.ts';
import { named } from '../tally.ts';

/** Plain data: it travels to threads. */
export interface TunePlan {
  game: string;
  /** `--cards`. */
  cards?: string | undefined;
  /** The name of what is tuned. */
  what: string;
  seed: number;
  seats: number;
  options: Wanted;
  /** Whose matches weights of facts are learned from, by seat. */
  bots: string[];
  /** The budget of bots that search. */
  iterations?: number | undefined;
}

export function tunableOf(
  { game, tunable = {} }: AnyGame,
  what: string | undefined,
): { name: string; of: Tunable<Spec> } {
  const names = Object.keys(tunable);
  const [first] = names;
  if (first === undefined) throw new Fault(`${game.id} offers nothing to tune; docs/dealer.md says how a game does.`);
  const name = what ?? first;
  const found = Object.hasOwn(tunable, name) ? tunable[name] : undefined;
  if (!found) throw unknown(`thing to tune in ${game.id} called`, name, names);
  return { name, of: found };
}

/**
 * One list of numbers for each match of the range. With weights: what the first set won against the second. Without:
 * the positions at which a turn began, each as its facts and what became of its side.
 */
export function tuneRange(games: readonly AnyGame[], plan: TunePlan, range: Range): number[][] {
  const shelved = withCards(findGame(games, plan.game), plan.cards);
  const { id, def } = shelved.game;
  const options = readOptions(id, def.options, plan.options, plan.seats);
  const { of } = tunableOf(shelved, plan.what);
  const { weights } = range;
  return Array.from({ length: range.to - range.from }, (_, i) => {
    const number = range.from + i;
    const setup = { seats: plan.seats, options, seed: `${plan.seed}.${weights ? `${weights.seeds}.` : ''}${number}` };
    if (!weights) return positionsOf(shelved, of, plan.bots, setup);
    const bots = { new: of.botWith(weights.a, plan.iterations), old: of.botWith(weights.b, plan.iterations) };
    return [
      scoreOf(shelved, setup, together('new', 'old', plan.seats), {
        botOf: (name) => (name === 'new' ? bots.new : bots.old),
      }),
    ];
  });
}

type Setup = Pick<TunePlan, 'seats' | 'options'> & { seed: string };

function positionsOf(shelved: AnyGame, { facts }: Tunable<Spec>, names: readonly string[], setup: Setup): number[] {
  const { game, instinct } = shelved;
  const sideOf = instinct?.sideOf ?? ((seat: Seat): number => seat);
  // One seat speaks for its side.
  const sides = seatsOf(setup.seats).filter(
    (seat, i, all) => all.findIndex((one) => sideOf(one) === sideOf(seat)) === i,
  );
  const found: { facts: readonly number[]; side: number }[] = [];
  let turn = 0;
  const onMove = (match: MatchOf<Spec>): void => {
    if (match.over || match.turn === turn) return;
    turn = match.turn;
    // Of two sides, one says what the other does: they take turns.
    const seen = sides.length === 2 ? [must(sides, turn % 2)] : sides;
    for (const seat of seen) found.push({ facts: facts?.of(match, seat) ?? [], side: sideOf(seat) });
  };
  const bots = names.map((name) => botNamed(shelved, name));
  const { match } = named(setup.seed, names, () => runMatch(game, setup, bots, { onMove }));
  const winners = [...new Set(match.over?.winners.map(sideOf))];
  const won = (side: number): number =>
    winners.length === 0 ? 1 / sides.length : winners.includes(side) ? 1 / winners.length : 0;
  // Five places are enough for a fit, and keep the state of thousands of matches small.
  return found.flatMap(({ facts: all, side }) => [...all.map((fact) => round(fact, 5)), won(side)]);
}
