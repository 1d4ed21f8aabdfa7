/** Every prohibition, of cards and of players. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { answersOf, ch, event, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const attackers = (people: People): string[] => [
  ...new Set(
    answersOf(people, people.alice).flatMap((each) => (each.startsWith('attack') ? [each.split(' ')[1] ?? ''] : [])),
  ),
];

const cards = {
  bounce: event(0, on('MAIN', { do: 'move', what: { n: 1, of: 'either', in: ['character'] }, to: 'hand' })),
  tie: event(0, on('MAIN', { do: 'rest', what: { all: true, of: 'opponent', in: ['character'] } })),
  wake: event(0, on('MAIN', { do: 'activateDon', n: 2 })),
  grab: event(0, on('MAIN', { do: 'move', what: { top: 1, in: ['life'] }, to: 'hand' })),
  ward: event(0, on('COUNTER', { do: 'draw', n: 1 })),
  giant: ch(5, 7000),
};

export const forbidding = [
  behaves(
    ['will not become active'],
    "All Characters with a cost of 1 or less do not become active in your and your opponent's Refresh Phases.",
    { bola: { characters: ['wisp', 'brute'], rested: { wisp: 1, brute: 1 } } },
    ({ alice, bola }) => {
      alice.does('end');
      expect(bola).toHave({ rested: { wisp: 1, brute: 0 } });
    },
  ),
  behaves(
    ['cannot'],
    '[Main] Up to 1 of your Characters cannot attack during this turn.',
    { alice: { characters: ['brute', 'wisp'] } },
    (people) => {
      people.alice.picks('brute');
      expect(attackers(people)).toEqual(['captain', 'wisp']);
    },
  ),
  behaves(
    ['cannot'],
    '[Main] Up to 1 of your Characters cannot attack a Leader during this turn.',
    { alice: { characters: ['brute', 'wisp'] } },
    (people) => {
      people.alice.picks('brute');
      expect(attackers(people)).toEqual(['captain', 'wisp']);
    },
  ),
  behaves(
    ['cannot'],
    'Your {Fog} type Characters cannot be rested.',
    { alice: { hand: ['tie'] }, bola: { characters: ['scribe', 'wisp'] } },
    ({ alice, bola }) => {
      alice.does('play', 'tie');
      expect(bola).toHave({ rested: { scribe: 1, wisp: 0 } });
    },
    { cards },
  ),
  behaves(
    ['cannot'],
    "This Character cannot be K.O.'d.",
    { alice: { hand: ['slay'] }, bola: { characters: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('play', 'slay');
      expect(bola).toHave({ characters: ['scribe'] });
    },
  ),
  behaves(
    ['cannot'],
    "This Character cannot be K.O.'d in battle by <Slash> attribute Characters.",
    { alice: { characters: ['brute'] }, bola: { characters: ['scribe'], rested: { scribe: 1 } } },
    (people) => {
      const [attacker = ''] = attackers(people).filter((each) => each !== 'captain');
      attacks(people, people.alice, attacker, 'scribe');
      people.bola.does('done');
      expect(people.bola).toHave({ characters: ['scribe'] });
    },
    { cards, butNot: [{ alice: { characters: ['giant'] }, bola: { characters: ['scribe'], rested: { scribe: 1 } } }] },
  ),
  behaves(
    ['cannot'],
    "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
    { alice: { hand: ['slay', 'slay'] }, bola: { characters: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('play', 'slay');
      expect(bola).toHave({ characters: ['scribe'] });
      alice.does('play', 'slay');
      expect(bola).toHave({ characters: [], trash: ['scribe'] });
    },
  ),
  behaves(
    ['cannot'],
    "Your Characters cannot be removed from the field by your opponent's effects.",
    { alice: { hand: ['bounce'] }, bola: { characters: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('play', 'bounce');
      expect(bola).toHave({ characters: ['scribe'], hand: [] });
    },
    { cards },
  ),
  behaves(
    ['player cannot'],
    '[Main] Your opponent cannot activate [Blocker] during this turn.',
    { bola: { characters: ['wall'] } },
    (people) => {
      attacks(people, people.alice, 'captain');
      expect(people.bola).toBeAsked('counter');
    },
  ),
  behaves(
    ['player cannot'],
    '[Main] Your opponent cannot activate Events during this turn.',
    { bola: { hand: ['ward', 'guard'] } },
    (people) => {
      attacks(people, people.alice, 'captain');
      expect(answersOf(people, people.bola)).toContain('counter guard captain');
      expect(answersOf(people, people.bola)).not.toContain('event ward');
    },
    { cards },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot draw cards using your own effects during this turn.',
    { alice: { hand: ['song'] } },
    ({ alice }) => {
      alice.does('play', 'song');
      expect(alice).toHave({ hand: [] });
    },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot add Life cards to your hand using your own effects during this turn.',
    { alice: { hand: ['grab'], life: ['sailor'] } },
    ({ alice }) => {
      alice.does('play', 'grab');
      expect(alice).toHave({ hand: [], life: ['sailor'] });
    },
    { cards },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot draw cards by effects during this turn.',
    { alice: { hand: ['song'] } },
    ({ alice }) => {
      alice.does('play', 'song');
      expect(alice).toHave({ hand: [] });
    },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot add Life cards to your hand during this turn.',
    { alice: { hand: ['grab'], life: ['sailor'] } },
    ({ alice }) => {
      alice.does('play', 'grab');
      expect(alice).toHave({ hand: [], life: ['sailor'] });
    },
    { cards },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot play Character cards with a cost of 2 or more during this turn.',
    { alice: { hand: ['sailor', 'guard'], donActive: 3 } },
    (people) => {
      expect(answersOf(people, people.alice)).toContain('play guard');
      expect(answersOf(people, people.alice)).not.toContain('play sailor');
    },
  ),
  behaves(
    ['player cannot'],
    '[Main] You cannot set DON!! cards as active during this turn.',
    { alice: { hand: ['wake'], donRested: 2 } },
    ({ alice }) => {
      alice.does('play', 'wake');
      expect(alice).toHave({ donRested: 2, donActive: 0 });
    },
    { cards },
  ),
  behaves(
    ['rule for a player'],
    'Your Character cards are played rested.',
    { alice: { characters: ['scribe'], hand: ['guard'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'guard');
      expect(alice).toHave({ rested: { guard: 1 } });
    },
  ),
  behaves(
    ['prohibition'],
    'This Character cannot attack a Leader.',
    { bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack scribe'))).toEqual([
        'attack scribe wisp',
      ]),
  ),
];
