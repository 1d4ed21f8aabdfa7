// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
import { type Question, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { navigatorOf } from '../../src/bot/index.ts';
import type { Condition, Step } from '../../src/tree/tree.ts';
import { wordsOf } from '../../src/words/index.ts';
import { toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, type People, playing } from '../kit/playing.ts';

const name: Step = { do: 'nameCost' };
const cost = { min: { named: 'cost' }, max: { named: 'cost' } } as const;
const fits: Condition = { is: 'revealed', where: { cost } };
const reveal: Step = { do: 'reveal', what: { top: 1, in: ['deck'], of: 'opponent' } };
const all = { all: true, of: 'opponent', in: ['character'] } as const;
const cards = {
  guess: event(0, on('MAIN', name, reveal, { do: 'if', if: fits, then: [draw(2)], else: [draw(1)] })),
  purge: event(0, on('MAIN', name, { do: 'ko', what: { ...all, where: { cost } } })),
  twice: event(0, on('MAIN', name, name, { do: 'draw', n: { named: 'cost' } })),
  shy: event(0, on('MAIN', { do: 'may', steps: [name] }, { do: 'ko', what: { ...all, where: { cost } } })),
  brute: ch(5, 7000),
  wisp: ch(1, 1000),
  free: ch(0, 1000),
};
const using = (card: keyof typeof cards, has: Parameters<typeof playing>[1] = {}): People => {
  const people = playing(cards, { ...has, alice: { hand: [card], deck: ['sailor', 'sailor', 'sailor'] } });
  people.alice.does('play', card);
  return people;
};

describe('a cost that is named', () => {
  test('is what the revealed card is compared with', () => {
    for (const [said, drawn] of [
      [5, 2],
      [1, 1],
    ] as const) {
      const people = using('guess', { bola: { deck: ['sailor', 'brute'] } });
      people.alice.says(said);
      expect(people.match.table.hand[0]).toHaveLength(drawn);
      expect(people.bola).toHave({ deck: ['sailor', 'brute'] });
    }
  });

  test('is asked for before the card is seen, from 0 to what the dearest card costs, and told to everybody', () => {
    const people = using('guess', { bola: { deck: ['sailor', 'brute'] } });
    const asking = people.match.asking as Question;
    expect(asking).toMatchObject({ prompt: 'name-cost', seats: [0], min: 0, max: 10 });
    expect(toldOf(people, 'cardRevealed')).toEqual([]);
    const words = wordsOf(people.game);
    const told = { view: people.table.host.view(0), name: () => 'Alice', you: null };
    expect(words.prompt(asking, told)).toBe('guess: choose a cost, 0 to 10.');
    expect(words.move({ say: 3 }, asking, told)).toBe('A cost of 3');

    people.alice.says(3);
    const [choice] = toldOf(people, 'choiceMade');
    expect(choice && words.event(choice, told)).toBe('Alice chooses a cost of 3.');
  });

  test('may be that of a card that costs more than any usual one', () => {
    const people = playing({ ...cards, giant: ch(12, 9000) }, { alice: { hand: ['purge'] } });
    people.alice.does('play', 'purge');
    expect(people.match.asking).toMatchObject({ max: 12 });
  });

  test('[§23] is for the bot what most cards cost that it saw of the rival, else a middling one', () => {
    const said = ({ game, match }: People) => navigatorOf(game).choose(view(game, match, 0), 0, seedRng('bot'));
    expect(said(using('guess', { bola: { characters: ['wisp', 'brute'], trash: ['wisp'] } }))).toEqual({ say: 1 });
    expect(said(using('guess'))).toEqual({ say: 4 });
  });

  test('picks the cards that have it', () => {
    const people = using('purge', { bola: { characters: ['brute', 'wisp', 'free'] } });
    people.alice.says(1);
    expect(people.bola).toHave({ characters: ['brute', 'free'], trash: ['wisp'] });
  });

  test('is the last one that was named', () => {
    const people = using('twice');
    people.alice.says(1);
    people.alice.says(3);
    expect(people.match.table.hand[0]).toHaveLength(3);
  });

  test('is had by no card, not even by one without a cost, where none was named', () => {
    const people = using('shy', { bola: { characters: ['free'] } });
    people.alice.chooses('no');
    expect(people.bola).toHave({ characters: ['free'] });
  });

  test('is not read where the text has asked for none, nor for a player who is not asked', () => {
    const unread = (text: string) => readText(text, null, { category: 'EVENT' }).unread.length;
    expect(unread('[Main] Choose a cost. Draw 1 card.')).toBe(0);
    expect(unread("[Main] K.O. all of your opponent's Characters with the chosen cost.")).toBe(1);
    expect(unread('[Main] Your opponent chooses a cost.')).toBe(1);
  });
});
