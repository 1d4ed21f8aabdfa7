/** The testkit on a game whose matches choose their cards. */
import { type CopyId, column, type Definition, hashOf, must, type Setup, shuffle } from '@dealers-choice/kernel';
import { buildGiven, type CheckName, findViolation, playthrough } from '@dealers-choice/testkit';
import { conforms } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { numbersTell } from '../src/conform/numbers.ts';
import { DECKS, fields, ownerOf, type Rivals, type RivalsTwist, rivals } from './rivals.ts';

const game = rivals();
conforms(game, { matches: 300, options: [{}, { decks: ['red', 'blue'] }, { decks: 'blue' }] });

describe('it finds', () => {
  const faults: { fault: string; check: CheckName; says: string; twist: RivalsTwist }[] = [
    {
      fault: 'an open word that tells what the next card is',
      check: 'deals',
      says: 'when other hidden cards lie there',
      twist: {
        dealt(x) {
          x.t.tip = x.face(x.t.deck[1].at(-1) as CopyId).id;
        },
      },
    },
    {
      fault: 'an open word that tells which deck was chosen',
      check: 'deals',
      says: 'when the others have chosen otherwise',
      twist: {
        dealt(x) {
          x.t.tip = x.options.decks[1] ?? '';
        },
      },
    },
    {
      fault: 'an open word that tells what somebody drew',
      check: 'two-worlds',
      says: 'table.tip: ',
      twist: {
        drew(x, card) {
          x.t.tip = x.face(card).id;
        },
      },
    },
    {
      fault: 'a card that goes to a hand of somebody else, where its owner does not see it',
      check: 'imagines',
      says: 'more face-down places than unseen cards',
      twist: { drew: (x, card) => x.move(card, 'hand', x.after(ownerOf(card))) },
    },
    {
      fault: 'an open word that counts picks that are half made',
      check: 'picks',
      says: 'sees that seat 1 has picked something: table.tip: ',
      twist: {
        change: {
          settled(x) {
            x.t.tip = `${x.match.asking?.picked.length ?? 0} picked`;
          },
        },
      },
    },
    {
      fault: 'picks that do more when they are made one by one',
      check: 'picks',
      says: 'picked one by one leads elsewhere, table.tired',
      twist: {
        change: {
          settled(x) {
            const [under] = x.t.deck[1]; // nobody sees what lies there
            if (under !== undefined && x.match.asking?.picked.length) x.t.tired[under] = 1;
          },
        },
      },
    },
    {
      fault: 'a mark that a card still has where it does not belong',
      check: 'columns',
      says: 'lies in hand, and its "tired" is still 1',
      twist: {
        drew(x, card) {
          x.t.tired[card] = 1;
        },
      },
    },
    {
      fault: 'a mark that belongs to a place that there is not',
      check: 'columns',
      says: '"tired" belongs to bench, where no cards lie',
      twist: { change: { fields: { ...fields, tired: column(0, 'bench') } } },
    },
    {
      fault: 'worlds whose unseen cards are left blank',
      check: 'imagines',
      says: 'a copy is blank',
      twist: { change: { imagine: () => {} } },
    },
  ];
  test.each(faults)('$fault', ({ check, says, twist }) => {
    const setups = Array.from({ length: 20 }, (_, seed): Setup => ({ seed, options: { decks: ['red', 'blue'] } }));
    const found = setups.map((setup) => findViolation(rivals(twist), setup, { checks: [check] }));
    expect(found.find((one) => one !== null)).toMatchObject({ check, message: expect.stringContaining(says) });
  });
});

