/** What reports of simulations and of ladders both show beside who won. */
import { percentileOf } from './decision-times.ts';
import type { Section } from './page.ts';
import { bars, histogram } from './svg.ts';

type Counts = Readonly<Record<string, number>>;
const SHARES = [0.5, 0.9, 0.99] as const;

/** `lengths`: games by their number of moves. */
export function lengthsSection(lengths: Counts): Section {
  const all = Object.entries(lengths).map(([moves, n]) => [Number(moves), n] as const);
  const games = all.reduce((sum, [, n]) => sum + n, 0);
  const moves = all.reduce((sum, [length, n]) => sum + length * n, 0);
  return {
    title: 'Length of games',
    about: `${(moves / Math.max(1, games)).toFixed(1)} moves a game; from the shortest to the longest.`,
    plot: histogram('Length of games', new Map(all)),
  };
}

/** `times`: decisions by bot and bucket; none where nothing was timed. */
export function timesSections(times: Counts, bots: readonly string[]): Section[] {
  if (Object.keys(times).length === 0) return [];
  const rows = bots.map((bot) => ({ bot, shares: SHARES.map((share) => percentileOf(times, bot, share)) }));
  return [
    {
      title: 'Decision times',
      about: 'In milliseconds. They differ from run to run; nothing else in this report does.',
      table: [
        ['bot', 'p50', 'p90', 'p99'],
        ...rows.map(({ bot, shares }) => [bot, ...shares.map((ms) => ms.toFixed(3))]),
      ],
      plot: bars(
        'Decision times, p99',
        rows.map(({ bot, shares: [, , last = 0] }) => ({ name: bot, value: last, said: `${last.toFixed(2)} ms` })),
      ),
    },
  ];
}
