/** "This card" of a text that outlives its card: where the card must still be found. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const hunt = event(0, on('MAIN', { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }));
const rises: Effect = {
  timings: ['ON_KO'],
  cost: [{ do: 'move', what: { n: 2, in: ['trash'] }, to: 'deck-bottom' }],
  steps: [{ do: 'play', what: 'this' }],
};
const cards = { hunt, phoenix: ch(2, 3000, saying(rises)) };

describe("[OP-R8.1] a K.O.'d card that its own text means", () => {
  test('is played from the trash', () => {
    const { alice, bola } = playing(cards, {
      alice: { hand: ['hunt'] },
      bola: { characters: ['phoenix'], trash: ['sailor', 'guard'], deck: ['sailor'] },
    });
    alice.does('play', 'hunt');
    alice.picks('phoenix');
    bola.chooses('yes');
    bola.picks('sailor', 'guard');
    bola.picks('sailor', 'guard');
    expect(bola).toHave({ characters: ['phoenix'], trash: [] });
  });

  test('is not found in the deck, where its own price put it', () => {
    const { alice, bola } = playing(cards, {
      alice: { hand: ['hunt'] },
      bola: { characters: ['phoenix'], trash: ['sailor'], deck: ['sailor'] },
    });
    alice.does('play', 'hunt');
    alice.picks('phoenix');
    bola.chooses('yes');
    bola.picks('phoenix', 'sailor');
    expect(bola).toHave({ characters: [], trash: [] });
  });
});
