/** Which cards, and how many: what the player may pick shows what was read. */
import { expect } from 'vitest';
import { answersOf, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const mayPick = (people: People, ...names: string[]): void =>
  expect(answersOf(people, people.alice).sort()).toEqual(['enough', ...names].sort());
const many = { characters: ['brute', 'wisp', 'wall', 'sailor', 'guard'] };

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
];
