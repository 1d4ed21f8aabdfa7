import { type MatchOf, type Move, play, type Seat, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type OnePiece, onePiece } from '../../src/index.ts';
import { changedRules, idOf, order, toldOf } from '../kit/battles.ts';
import { ch, deck, leader, playing, saying, stage } from '../kit/playing.ts';

/** A match with our own decks, up to the first Main Phase: nobody redraws, whoever may choose goes first. */
function dealt(seed: number): MatchOf<OnePiece> {
  const match = start(onePiece, { seed });
  const answer = (move: Move) => expect(play(onePiece, match, match.asking?.seats[0] as Seat, move)).toBeNull();
  answer({ choose: 'first' });
  answer({ choose: 'no' });
  answer({ choose: 'no' });
  return match;
}
const prints = ({ table }: MatchOf<OnePiece>, area: 'hand' | 'deck' | 'life') =>
  table[area].map((cards) => cards.map((copy) => table.print[copy]));

describe('a new match', () => {
  test('[S01] [OP-R4.1] [OP-R4.2] One seed gives one chooser, one pair of hands and one pair of decks', () => {
    const [one, same, other] = [dealt(7), dealt(7), dealt(8)];

    expect(one.table.chooser).toBe(same.table.chooser);
    expect(prints(one, 'hand')).toEqual(prints(same, 'hand'));
    expect(prints(one, 'deck')).toEqual(prints(same, 'deck'));
    expect(prints(one, 'hand')).not.toEqual(prints(other, 'hand'));
    expect(prints(one, 'deck')).not.toEqual(prints(other, 'deck'));
  });

  test('[S01] [OP-R4.2] [OP-R4.4] Five cards are drawn, then as many lie in Life as the Leader says', () => {
    const { table } = dealt(3);

    for (const seat of [0, 1] as const) {
      const life = onePiece.faceIn(table, table.leader[seat][0] ?? (0 as never))?.data.life ?? 0;
      expect(life).toBeGreaterThan(0);
      expect(table.life[seat]).toHaveLength(life);
      // The player going first has not drawn for the turn yet.
      expect(table.hand[seat]).toHaveLength(5);
      expect(table.deck[seat]).toHaveLength(45 - life);
    }
  });

  test('[OP-R4.1] Chance, and nothing else, says who chooses; that player may go second', () => {
    const choosers = Array.from({ length: 40 }, (_, seed) => start(onePiece, { seed }).table.chooser);
    expect(choosers.filter((seat) => seat === 0).length).toBeGreaterThan(8);
    expect(choosers.filter((seat) => seat === 1).length).toBeGreaterThan(8);

    const { alice, table } = playing({}, {}, { phase: 'turn-order' });
    alice.chooses('second');

    expect(table).toHave({ chooser: 0, first: 1, turnPlayer: 1 });
  });

  test('[OP-R4.1] Whoever goes second decides about the hand second', () => {
    const { alice, bola } = playing({}, {}, { phase: 'turn-order' });

    alice.chooses('second');

    expect(bola).toBeAsked('mulligan');
    bola.chooses('no');
    expect(alice).toBeAsked('mulligan');
  });

  test('[OP-R4.2] A rules file may want another hand', () => {
    const rules = changedRules({ setup: { hand: 7 } });
    const { alice, bola } = playing({}, {}, { phase: 'turn-order', rules });

    alice.chooses('first');

    expect([alice, bola].map(({ seat, table }) => table.match.table.hand[seat].length)).toEqual([7, 7]);
  });
});

describe('the mulligan', () => {
  const five = ['guard', 'guard', 'guard', 'guard', 'guard'];

  test('[S17] [OP-R4.3] All five go back, the fifty are shuffled, five are drawn', () => {
    const people = playing({}, { alice: { hand: five }, bola: { hand: five } }, { phase: 'mulligan' });
    const { alice, match } = people;

    alice.chooses('yes');

    const moved = people.told.filter(({ type, ...rest }) => type === 'cardMoved' && 'seat' in rest && rest.seat === 0);
    expect(moved).toMatchObject([
      ...five.map(() => ({ from: 'HAND', to: 'DECK' })),
      ...five.map(() => ({ from: 'DECK', to: 'HAND' })),
    ]);
    expect(order(people, 'cardMoved', 'shuffled').indexOf('shuffled')).toBe(5);
    expect(match.table.hand[0]).toHaveLength(5);
    expect(match.table.deck[0]).toHaveLength(45);
    const kept = match.table.hand[0].filter((copy) => idOf(people, copy) === 'guard').length;
    const back = match.table.deck[0].filter((copy) => idOf(people, copy) === 'guard').length;
    expect(kept + back).toBe(5);
    expect(back).toBeGreaterThan(0);
  });

  test('[S17] [OP-R4.3] The player going first decides first, each at most once', () => {
    const { alice, bola, told } = playing({}, { alice: { hand: five }, bola: { hand: five } }, { phase: 'mulligan' });

    expect(() => bola.chooses('yes')).toThrow('NOT_YOUR_DECISION');
    alice.chooses('yes');
    expect(bola).toBeAsked('mulligan');
    bola.chooses('yes');

    expect(alice).toBeAsked('main');
    expect(told.filter(({ type }) => type === 'mulligan')).toMatchObject([
      { seat: 0, again: true },
      { seat: 1, again: true },
    ]);
  });

  test('[OP-R4.3] The second player learns that the first redrew, not what', () => {
    const hand = ['herald', 'herald', 'herald', 'herald', 'herald'];
    const people = playing({ herald: ch(1, 1000) }, { alice: { hand } }, { phase: 'mulligan' });

    people.alice.chooses('yes');

    expect(people.bola).toHaveNeverSeen('herald');
    expect(toldOf(people, 'mulligan')).toMatchObject([{ seat: 0, again: true }]);
  });

  test('[OP-R4.3] Who keeps the hand keeps every card of it', () => {
    const { alice } = playing({}, { alice: { hand: five } }, { phase: 'mulligan' });

    alice.chooses('no');

    expect(alice).toHave({ hand: five });
  });

  test('[OP-R4.3] A rules file may allow two, or none', () => {
    const two = playing({}, {}, { phase: 'mulligan', rules: changedRules({ setup: { mulligans: 2 } }) });
    two.alice.chooses('yes');
    expect(two.alice).toBeAsked('mulligan');
    two.alice.chooses('yes');
    expect(two.bola).toBeAsked('mulligan');
    two.bola.chooses('no');
    expect(two.alice).toBeAsked('main');

    const none = playing({}, {}, { phase: 'turn-order', rules: changedRules({ setup: { mulligans: 0 } }) });
    none.alice.chooses('first');
    expect(none.alice).toBeAsked('main');
  });
});

