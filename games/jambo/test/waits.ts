/** How a turn comes to a question in the middle of a card. */
import { times } from './asking.ts';
import type { Has, People } from './playing.ts';

export interface Wait {
  title: string;
  has: Has;
  /** How it comes to the question. */
  before: (people: People) => void;
  prompt: string;
  answer: (people: People) => void;
}

/** Three actions before, two after the first card or use, whatever is asked in between. */
export const THREE_LEFT = { actions: 3, deck: ['ware-hhh', 'ware-hhh', 'ware-ttt', 'ware-ttt'], discard: ['ware-sss'] };
const plays =
  (card: string) =>
  ({ alice }: People): void =>
    alice.plays('PLAY', card);

/** Bola is asked in Alice's turn. */
export const OF_THE_RIVAL: Wait[] = [
  {
    title: 'a Guard against an animal',
    has: { alice: { hand: ['parrot', 'boat'] }, bola: { hand: ['guard'], large: ['tea', 'silk'] } },
    before: plays('parrot'),
    prompt: 'GUARD_WINDOW',
    answer: ({ bola }) => bola.chooses('yes'),
  },
  {
    title: 'a Rain Maker after a trade',
    has: { alice: { hand: ['ware-kkk', 'boat'] }, bola: { hand: ['rain-maker'] } },
    before: ({ alice }) => alice.plays('BUY', 'ware-kkk'),
    prompt: 'RAIN_MAKER_WINDOW',
    answer: ({ bola }) => bola.chooses('yes'),
  },
  {
    title: 'a Rain Maker after a Dancer',
    has: { alice: { hand: ['dancer', 'ware-kkk'], large: ['tea', 'tea', 'salt'] }, bola: { hand: ['rain-maker'] } },
    before(people) {
      plays('dancer')(people);
      people.alice.picks('ware-kkk');
    },
    prompt: 'RAIN_MAKER_WINDOW',
    answer: ({ bola }) => bola.chooses('no'),
  },
  {
    title: 'cards to discard to a Tribal Elder',
    has: { alice: { hand: ['tribal-elder', 'boat'] }, bola: { hand: ['guard', 'well', 'mask', 'drums'] } },
    before(people) {
      plays('tribal-elder')(people);
      people.alice.chooses('discard');
    },
    prompt: 'OPPONENT_DISCARD',
    answer: ({ bola }) => bola.picks('mask'),
  },
  {
    title: 'utilities to discard to a Snake',
    has: { alice: { hand: ['snake', 'boat'], utilities: ['well'] }, bola: { utilities: ['mask', 'drums'] } },
    before: plays('snake'),
    prompt: 'OPPONENT_DISCARD',
    answer: ({ bola }) => bola.picks('mask'),
  },
  {
    title: 'a bid for wares',
    has: { alice: { hand: ['traveling-merchant', 'boat'] } },
    before(people) {
      plays('traveling-merchant')(people);
      people.alice.picks('tea');
      people.alice.picks('silk');
      people.alice.says(2);
    },
    prompt: 'AUCTION',
    answer: ({ bola }) => bola.chooses('pass'),
  },
  {
    title: 'a bid for cards',
    has: { alice: { hand: ['arabian-merchant', 'boat'] } },
    before(people) {
      plays('arabian-merchant')(people);
      people.alice.chooses('pass');
    },
    prompt: 'AUCTION',
    answer: ({ bola }) => bola.says(3),
  },
  {
    title: 'what to keep of wares that were won',
    has: { alice: { hand: ['traveling-merchant'] }, bola: { large: times(5, 'salt') } },
    before(people) {
      plays('traveling-merchant')(people);
      people.alice.picks('tea');
      people.alice.picks('silk');
      people.alice.chooses('pass');
      people.bola.says(1);
    },
    prompt: 'OVERFLOW_PLACE',
    answer: ({ bola }) => bola.picks(1),
  },
  {
    title: 'a pick of an Elephant',
    has: { alice: { hand: ['elephant', 'boat'], large: ['tea', 'silk'] }, bola: { large: ['salt', 'fruit'] } },
    before(people) {
      plays('elephant')(people);
      people.alice.picks('tea');
    },
    prompt: 'DRAFT',
    answer({ alice, bola }) {
      bola.picks('silk');
      alice.picks('salt');
    },
  },
  {
    title: 'a pick of an Ape',
    has: { alice: { hand: ['ape', 'boat'] }, bola: { hand: ['well', 'mask', 'drums'] } },
    before(people) {
      plays('ape')(people);
      people.bola.chooses('no');
      people.alice.picks('mask');
    },
    prompt: 'DRAFT',
    answer({ alice, bola }) {
      bola.picks('boat');
      alice.picks('well');
    },
  },
  {
    title: 'a pick of a Lion',
    has: { alice: { hand: ['lion', 'boat'], utilities: ['well'] }, bola: { utilities: ['mask', 'drums'] } },
    before(people) {
      plays('lion')(people);
      people.alice.picks('mask');
    },
    prompt: 'DRAFT',
    answer: ({ bola }) => bola.picks('well'),
  },
  {
    title: 'gold or cards for a Cheetah',
    has: { alice: { hand: ['cheetah', 'boat'] } },
    before: plays('cheetah'),
    prompt: 'OPPONENT_CHOICE',
    answer: ({ bola }) => bola.chooses('pay'),
  },
  {
    title: 'the ware that a Carrier brings',
    has: { alice: { hand: ['carrier', 'boat'] } },
    before(people) {
      plays('carrier')(people);
      people.alice.chooses('cards');
    },
    prompt: 'WARE_PICK',
    answer: ({ bola }) => bola.picks('tea'),
  },
];

/** Alice is asked by her own card. */
export const OF_ALICE: Omit<Wait, 'answer'>[] = [
  {
    title: 'Parrot',
    has: { alice: { hand: ['parrot'] }, bola: { large: ['tea', 'silk'] } },
    before: plays('parrot'),
    prompt: 'WARE_THEFT_SINGLE',
  },
  {
    title: 'Crocodile',
    has: { alice: { hand: ['crocodile'] }, bola: { utilities: ['well', 'mask'] } },
    before: plays('crocodile'),
    prompt: 'UTILITY_THEFT_SINGLE',
  },
  {
    title: 'Throne',
    has: { alice: { utilities: ['throne'], large: ['tea'] }, bola: { large: ['silk'] } },
    before: ({ alice }) => alice.does('USE', 'throne'),
    prompt: 'WARE_THEFT_SWAP',
  },
  {
    title: 'Hyena takes',
    has: { alice: { hand: ['hyena'] }, bola: { hand: ['well', 'mask'] } },
    before(people) {
      plays('hyena')(people);
      people.bola.chooses('no');
    },
    prompt: 'CARD_TAKE_SINGLE',
  },
  {
    title: 'Scale',
    has: { alice: { utilities: ['scale'] }, bola: { hand: ['well'] } },
    before: ({ alice }) => alice.does('USE', 'scale'),
    prompt: 'CARD_GIVE_SINGLE',
  },
  {
    title: 'Psychic',
    has: { alice: { hand: ['psychic'] }, bola: { hand: ['well'] } },
    before: plays('psychic'),
    prompt: 'DECK_PEEK',
  },
  {
    title: 'Shaman',
    has: { alice: { hand: ['shaman'], large: ['tea', 'silk'] } },
    before: plays('shaman'),
    prompt: 'WARE_TRADE',
  },
  {
    title: 'Portuguese',
    has: { alice: { hand: ['portuguese'], large: ['tea', 'silk'] } },
    before: plays('portuguese'),
    prompt: 'WARE_SELL_ANY',
  },
];
