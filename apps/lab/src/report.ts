/** What a simulation found, as the object that `--json` prints and as a table for people. */
import type { Wanted } from '@dealers-choice/kernel';
import { grouped, percent, round, sorted, wilson } from './stats.ts';
import { MILLION, type SimPlan, type Tally } from './tally.ts';

export interface SimResult {
  game: string;
  games: number;
  seed: number;
  from: number;
  seats: number;
  options: Wanted;
  bots: string[];
  paired: boolean;
  endings: Record<string, number>;
  facts: Record<string, number>;
  factsPerGame: Record<string, number>;
  figures: Record<string, number>;
  wins: { bySeat: number[]; byBot: Record<string, number> };
  ci95: { bySeat: [number, number][]; byBot: Record<string, [number, number]> };
  movesPerGame: number;
  turnsPerGame: number;
  /** What bots did wrong, so that another answered in their place. */
  stumbles: { bot: string; why: string; times: number; first: string }[];
}

export function resultOf({ game, seed, from, seats, options, bots }: SimPlan, paired: boolean, sum: Tally): SimResult {
  const each = (sums: Record<string, number>, by: (name: string) => number): Record<string, number> =>
    Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, round(sum / by(name), 4)]));
  const byBot = sorted({ ...Object.fromEntries(bots.map((bot) => [bot, 0])), ...sum.winsByBot });
  return {
    game,
    games: sum.games,
    seed,
    from,
    seats,
    options,
    bots,
    paired,
    endings: sorted({ cut: 0, ...sum.endings }),
    facts: sum.facts,
    factsPerGame: each(sum.facts, () => sum.games),
    figures: each(sum.figures, (name) => (sum.figured[name] ?? 1) * MILLION),
    wins: { bySeat: sum.winsBySeat, byBot },
    ci95: {
      bySeat: sum.winsBySeat.map((wins) => wilson(wins, sum.games)),
      byBot: Object.fromEntries(Object.entries(byBot).map(([bot, wins]) => [bot, wilson(wins, sum.games)])),
    },
    movesPerGame: round(sum.moves / sum.games, 4),
    turnsPerGame: round(sum.turns / sum.games, 4),
    stumbles: Object.entries(sorted(sum.stumbles)).map(([key, times]) => {
      const [bot = '', why = ''] = key.split(/ (?=\S+$)/);
      return { bot, why, times, first: sum.firstStumbles[key] ?? '' };
    }),
  };
}

export function simTable(r: SimResult, seconds: number): string {
  const share = (count: number): string => percent(count / r.games).padStart(8);
  const line = (name: string, count: number, more = ''): string =>
    `  ${name.padEnd(22)}${grouped(count).padStart(10)} ${share(count)}${more}`;
  const between = ([low, high]: [number, number]): string => `   ${percent(low)} – ${percent(high)}`;
  const counts = (all: Record<string, number>): string[] => Object.entries(all).map(([name, n]) => line(name, n));
  const facts = Object.entries(r.facts).map(
    ([name, n]) => `  ${name.padEnd(22)}${grouped(n).padStart(10)} ${(n / r.games).toFixed(2).padStart(8)}`,
  );
  const figures = Object.entries(r.figures).map(
    ([name, mean]) => `  ${name.padEnd(32)} ${mean.toFixed(2).padStart(8)}`,
  );
  const none: [number, number] = [0, 1];
  // Paired, every bot sits in every seat.
  const sitter = (seat: number): string => (r.paired ? `${seat + 1}` : `${seat + 1}  ${r.bots[seat]}`);
  return [
    `${r.game}: ${grouped(r.games)} games, ${r.seats} seats, seed ${r.seed}${r.paired ? ', paired' : ''}`,
    `  ${r.movesPerGame.toFixed(1)} moves and ${r.turnsPerGame.toFixed(1)} turns per game, ${seconds.toFixed(1)} s`,
    'Endings',
    ...counts(r.endings),
    'Wins by seat (share of games, 95 % interval)',
    ...r.wins.bySeat.map((n, seat) => line(sitter(seat), n, between(r.ci95.bySeat[seat] ?? none))),
    'Wins by bot (share of games, 95 % interval)',
    ...Object.entries(r.wins.byBot).map(([bot, n]) => line(bot, n, between(r.ci95.byBot[bot] ?? none))),
    ...(Object.keys(r.facts).length > 0 ? ['Facts (in all, per game)', ...facts] : []),
    ...(figures.length > 0 ? ['Figures (mean)', ...figures] : []),
    ...(r.stumbles.length > 0 ? ['Stumbles (another bot answered; these games say little of who is stronger)'] : []),
    ...r.stumbles.map(({ bot, why, times, first }) => `  ${bot} ${why} ${grouped(times)} times, first: ${first}`),
    '',
  ].join('\n');
}
