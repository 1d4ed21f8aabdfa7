/** What stands in for something else. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { event, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const struck = (people: People, by = 'captain', target?: string): void => {
  attacks(people, people.alice, by, target);
};

const cards = {
  bounce: event(0, on('MAIN', { do: 'move', what: { n: 1, of: 'either', in: ['character'] }, to: 'hand' })),
};

const THEIRS = { bola: { characters: ['scribe'], life: ['sailor', 'sailor'] } };

export const substitutes = [
  behaves(
    ['would', 'cause'],
    "If one of your Characters would be removed from the field by your opponent's effect, you may trash " +
      '1 card from your hand instead.',
    { alice: { hand: ['bounce'] }, bola: { characters: ['scribe', 'wisp'], hand: ['guard'] } },
    ({ alice, bola }) => {
      alice.does('play', 'bounce');
      alice.picks('wisp');
      bola.chooses('yes');
      expect(bola).toHave({ characters: ['scribe', 'wisp'], trash: ['guard'] });
    },
    { cards },
  ),
  behaves(
    ['would'],
    "If this Character would be removed from the field by your opponent's effect, you may trash 1 {Tide} type card " +
      'from your hand or 1 of your Stages instead.',
    { alice: { hand: ['bounce'] }, bola: { characters: ['scribe'], hand: ['brute'], stage: ['pier'] } },
    ({ alice, bola }) => {
      alice.does('play', 'bounce');
      bola.chooses('yes');
      bola.chooses('2');
      expect(bola).toHave({ characters: ['scribe'], hand: ['brute'], stage: [], trash: ['pier'] });
    },
    { cards },
  ),
  behaves(
    ['would'],
    'If this Character would be rested, you may trash 1 card from your hand instead.',
    { alice: { hand: ['tie'] }, bola: { characters: ['scribe'], hand: ['guard'] } },
    ({ alice, bola }) => {
      alice.does('play', 'tie');
      bola.chooses('yes');
      expect(bola).toHave({ rested: { scribe: 0 }, trash: ['guard'] });
    },
    { cards: { tie: event(0, on('MAIN', { do: 'rest', what: { n: 1, of: 'opponent', in: ['character'] } })) } },
  ),
  behaves(['would'], 'If you would take damage, you may trash this Character instead.', THEIRS, (people) => {
    struck(people);
    people.bola.does('done');
    people.bola.chooses('yes');
    expect(people.bola).toHave({ life: ['sailor', 'sailor'], trash: ['scribe'] });
  }),
  behaves(
    ['would', 'end of the match'],
    'When your deck is reduced to 0, you win the game instead of losing, according to the rules.',
    { alice: { characters: ['scribe'], hand: ['song'], deck: ['sailor'] } },
    ({ alice, match }) => {
      alice.does('play', 'song');
      expect(match.over).toMatchObject({ winners: [0] });
    },
  ),
  behaves(
    ['granted substitute'],
    "[Counter] If any of your Characters would be K.O.'d in battle during this turn, you may trash 1 card from your " +
      'hand instead.',
    {
      alice: { characters: ['brute'] },
      bola: { hand: ['scribe', 'guard'], characters: ['wisp'], rested: { wisp: 1 } },
    },
    (people) => {
      struck(people, 'brute', 'wisp');
      people.bola.does('event', 'scribe');
      people.bola.does('done');
      people.bola.chooses('yes');
      expect(people.bola).toHave({ characters: ['wisp'], hand: [], trash: ['scribe', 'guard'] });
    },
  ),
  behaves(
    ['would'],
    "If this Character would be removed from the field by your opponent's effect or K.O.'d, you may " +
      'trash 1 card from your hand instead.',
    { alice: { characters: ['brute'] }, bola: { characters: ['scribe'], rested: { scribe: 1 }, hand: ['wisp'] } },
    (people) => {
      attacks(people, people.alice, 'brute', 'scribe');
      people.bola.does('done');
      people.bola.chooses('yes');
      expect(people.bola).toHave({ characters: ['scribe'], trash: ['wisp'] });
    },
  ),
];
