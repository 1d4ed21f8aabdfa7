import { below, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { hitChance, throwAt } from '../src/bot/index.ts';
import { arrowAt, CHARACTERS, type Distance, RANGES } from '../src/index.ts';
import { answerOf } from './ai.ts';
import { draws, duels, NAMES } from './seated.ts';

const DISTANCES: Distance[] = [1, 2, 3, 4];

describe('how an AI throws', () => {
  test.each([
    [95, [70, 55, 41, 25]],
    [90, [68, 53, 40, 25]],
    [70, [62, 48, 36, 22]],
    [65, [60, 47, 35, 22]],
    [60, [58, 46, 34, 21]],
    [55, [57, 44, 33, 21]],
    [50, [55, 43, 32, 20]],
    [40, [52, 40, 30, 19]],
    [30, [48, 38, 28, 18]],
  ])('[S-64] with aim %i it hits the can in %j %% at distance 1 to 4', (aim, expected) => {
    expect(DISTANCES.map((d) => hitChance(aim, d))).toEqual(expected);
  });

  test('never in more than 90 %', () => {
    expect(hitChance(200, 1)).toBe(90);
  });

  test.each(DISTANCES)('at distance %i: the zone it drew, at the first moment well inside it', (d) => {
    const { can, body } = RANGES[d];
    const inside = {
      can: (x: number) => Math.abs(x) <= can * 0.3,
      body: (x: number) => Math.abs(x) > can && Math.abs(x) <= body,
      miss: (x: number) => Math.abs(x) >= body + 30_000,
    };
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const rng = seedRng(i);
      const [luck, wait] = [below(rng, 100), below(rng, 801)];
      const { aim } = CHARACTERS[i % 9]!;
      const hit = hitChance(aim, d);
      const zone = luck < hit ? 'can' : luck < hit + 20 ? 'body' : 'miss';

      const stop = throwAt(aim, d, seedRng(i));

      let first = 1_200 + wait;
      while (!inside[zone](arrowAt(d, first))) first++;
      expect(stop).toBe(first);
      seen.add(zone);
    }
    expect(seen.size).toBe(3);
  });

  test('its time depends on its own chance alone, and it throws once', () => {
    const { alice } = duels('CAN');

    const stop = answerOf('aggressive', alice, seedRng('throw'));
    expect(stop).toEqual({ timing: throwAt(60, 1, seedRng('throw')), for: 'CHAOS_AIM' });
    expect(answerOf('sharp', alice, seedRng('throw'))).toEqual(stop);
    alice.times('CHAOS_AIM', 1_600);
    expect(answerOf('aggressive', alice)).toBeNull();
  });
});

describe('how an AI keeps its nerve', () => {
  test.each([
    [1, 10, 1],
    [2, 8, 4],
    [3, 6, 5],
    [4, 4, 6],
  ])('at distance %i it flinches in %i %%, some time before impact, once the throw is in', (d, percent, other) => {
    const defender = NAMES[other]!;
    const people = draws('CHAOS', {}, { seats: 7 });
    people.alice.picks(defender);
    people[defender].chooses('CAN');
    people[defender].does('CHAOS_STAND');
    expect(people.table.match.asking?.params.distance).toBe(d);
    expect(answerOf('balanced', people[defender])).toBeNull();
    people.alice.times('CHAOS_AIM', 1_500);

    let flinches = 0;
    for (let i = 0; i < 400; i++) {
      const rng = seedRng(`nerve ${i}`);
      const move = answerOf('balanced', people[defender], seedRng(`nerve ${i}`));
      const flinched = below(rng, 100) < percent;
      expect(move).toEqual({ timing: flinched ? below(rng, 2_000) : null, for: 'CHAOS_NERVE' });
      if (flinched) flinches++;
    }
    expect(flinches).toBeGreaterThan(0);
  });
});
