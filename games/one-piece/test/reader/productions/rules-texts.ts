/** Texts that work under the rules: what a card is everywhere, and what may be in a deck. */
import { expect } from 'vitest';
import { DEFAULT_RULES } from '../../../src/data/rules-context.ts';
import { validateDeck } from '../../../src/data/validate-deck.ts';
import type { Filter } from '../../../src/tree/tree.ts';
import { shown } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { event, leader, type More, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const call = (where: Filter): Readonly<Record<string, More>> => ({
  call: event(0, on('MAIN', { do: 'rest', what: { all: true, in: ['character'], where } })),
});
const called = (people: People): void => {
  people.alice.does('play', 'call');
  expect(shown(people, 0, 'scribe', 'rested')).toBe(1);
};
/** What is wrong with a deck of these cards, save that it has too few. */
const wrong = ({ game }: People, leads: string, cards: Readonly<Record<string, number>>): string[] =>
  validateDeck({ leader: leads, cards }, game.kit.set.cards, DEFAULT_RULES).flatMap(({ code, cards: about }) =>
    code === 'DECK_SIZE' ? [] : [`${code} ${about.join()}`],
  );
const has = { alice: { characters: ['scribe'], hand: ['call'] } };
const leads = { as: leader(5000, 5), cards: { reef: { category: 'STAGE', cost: 6, types: ['Fog'] } } } as const;

export const rulesTexts = [
  behaves(['treat as'], "According to the rules, also treat this card's type as {Fog}.", has, called, {
    cards: call({ type: ['Fog'] }),
  }),
  behaves(['treat as'], 'This card also has the <Ranged> attribute.', has, called, {
    cards: call({ attribute: ['Ranged'] }),
  }),
  behaves(
    ['deck rules'],
    'Under the rules of this game, you may have any number of this card in your deck.',
    {},
    (people) => expect(wrong(people, 'captain', { scribe: 9, sailor: 5 })).toEqual(['TOO_MANY_COPIES sailor']),
  ),
  behaves(
    ['deck rules', 'rules text'],
    'Under the rules of this game, you cannot include cards with a cost of 5 or more in your deck.',
    { alice: { leader: ['scribe'] } },
    (people) => expect(wrong(people, 'scribe', { reef: 1, sailor: 4 })).toEqual(['COST_NOT_ALLOWED reef']),
    leads,
  ),
  behaves(
    ['deck rules'],
    'Under the rules of this game, you can only include {Crew} type cards in your deck.',
    { alice: { leader: ['scribe'] } },
    (people) => expect(wrong(people, 'scribe', { reef: 1, sailor: 4 })).toEqual(['TYPE_NOT_ALLOWED reef']),
    leads,
  ),
  behaves(
    ['deck rules', 'rules text'],
    'Under the rules of this game, you cannot include cards with a cost of 6 or more in your deck and when your deck ' +
      'is reduced to 0, you win the game instead of losing.',
    { alice: { leader: ['scribe'], deck: ['sailor'], hand: ['song'] } },
    (people) => {
      expect(wrong(people, 'scribe', { reef: 1, sailor: 4 })).toEqual(['COST_NOT_ALLOWED reef']);
      people.alice.does('play', 'song');
      expect(people.match.over?.winners).toEqual([0]);
    },
    leads,
  ),
  behaves(
    ['shuffle'],
    '[Main] Shuffle your hand into your deck.',
    { alice: { hand: ['wisp', 'brute'], deck: ['guard'] } },
    ({ alice, match }) => {
      expect(alice).toHave({ hand: [] });
      expect(match.table.deck[0]).toHaveLength(3);
    },
  ),
];
