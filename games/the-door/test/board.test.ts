import { play, seedRng, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { theDoor } from '../src/index.ts';
import { dead, draws, NAMES, seated, stateOf, typesOf } from './seated.ts';

describe('the board', () => {
  test('[S-1] a new game: everybody at the start with 3 lives, one to roll, Lightning off', () => {
    const match = start(theDoor, { seed: 1, options: { startSeat: '1' } });

    expect(match.table).toMatchObject({
      turnSeat: 0,
      lightning: false,
      discard: [],
      pending: [],
      lives: [3, 3, 3, 3],
      pos: [0, 0, 0, 0],
      jailed: [false, false, false, false],
      skip: [0, 0, 0, 0],
      turnsTaken: [0, 0, 0, 0],
    });
    expect(match.table.deck).toHaveLength(theDoor.faces.length - 1);
    expect(match.asking).toMatchObject({ prompt: 'ROLL', seats: [0] });
  });

  test('[S-2] a plain square: the piece moves, no card, the next seat rolls', () => {
    const { alice, bola, table } = seated({}, { rolls: [3] });

    alice.does('ROLL');

    expect(alice).toHave({ pos: 3, turnsTaken: 1 });
    expect(table).toHave({ pending: [], turnSeat: 1 });
    expect(bola).toBeAsked('ROLL');
  });

  test('[S-3] [T-3] a card square: a card is drawn, and its player has to choose', () => {
    const { alice, bola, table } = draws('JUDGE_JURY');

    expect(alice).toHave({ pos: 4, turnsTaken: 0 });
    expect(alice).toBeAsked('CARD_OPTION');
    expect(table).toHave({ pending: ['JUDGE_JURY'], deck: [] });
    expect(() => alice.does('ROLL')).toThrow('WRONG_STEP');
    expect(() => bola.does('ROLL')).toThrow('WRONG_STEP');
  });

  test.each(Array.from({ length: 19 }, (_, i) => [i + 1, [4, 8, 12, 16].includes(i + 1)] as const))(
    '[T-2] landing on square %i draws a card: %s',
    (square, drawn) => {
      const { alice, table } = seated({ alice: { pos: square - 1 }, table: { deck: ['CHAOS'] } }, { rolls: [1] });

      alice.does('ROLL');

      expect(alice).toHave({ pos: square, jailed: false });
      expect(table).toHave({ pending: drawn ? ['CHAOS'] : [] });
    },
  );

  test('[S-8] square 10 is an ordinary square for those who walk on it', () => {
    const { alice, bola } = seated({ alice: { pos: 8 } }, { rolls: [2] });

    alice.does('ROLL');

    expect(alice).toHave({ pos: 10, jailed: false, skip: 0 });
    expect(bola).toBeAsked('ROLL');
  });

  test('any number of pieces share a square', () => {
    const { alice, bola } = seated({ bola: { pos: 3 }, carl: { pos: 3 } }, { rolls: [3] });

    alice.does('ROLL');

    expect([alice, bola].map(stateOf)).toEqual(['3 lives at 3, skip 0, turns 1', '3 lives at 3, skip 0, turns 0']);
  });
});

describe('the Door', () => {
  test.each([
    ['[S-4] from 16 with a 5', 16, 5],
    ['[S-5] from 19 with a 6: nothing has to be exact', 19, 6],
  ])('%s', (_title, pos, roll) => {
    const { alice, table } = seated({ alice: { pos } }, { rolls: [roll] });

    alice.does('ROLL');

    expect(alice).toHave({ pos: 20 });
    expect(table.match.over).toEqual({ reason: 'DOOR', winners: [0] });
  });

  test('[S-6] in the Lightning Round too: the Door comes before the card', () => {
    const position = { alice: { pos: 19 }, table: { lightning: true, deck: ['CHAOS'] } };
    const { alice, table, told } = seated(position, { rolls: [6] });

    alice.does('ROLL');

    expect(table.match.over).toEqual({ reason: 'DOOR', winners: [0] });
    expect(table).toHave({ deck: ['CHAOS'], pending: [] });
    expect(typesOf(told)).toEqual(['ROLLED', 'MOVED', 'WON']);
  });

  test('[S-7] when it opens with Lightning only, a piece waits on 19', () => {
    const options = { doorOpens: 'lightning' };
    const { alice, bola, table } = seated({ alice: { pos: 18 } }, { rolls: [6], options });

    alice.does('ROLL');

    expect(alice).toHave({ pos: 19 });
    expect(table.match.over).toBeNull();
    expect(bola).toBeAsked('ROLL');
  });

  test('[TD-47] and with Lightning on it is open', () => {
    const { alice, table } = seated(
      { alice: { pos: 19 }, table: { lightning: true } },
      { rolls: [1], options: { doorOpens: 'lightning' } },
    );

    alice.does('ROLL');

    expect(table.match.over).toEqual({ reason: 'DOOR', winners: [0] });
  });
});

describe('whose turn it is', () => {
  test('[S-9] nobody rolls for somebody else', () => {
    const { bola } = seated();

    expect(() => bola.does('ROLL')).toThrow(
      "Can't ROLL: It is not your decision: alice decides now. (NOT_YOUR_DECISION)",
    );
  });

  test('[S-10] [T-56] the dead are passed over', () => {
    const { alice, carl, table } = seated({ bola: dead }, { rolls: [1] });

    alice.does('ROLL');

    expect(table).toHave({ turnSeat: 2 });
    expect(carl).toBeAsked('ROLL');
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('%i players take turns in the order of their seats', (seats) => {
    const people = seated({}, { seats, rolls: new Array(seats + 1).fill(1) });

    for (const name of NAMES.slice(0, seats)) people[name].does('ROLL');
    people.alice.does('ROLL');

    expect(people.alice).toHave({ pos: 2, turnsTaken: 2 });
    expect(people.bola).toBeAsked('ROLL');
  });

  test('[S-11] nothing can be done in a game that is over', () => {
    const { alice, bola } = seated({ alice: { pos: 19 } }, { rolls: [1] });
    alice.does('ROLL');

    for (const actor of [alice, bola]) {
      expect(() => actor.does('ROLL')).toThrow('The game is finished. (GAME_OVER)');
      expect(() => actor.chooses('JUDGE')).toThrow('GAME_OVER');
      expect(() => actor.takesBack()).toThrow('GAME_OVER');
      expect(() => actor.concedes()).toThrow('GAME_OVER');
    }
  });
});

describe('the piles', () => {
  test('[S-12] an empty deck: the discard pile is shuffled into a new one, and the draw goes on', () => {
    const { alice, table, told } = seated({ table: { discard: ['JUDGE_JURY'] } }, { rolls: [4] });

    alice.does('ROLL');

    expect(table).toHave({ deck: [], discard: [], pending: ['JUDGE_JURY'] });
    expect(typesOf(told)).toEqual(['ROLLED', 'MOVED', 'DECK_RESHUFFLED', 'CARD_DRAWN']);
  });

  test('[TD-5] a reshuffle takes every discarded card and one draw fewer than there are cards', () => {
    const discard = ['CHAOS', 'CHAOS', 'JUDGE_JURY', 'SUMMON_EXILE', 'RESURRECT_REAP'];
    const { alice, table } = seated({ table: { discard } }, { rolls: [4] });
    table.match.rng = seedRng('counts its draws');
    const before = table.match.rng[3] ?? 0;

    alice.does('ROLL');

    expect((table.match.rng[3] ?? 0) - before).toBe(4);
    const { deck, pending } = table.match.table;
    const drawn = [...deck, ...pending].map((copy) => theDoor.faces[copy]?.id);
    expect([deck.length, drawn.sort()]).toEqual([4, discard.sort()]);
  });

  test('[TD-5] a resolved card goes on top of the discard pile', () => {
    const { alice, table } = draws('SUMMON_EXILE', { table: { deck: ['CHAOS', 'SUMMON_EXILE'], discard: ['CHAOS'] } });

    alice.chooses('SUMMON');
    expect(table).toHave({ discard: ['CHAOS'], pending: ['SUMMON_EXILE'] });
    alice.picks('bola');

    expect(table).toHave({ deck: ['CHAOS'], discard: ['CHAOS', 'SUMMON_EXILE'], pending: [] });
  });

  test.each([
    [2, 'random', 1],
    [4, 'random', 1],
    [8, 'random', 1],
    [4, '3', 0],
  ])('dealing for %i with %s starting uses %i draws for the seat, and one fewer than cards to shuffle', (...deal) => {
    const [seats, startSeat, forSeat] = deal;
    const { rng, table } = start(theDoor, { seed: 'deal', seats, options: { startSeat }, generator: 'sfc32' });

    expect(((rng[3] ?? 0) - (seedRng('deal')[3] ?? 0)) | 0).toBe(forSeat + table.deck.length - 1);
  });

  test('a die is one draw, and a draw from a deck that has cards is none', () => {
    const match = start(theDoor, { seed: 'die', options: { startSeat: '1' }, generator: 'sfc32' });
    match.table.pos[0] = 3;
    match.table.lightning = true;
    const before = match.rng[3] ?? 0;

    play(theDoor, match, 0, { do: 'ROLL' });

    expect((match.rng[3] ?? 0) - before).toBe(1);
    expect(match.table.pending).toHaveLength(1);
  });
});
