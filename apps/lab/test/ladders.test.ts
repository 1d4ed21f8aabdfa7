/** Ladders of the games themselves, shortened: few games, and budgets so small that a test can wait for them. */
import { join } from 'node:path';
import { LEVELS, levelsOf, runMatch, type Skills, worthTrying } from '@dealers-choice/bots';
import { type MatchOf, must, refuse, type Spec, seedRng } from '@dealers-choice/kernel';
import { rounds } from '@dealers-choice/testkit/vitest';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { AnyGame } from '../src/lab.ts';
import { pairsOf } from '../src/ladder/pairs.ts';
import type { LadderResult } from '../src/ladder/report.ts';
import { seerOf } from '../src/ladder/seer.ts';
import { botNamed } from '../src/seating.ts';
import { fakeLab, folder } from './fake-lab.ts';

/** What a short ladder costs, by game: rounds of the search, games, and the rate that chance alone would not give. */
const SHORT: Readonly<Record<string, { iterations: number; games: number; above: number }>> = {
  'the-door': { iterations: 60, games: 60, above: 0.5 }, // a throw of the dice decides much
  jambo: { iterations: 3, games: 2, above: 0.9 },
  'dhappa-baaji': { iterations: 3, games: 2, above: 0.9 },
  'one-piece': { iterations: 3, games: 2, above: 0.9 },
};
const shortOf = ({ game }: AnyGame) => SHORT[game.id] ?? { iterations: 3, games: 2, above: 0.9 };

function withSmallBudgets(shelved: AnyGame): AnyGame {
  const { game, instinct, bots } = shelved;
  if (!instinct) throw new Error(`${game.id} has no instinct`);
  const { iterations } = shortOf(shelved);
  const skills: Skills = { casual: {}, regular: {}, strong: {}, master: { search: { iterations } } };
  const own = bots.filter(({ name }) => LEVELS.every((level) => level !== name));
  return { ...shelved, bots: [...own, ...levelsOf(game, instinct, skills)] };
}

async function ladder(shelved: AnyGame, ...args: string[]): Promise<LadderResult> {
  const { dealer, json, err } = fakeLab([withSmallBudgets(shelved)]);
  const state = join(folder(), 'state.json');
  const code = await dealer('ladder', shelved.game.id, '--json', '--until', 'never', '--state', state, ...args);
  if (code !== 0) throw new Error(err());
  return json() as unknown as LadderResult;
}

const byName = GAMES.map((shelved) => [shelved.game.id, shelved] as const);

test.each(byName)('%s: random, greedy, the usual bot and the levels, each against the one below', (_id, shelved) => {
  const { game, teams } = shelved;
  const seats = game.def.seats.usual;
  const [usual = ''] = shelved.usualBots(game.defaults, seats);
  const pairs = pairsOf(shelved, { options: {}, seats });
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([
    ['greedy', 'random'],
    [usual, 'greedy'],
    ['casual', 'random'],
    ['regular', 'casual'],
    ['strong', 'regular'],
    ['master', 'strong'],
    ['master', usual],
  ]);
  const top = pairs.at(-1);
  const alone = seats > 2 && !teams;
  expect(top?.seating.filter((name) => name === 'master')).toHaveLength(alone ? 1 : seats / 2);
  expect([top?.even, top?.until]).toEqual(alone ? [1 / seats, 1.2 / seats] : [0.5, 0.55]);
});

test.each(byName)(
  '%s: a short ladder is the same in every run, and master beats random by far',
  async (_id, shelved) => {
    const { games, above } = shortOf(shelved);
    const args = ['--bots', 'random,master', '--games', String(rounds(games, 10 * games))];
    const first = await ladder(shelved, ...args);
    expect(first.pairs).toMatchObject([{ a: 'master', b: 'random', games: rounds(games, 10 * games), even: 0.5 }]);
    expect(first.pairs[0]?.rate).toBeGreaterThan(above);
    expect(await ladder(shelved, ...args)).toEqual(first);
  },
);

test.each(byName)('%s: the twin that sees everything begins in the match as it is', (_id, shelved) => {
  const { game } = shelved;
  const seats = game.def.seats.usual;
  const bots = shelved.usualBots(game.defaults, seats).map((name) => botNamed(shelved, name));
  let [asked, seen] = [0, 0];
  const sight: { match?: MatchOf<Spec> } = {};
  const seer = seerOf(shelved, () => {
    seen++;
    return must(
      [sight.match].filter((match) => match !== undefined),
      0,
    );
  });
  const most = rounds(4, 40);
  const watched = bots.map((bot) => ({
    ...bot,
    choose(...asking: Parameters<typeof bot.choose>) {
      const [view, seat] = asking;
      if (asked < most && view.asking?.kind !== 'timing' && worthTrying(game, view, seat).length > 1) {
        const move = seer.choose(view, seat, seedRng(1));
        expect(move && refuse(game, view, seat, move)).toBe(null);
        asked++;
      }
      return bot.choose(...asking);
    },
  }));
  const onStart = (match: MatchOf<Spec>): void => {
    sight.match = match;
  };
  for (let seed = 1; asked < most; seed++) runMatch(game, { seed, seats }, watched, { onStart });
  expect(seen).toBeGreaterThan(0);
});
