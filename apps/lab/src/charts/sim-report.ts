/** A simulation as a report: who won, how long matches were, what was played, and how long bots thought. */
import type { SimResult } from '../report.ts';
import { grouped, percent } from '../stats.ts';
import type { Tally } from '../tally.ts';
import { percentileOf } from './decision-times.ts';
import type { Section } from './page.ts';
import { bars, histogram, whiskers } from './svg.ts';

/** Of long lists the most frequent. */
const MOST = 40;
const SHARES = [0.5, 0.9, 0.99] as const;

export function simSections(result: SimResult, { lengths, answers, cards, times }: Tally): Section[] {
  const winners = [
    ...Object.entries(result.wins.byBot).map(([name, n]) => row(name, n, result.ci95.byBot[name])),
    ...result.wins.bySeat.map((n, seat) => row(`seat ${seat + 1}`, n, result.ci95.bySeat[seat])),
  ];
  function row(name: string, wins: number, [low, high]: [number, number] = [0, 1]) {
    return { name, wins, at: wins / result.games, low, high, said: percent(wins / result.games) };
  }
  const bots = Object.keys(result.wins.byBot);
  const timesOf = (bot: string): number[] => SHARES.map((share) => percentileOf(times, bot, share));
  return [
    {
      title: 'Wins',
      about: 'The share of games won, by bot and by seat, with its 95 % interval.',
      plot: whiskers('Wins', winners, 1 / result.seats),
      table: [
        ['who', 'wins', 'share', 'low', 'high'],
        ...winners.map((one) => [one.name, one.wins, one.at, one.low, one.high]),
      ],
    },
    counted('Endings', result.endings),
    {
      title: 'Length of games',
      about: `${result.movesPerGame.toFixed(1)} moves a game; from the shortest to the longest.`,
      plot: histogram('Length of games', new Map(Object.entries(lengths).map(([moves, n]) => [Number(moves), n]))),
    },
    counted('Answers', answers),
    counted('Cards that were played', cards),
    ...(Object.keys(times).length === 0
      ? []
      : [
          {
            title: 'Decision times',
            about: 'In milliseconds. They differ from run to run; nothing else in this report does.',
            table: [
              ['bot', 'p50', 'p90', 'p99'],
              ...bots.map((bot) => [bot, ...timesOf(bot).map((ms) => ms.toFixed(3))]),
            ],
            plot: bars(
              'Decision times, p99',
              bots.map((bot) => ({
                name: bot,
                value: timesOf(bot)[2] ?? 0,
                said: `${(timesOf(bot)[2] ?? 0).toFixed(2)} ms`,
              })),
            ),
          },
        ]),
  ];
}

function counted(title: string, counts: Readonly<Record<string, number>>): Section {
  const rows = Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return {
    title,
    ...(rows.length > MOST ? { about: `The ${MOST} most frequent of ${rows.length}.` } : {}),
    plot: bars(
      title,
      rows.slice(0, MOST).map(([name, value]) => ({ name, value, said: grouped(value) })),
    ),
    table: [['what', 'times'], ...rows],
  };
}
