import { random, runMatch } from '@dealers-choice/bots';
import { host } from '@dealers-choice/host';
import { type CopyId, FACE_DOWN, fork, SPECTATOR, seatsOf, start, type Viewer } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { theDoor } from '../src/index.ts';
import { draws, duels } from './seated.ts';

const viewers = (seats: number): Viewer[] => [...seatsOf(seats), SPECTATOR];

describe('the order of the deck is the one secret', () => {
  test('[S-82] everybody, spectators too, sees the deck as a count', () => {
    const played = host(theDoor, { seed: 5, seats: 9 });

    for (const viewer of viewers(9)) {
      const seen = played.view(viewer);
      expect(seen.table.deck).toEqual(new Array(theDoor.faces.length - 1).fill(FACE_DOWN));
      expect(seen.rng).toEqual([0, 0, 0, 0]);
      expect(seen.known.every((bits) => bits === 0)).toBe(true);
      expect(seen.where.slice(1).every((zone) => zone === -1)).toBe(true);
    }
  });

  test('two decks in another order look the same to everybody, at every step of a match', () => {
    const bots = new Array(4).fill(random(theDoor));
    let looked = 0;
    runMatch(theDoor, { seed: 11 }, bots, {
      onMove(match) {
        const other = fork(theDoor, match);
        other.table.deck.reverse();
        other.rng = [1, 2, 3, 4];
        const [a, b] = [match, other].map((world) => host(theDoor, { seed: 11 }, world));
        for (const viewer of viewers(4)) expect(b?.view(viewer)).toEqual(a?.view(viewer));
        looked++;
      },
    });

    expect(looked).toBeGreaterThan(10);
  });

  test('after a reshuffle nobody knows where a card lies that all had seen', () => {
    const match = start(theDoor, { seed: 3, options: { startSeat: '1' } });
    match.table.pos[0] = 3;
    theDoor.x.on(match, undefined, (x) => {
      for (const card of match.table.deck.slice() as CopyId[]) x.move(card, 'discard');
    });
    const played = host(theDoor, { seed: 3 }, match);
    expect(played.view(SPECTATOR).table.discard).not.toContain(FACE_DOWN);

    for (let i = 0; i < 6 && played.match.table.pending.length === 0; i++) {
      played.match.table.pos.fill(3);
      const [seat = 0] = played.match.asking?.seats ?? [];
      played.play(seat, { do: 'ROLL' });
    }

    expect(played.match.table.pending).toHaveLength(1);
    for (const viewer of viewers(4)) {
      expect(played.view(viewer).table.deck).toEqual(new Array(21).fill(FACE_DOWN));
    }
  });
});

describe('everything else is public', () => {
  test('the drawn card, the piles and all players', () => {
    const { table } = draws('JUDGE_JURY', { table: { deck: ['CHAOS', 'JUDGE_JURY'], discard: ['SUMMON_EXILE'] } });

    for (const viewer of viewers(4)) {
      const { deck, ...rest } = table.host.view(viewer).table;
      const { deck: _deck, ...all } = table.match.table;
      expect([deck, rest]).toEqual([[FACE_DOWN], all]);
    }
  });

  test('who is choosing, what for, and how far a duel is', () => {
    const { alice, table } = duels('CAN');
    alice.times('CHAOS_AIM', 800);

    for (const viewer of viewers(4)) {
      const { asking, stack } = table.host.view(viewer);
      expect(asking).toMatchObject({
        prompt: 'CHAOS_THROW',
        seats: [1],
        params: { thrower: 0, defender: 1, distance: 1 },
      });
      expect(stack.at(-1)?.r).toMatchObject({ stopAtMs: 800, reported: false });
    }
  });
});
