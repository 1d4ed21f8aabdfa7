/** A ladder as a report: who beat whom, how sure that is, how long games were, and how long bots thought. */
import { ceilingLine } from '../ladder/ceiling.ts';
import type { Beside } from '../ladder/play.ts';
import type { LadderResult, PairResult } from '../ladder/report.ts';
import { percent } from '../stats.ts';
import { lengthsSection, timesSections } from './beside.ts';
import type { Section } from './page.ts';
import { matrix, whiskers } from './svg.ts';

export function ladderSections({ pairs, ratings, ceiling }: LadderResult, { lengths, times }: Beside): Section[] {
  const names = [...new Set(pairs.flatMap(({ a, b }) => [b, a]))];
  return [
    {
      title: 'Pairs',
      about:
        'The share that the first won, with its 95 % interval. Each seed was played in every seating and counts once.',
      plot: whiskers('Pairs', pairs.map(whiskerOf), 0.5),
      table: [
        ['a', 'b', 'games', 'wins', 'rate', 'low', 'high', 'even', 'until', 'lies'],
        ...pairs.map(({ a, b, games, wins, rate, low, high, even, until, lies }) => [
          ...[a, b, games, wins, rate, low, high, even, until ?? '', lies],
        ]),
      ],
    },
    {
      title: 'Who beats whom',
      about: 'Row against column.',
      plot: matrix('Who beats whom', names, (row, column) => cellOf(pairs, names[row] ?? '', names[column] ?? '')),
    },
    ...(ceiling
      ? [
          {
            title: 'Ceiling',
            about: ceilingLine(ceiling),
            table: [
              ['honest', 'share', 'low', 'high', 'seeds'],
              [ceiling.honest, ...[ceiling.share, ceiling.low, ceiling.high].map((n) => n ?? ''), ceiling.seeds],
            ],
          },
        ]
      : []),
    ...(ratings
      ? [
          {
            title: 'Ratings',
            about: 'After Bradley and Terry, in points: 400 more make ten wins of eleven.',
            plot: whiskers(
              'Ratings',
              ratings.map(({ bot, rating, low, high }) => ({
                name: bot,
                at: rating,
                low,
                high,
                said: rating.toFixed(0),
              })),
              0,
            ),
            table: [
              ['bot', 'rating', 'low', 'high'],
              ...ratings.map((one) => [one.bot, one.rating, one.low, one.high]),
            ],
          },
        ]
      : []),
    lengthsSection(lengths),
    ...timesSections(times, names),
  ];
}

const whiskerOf = ({ a, b, rate, low, high, games }: PairResult) => ({
  name: `${a} – ${b}`,
  at: rate,
  low,
  high,
  said: `${percent(rate)} of ${games}`,
});

/** Where one sat alone against several, its share is no measure of who beats whom. */
function cellOf(pairs: readonly PairResult[], row: string, column: string) {
  const met = pairs.find(({ a, b, even }) => even === 0.5 && [a, b].includes(row) && [a, b].includes(column));
  if (!met || row === column) return { rate: null, said: row === column ? '–' : '' };
  const rate = met.a === row ? met.rate : 1 - met.rate;
  return { rate, said: percent(rate) };
}
