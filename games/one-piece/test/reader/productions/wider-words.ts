/** Sentences that say known things in wider words: unless, for every in front, one or the other, as many as. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { answersOf, ch, type Has, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);
const attackers = (people: People): boolean =>
  answersOf(people, people.alice).some((each) => each.startsWith('attack scribe'));
const drew = (people: People): void => expect(held(people)).toEqual([1, 0]);

/** Has 1000 more with 2 DON!! on the field. */
const loud = ch(1, 1000, {
  effects: [
    {
      timings: ['PERMANENT'],
      if: { number: { donOnField: 'you' }, min: 2 },
      steps: [{ do: 'power', what: 'this', n: 1000 }],
    },
  ],
});

export const widerWords = [
  behaves(
    ['unless it holds'],
    'This Character cannot attack unless there is a Character with 7000 base power or more.',
    { alice: { characters: ['scribe'] }, bola: { characters: ['wisp'] } },
    (people) => expect(attackers(people)).toBe(false),
    { butNot: [{ alice: { characters: ['scribe'] }, bola: { characters: ['brute'] } }] },
  ),
  behaves(
    ['for each in front'],
    '[Main] For every 2 of your Characters, draw 1 card.',
    { alice: { characters: ['brute', 'wisp', 'wall', 'guard', 'herald'] } },
    (people) => expect(held(people)).toEqual([2, 0]),
  ),
  behaves(
    ['for each in front'],
    "[Main] For every {Fog} type card on your field, K.O. up to 1 of your opponent's Characters.",
    { alice: { characters: ['wisp', 'wisp', 'guard'] }, bola: { characters: ['brute', 'wall', 'guard'] } },
    ({ alice, bola }) => {
      alice.picks('brute', 'wall');
      expect(bola).toHave({ characters: ['guard'] });
    },
  ),
  behaves(
    ['names and types'],
    "[Main] Return all of your [wisp] and [wall] Characters to the owner's hand.",
    { alice: { characters: ['wisp', 'brute', 'wall'] } },
    ({ alice }) => expect(alice).toHave({ characters: ['brute'], hand: ['wisp', 'wall'] }),
  ),
  behaves(
    ['has its effects negated', 'that'],
    'All of your Characters that do not have the {Crew} type have their effects negated.',
    { alice: { characters: ['scribe', 'seer', 'mate'], donActive: 2 } },
    (people) => expect(['seer', 'mate'].map((card) => shown(people, 0, card))).toEqual([1000, 2000]),
    {
      cards: {
        seer: { ...loud, types: ['Fog'] },
        mate: loud,
      },
    },
  ),
  behaves(
    ['number'],
    '[Main] Draw 1 card for each of your Characters. Then, trash the same number of cards from your hand.',
    { alice: { characters: ['wisp', 'wall'], hand: ['guard'] } },
    ({ alice }) => {
      alice.picks('guard', 'sailor');
      expect(alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['counted number'],
    '[Main] You may place all cards in your hand at the bottom of your deck in any order. If you do, draw cards ' +
      'equal to the number you placed at the bottom of your deck.',
    { alice: { hand: ['guard', 'wisp'] } },
    ({ alice }) => {
      alice.chooses('yes');
      alice.picks('guard', 'wisp');
      expect(alice).toHave({ hand: ['sailor', 'sailor'] });
    },
  ),
  behaves(
    ['for each', 'rest'],
    '[Main] You may rest any number of your DON!! cards. Your Leader gains +1000 power during this turn for every ' +
      'DON!! card rested this way.',
    { alice: { donActive: 4, donRested: 3 } },
    (people) => {
      people.alice.chooses('yes');
      people.alice.says(2);
      expect(shown(people, 0, 'captain')).toBe(7000);
      expect(people.alice).toHave({ donActive: 2, donRested: 5 });
    },
  ),
  behaves(
    ['set as active'],
    '[Main] Set up to 1 of your Characters or up to 2 of your DON!! cards as active.',
    { alice: { donRested: 3, characters: ['wisp'], rested: { wisp: 1 } } },
    ({ alice }) => {
      alice.chooses('2');
      alice.says(2);
      expect(alice).toHave({ donActive: 2, donRested: 1, rested: { wisp: 1 } });
    },
  ),
  behaves(
    ['quantity', 'give DON!!'],
    '[Main] Give up to 1 rested DON!! card to your {Tide} type Leader or 1 of your {Fog} type Characters.',
    { alice: { leader: ['tide'], donRested: 1, characters: ['wall', 'wisp'] } },
    ({ alice }) => {
      alice.picks('tide');
      alice.says(1);
      expect(alice).toHave({ given: { tide: 1 } });
    },
    { butNot: [{ alice: { donRested: 1, characters: ['wall', 'wisp'] } }] },
  ),
  behaves(
    ['card is'],
    '[Main] If your Leader is [wisp], multicolored or a {Tide} type card, draw 1 card.',
    { alice: { leader: ['tide'] } },
    drew,
    { butNot: [{}] },
  ),
  behaves(
    ['have'],
    '[Main] If you have [wisp] and [brute] Characters with a cost of 1 or more, draw 1 card.',
    { alice: { characters: ['wisp', 'brute'] } },
    drew,
    { butNot: [{ alice: { characters: ['wisp', 'wisp'] } }] satisfies Has[] },
  ),
  behaves(
    ['the only'],
    '[Main] If your opponent only has {Fog} type Characters, draw 1 card.',
    { bola: { characters: ['wisp', 'wisp'] } },
    drew,
    { butNot: [{ bola: { characters: ['wisp', 'wall'] } }, {}] },
  ),
  behaves(
    ['with', 'comparison'],
    "[Main] K.O. up to 1 of your opponent's Characters with a cost of 2 or more that is equal to or less than the " +
      'number of DON!! cards on your field.',
    { alice: { donActive: 4 }, bola: { characters: ['wisp', 'wall', 'brute'] } },
    (people) => {
      expect(answersOf(people, people.alice)).toEqual(['wall', 'enough']);
      people.alice.picks('wall');
      expect(people.bola).toHave({ characters: ['wisp', 'brute'] });
    },
  ),
  behaves(
    ['without'],
    '[Main] Up to 1 of your Characters without an [On Play] effect gains +2000 power during this turn.',
    { alice: { characters: ['herald', 'wisp'] } },
    (people) => {
      people.alice.picks('wisp');
      expect(shown(people, 0, 'wisp')).toBe(3000);
    },
    { butNot: [{ alice: { characters: ['herald', 'brute'] } }] },
  ),
  behaves(
    ['not yet this turn'],
    'When you activate an Event, you may draw 1 card if you have 4 or less cards in your hand and have not drawn a ' +
      "card using this Character's effect during this turn.",
    { alice: { hand: ['song', 'song'] } },
    ({ alice }) => {
      alice.does('play', 'song');
      alice.chooses('yes');
      alice.does('play', 'song');
      expect(alice).toHave({ hand: ['sailor', 'sailor', 'sailor'] });
    },
  ),
  behaves(
    ['body', 'if'],
    '[Main] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, your ' +
      'opponent draws 1 card. Then, place the revealed card at the bottom of your deck.',
    { alice: { deck: ['sailor', 'wisp', 'brute'] } },
    ({ alice }) => expect(alice).toHave({ deck: ['brute', 'sailor', 'wisp'] }),
    // It stays on top when the "if" fails (READINGS.md).
    { butNot: [{ alice: { deck: ['sailor', 'wisp', 'guard'] } }] },
  ),
  behaves(
    ['choose a cost', 'with'],
    "[Main] Choose a cost and reveal 1 card from the top of your opponent's deck. If the revealed card has the " +
      'chosen cost, draw 2 cards.',
    { bola: { deck: ['sailor', 'brute'] } },
    ({ alice }) => {
      alice.says(5);
      expect(alice).toHave({ hand: ['sailor', 'sailor'] });
    },
    { butNot: [{ bola: { deck: ['brute', 'wisp'] } }] },
  ),
  behaves(
    ['return DON!! until', 'as many as'],
    '[Main] Return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on ' +
      'your field as your opponent.',
    { alice: { donActive: 2, donRested: 3 }, bola: { donActive: 1, donRested: 1 } },
    ({ alice }) => {
      for (const place of [1001, 1002, 1001]) alice.picks(place);
      expect(alice).toHave({ donActive: 0, donRested: 2 });
    },
    { butNot: [{ alice: { donActive: 2, donRested: 3 }, bola: { donActive: 5 } }] },
  ),
  behaves(
    ['add DON!! until'],
    '[Main] Add DON!! cards from your DON!! deck and rest them until you have the same number of DON!! cards on your ' +
      'field as your opponent.',
    { alice: { donActive: 1 }, bola: { donActive: 4 } },
    ({ alice }) => expect(alice).toHave({ donActive: 1, donRested: 3 }),
  ),
  behaves(
    ['trash', 'as many as'],
    '[Main] Your opponent trashes cards from their hand until they have the same number of cards in their hand as you.',
    { alice: { hand: ['guard'] }, bola: { hand: ['wisp', 'wall', 'brute'] } },
    ({ bola }) => {
      bola.picks('wisp', 'brute');
      expect(bola).toHave({ hand: ['wall'] });
    },
  ),
];
