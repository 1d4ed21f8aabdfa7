import type { CopyId } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { ownerOf } from '../../src/rules/card.ts';
import type { Effect } from '../../src/tree/tree.ts';
import { draw, on, powerReadNow, restThis, trash1 } from '../kit/effects.ts';
import { ch, copyIn, event, playing, saying } from '../kit/playing.ts';

describe('a copy of a card in a match', () => {
  const boost: Effect = on('MAIN', {
    do: 'power',
    what: { n: 1, in: ['character'] },
    n: 1000,
    for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
  });
  const cards = {
    scout: ch(1, 4000, saying({ ...on('ACTIVATE_MAIN', draw(1)), oncePerTurn: true })),
    bless: event(0, boost),
    home: event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' })),
  };

  test('[OP-R2.3] belongs to its card and its owner, and has area, state, DON!! and marks of its own', () => {
    const people = playing(cards, {
      alice: { characters: ['scout', 'scout'], hand: ['bless'], donActive: 2 },
      bola: { characters: ['scout'], rested: { scout: 1 } },
    });
    const { alice, game, match } = people;
    // An action takes the copy with the lower number, a choice the first.
    const [other, used] = match.table.characters[0];
    const copies = [used, other, match.table.characters[1][0]].filter((copy) => copy !== undefined);
    alice.does('give', 'scout', 2);
    alice.does('activate', 'scout', 1);
    alice.does('play', 'bless');
    alice.picks('scout');

    const { table } = match;
    const owner = (copy: CopyId) => game.x.on(match, undefined, (x) => ownerOf(x, copy));
    expect(copies.map((copy) => game.faceIn(table, copy)?.id)).toEqual(['scout', 'scout', 'scout']);
    expect(copies.map(owner)).toEqual([0, 0, 1]);
    expect(copies.map((copy) => table.given[copy])).toEqual([2, 0, 0]);
    expect(copies.map((copy) => table.used[copy])).toEqual([1, 0, 0]);
    expect(copies.map((copy) => table.rested[copy])).toEqual([0, 0, 1]);
    expect(table.modifiers.map(({ on: bearer, n }) => [bearer, n])).toEqual([[other, 1000]]);
    expect(copies.map((copy) => game.zones[match.where[copy] ?? 0])).toMatchObject([
      { name: 'characters', seat: 0 },
      { name: 'characters', seat: 0 },
      { name: 'characters', seat: 1 },
    ]);
  });

  test('[S05] [OP-R2.3] Returned and played again it is another object: no boost, and it has just come', () => {
    const people = playing(cards, { alice: { characters: ['scout'], hand: ['bless', 'home'], donActive: 2 } });
    const { alice, match } = people;
    const scout = copyIn(people, 0, 'characters', 'scout');
    alice.does('activate', 'scout', 1);
    alice.does('play', 'bless');
    alice.does('give', 'scout', 1);
    expect(powerReadNow(people, 0, 'scout')).toBe(6000);

    alice.does('play', 'home');
    alice.does('play', 'scout');

    expect(copyIn(people, 0, 'characters', 'scout')).toBe(scout);
    expect(powerReadNow(people, 0, 'scout')).toBe(4000);
    expect(match.table.modifiers).toEqual([]);
    expect(alice).toHave({ given: { scout: 0 }, used: { scout: 0 } });
    expect(alice.refusal({ do: 'attack', card: 'scout', at: copyIn(people, 1, 'leader', 'captain') })?.code).toBe(
      'PLAYED_THIS_TURN',
    );
    alice.does('activate', 'scout', 1);
  });
});

describe('the effects of a card', () => {
  const four = ch(
    1,
    1000,
    saying(
      on('ON_PLAY', draw(1)),
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        don: 1,
        if: { turn: 'you' },
        cost: [restThis, trash1],
        steps: [draw(2)],
      },
      { timings: ['PERMANENT'], steps: [{ do: 'power', what: 'this', n: 1000 }] },
      { timings: ['REPLACEMENT'], would: { what: 'KO' }, steps: [trash1], optional: true },
    ),
  );
  const abilitiesOf = (people: ReturnType<typeof playing>) =>
    people.game.kit.cards.find(({ id }) => id === 'four')?.abilities ?? [];

  test('[S06] [OP-R2.4] [OP-R2.5] Four texts of four kinds are of the four categories', () => {
    const abilities = abilitiesOf(playing({ four }));

    expect(abilities.map(({ category, timing }) => [category, timing])).toEqual([
      ['AUTO', 'ON_PLAY'],
      ['ACTIVATE', 'ACTIVATE_MAIN'],
      ['PERMANENT', 'PERMANENT'],
      ['REPLACEMENT', 'REPLACEMENT'],
    ]);
    expect(abilities.map(({ id }) => id)).toEqual(['four#1', 'four#2', 'four#3', 'four#4']);
    expect(new Set(abilities.map(({ label }) => label)).size).toBe(4);
  });

  test('[OP-R2.4] Each has its condition, its cost, its code and its limit', () => {
    const people = playing({ four });
    const [plays, activates] = abilitiesOf(people);

    expect(plays).toMatchObject({ if: null, payable: null, limited: false });
    expect(activates).toMatchObject({ limited: true, data: { don: 1, cost: [restThis, trash1], oncePerTurn: true } });
    expect(activates?.if).toBeTypeOf('function');
    expect(activates?.payable?.can).toBeTypeOf('function');
    expect(people.game.kit.codes[activates?.code ?? -1]?.ability).toBe(activates);
  });

  test('[OP-R2.4] Two timings joined by "/" are two effects with one body, each with its own use', () => {
    const both = ch(1, 5000, saying({ timings: ['ON_PLAY', 'WHEN_ATTACKING'], oncePerTurn: true, steps: [draw(1)] }));
    const people = playing(
      { both: { ...both, keywords: ['RUSH'] } },
      { alice: { hand: ['both'], donActive: 1, deck: ['sailor', 'sailor', 'guard', 'guard'] } },
    );
    const { alice } = people;

    alice.does('play', 'both');
    alice.does('attack', 'both', copyIn(people, 1, 'leader', 'captain'));

    expect(alice).toHave({ hand: ['guard', 'guard'], used: { both: 17 } }); // one use in each of two places
    expect(people.game.kit.cards.find(({ id }) => id === 'both')?.abilities.map(({ timing }) => timing)).toEqual([
      'ON_PLAY',
      'WHEN_ATTACKING',
    ]);
  });
});
