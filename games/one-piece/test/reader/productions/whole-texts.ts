/** Headers, costs, standing texts, replacements, rules texts. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { answersOf, event, leader } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

export const wholeTexts = [
  behaves(
    ['effect', 'text', 'body', 'sentence', 'draw', 'trash'],
    '[Main] Draw 2 cards. Then, trash 1 card from your hand.',
    { alice: { deck: ['sailor', 'guard', 'wisp'] } },
    ({ alice }) => {
      alice.picks('guard');
      expect(alice).toHave({ hand: ['wisp'], trash: ['scribe', 'guard'] });
    },
  ),
  behaves(
    ['header'],
    '[DON!! x1] [Your Turn] [Activate: Main] [Once Per Turn] Draw 1 card.',
    { alice: { characters: ['scribe'], given: { scribe: 1 } } },
    ({ alice }) => {
      alice.does('activate', 'scribe', 1);
      expect(alice).toHave({ hand: ['sailor'] });
      expect(alice.refusal({ do: 'activate', card: 'scribe', at: 1 })?.code).toBe('ONCE_PER_TURN');
    },
    { butNot: [{ alice: { characters: ['scribe'] } }] },
  ),
  behaves(
    ['cost'],
    '[Activate: Main] You may rest this Character and trash 1 card from your hand: Draw 2 cards.',
    { alice: { characters: ['scribe'], hand: ['guard'] } },
    ({ alice }) => {
      alice.does('activate', 'scribe', 1);
      expect(alice).toHave({ hand: ['sailor', 'sailor'], trash: ['guard'], rested: { scribe: 1 } });
    },
    { butNot: [{ alice: { characters: ['scribe'] } }] },
  ),
  behaves(
    ['DON!! cost'],
    '[Activate: Main] ➀ DON!! −1: Draw 1 card.',
    { alice: { characters: ['scribe'], donActive: 1, donRested: 1 } },
    (people) => {
      const { alice } = people;
      alice.does('activate', 'scribe', 1);
      expect(alice).toHave({ hand: ['sailor'], donActive: 0, donRested: 1, donDeck: 9 });
    },
    { butNot: [{ alice: { characters: ['scribe'], donRested: 2 } }] },
  ),
  behaves(
    ['this card in your hand'],
    'If you have 1 or less Life cards, this card in your hand costs 2 less.',
    { alice: { hand: ['scribe'], life: ['sailor'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'scribe');
      expect(alice).toHave({ characters: ['scribe'], donRested: 1 });
    },
    { as: { cost: 3 }, butNot: [{ alice: { hand: ['scribe'], life: ['sailor', 'sailor'], donActive: 1 } }] },
  ),
  behaves(
    ['standing text', 'cards and what they do', 'gains', 'gain', 'card already meant'],
    'This Character gains +1000 power.',
    {},
    (people) => expect(shown(people, 0, 'scribe')).toBe(6000),
  ),
  behaves(['keyword'], '[Rush]', { alice: { characters: ['scribe'], since: { scribe: 1 } } }, (people) => {
    attacks(people, people.alice, 'scribe');
    expect(people.bola).toBeAsked('counter');
  }),
  behaves(
    ['replacement', 'would'],
    "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
    { alice: { characters: ['scribe'], hand: ['slay', 'guard'] } },
    ({ alice }) => {
      alice.does('play', 'slay');
      alice.chooses('yes');
      expect(alice).toHave({ characters: ['scribe'], hand: [], trash: ['slay', 'guard'] });
    },
  ),
  behaves(
    ['treat as', 'rules text'],
    "According to the rules, also treat this card's name as [wisp].",
    { alice: { characters: ['scribe'], hand: ['call'] } },
    (people) => {
      people.alice.does('play', 'call');
      expect(shown(people, 0, 'scribe', 'rested')).toBe(1);
    },
    {
      cards: {
        call: event(0, on('MAIN', { do: 'rest', what: { all: true, in: ['character'], where: { name: ['wisp'] } } })),
      },
    },
  ),
  behaves(
    ['deck rules'],
    'Under the rules of this game, your DON!! deck has 6 cards.',
    { alice: { leader: ['scribe'], donActive: 2 } },
    ({ alice }) => expect(alice).toHave({ donActive: 2, donDeck: 4 }),
    { as: leader(5000, 5) },
  ),
  behaves(
    ['keyword'],
    '[Rush: Character]',
    {
      alice: { characters: ['scribe'], since: { scribe: 1 } },
      bola: { characters: ['wisp'], rested: { wisp: 1 } },
    },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack scribe'))).toEqual([
        'attack scribe wisp',
      ]),
  ),
  behaves(
    ['this card in your hand'],
    'This card in your hand cannot be played by effects.',
    { alice: { hand: ['scribe', 'lure', 'lure'], donActive: 0, trash: [] } },
    (people) => {
      people.alice.does('play', 'lure');
      expect(answersOf(people, people.alice)).not.toContain('scribe');
      people.alice.picks();
      expect(people.alice).toHave({ characters: [] });
      people.alice.does('play', 'scribe');
      expect(people.alice).toHave({ characters: ['scribe'] });
    },
    {
      cards: {
        lure: {
          category: 'EVENT',
          cost: 0,
          effects: [
            {
              timings: ['MAIN'],
              steps: [{ do: 'play', what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'] } } }],
            },
          ],
        },
      },
    },
  ),
];
