/** What test games say of a deck. The order in which they were played does not matter. */
import type { Rival, TestGame, TestPlan } from './plan.ts';
import { type Verdict, verdictOf, wilson } from './wilson.ts';

export interface Score {
  won: number;
  of: number;
}

export interface Matchup extends Score {
  opponent: Rival;
  first: Score;
  second: Score;
  turns: number;
  range: { low: number; high: number };
  verdict: Verdict;
  /** The shortest game it lost, to be watched; null: it lost none. */
  loss: { index: number; turns: number } | null;
}

export interface TestReport extends Score {
  range: { low: number; high: number };
  first: Score;
  second: Score;
  turns: number;
  /** Of the games that were won and lost, by how they ended; the most frequent first. */
  endings: readonly { reason: string; n: number }[];
  matchups: readonly Matchup[];
  /** How many games took this many turns. */
  lengths: readonly { turns: number; n: number }[];
  /** How often the deck won when a card was drawn; the best first. */
  cards: readonly ({ card: string; played: number } & Score)[];
}

const scoreOf = (games: readonly TestGame[]): Score => ({
  won: games.filter(({ won }) => won).length,
  of: games.length,
});
const meanTurns = (games: readonly TestGame[]): number =>
  games.length === 0 ? 0 : games.reduce((sum, { turns }) => sum + turns, 0) / games.length;

export function reportOf({ opponents }: TestPlan, games: readonly TestGame[]): TestReport {
  const [first, second] = [games.filter((game) => game.first), games.filter((game) => !game.first)];
  const score = scoreOf(games);
  return {
    ...score,
    range: wilson(score.won, score.of),
    first: scoreOf(first),
    second: scoreOf(second),
    turns: meanTurns(games),
    endings: tally(games.map(({ reason }) => reason)).map(([reason, n]) => ({ reason, n })),
    matchups: opponents.map((opponent, place) =>
      matchupOf(
        opponent,
        games.filter(({ against }) => against === place),
      ),
    ),
    lengths: tally(games.map(({ turns }) => turns))
      .map(([turns, n]) => ({ turns, n }))
      .sort((a, b) => a.turns - b.turns),
    cards: cardsOf(games),
  };
}

function matchupOf(opponent: Rival, games: readonly TestGame[]): Matchup {
  const { won, of } = scoreOf(games);
  return {
    opponent,
    won,
    of,
    first: scoreOf(games.filter(({ first }) => first)),
    second: scoreOf(games.filter(({ first }) => !first)),
    turns: meanTurns(games),
    range: wilson(won, of),
    verdict: verdictOf(won, of),
    loss: shortestLoss(games),
  };
}

/** A game that was stopped is lost by nobody. */
function shortestLoss(games: readonly TestGame[]): Matchup['loss'] {
  const lost = games.filter(({ won, reason }) => !won && reason !== 'cut');
  const [first] = [...lost].sort((a, b) => a.turns - b.turns || a.index - b.index);
  return first ? { index: first.index, turns: first.turns } : null;
}

/** Where most is to be learned: the loss in the matchup of which the least was won. */
export function worstLoss({ matchups }: TestReport): Matchup | null {
  const [worst] = matchups.filter(({ loss }) => loss !== null).sort((a, b) => a.won / a.of - b.won / b.of);
  return worst ?? null;
}

function tally<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function cardsOf(games: readonly TestGame[]): TestReport['cards'] {
  const ids = [...new Set(games.flatMap(({ drawn }) => drawn))].sort();
  return ids
    .map((card) => {
      const seen = games.filter(({ drawn }) => drawn.includes(card));
      return { card, ...scoreOf(seen), played: games.filter(({ played }) => played.includes(card)).length };
    })
    .sort((a, b) => b.won / b.of - a.won / a.of || (a.card < b.card ? -1 : 1));
}
