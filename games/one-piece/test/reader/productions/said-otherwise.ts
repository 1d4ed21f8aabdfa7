/** The same things in other words: numbers said twice, values in front, lists that are based on a number. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { answersOf, leader, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

/** The cards that may be chosen. */
const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();
const pile = (n: number): string[] => Array<string>(n).fill('guard');

export const saidOtherwise = [
  behaves(
    ['take'],
    '[Main] Look at 3 cards from the top of your deck; reveal up to 1 [wisp] or 1 red Event and add it to your hand. ' +
      'Then, place the rest at the bottom of your deck in any order.',
    { alice: { deck: ['sailor', 'song', 'wisp', 'guard'] } },
    (people) => {
      expect(choices(people)).toEqual(['song', 'wisp']);
      people.alice.picks('song');
      expect(people.alice).toHave({ hand: ['song'] });
    },
  ),
  behaves(
    ['take'],
    '[Main] Look at 3 cards from the top of your deck; reveal up to 1 {Fog} type card other than [wisp] or up to 1 ' +
      'Character card with a cost of 5 or more and add it to your hand. Then, trash the rest.',
    { alice: { deck: ['sailor', 'brute', 'wisp', 'guard'] } },
    (people) => {
      expect(choices(people)).toEqual(['brute']);
      people.alice.picks('brute');
      expect(people.alice).toHave({ hand: ['brute'] });
    },
  ),
  behaves(
    ['cards to choose', 'play'],
    '[Main] Play up to 1 [wisp] with a cost of 1 or up to 1 {Tide} type Character card from your hand.',
    { alice: { hand: ['scribe', 'wisp', 'brute', 'guard'] } },
    (people) => {
      people.alice.does('play', 'scribe');
      expect(choices(people)).toEqual(['brute', 'wisp']);
      people.alice.picks('brute');
      expect(people.alice).toHave({ characters: ['brute'] });
    },
  ),
  behaves(
    ['cards to choose', 'K.O.'],
    "[Main] K.O. up to 1 of your opponent's Characters with a cost of 1 or less or up to 1 of your opponent's Stages.",
    { bola: { characters: ['wisp', 'brute'], stage: ['pier'] } },
    (people) => {
      expect(choices(people)).toEqual(['pier', 'wisp']);
      people.alice.picks('pier');
      expect(people.bola).toHave({ stage: [], characters: ['wisp', 'brute'] });
    },
  ),
  behaves(
    ['noun phrase'],
    '[Main] Up to 1 of your Characters or [captain] gains +2000 power during this turn.',
    { alice: { characters: ['wisp'], stage: ['pier'] } },
    (people) => {
      expect(choices(people)).toEqual(['captain', 'wisp']);
      people.alice.picks('captain');
      expect(shown(people, 0, 'captain')).toBe(7000);
    },
  ),
  behaves(
    ['names and types'],
    '[Main] All of your [wisp] and {Tide} type Characters gain +1000 power during this turn.',
    { alice: { characters: ['wisp', 'brute', 'guard'] }, bola: { characters: ['wisp'] } },
    (people) => {
      const now = ['wisp', 'brute', 'guard'].map((card) => shown(people, 0, card));
      expect([...now, shown(people, 1, 'wisp')]).toEqual([2000, 8000, 2000, 1000]);
    },
  ),
  behaves(
    ['card already meant'],
    '[Main] Play up to 1 Character card with a cost of 1 from your hand. The Character played with this effect gains ' +
      '[Rush] during this turn.',
    { alice: { hand: ['scribe', 'wisp', 'brute'] } },
    (people) => {
      people.alice.does('play', 'scribe');
      people.alice.picks('wisp');
      expect(answersOf(people, people.alice)).toContain('attack wisp captain');
    },
  ),
  behaves(
    ['card already meant', 'cost'],
    '[Main] You may give 1 active DON!! card to 1 of your Characters: The card given this DON!! card gains +3000 ' +
      'power during this turn.',
    { alice: { hand: ['scribe'], characters: ['wisp', 'brute'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'scribe');
      people.alice.chooses('yes');
      people.alice.picks('wisp');
      expect([shown(people, 0, 'wisp'), shown(people, 0, 'brute')]).toEqual([5000, 7000]);
    },
  ),
  behaves(
    ['card already meant', 'move'],
    '[On K.O.] Add this Character card from your trash to your hand.',
    { alice: { hand: ['slay'] }, bola: { characters: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('play', 'slay');
      expect(bola).toHave({ characters: [], hand: ['scribe'], trash: [] });
    },
  ),
  behaves(
    ['give less'],
    "[Main] Give −3000 power during this turn to up to 1 of your opponent's Characters with a DON!! card given.",
    { bola: { characters: ['brute', 'wall'], given: { brute: 1 } } },
    (people) => {
      expect(choices(people)).toEqual(['brute']);
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute')).toBe(4000);
    },
  ),
  behaves(
    ['give DON!!'],
    "[Main] Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters.",
    { alice: { characters: ['wisp'], donRested: 1 }, bola: { characters: ['brute'], donRested: 2 } },
    (people) => {
      expect(choices(people)).toHaveLength(4);
      people.alice.picks('brute');
      people.alice.says(1);
      expect(people.bola).toHave({ given: { brute: 1 }, donRested: 1 });
      expect(people.alice).toHave({ donRested: 1 });
    },
  ),
  behaves(
    ['give DON!!'],
    "[Main] Give up to 2 DON!! cards from your opponent's cost area to 1 of your opponent's Characters.",
    { alice: { donRested: 2 }, bola: { characters: ['brute'], donRested: 2, donActive: 1 } },
    ({ alice, bola }) => {
      alice.says(2);
      alice.says(1); // of these the active one
      expect(bola).toHave({ given: { brute: 2 }, donRested: 1, donActive: 0 });
      expect(alice).toHave({ donRested: 2 });
    },
    { butNot: [{ bola: { characters: ['brute'], donRested: 2 } }] },
  ),
  behaves(
    ['cost', 'give DON!!'],
    "[Activate: Main] You may give 1 of your opponent's rested DON!! cards to 1 of your opponent's Characters: " +
      'Draw 1 card.',
    { alice: { donRested: 0 }, bola: { characters: ['wisp'], donRested: 1 } },
    ({ alice, bola }) => {
      alice.does('activate', 'scribe', 1);
      expect(bola).toHave({ given: { wisp: 1 }, donRested: 0 });
      expect(alice).toHave({ hand: ['sailor'] });
    },
    { butNot: [{ alice: { donRested: 1 }, bola: { characters: ['wisp'], donRested: 0 } }] },
  ),
  behaves(
    ['will not become active'],
    "[Main] Up to 1 rested Character will not become active in your opponent's next Refresh Phase.",
    { alice: { characters: ['brute'], rested: { brute: 1 } }, bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) => {
      expect(choices(people)).toEqual(['wisp']);
      people.alice.picks('wisp');
      people.alice.does('end');
      expect(people.bola).toHave({ rested: { wisp: 1 } });
    },
  ),
  behaves(
    ['for each'],
    '[Main] Reveal 1 card from the top of your deck. Your Leader gains +1000 power during this turn per 1 cost on ' +
      'the revealed card.',
    { alice: { deck: ['guard', 'brute'] } },
    (people) => expect(shown(people, 0, 'captain')).toBe(10000),
  ),
  behaves(
    ['becomes'],
    "All of your [wisp] cards' base power and this Character's base power become 6000.",
    { alice: { characters: ['scribe', 'wisp', 'guard'] }, bola: { characters: ['wisp'] } },
    (people) => {
      const now = ['scribe', 'wisp', 'guard'].map((card) => shown(people, 0, card));
      expect([...now, shown(people, 1, 'wisp')]).toEqual([6000, 6000, 2000, 1000]);
    },
  ),
  behaves(
    ['have'],
    '[Main] If your deck has 1 or less cards, your opponent draws 1 card.',
    { alice: { deck: ['guard'] } },
    ({ bola }) => expect(bola).toHave({ hand: ['sailor'] }),
    { butNot: [{ alice: { deck: ['guard', 'guard'] } }] },
  ),
  behaves(
    ['based on a number', 'that many'],
    'Apply each of the following effects based on the number of cards in your trash:\n' +
      "• If there are 2 or more cards, this Character's base power becomes 7000 and it gains +1 cost.\n" +
      '• If you have 3 or more cards, during your turn, your Leader gains +1000 power.\n' +
      "• If you have 3 or more cards, during your opponent's turn, your Leader gains −1000 power.",
    { alice: { characters: ['scribe'], trash: pile(3) } },
    (people) => {
      expect([shown(people, 0, 'scribe'), shown(people, 0, 'scribe', 'cost')]).toEqual([7000, 1]);
      expect(shown(people, 0, 'captain')).toBe(6000);
      people.alice.does('end');
      expect(shown(people, 0, 'captain')).toBe(4000);
    },
    {
      butNot: [
        { alice: { characters: ['scribe'], trash: pile(1) } },
        { alice: { characters: ['scribe'], trash: pile(2) } },
      ],
    },
  ),
  behaves(
    ['attack cannot be blocked'],
    '[Main] Select up to 1 of your Characters and that Character gains +1000 power during this turn. Then, if the ' +
      'selected card attacks during this turn, your opponent cannot activate [Blocker].',
    { alice: { characters: ['brute'] }, bola: { characters: ['wall'] } },
    (people) => {
      people.alice.picks('brute');
      attacks(people, people.alice, 'brute');
      expect(people.bola).toBeAsked('counter');
    },
  ),
  behaves(
    ['something happens to cards', 'watcher'],
    "When this Character attacks your opponent's Leader, draw 1 card.",
    { alice: { characters: ['scribe', 'brute'] }, bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) => {
      attacks(people, people.alice, 'scribe');
      expect(people.alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['something happens to cards'],
    "When this Character attacks your opponent's Character with a cost of 1 or less, draw 1 card.",
    { alice: { characters: ['scribe'] }, bola: { characters: ['wisp', 'brute'], rested: { wisp: 1, brute: 1 } } },
    (people) => {
      attacks(people, people.alice, 'scribe', 'wisp');
      expect(people.alice).toHave({ hand: ['sailor'] });
    },
    { butNot: [{ alice: { characters: ['scribe'] }, bola: { characters: ['brute'], rested: { brute: 1 } } }] },
  ),
  behaves(
    ['occasion'],
    'When you take damage, or when one of your Characters is rested by your effect, draw 1 card.',
    { alice: { characters: ['scribe', 'wisp'], hand: ['lull'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'lull');
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['sailor'] });
    },
    {
      cards: {
        lull: {
          category: 'EVENT',
          cost: 0,
          effects: [{ timings: ['MAIN'], steps: [{ do: 'rest', what: { n: 1, in: ['character'] } }] }],
        },
      },
    },
  ),
  behaves(
    ['defeat comes later'],
    'Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in ' +
      'which your deck becomes 0 cards.',
    { alice: { leader: ['scribe'], deck: ['guard'], hand: ['song'] }, bola: { characters: ['wisp'] } },
    (people: People) => {
      people.alice.does('play', 'song');
      expect(people.match.over).toBeNull();
      people.alice.does('end');
      expect(people.match.over).toMatchObject({ winners: [1] });
    },
    { as: leader(5000, 5) },
  ),
  behaves(
    ['this card in your hand'],
    'This card in your hand cannot be played by effects.',
    { alice: { hand: ['scribe', 'lure', 'lure'], donActive: 0, trash: [] } },
    (people) => {
      people.alice.does('play', 'lure');
      if (people.match.asking?.prompt === 'choose') people.alice.picks('scribe');
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
