/** Whose effect did it, and DON!! that are counted where they were given. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { ch, event, type More, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);
/** Characters and an Event that trash, rest or play a card. */
const trashes = on('ON_PLAY', { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' });
const rests = on('ACTIVATE_MAIN', { do: 'rest', what: { n: 1, of: 'opponent', in: ['character'] } });
const WORKERS: Readonly<Record<string, More>> = {
  clerk: ch(1, 1000, { types: ['Fog'], effects: [trashes] }),
  thief: ch(1, 1000, { types: ['Tide'], effects: [trashes] }),
  guide: ch(1, 1000, { effects: [on('ON_PLAY', { do: 'play', what: { upTo: 1, in: ['hand'] } })] }),
  lure: event(0, on('MAIN', { do: 'play', what: { upTo: 1, in: ['hand'] } })),
  bully: ch(1, 1000, { effects: [rests] }),
  spell: event(0, on('MAIN', { do: 'rest', what: { n: 1, of: 'opponent', in: ['character'] } })),
};

export const whoseEffects = [
  behaves(
    ['cause', 'something happens to a pile', 'counted number'],
    "When a card is trashed from your hand by your {Fog} type card's effect, draw cards equal to the number of cards " +
      'trashed.',
    { alice: { characters: ['scribe'], hand: ['clerk', 'brute'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'clerk');
      expect(people.alice).toHave({ hand: ['sailor'], trash: ['brute'] });
    },
    {
      cards: WORKERS,
      butNot: [{ alice: { characters: ['scribe'], hand: ['thief', 'brute'], donActive: 1 } }],
    },
  ),
  behaves(
    ['cause', 'occasion'],
    '[Once Per Turn] This effect can be activated when your opponent plays a Character with a base cost of 5 or ' +
      "more, or when your opponent plays a Character using a Character's effect. Draw 1 card.",
    { alice: { hand: ['guide', 'wisp'], donActive: 1 }, bola: { characters: ['scribe'] } },
    (people) => {
      people.alice.does('play', 'guide');
      people.alice.picks('wisp');
      people.bola.chooses('yes');
      expect(held(people)).toEqual([0, 1]);
    },
    { cards: WORKERS },
  ),
  behaves(
    ['cause', 'occasion'],
    "When your opponent plays a Character with a Character's effect, draw 1 card.",
    { alice: { hand: ['guide', 'wisp', 'lure', 'wall'], donActive: 1 }, bola: { characters: ['scribe'] } },
    (people) => {
      people.alice.does('play', 'lure');
      people.alice.picks('wall');
      expect(held(people)[1]).toBe(0);
      people.alice.does('play', 'guide');
      people.alice.picks('wisp');
      expect(held(people)[1]).toBe(1);
    },
    { cards: WORKERS },
  ),
  behaves(
    ['cause', 'would'],
    "If one of your Characters would be rested by your opponent's Character's effect, draw 1 card instead.",
    { alice: { characters: ['bully'], hand: ['spell'] }, bola: { characters: ['scribe', 'wisp'] } },
    (people) => {
      people.alice.does('activate', 'bully', 1);
      people.alice.picks('wisp');
      expect(held(people)).toEqual([1, 1]);
      people.alice.does('play', 'spell');
      people.alice.picks('wisp');
      expect(held(people)).toEqual([0, 1]);
      expect(people.bola).toHave({ rested: { wisp: 1 } });
    },
    { cards: WORKERS },
  ),
  behaves(
    ['cause', 'would'],
    'If one of your {Fog} type Characters would be removed from the field by your opponent, draw 1 card instead.',
    {
      alice: { characters: ['brute', 'wall'], hand: ['slay'] },
      bola: { characters: ['scribe', 'wisp'], rested: { wisp: 1 } },
    },
    (people) => {
      people.alice.does('play', 'slay');
      people.alice.picks('wisp');
      attacks(people, people.alice, 'brute', 'wisp');
      people.bola.does('done');
      expect(people.bola).toHave({ characters: ['scribe', 'wisp'] });
      expect(held(people)[1]).toBe(2);
    },
  ),
  behaves(
    ['prohibition', 'cannot'],
    "This Character cannot be rested by your opponent's Leader and Character effects.",
    { alice: { characters: ['bully'], hand: ['spell'] }, bola: { characters: ['scribe'] } },
    (people) => {
      people.alice.does('activate', 'bully', 1);
      expect(people.bola).toHave({ rested: { scribe: 0 } });
      people.alice.does('play', 'spell');
      expect(people.bola).toHave({ rested: { scribe: 1 } });
    },
    { cards: WORKERS },
  ),
  behaves(
    ['add DON!!', 'may'],
    '[Main] Your opponent may add 1 DON!! card from their DON!! deck and set it as active.',
    { bola: { donActive: 1 } },
    ({ alice, bola }) => {
      bola.chooses('yes');
      expect(bola).toHave({ donActive: 2, donDeck: 8 });
      expect(alice).toHave({ donDeck: 10 });
    },
  ),
  behaves(
    ['add DON!!'],
    '[Main] Your opponent adds up to 2 DON!! cards from their DON!! deck and rests them.',
    { bola: { donActive: 1 } },
    ({ bola }) => {
      bola.says(1);
      expect(bola).toHave({ donActive: 1, donRested: 1, donDeck: 8 });
    },
  ),
  behaves(
    ['have'],
    'If you have a total of 2 or more given DON!! cards, this Character gains +2000 power.',
    { alice: { characters: ['scribe', 'wisp'], given: { captain: 1, wisp: 1 } } },
    (people) => expect(shown(people, 0, 'scribe')).toBe(7000),
    {
      butNot: [
        { alice: { characters: ['scribe', 'wisp'], given: { captain: 1 } } },
        { alice: { characters: ['scribe'], given: { captain: 1 } }, bola: { given: { captain: 1 } } },
      ],
    },
  ),
  behaves(
    ['counted number', 'choose'],
    "[Main] Select up to 1 of your opponent's Characters. If the chosen Character has a cost equal to the number of " +
      'DON!! cards given to it, K.O. it.',
    { bola: { characters: ['wisp', 'brute'], given: { wisp: 1, brute: 1 } } },
    ({ alice, bola }) => {
      alice.picks('wisp');
      expect(bola).toHave({ characters: ['brute'] });
    },
    { butNot: [{ bola: { characters: ['wisp', 'brute'], given: { wisp: 2, brute: 1 } } }] },
  ),
  behaves(
    ['for each', 'give less'],
    "[Main] Give all of your opponent's Characters −1000 power during this turn for every DON!! card given to that " +
      'Character.',
    { bola: { characters: ['brute', 'wall', 'wisp'], given: { brute: 3, wall: 1 } } },
    (people) => {
      expect(['brute', 'wall', 'wisp'].map((card) => shown(people, 1, card))).toEqual([4000, 3000, 1000]);
    },
  ),
  behaves(
    ['for each'],
    'This Character gains +1000 power for each of your given DON!! cards.',
    { alice: { characters: ['scribe', 'wisp'], given: { captain: 2, wisp: 1 } }, bola: { given: { captain: 1 } } },
    (people) => expect(shown(people, 0, 'scribe')).toBe(8000),
  ),
];
