/** Every bot of every game, and what it cannot see. */
import { imagine, runMatch } from '@dealers-choice/bots';
import { type MatchOf, must, type Seat, type Spec, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { AnyGame } from '../src/lab.ts';
import { botNamed, botsOf } from '../src/seating.ts';

interface Position {
  match: MatchOf<Spec>;
  seat: Seat;
}

/** Some positions, spread over a match between the usual bots, at which a seat has a choice. */
function positionsOf(shelved: AnyGame, wanted: number): Position[] {
  const { game, usualBots } = shelved;
  const seats = game.def.seats.usual;
  const bots = usualBots(game.defaults, seats).map((name) => botNamed(shelved, name));
  const all: Position[] = [];
  const { moves } = runMatch(game, { seed: 'honest', seats }, bots, {
    onMove(match) {
      const seat = match.asking?.seats[0];
      if (seat !== undefined && match.asking?.kind !== 'timing') all.push({ match: structuredClone(match), seat });
    },
  });
  const step = Math.max(1, Math.floor(moves.length / wanted));
  return all.filter((_, i) => i % step === 0).slice(0, wanted);
}

describe.each(GAMES.map((shelved) => [shelved.game.id, shelved] as const))('%s', (_id, shelved) => {
  const { game } = shelved;
  const positions = positionsOf(shelved, 4);

  test.each(botsOf(shelved).map(({ name }) => name))('[K10] %s plays the same, whatever it cannot see', (name) => {
    const bot = botNamed(shelved, name);
    for (const [i, { match, seat }] of positions.entries()) {
      const seen = view(game, match, seat);
      const other = view(game, imagine(game, seen, seedRng(`world ${i}`)), seat);
      const here = bot.choose(seen, seat, seedRng('chance'));
      expect(bot.choose(other, seat, seedRng('chance')), `position ${i}`).toEqual(here);
    }
    expect(must(positions, 3)).toBeDefined();
  });
});