describe('the numbers of copies', () => {
  const setups = Array.from({ length: 100 }, (_, seed): Setup => ({ seed, options: { decks: ['red', 'blue'] } }));

  test('tell nothing', () => {
    expect(numbersTell(game, setups)).toBeNull();
  });

  const inOrder: Definition<Rivals>['deal'] = (x) => {
    for (const seat of x.seats) {
      for (const [place, card] of x.t.deck[seat].entries()) x.t.print[card] = must(DECKS.red, place);
      x.shuffle('deck', seat);
      x.move(must(x.t.deck[seat], 0), 'hand', seat);
    }
  };
  const unshuffled: Definition<Rivals>['deal'] = (x) => {
    for (const seat of x.seats) {
      const cards = shuffle(x.match.rng, [...DECKS.red]);
      for (const [place, card] of x.t.deck[seat].entries()) x.t.print[card] = must(cards, place);
      x.move(must(x.t.deck[seat], 0), 'hand', seat);
    }
  };
  test.each([
    ['are given in the order of the deck list', inOrder, 'the cards of hidden copies rise with their numbers'],
    ['are those of places in the deck', unshuffled, 'the numbers of hidden copies rise with their places'],
  ])('are found out when they %s', (_what, deal, says) => {
    expect(numbersTell(rivals({ change: { deal } }), setups)).toContain(says);
  });
});

test('a deal is looked at and left as it was', () => {
  const { x } = game;
  expect(findViolation(game, { seed: 1 }, { checks: ['deals'] })).toBeNull();
  expect(Object.hasOwn(x, 'shuffle')).toBe(false);
});

describe('a position', () => {
  const position = {
    ann: { hand: ['imp', 'giant', 'whale'], deck: ['crab', 'crab', 'crab', 'crab', 'crab', 'ogre'] },
    bob: { hand: ['imp'], trash: ['whale'], tired: { whale: 1 } },
  };
  test('has the cards that were named, in copies of the seats that have them', () => {
    const { table } = buildGiven(game, position);
    const { hand, deck, trash, print, tired } = table.match.table;
    expect(hand[0].map((copy) => print[copy])).toEqual([1, 3, 5]);
    expect(deck[0].map((copy) => print[copy])).toEqual([4, 4, 4, 4, 4, 2]);
    expect([...hand[0], ...deck[0]].map(ownerOf)).toEqual(new Array(9).fill(0));
    expect([...hand[1], ...trash[1]].map(ownerOf)).toEqual([1, 1]);
    expect(tired[trash[1][0] ?? 0]).toBe(1);
    expect(hashOf(buildGiven(game, position).table.match)).toBe(hashOf(table.match));
  });
  test('leaves the card of which a question speaks what it is, and nothing on cards that lay elsewhere', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { table } = buildGiven(
        game,
        { ...position, phase: 'attack', asked: 'bob', bob: { hand: ['whale'] } },
        { seed },
      );
      const { print, tired } = table.match.table;
      const source = table.match.stack.at(-1)?.source ?? 0;
      expect([ownerOf(source as CopyId), print[source] === 5]).toEqual([1, false]);
      expect(tired.every((value) => value === 0)).toBe(true);
    }
  });
  test('is played by the names of its cards', () => {
    const { ann, table } = buildGiven(game, position);
    expect(ann.refusal({ pick: ['imp', 'giant'] })).toMatchObject({ code: 'too-much' });
    expect(ann.refusal({ pick: ['ogre'] })).toMatchObject({ code: 'not-an-option' });
    ann.picks('imp', 'whale');
    expect(table.match.table.harm).toEqual([5, 0]);
    expect(['imp', 'whale', 'giant'].map((card) => table.hasSeen(1, card))).toEqual([true, true, false]);
  });
  test('cannot have more cards than a seat has copies', () => {
    const deck = new Array<string>(9).fill('crab');
    expect(() => buildGiven(game, { ann: { hand: ['imp', 'imp'], deck }, bob: {} })).toThrow(
      'ann.deck: no crab is left',
    );
    expect(() => buildGiven(game, { ann: { hand: ['imps'] }, bob: {} })).toThrow(
      'there is no card "imps"; there is imp,',
    );
  });
});

test('a playthrough names cards by what is printed on them', () => {
  const text = playthrough(game, null, { seed: 1, options: { decks: 'blue' } });
  expect(text).toContain('"card":"crab"');
  expect(text).not.toContain('"card":"copy');
});