describe('Life', () => {
  const letters = { a: ch(1, 1000), b: ch(1, 1000), c: ch(1, 1000), d: ch(1, 1000), young: leader(5000, 3) };
  const has = { alice: { leader: ['young'], deck: ['sailor', 'd', 'c', 'b', 'a'] } };

  test('[S18] [OP-R4.4] The card on top of the deck ends at the bottom of Life, and nobody has looked', () => {
    const { alice, bola } = playing(letters, has, { phase: 'mulligan' });

    alice.chooses('no');
    bola.chooses('no');

    expect(alice).toHave({ life: ['a', 'b', 'c'], deck: ['sailor', 'd'] }); // the last one is the top
    for (const who of [alice, bola]) for (const card of ['a', 'b', 'c']) expect(who).toHaveNeverSeen(card);
    expect(bola.table.match.table.life[1]).toHaveLength(5); // as many as that Leader says
  });

  test('[OP-R4.4] A rules file may leave the top card on top', () => {
    const rules = changedRules({ setup: { lifeTopCardToBottom: false } });
    const { alice, bola } = playing(letters, has, { phase: 'mulligan', rules });

    alice.chooses('no');
    bola.chooses('no');

    expect(alice).toHave({ life: ['c', 'b', 'a'] });
  });
});

describe('"at the start of the game"', () => {
  const founds = leader(5000, 4, {
    ...saying({
      timings: ['START_OF_GAME'],
      steps: [{ do: 'play', what: { upTo: 1, in: ['deck'], where: { category: ['STAGE'], type: ['Port'] } } }],
    }),
  });
  const cards = { founder: founds, rival: founds, harbour: { ...stage(1), types: ['Port'] }, hut: stage(1) };
  const decks = [
    deck('founders', 'founder', { sailor: 46, harbour: 2, hut: 2 }),
    deck('rivals', 'rival', { sailor: 46, harbour: 2, hut: 2 }),
  ];
  const both = { phase: 'turn-order', decks, options: { decks: 'founders,rivals' } };

  test('[S19] [OP-R4.5] It comes after the turn order and before the hands; then the deck is shuffled', () => {
    const people = playing(cards, {}, { ...both, options: { decks: 'founders,crew' } });
    const { alice, match } = people;
    alice.chooses('first');

    expect(alice).toBeAsked('choose');
    expect(match.table.first).toBe(0);
    expect(match.table.hand).toEqual([[], []]);
    expect(() => alice.picks('hut')).toThrow('NOT_AN_OPTION');
    alice.picks('harbour');

    expect(alice).toHave({ stage: ['harbour'] });
    expect(alice).toBeAsked('mulligan');
    const [played, shuffled, drawn] = order(people, 'cardPlayed', 'shuffled', 'cardMoved').slice(1);
    expect([played, shuffled, drawn]).toEqual(['cardPlayed', 'shuffled', 'cardMoved']);
    expect(toldOf(people, 'shuffled')).toMatchObject([{ seat: 0 }]); // nobody touched the other deck
    expect(match.table.hand.map((hand) => hand.length)).toEqual([5, 5]);
  });

  test('[S19] [OP-R4.5] The Leader of the player who chose comes first, whoever goes first', () => {
    const people = playing(cards, {}, both);
    const { alice, bola } = people;

    alice.chooses('second');

    expect(alice).toBeAsked('choose');
    alice.picks('harbour');
    expect(bola).toBeAsked('choose');
    bola.picks();
    expect([alice, bola].map(({ seat, table }) => table.match.table.stage[seat].length)).toEqual([1, 0]);
    expect(toldOf(people, 'shuffled').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('[OP-R4.5] By the older answer the player going first comes first', () => {
    const rules = changedRules({ switches: { startOfGameFirst: 'playerGoingFirst' } });
    const { alice, bola } = playing(cards, {}, { ...both, rules });

    alice.chooses('second');

    expect(bola).toBeAsked('choose');
  });
});
