/** Cards of which a part is not read: never silently without effect. */
import { SPECTATOR, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_SET } from '../../src/cards/index.ts';
import { onePieceOf } from '../../src/rules/game.ts';
import { wordsOf } from '../../src/words/index.ts';
import { ch, deck, event, gameWith, leader, playing } from '../kit/playing.ts';

const unsupported = [['Sing.', 'no such words']] as const;
const cards = {
  singer: ch(1, 2000, { unsupported }),
  song: { ...event(1, { timings: ['MAIN'], steps: [{ do: 'draw', n: 1 }] }), unsupported },
  bard: leader(5000, 5, { unsupported }),
};
const decks = [deck('choir', 'captain', { sailor: 46, singer: 4 }), deck('bards', 'bard', { sailor: 50 })];
const game = gameWith(cards, undefined, decks);
const words = wordsOf(game);

describe('a strict match', () => {
  test.each([
    ['choir,crew', 'one-piece: singer (singer) is not read to the last word; a strict match is for cards that are.'],
    ['crew,bards', 'one-piece: bard (bard) is not read to the last word'],
  ])('refuses %s', (chosen, message) => {
    expect(() => start(game, { options: { decks: chosen, strict: true }, seed: 1 })).toThrow(message);
    expect(() => start(game, { options: { decks: chosen }, seed: 1 })).not.toThrow();
  });

  test('is played with cards that are read, and a deck of chance has only those', () => {
    expect(() => start(game, { options: { decks: 'crew,crew', strict: true }, seed: 1 })).not.toThrow();
    const crowd = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`hand${i}`, ch(1, 1000)]));
    const mixed = gameWith({ ...cards, ...crowd });
    for (const seed of [1, 2, 3]) {
      const { table } = start(mixed, { options: { decks: 'random', strict: true }, seed });
      const prints = new Set(table.print.map((print) => mixed.kit.cards[print - 1]?.id));
      expect([...prints].filter((id) => ['singer', 'song', 'bard'].includes(id ?? ''))).toEqual([]);
    }
  });
});

describe('a set without decks', () => {
  const bare = onePieceOf({ set: { ...STARTER_SET, decks: [], cards: STARTER_SET.cards.slice(1, 30) } });

  test('shows how a list is written with a Leader and another card of its own', () => {
    const example = '1xLW-018 4xLW-002 …';
    expect(bare.def.options.decks.right).toBe(`for each seat random, or a deck list such as "${example}"`);
    expect(wordsOf(bare).choice?.('decks', '')?.about).toContain(example);
  });
});

describe('otherwise it is said', () => {
  const noticeOf = (chosen: string, viewer: 0 | 1 | typeof SPECTATOR) => {
    const { table } = playing(cards, {}, { phase: null, decks, options: { decks: chosen } });
    return words.notice?.({ view: table.host.view(viewer), name: String, you: null });
  };

  test('before the first turn, with the cards of the own deck', () => {
    const mine = 'Not read to the last word, so a part of them does nothing: singer.';
    const some = 'Some cards of this set are not read to the last word.';
    expect(noticeOf('choir,crew', 0)).toBe(mine);
    expect(noticeOf('choir,crew', 1)).toContain(some);
    expect(noticeOf('choir,crew', SPECTATOR)).toContain(some);
  });

  test('not where every card is read', () => {
    const { table } = playing({}, {}, { phase: null });
    expect(wordsOf(gameWith({})).notice?.({ view: table.host.view(0), name: String, you: null })).toBeNull();
  });

  test('and when such a card is used', () => {
    const { alice, told, table } = playing(cards, { alice: { hand: ['singer', 'song', 'sailor'], donActive: 5 } });
    alice.plays('singer');
    alice.plays('song');
    alice.plays('sailor');
    const say = told
      .filter(({ type }) => type === 'cardPlayed' || type === 'eventActivated')
      .map((each) => words.event(each as never, { view: table.host.view(SPECTATOR), name: () => 'Alice', you: null }));
    expect(say).toEqual([
      'Alice plays singer. A part of its text is not read and does nothing.',
      'Alice uses song. A part of its text is not read and does nothing.',
      'Alice plays sailor.',
    ]);
  });
});
