/** A match is its rules, cards, decks, seed and actions: nothing else. */
import { host, parseRecord, recordOf, replay } from '@dealers-choice/host';
import { hashOf, type Move, must, type Seat, SPECTATOR, sample, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { onePiece, STARTER_SET, snapshot } from '../../src/index.ts';
import { onePieceOf } from '../../src/rules/game.ts';

/** A whole match, played at random. */
function played(seed: number) {
  const one = host(onePiece, { seed, options: { decks: 'ember,tide' } });
  const rng = seedRng(`replay ${seed}`);
  while (one.match.asking) {
    const seat = must(one.match.asking.seats, 0);
    const refusal = one.play(seat, sample(onePiece, one.view(seat), seat, rng));
    if (refusal) throw new Error(refusal.code);
  }
  return one;
}

describe('a replay', () => {
  test('[S101] [OP-R1.1] Seed, decks and actions lead to the same final state, also in a game made anew', () => {
    for (const seed of [1, 2, 3]) {
      const first = played(seed);
      const text = JSON.stringify(recordOf(first));

      const again = replay(onePieceOf({ set: STARTER_SET }), parseRecord(text));

      expect(first.match.over).not.toBeNull();
      expect(hashOf(again.match)).toBe(hashOf(first.match));
      expect(again.match.over).toEqual(first.match.over);
    }
  });

  test('[S93] [OP-R16.5] A record leads to the snapshot in which its match ended, for everybody who looks', () => {
    for (const seed of [1, 4]) {
      const first = played(seed);
      const again = replay(onePiece, parseRecord(JSON.stringify(recordOf(first))));
      for (const viewer of [0, 1, SPECTATOR] as const) {
        const ended = snapshot(first.view(viewer), onePiece.kit);
        expect(ended.result).not.toBeNull();
        expect(snapshot(again.view(viewer), onePiece.kit)).toEqual(ended);
      }
    }
  });

  test('[S101] [OP-R1.1] Another seed, or another deck, leads elsewhere', () => {
    const starts = [
      { seed: 1, options: { decks: 'ember,tide' } },
      { seed: 2, options: { decks: 'ember,tide' } },
      { seed: 1, options: { decks: 'ember,grove' } },
    ].map((setup) => hashOf(host(onePiece, setup).match));

    expect(new Set(starts).size).toBe(3);
  });

  test('[S101] [OP-R1.1] A changed action is refused at its index', () => {
    const record = recordOf(played(1));
    const index = record.moves.findIndex((entry) => 'move' in entry && 'do' in entry.move && entry.move.do === 'end');
    const otherwise = (seat: Seat, move: Move) =>
      JSON.stringify({ ...record, moves: record.moves.map((entry, i) => (i === index ? { seat, move } : entry)) });
    const { seat } = must(record.moves, index);

    expect(index).toBeGreaterThan(0);
    for (const text of [
      otherwise(seat === 0 ? 1 : 0, { do: 'end' }),
      otherwise(seat, { choose: 'yes' }),
      otherwise(seat, { do: 'surrender' }),
    ]) {
      expect(() => replay(onePiece, parseRecord(text))).toThrow(`Move ${index + 1} of the record`);
    }
  });

  test('[S101] [OP-R1.1] A record of other cards or other rules is not replayed at all', () => {
    const record = recordOf(played(1));
    const [first, ...others] = STARTER_SET.cards;
    if (!first) throw new Error('an empty set');
    const changed = onePieceOf({ set: { ...STARTER_SET, cards: [{ ...first, power: 9000 }, ...others] } });

    expect(() => replay(changed, record)).toThrow('card set');
    expect(() => replay(onePiece, { ...record, rulesVersion: record.rulesVersion + 1 })).toThrow('rules version');
  });
});
