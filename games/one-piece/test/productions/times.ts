/** When a text works: every timing there is, in tags and in words. */
import { expect } from 'vitest';
import { attacks, shown } from '../battles.ts';
import { on } from '../effects.ts';
import { ch, event, type People } from '../playing.ts';
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

export const times = [
  behaves(['header'], '[On Play] Draw 1 card.', {}, (people) => expect(held(people)).toEqual([1, 0])),
  behaves(['header'], '[When Attacking] Draw 1 card.', {}, (people) => {
    struck(people, 'scribe');
    expect(held(people)).toEqual([1, 0]);
  }),
  behaves(['header'], "[On Your Opponent's Attack] Draw 1 card.", THEIRS, (people) => {
    struck(people);
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[Blocker]\n[On Block] Draw 1 card.', THEIRS, (people) => {
    struck(people);
    people.bola.picks('scribe');
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[On K.O.] Draw 1 card.', { alice: { hand: ['slay'] }, ...THEIRS }, (people) => {
    people.alice.does('play', 'slay');
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[End of Your Turn] Draw 1 card.', {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([1, 1]);
  }),
  behaves(['header'], "[End of Your Opponent's Turn] Draw 1 card.", {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 1]);
    people.bola.does('end');
    expect(held(people)).toEqual([2, 1]);
  }),
  behaves(
    ['header', 'duration'],
    '[Counter] Your Leader gains +4000 power during this battle.',
    { bola: { hand: ['scribe'] } },
    (people) => {
      struck(people);
      people.bola.does('event', 'scribe');
      expect(shown(people, 1, 'captain')).toBe(9000);
      people.bola.does('done');
      expect(shown(people, 1, 'captain')).toBe(5000);
    },
  ),
  behaves(['header'], '[Trigger] Draw 2 cards.', { bola: { life: ['scribe'] } }, (people) => {
    struck(people);
    people.bola.does('done');
    people.bola.chooses('trigger');
    expect(held(people)).toEqual([0, 2]);
  }),
  behaves(['a time'], "At the start of your opponent's turn, draw 1 card.", {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([1, 1]);
  }),
  behaves(['a time'], 'At the start of your turn, draw 1 card.', THEIRS, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 2]);
  }),
  behaves(['a time'], 'At the start of your Main Phase, draw 1 card.', THEIRS, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 2]);
  }),
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
];
