/** Which cards, and how many: what the player may pick shows what was read. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { answersOf, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const mayPick = (people: People, ...names: string[]): void =>
  expect(answersOf(people, people.alice).sort()).toEqual(['enough', ...names].sort());

const many = { characters: ['brute', 'wisp', 'wall', 'sailor', 'guard'] };

/** The cards that may be chosen. */
const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();

export const choosing = [
  behaves(
    ['K.O.', 'cards to choose', 'quantity', 'number', 'side', 'noun', 'noun phrase'],
    "[Main] K.O. up to 2 of your opponent's Characters.",
    { alice: { characters: ['sailor'] }, bola: { characters: ['brute', 'wisp', 'guard'], stage: ['pier'] } },
    (people) => {
      mayPick(people, 'brute', 'wisp', 'guard');
      people.alice.picks('brute', 'guard');
      expect(people.bola).toHave({ characters: ['wisp'], trash: ['brute', 'guard'], stage: ['pier'] });
    },
  ),
  behaves(
    ['names and types'],
    "[Main] K.O. up to 1 of your opponent's {Fog} or {Tide} type Characters.",
    { bola: many },
    (people) => mayPick(people, 'brute', 'wisp'),
  ),
  behaves(
    ['adjectives'],
    "[Main] K.O. up to 1 of your opponent's rested red Characters.",
    { bola: { ...many, rested: { wisp: 1, guard: 1, wall: 1 } } },
    (people) => mayPick(people, 'guard', 'wall'),
  ),
  behaves(
    ['with'],
    "[Main] K.O. up to 1 of your opponent's Characters with a cost of 3 or less and 2000 power or more.",
    { bola: { characters: ['brute', 'wisp', 'wall', 'guard'] } },
    (people) => mayPick(people, 'wall', 'guard'),
  ),
  behaves(
    ['that'],
    "[Main] K.O. up to 1 of your opponent's Characters that has 4000 power or more.",
    { bola: many },
    (people) => mayPick(people, 'brute', 'wall'),
  ),
  behaves(
    ['other than'],
    "[Main] K.O. up to 1 of your opponent's Characters other than [brute].",
    { bola: { characters: ['brute', 'wisp', 'wall'] } },
    (people) => mayPick(people, 'wisp', 'wall'),
  ),
  behaves(
    ['without'],
    "[Main] K.O. up to 1 of your opponent's Characters without [Blocker].",
    { bola: { characters: ['brute', 'wisp', 'wall'] } },
    (people) => mayPick(people, 'brute', 'wisp'),
  ),
  behaves(
    ['comparison'],
    "[Main] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of " +
      'your Life cards.',
    { alice: { life: ['sailor', 'sailor', 'sailor'] }, bola: { characters: ['brute', 'wisp', 'wall'] } },
    (people) => mayPick(people, 'wisp', 'wall'),
  ),
  behaves(
    ['letter', 'counted number', 'counted cards'],
    '[Main] Draw X cards, where X is the number of your rested Characters.',
    { alice: { characters: ['brute', 'wisp', 'wall'], rested: { brute: 1, wisp: 1 } } },
    ({ alice }) => expect(alice).toHave({ hand: ['sailor', 'sailor'] }),
  ),
  behaves(
    ['for each'],
    '[Main] Draw 1 card for every 2 cards in your trash.',
    { alice: { trash: ['guard', 'guard', 'guard', 'guard'] } },
    ({ alice }) => expect(alice).toHave({ hand: ['sailor', 'sailor'] }),
    { butNot: [{ alice: { trash: ['guard', 'guard'] } }] },
  ),
  behaves(
    ['place'],
    '[Main] Play up to 1 Character card with a cost of 1 from your trash.',
    { alice: { trash: ['wisp', 'brute'], hand: ['herald'], deck: ['guard', 'guard'] } },
    (people) => {
      mayPick(people, 'wisp');
      people.alice.picks('wisp');
      expect(people.alice).toHave({ characters: ['wisp'], trash: ['brute', 'scribe'] });
    },
  ),
  behaves(
    ['cards from one end'],
    "[Main] Trash 2 cards from the top of your opponent's deck.",
    { bola: { deck: ['sailor', 'guard', 'wisp'] } },
    ({ bola }) => expect(bola).toHave({ deck: ['sailor'], trash: ['wisp', 'guard'] }),
  ),
  behaves(
    ['card from the Life area'],
    '[Main] Add 1 card from your Life area to your hand.',
    { alice: { life: ['sailor', 'wisp'] } },
    ({ alice }) => expect(alice).toHave({ life: ['sailor'], hand: ['wisp'] }),
  ),
  behaves(
    ['with'],
    "[Main] K.O. up to 2 of your opponent's Characters with different names.",
    { bola: { characters: ['guard', 'guard', 'wisp'] } },
    (people) => {
      expect(people.alice.refusal({ pick: ['guard', 'guard'] })).not.toBeNull();
      people.alice.picks('guard', 'wisp');
      expect(people.bola).toHave({ characters: ['guard'] });
    },
  ),
  behaves(
    ['cards and what they do'],
    '[Main] Your Leader or 1 of your {Fog} type Characters gains +1000 power during this turn.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => {
      expect(answersOf(people, people.alice).sort()).toEqual(['captain', 'wisp']);
      people.alice.picks('wisp');
      expect(shown(people, 0, 'wisp')).toBe(2000);
    },
  ),
  behaves(
    ['rest', 'noun'],
    "[Main] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 3 or less.",
    { bola: { characters: ['wisp', 'brute'], donActive: 2 } },
    (people) => {
      expect(answersOf(people, people.alice)).toContain('wisp');
      expect(answersOf(people, people.alice)).not.toContain('brute');
      people.alice.picks('wisp');
      expect(people.bola).toHave({ rested: { wisp: 1, brute: 0 }, donActive: 2 });
    },
  ),
  behaves(
    ['names and types'],
    "[Main] Return all of your [wisp] and [wall] Characters to the owner's hand.",
    { alice: { characters: ['wisp', 'brute', 'wall'] } },
    ({ alice }) => expect(alice).toHave({ characters: ['brute'], hand: ['wisp', 'wall'] }),
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
];
