/** What happens to cards, players and piles, and sets a text off. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { ch, event, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

const struck = (people: People, by = 'captain', target?: string): void => {
  attacks(people, people.alice, by, target);
};

const through = (people: People): void => {
  people.bola.does('done');
  people.bola.chooses('take');
};

const cards = {
  bounce: event(0, on('MAIN', { do: 'move', what: { n: 1, of: 'either', in: ['character'] }, to: 'hand' })),
  toss: event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' })),
  pay: event(0, on('MAIN', { do: 'returnDon', n: 1 })),
  relic: ch(1, 1000, { effects: [on('TRIGGER', { do: 'draw', n: 1 })] }),
};

const THEIRS = { bola: { characters: ['scribe'], life: ['sailor', 'sailor'] } };

const paying = { pay: event(0, on('MAIN', { do: 'returnDon', n: 2 })) };

export const happeningRows = [
  behaves(
    ['something happens to cards'],
    'When this Character is attacked, draw 1 card.',
    { bola: { characters: ['scribe'], rested: { scribe: 1 } } },
    (people) => {
      struck(people, 'captain', 'scribe');
      expect(held(people)).toEqual([0, 1]);
    },
  ),
  behaves(
    ['something happens to cards', 'cause'],
    "When one of your Characters is removed from the field by your opponent's effect, draw 1 card.",
    { alice: { hand: ['bounce'] }, bola: { characters: ['scribe', 'wisp'] } },
    (people) => {
      people.alice.does('play', 'bounce');
      people.alice.picks('wisp');
      expect(held(people)).toEqual([0, 2]);
    },
    { cards, butNot: [{ alice: { hand: ['bounce'], characters: ['wisp'] }, bola: { characters: ['scribe'] } }] },
  ),
  behaves(['something happens to cards'], 'When this Character becomes rested, draw 1 card.', {}, (people) => {
    struck(people, 'scribe');
    expect(held(people)).toEqual([1, 0]);
  }),
  behaves(
    ['something happens to cards'],
    "When this Character deals damage to your opponent's Life, draw 1 card.",
    { bola: { life: ['sailor', 'sailor'] } },
    (people) => {
      struck(people, 'captain');
      through(people);
      expect(held(people)).toEqual([0, 1]);
      struck(people, 'scribe');
      through(people);
      expect(held(people)).toEqual([1, 2]);
    },
  ),
  behaves(
    ['something happens to cards'],
    'When this Character is given a DON!! card, draw 1 card.',
    { alice: { donActive: 2, characters: ['scribe', 'wisp'] } },
    (people) => {
      people.alice.does('give', 'wisp', 1);
      expect(held(people)).toEqual([0, 0]);
      people.alice.does('give', 'scribe', 1);
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['something happens to cards'],
    "When this Character battles your opponent's Character, draw 1 card.",
    { bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) => {
      struck(people, 'scribe', 'wisp');
      people.bola.does('done');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['a player does something'],
    'When you play a Character with a cost of 2 or more, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['guard', 'sailor'], donActive: 3 } },
    (people) => {
      people.alice.does('play', 'guard');
      expect(held(people)).toEqual([1, 0]);
      people.alice.does('play', 'sailor');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['a player does something'],
    'When you activate [Blocker], draw 1 card.',
    { bola: { characters: ['scribe', 'wall'] } },
    (people) => {
      struck(people);
      people.bola.picks('wall');
      expect(held(people)).toEqual([0, 1]);
    },
  ),
  behaves(
    ['a player does something'],
    'When you activate a [Trigger], draw 1 card.',
    { bola: { characters: ['scribe'], life: ['relic'] } },
    (people) => {
      struck(people);
      people.bola.does('done');
      people.bola.chooses('trigger');
      expect(held(people)).toEqual([0, 2]);
    },
    { cards },
  ),
  behaves(['a player does something'], 'When you take damage, draw 1 card.', THEIRS, (people) => {
    struck(people);
    through(people);
    expect(held(people)).toEqual([0, 2]);
  }),
  behaves(
    ['a player does something'],
    'When you draw a card outside of your Draw Phase, your opponent draws 1 card.',
    { alice: { characters: ['scribe'], hand: ['song'] } },
    (people) => {
      people.alice.does('play', 'song');
      expect(held(people)).toEqual([1, 1]);
    },
  ),
  behaves(
    ['something happens to a pile'],
    'When a DON!! card on your field is returned to your DON!! deck, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['pay'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'pay');
      expect(held(people)).toEqual([1, 0]);
    },
    { cards },
  ),
  behaves(
    ['something happens to a pile'],
    'When a card is trashed from your hand, draw 2 cards.',
    { alice: { characters: ['scribe'], hand: ['toss', 'guard'] } },
    (people) => {
      people.alice.does('play', 'toss');
      expect(held(people)).toEqual([2, 0]);
    },
    { cards },
  ),
  behaves(
    ['watcher'],
    '[Once Per Turn] When you activate an Event or when you play a Character, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['song', 'guard'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'song');
      expect(held(people)).toEqual([3, 0]);
      people.alice.does('play', 'guard');
      expect(held(people)).toEqual([2, 0]);
    },
  ),
  behaves(
    ['cause'],
    "When one of your opponent's Characters is K.O.'d in battle, draw 1 card.",
    {
      alice: { characters: ['scribe'], hand: ['slay'] },
      bola: { characters: ['wisp', 'guard'], rested: { wisp: 1 } },
    },
    (people) => {
      people.alice.does('play', 'slay');
      people.alice.picks('guard');
      expect(held(people)).toEqual([0, 0]);
      attacks(people, people.alice, 'captain', 'wisp');
      people.bola.does('done');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['something happens to cards'],
    "When this Character battles and K.O.'s your opponent's Character, draw 1 card.",
    {
      alice: { characters: ['scribe'] },
      bola: { characters: ['wisp', 'guard'], rested: { wisp: 1, guard: 1 } },
    },
    (people) => {
      attacks(people, people.alice, 'captain', 'guard');
      people.bola.does('done');
      expect(held(people)).toEqual([0, 0]);
      attacks(people, people.alice, 'scribe', 'wisp');
      people.bola.does('done');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['for each', 'something happens to a pile'],
    'When a DON!! card on your field is returned to your DON!! deck, draw 1 card for each of those.',
    { alice: { characters: ['scribe'], hand: ['pay'], donActive: 2 } },
    (people) => {
      people.alice.does('play', 'pay');
      expect(held(people)).toEqual([2, 0]);
    },
    { cards: paying },
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
];
