/** What happened, asked for later: by whom, to which cards, how often, and where a card was played from. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { answersOf, event, type Has, type More, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const held = ({ match }: People): number => match.table.hand[0].length;
/** Its text is used, if that can be done. */
function asks(people: People): void {
  if (answersOf(people, people.alice).includes('activate scribe 1')) people.alice.does('activate', 'scribe', 1);
}
const strikes = (people: People): void => {
  attacks(people, people.alice, 'captain');
  people.bola.does('done');
  if (people.match.asking?.prompt === 'life') people.bola.chooses('take');
};
const slays = (people: People, card: string): void => {
  people.alice.does('play', 'slay');
  people.alice.picks(card);
};

/** `deeds` are done one after another; only after the last one there is a card to draw. */
const afterAll = (text: string, has: Has, deeds: readonly ((people: People) => void)[], cards?: Record<string, More>) =>
  behaves(
    ['done this turn'],
    `[Activate: Main] If ${text}, draw 1 card.`,
    { ...has, alice: { characters: ['scribe'], ...has.alice } },
    (people) => {
      for (const deed of deeds) {
        const before = held(people);
        asks(people);
        expect(held(people)).toBe(before);
        deed(people);
      }
      const before = held(people);
      asks(people);
      expect(held(people)).toBe(before + 1);
    },
    cards ? { cards } : {},
  );
const plays =
  (card: string) =>
  ({ alice }: People): void => {
    alice.does('play', card);
  };

const CALL = { call: event(0, on('MAIN', { do: 'play', what: { n: 1, in: ['trash'] } })) };
const calls = (people: People): void => {
  people.alice.does('play', 'call');
  if (people.match.asking?.prompt !== 'main') people.alice.picks('scribe');
};

export const history: readonly Behaviour[] = [
  afterAll('you have drawn 2 or more cards during this turn', { alice: { hand: ['song', 'song'] } }, [
    plays('song'),
    plays('song'),
  ]),
  afterAll(
    'you have drawn 2 or more cards outside of your Draw Phase this turn',
    { alice: { characters: ['scribe'], hand: ['song', 'song'] } },
    [
      ({ alice, bola }) => {
        alice.does('end');
        bola.does('end'); // the card of the Draw Phase does not count
      },
      plays('song'),
      plays('song'),
    ],
  ),
  behaves(
    ['done this turn'],
    '[Activate: Main] You may trash 1 card from your hand: If you have trashed 2 or more cards from your hand ' +
      'during this turn, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['wisp', 'wisp'] } },
    (people) => {
      for (const left of [1, 1]) {
        people.alice.does('activate', 'scribe', 1);
        if (people.match.asking?.prompt !== 'main') people.alice.picks('wisp');
        expect(held(people)).toBe(left);
      }
    },
  ),
  afterAll(
    'your opponent has taken damage during this turn',
    { bola: { characters: ['brute'], rested: { brute: 1 }, life: ['guard', 'guard'] } },
    [strikes],
  ),
  afterAll("a card has been removed from your opponent's Life cards during this turn", { bola: { life: ['guard'] } }, [
    strikes,
  ]),
  afterAll(
    "2 or more of your opponent's {Fog} type Characters have been K.O.'d by your effect during this turn",
    { alice: { hand: ['slay', 'slay', 'slay'] }, bola: { characters: ['wisp', 'wisp', 'wall'] } },
    [(people) => slays(people, 'wall'), (people) => slays(people, 'wisp'), (people) => slays(people, 'wisp')],
  ),
  afterAll(
    'a Character with a base cost of 5 or more was removed from the field during this turn',
    { alice: { hand: ['slay', 'slay'] }, bola: { characters: ['wisp', 'brute'] } },
    [(people) => slays(people, 'wisp'), (people) => slays(people, 'brute')],
  ),
  behaves(
    ['done this turn'],
    '[Activate: Main] DON!! −1: If 2 or more DON!! cards on your field have been returned to your DON!! deck during ' +
      'this turn, draw 1 card.',
    { alice: { characters: ['scribe'], donActive: 2 } },
    (people) => {
      for (const left of [0, 1]) {
        people.alice.does('activate', 'scribe', 1);
        expect(held(people)).toBe(left);
      }
    },
  ),
  // How it was played is known as long as it is there, and forgotten when it goes.
  behaves(
    ['done this turn'],
    '[Activate: Main] If this Character was played from your hand, draw 1 card.',
    { alice: { hand: ['scribe'] } },
    (people) => {
      people.alice.does('play', 'scribe');
      people.alice.does('end');
      people.bola.does('end');
      const before = held(people);
      asks(people);
      expect(held(people)).toBe(before + 1);
    },
    { butNot: [{ alice: { characters: ['scribe'] } }] },
  ),
  behaves(
    ['done this turn'],
    '[On Play] If this Character was played from any area other than your hand, draw 1 card.',
    { alice: { hand: ['call'], trash: ['scribe'] } },
    (people) => {
      const [before = 0] = people.match.table.deck.map((pile) => pile.length);
      if (people.match.table.trash[0].length > 0) calls(people);
      else people.alice.does('play', 'scribe');
      expect(people.match.table.deck[0]).toHaveLength(before - 1);
    },
    { cards: CALL, butNot: [{ alice: { hand: ['scribe'] } }] },
  ),
  behaves(
    ['done this turn'],
    '[On Play] If this Character was played by the effect of a green card, draw 1 card.',
    { alice: { hand: ['call'], trash: ['scribe'] } },
    (people) => {
      calls(people);
      expect(held(people)).toBe(1);
    },
    { cards: { call: { ...CALL.call, colours: ['green'] } } },
  ),
  behaves(
    ['how often this turn'],
    "[Activate: Main] Draw 1 card for each of your opponent's Characters that has been K.O.'d during this turn.",
    { alice: { characters: ['scribe'], hand: ['slay', 'slay'] }, bola: { characters: ['wisp', 'wisp'] } },
    (people) => {
      slays(people, 'wisp');
      slays(people, 'wisp');
      asks(people);
      expect(held(people)).toBe(2);
    },
  ),
  behaves(
    ['how often this turn'],
    'Give this card in your hand −1 cost for each Event you have activated during this turn.',
    { alice: { hand: ['scribe', 'song', 'song'], donActive: 1 } },
    (people) => {
      expect(answersOf(people, people.alice)).not.toContain('play scribe');
      people.alice.does('play', 'song');
      expect(answersOf(people, people.alice)).not.toContain('play scribe');
      people.alice.does('play', 'song');
      people.alice.does('play', 'scribe');
      expect(people.alice).toHave({ characters: ['scribe'] });
    },
    { as: { category: 'CHARACTER', cost: 3, power: 3000 } },
  ),
];
