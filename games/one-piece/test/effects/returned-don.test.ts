import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { draw } from '../kit/effects.ts';
import { answersOf, ch, playing, saying } from '../kit/playing.ts';
import { mate, spell } from '../kit/texts.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

const watcher = (effect: Effect) => ch(1, 1000, saying(effect));

describe('[OP-R7.2] DON!! that are returned', () => {
  const paying = (cost: Step) =>
    playing(
      { pier: watcher({ timings: ['ACTIVATE_MAIN'], cost: [cost], steps: [draw(1)] }) },
      { alice: { characters: ['pier'], donActive: 2, donRested: 2, deck } },
    );

  test('"1 or more" goes on after the first for as long as the player likes', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    people.alice.picks(1001);
    people.alice.picks(1002);
    people.alice.picks();
    expect(people.alice).toHave({ donActive: 1, donRested: 1, hand: ['guard'] });
  });
  test('"1 or more" is at least 1', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    expect(answersOf(people, people.alice)).toEqual(['1002', '1001']);
  });
  test('active ones are taken from the active ones', () => {
    const people = paying({ do: 'returnDon', n: 2, from: 'active' });
    people.alice.does('activate', 'pier', 1);
    expect(people.alice).toHave({ donActive: 0, donRested: 2, hand: ['guard'] });
  });
  test('more active ones than there are cannot be paid', () => {
    const people = paying({ do: 'returnDon', n: 3, from: 'active' });
    expect(answersOf(people, people.alice)).not.toContain('activate pier 1');
  });
});

describe('[OP-R7.2] "When a DON!! card on the field is returned to … DON!! deck"', () => {
  const cards = {
    mine: spell('[Main] Return 1 DON!! card from your field to your DON!! deck.'),
    theirs: spell('[Main] Your opponent returns 1 DON!! card from their field to their DON!! deck.'),
  };
  const drawn = (words: string, by: 'mine' | 'theirs') => {
    const ear = mate(`When a DON!! card ${words}, draw 1 card.`);
    const has = { alice: { hand: [by], characters: ['ear'], donActive: 1 }, bola: { donActive: 1 } };
    const { alice, match } = playing({ ...cards, ear }, has);
    alice.does('play', by);
    return match.table.hand[0].length;
  };

  test.each([
    ['on the field is returned to the DON!! deck', 1, 1],
    ["on the field is returned to the owner's DON!! deck", 1, 1],
    ["on your or your opponent's field is returned to the DON!! deck", 1, 1],
    ['on the field is returned to your DON!! deck', 1, 0],
    ["on the field is returned to your opponent's DON!! deck", 0, 1],
    ['on your field is returned to the DON!! deck', 1, 0],
  ])('%s: one of yours, one of theirs', (words, mine, theirs) => {
    expect([drawn(words, 'mine'), drawn(words, 'theirs')]).toEqual([mine, theirs]);
  });
});
