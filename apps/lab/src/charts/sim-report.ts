/** A simulation as a report: who won, how long matches were, what was played, and how long bots thought. */
import type { SimResult } from '../report.ts';
import { grouped, percent } from '../stats.ts';
import type { Tally } from '../tally.ts';
import { lengthsSection, timesSections } from './beside.ts';
import type { Section } from './page.ts';
import { bars, whiskers } from './svg.ts';

/** Of long lists the most frequent. */
const MOST = 40;

export function simSections(result: SimResult, { lengths, answers, cards, times }: Tally): Section[] {
  const winners = [
    ...Object.entries(result.wins.byBot).map(([name, n]) => row(name, n, result.ci95.byBot[name])),
    ...result.wins.bySeat.map((n, seat) => row(`seat ${seat + 1}`, n, result.ci95.bySeat[seat])),
  ];
  function row(name: string, wins: number, [low, high]: [number, number] = [0, 1]) {
    return { name, wins, at: wins / result.games, low, high, said: percent(wins / result.games) };
  }
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
    lengthsSection(lengths),
    counted('Answers', answers),
    counted('Cards that were played', cards),
    ...timesSections(times, Object.keys(result.wins.byBot)),
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
