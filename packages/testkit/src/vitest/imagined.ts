import { type Bot, random, runMatch } from '@dealers-choice/bots';
import { type Game, hashOf, type MatchOf, must, type Setup, type Spec, seedRng, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { imagines, imaginesAlike } from '../conform/imagines.ts';
import { rounds } from './rounds.ts';

export interface ImaginedHow<G extends Spec> {
  /** They sit down in this order, again and again. */
  bots: readonly Bot<G>[];
  /** Matches to be played, each by bots and at random. */
  setups: readonly Setup[];
  /** Questions that must come up. */
  prompts: readonly string[];
}

const TIMEOUT = 120_000;
/** A question is looked at this often, whenever it comes up first, and then now and then. */
const EACH = rounds(4, 40);
const EVERY = 50;

/** Every kind of question of a game, imagined by everybody at the table and by a spectator (K10). */
export function imaginedByAll<G extends Spec>(game: Game<G>, how: ImaginedHow<G>): void {
  const title = `[K10] ${game.id}: what anybody imagines looks the same, goes on, and follows from the view alone`;
  test(
    title,
    () => {
      const looked = new Map<string, number>();
      for (const setup of how.setups) {
        for (const players of [how.bots, [random(game)]]) watch(game, setup, players, looked);
      }
      expect([...looked.keys()]).toEqual(expect.arrayContaining([...how.prompts]));
    },
    TIMEOUT,
  );
}

function watch<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  players: readonly Bot<G>[],
  looked: Map<string, number>,
): void {
  const first = start(game, setup);
  const seated = Array.from({ length: first.seats }, (_, seat) => must(players, seat % players.length));
  let moves = 0;
  const look = (match: MatchOf<G>): void => lookAt(game, match, looked, moves++);
  look(first);
  runMatch(game, setup, seated, { onMove: look });
}

function lookAt<G extends Spec>(game: Game<G>, match: MatchOf<G>, looked: Map<string, number>, moves: number): void {
  const prompt = match.asking?.prompt ?? 'over';
  const before = looked.get(prompt) ?? 0;
  if (before >= EACH && moves % EVERY !== 0) return;
  looked.set(prompt, before + 1);
  const hash = hashOf(match);
  for (const check of [imagines, imaginesAlike]) {
    const rng = seedRng(`${hash}/${check.name}`);
    const problem = check({ game, match, rng, words: new Set(), refused: () => {} });
    if (problem) expect.fail(`${game.id}, "${prompt}" after ${moves} moves: ${problem}`);
  }
  expect(hashOf(match)).toBe(hash);
}
