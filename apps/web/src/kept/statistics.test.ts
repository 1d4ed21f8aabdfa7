import { expect, test } from 'vitest';
import type { MatchNote, SeatPlan } from '../match/contract.ts';
import { statisticsOf } from './statistics.ts';

const you: SeatPlan = { who: 'person', name: '', bot: '' };
const ben: SeatPlan = { who: 'person', name: 'Ben', bot: '' };
const bot = (name: string): SeatPlan => ({ who: 'bot', name: '', bot: name });

let drawn = 0;
function ended(
  game: string,
  seats: SeatPlan[],
  winners: MatchNote['seats'][number][],
  figures: number[] = [],
): MatchNote {
  const won = seats.flatMap((seat, i) => (winners.includes(seat) ? [i] : [])) as NonNullable<
    MatchNote['ending']
  >['winners'];
  drawn++;
  return { key: `${drawn}`, game, when: drawn, turn: 9, seats, over: true, ending: { winners: won, figures } };
}
const trader = bot('trader');
const fair = bot('greedy');

test('nothing played is nothing counted', () => {
  const none = { played: 0, won: 0, lost: 0, drawn: 0 };
  expect(statisticsOf([])).toEqual({ all: none, bots: none, people: none, row: 0, games: [] });
});

test('against bots and against people are counted apart, by game and by opponent', () => {
  const { bots, people, games } = statisticsOf([
    ended('jambo', [you, trader], [you], [63, 40]),
    ended('jambo', [trader, you], [trader], [61, 58]),
    ended('jambo', [you, ben], [ben], [70, 71]),
    ended('the-door', [you, fair, fair, trader], [you]),
  ]);
  expect(bots).toEqual({ played: 3, won: 2, lost: 1, drawn: 0 });
  expect(people).toEqual({ played: 1, won: 0, lost: 1, drawn: 0 });
  expect(games.map(({ game }) => game)).toEqual(['jambo', 'the-door']);
  expect(games[0]).toMatchObject({
    all: { played: 3, won: 1, lost: 2 },
    bots: { tally: { played: 2, won: 1 }, opponents: [{ who: 'bot', name: 'trader', tally: { played: 2, won: 1 } }] },
    people: { tally: { played: 1, lost: 1 }, opponents: [{ who: 'person', name: 'Ben', tally: { lost: 1 } }] },
    best: 70,
  });
  expect(games[1]).toMatchObject({ best: null });
  expect(games[1]?.bots.opponents.map(({ name, tally }) => [name, tally.played])).toEqual([
    ['greedy', 1],
    ['trader', 1],
  ]);
});

test('a row of wins ends with the last match that was not won', () => {
  const won = () => ended('jambo', [you, fair], [you]);
  expect(statisticsOf([won(), won()]).row).toBe(2);
  expect(statisticsOf([won(), ended('jambo', [you, fair], [fair]), won(), won(), won()]).row).toBe(3);
  expect(statisticsOf([won(), ended('jambo', [you, fair], [])]).row).toBe(0);
});

test('a draw is neither won nor lost; bots among themselves are nobody’s match', () => {
  const { all } = statisticsOf([ended('jambo', [you, fair], []), ended('jambo', [trader, fair], [fair])]);
  expect(all).toEqual({ played: 1, won: 0, lost: 0, drawn: 1 });
});

test('a bot at a table of people is counted there, and not among the matches against bots', () => {
  const { games } = statisticsOf([ended('dhappa-baaji', [you, fair, ben, fair], [you, ben])]);
  expect(games[0]?.bots).toEqual({ tally: { played: 0, won: 0, lost: 0, drawn: 0 }, opponents: [] });
  expect(games[0]?.people.opponents.map(({ name, tally }) => [name, tally.won])).toEqual([
    ['greedy', 1],
    ['Ben', 1],
  ]);
});
