import { BadSetup, SPECTATOR, start } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, dhappaBaaji, formatSlot, isWild, parseSlot, pickReasons, runOf, teamOf } from '../src/index.ts';
import { type Given, seated } from './seated.ts';

const dealt = (seats: number, seed = 1, options = {}) => start(dhappaBaaji, { seed, seats, options });

describe('the deal', () => {
  test('[S-1] [D-1] [D-5] [D-14] four seats hold 27 cards each, one card is turned up, 53 are left', () => {
    const { table: t } = dealt(4);

    expect(t.hand.map((hand) => hand.length)).toEqual([27, 27, 27, 27]);
    expect([t.pile.length, t.deck.length, t.removed.length, t.board.length]).toEqual([1, 53, 0, 0]);
    expect(new Set([...t.hand.flat(), ...t.pile, ...t.deck]).size).toBe(dhappaBaaji.faces.length - 1);
    expect([t.phase, t.turnSeat, t.opened]).toEqual(['PICK', t.starter, [false, false, false, false]]);
  });

  test('[S-2] [D-15] [D-16] six seats hold 21 cards each, and teams alternate', () => {
    const { table: t } = dealt(6);

    expect(t.hand.map((hand) => hand.length)).toEqual([21, 21, 21, 21, 21, 21]);
    expect([t.pile.length, t.deck.length]).toEqual([1, 35]);
    expect(t.hand.map((_, seat) => teamOf(seat)).join('')).toBe('ABABAB');
    expect(() => dealt(5)).toThrow(BadSetup);
  });

  test('[S-3] [D-13] the pack has 162 cards: 12 twos, 6 Jokers, every natural three times', () => {
    const count = (cards: typeof CARDS): number => cards.reduce((sum, card) => sum + card.copies, 0);

    expect(count(CARDS)).toBe(162);
    expect(count(CARDS.filter(({ rank }) => rank === '2'))).toBe(12);
    expect(count(CARDS.filter(({ rank }) => rank === 'Jo'))).toBe(6);
    expect(CARDS.filter(({ isWild }) => !isWild).map(({ copies }) => copies)).toEqual(new Array(48).fill(3));
  });

  test('[D-57] [D-58] [D-59] a card has an id, a suit, a rank and the kind of its wildness', () => {
    expect(CARDS.find(({ id }) => id === '9♣')).toEqual({
      id: '9♣',
      name: '9♣',
      text: '9 of clubs',
      copies: 3,
      suit: 'C',
      rank: '9',
      isWild: false,
      points: 5,
    });
    expect(CARDS.find(({ id }) => id === '2♥')).toMatchObject({ suit: 'H', isWild: true, wildType: 'STATIC' });
    expect(CARDS.find(({ id }) => id === 'Jo')).toMatchObject({ suit: 'S', isWild: true, wildType: 'FLYING' });
    expect([...new Set(CARDS.map(({ suit }) => suit))].sort()).toEqual(['C', 'D', 'H', 'S']);
    expect([...new Set(CARDS.map(({ rank }) => rank))].join(' ')).toBe('A K Q J 10 9 8 7 6 5 4 3 2 Jo');
    expect(dhappaBaaji.faces.every((face, copy) => face === null || face.isWild === isWild(copy as never))).toBe(true);
    expect(CARDS.filter(({ rank }) => rank !== 'Jo').map(({ id }) => formatSlot(parseSlot(id)))).toEqual(
      CARDS.filter(({ rank }) => rank !== 'Jo').map(({ id }) => id),
    );
    expect([parseSlot('Jo'), parseSlot('8X'), parseSlot('toString')]).toEqual([0, 0, 0]);
  });

  test('[S-4] the same seed and options deal the same, another seed does not', () => {
    expect(dealt(4, 7)).toEqual(dealt(4, 7));
    expect(dealt(4, 8).table.hand).not.toEqual(dealt(4, 7).table.hand);
  });

  test('[S-5] a 2 that is turned up lies on the pile and burns nothing', () => {
    const match = Array.from({ length: 400 }, (_, seed) => dealt(4, seed)).find(
      ({ table }) => dhappaBaaji.faces[table.pile[0] ?? 0]?.rank === '2',
    );

    expect(match?.table.pile).toHaveLength(1);
    expect(match?.table.removed).toEqual([]);
  });

  test('chance says who begins, unless the table does', () => {
    const starters = Array.from({ length: 60 }, (_, seed) => dealt(6, seed).table.starter);

    expect([...new Set(starters)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(dealt(4, 1, { startSeat: '3' }).table.turnSeat).toBe(2);
    expect(() => dealt(4, 1, { startSeat: '5' })).toThrow('startSeat is 5');
  });
});

describe('the phases of a turn', () => {
  const hearts = { hand: '9♥ 8♥ 7♥' };

  test('[S-6] [S-7] [D-20] before the pick nothing is played or discarded', () => {
    const { p } = seated({ ...hearts, phase: 'PICK' });

    expect(p.creates('9♥ 8♥ 7♥')).toBe('PICK_FIRST');
    expect(p.discards('4♦')).toBe('PICK_FIRST');
    expect(p.endsPlay()).toBe('PICK_FIRST');
    expect(p.undoes()).toBe('NOTHING_TO_UNDO');
  });

  test('[S-8] [S-9] [D-21] one pick per turn', () => {
    const { p } = seated({ ...hearts, phase: 'PICK', pile: '6♥' });

    expect(p.draws()).toBe('ok');
    expect(p.draws()).toBe('ALREADY_PICKED');
    expect(p.picks(1)).toBe('ALREADY_PICKED');
  });

  test('[S-10] who is not on turn does nothing, and is told whose turn it is', () => {
    const { x } = seated({ phase: 'PICK' });

    expect(x.draws()).toBe('NOT_YOUR_TURN');
    expect(x.why?.params).toEqual({ seat: 0 });
    expect(x.undoes()).toBe('NOT_YOUR_TURN');
    expect(x.creates('7♦')).toBe('NOT_YOUR_TURN');
  });

  test('[S-11] [S-12] [D-68] closing play leaves only the discard, until it is taken back', () => {
    const { p } = seated(hearts);

    expect(p.endsPlay()).toBe('ok');
    expect(p.actor).toBeAsked('DISCARD');
    expect(p.creates('9♥ 8♥ 7♥')).toBe('PLAY_IS_OVER');
    expect(p.endsPlay()).toBe('PLAY_IS_OVER');
    expect(p.draws()).toBe('ALREADY_PICKED');
    expect(p.undoes()).toBe('ok');
    expect(p.actor).toBeAsked('PLAY');
    expect(p.creates('9♥ 8♥ 7♥')).toBe('ok');
  });

  test('[S-13] after the result every action is refused', () => {
    const { p, x } = seated({ hand: '6♥ 4♦', bare: true, runs: ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'] });
    p.adds(1, '6♥');
    expect(p.discards('4♦')).toBe('ok');

    expect(p.draws()).toBe('GAME_OVER');
    expect(x.draws()).toBe('GAME_OVER');
    expect(x.creates('7♦')).toBe('GAME_OVER');
    expect(p.undoes()).toBe('GAME_OVER');
  });

  test('[S-14] a refused action changes nothing at all', () => {
    const { p, table } = seated({ hand: '6♠', runs: ['9♣ 8♣ 7♣'] });
    const before = JSON.stringify(table.match);

    expect(p.adds(1, '6♠')).toBe('MIXED_SUITS');
    expect(JSON.stringify(table.match)).toBe(before);
  });

  test('[D-61] the turn knows its phase, its pick and what must be played; undo takes back the log', () => {
    const { p, table } = seated({ hand: '8♥ 7♥', phase: 'PICK', pile: 'K♦ 9♥ 3♠' });
    p.picks(2);
    const { phase, depth, key, mustPlay } = table.match.table;

    expect([phase, depth, dhappaBaaji.faces[key]?.id, mustPlay]).toEqual(['PLAY', 2, '9♥', true]);
    expect(table.host.log).toHaveLength(1);
  });

  test('what is no action of this game is said to be none', () => {
    const { p } = seated(hearts);
    const layout = { run: 0, cards: [], shifts: [] };

    for (const move of [
      { do: 'FLY' },
      { choose: 'PICK_DRAW' },
      { pick: [1] },
      { say: 3 },
      { layout },
      { do: 'CREATE_RUN' },
      { do: 'CREATE_RUN', layout, at: 1 },
      { do: 'CREATE_RUN', layout, card: 1 },
      { do: 'MELD_RUNS', layout },
      { do: 'DISCARD_CARD' },
      { do: 'DISCARD_CARD', card: 1, at: 0 },
      { do: 'END_PLAY', card: 1 },
      { do: 'DEAL' },
      null,
    ]) {
      expect([move, p.does(move)]).toEqual([move, 'UNKNOWN_ACTION']);
    }
    const { p: picking } = seated({ phase: 'PICK', pile: '6♥' });
    for (const move of [{ do: 'PICK_DISCARD' }, { do: 'PICK_DISCARD', at: 1, card: 1 }, { do: 'PICK_DRAW', at: 1 }]) {
      expect([move, picking.does(move)]).toEqual([move, 'UNKNOWN_ACTION']);
    }
  });

  test('an empty draw pile is a guard of its own', () => {
    expect(seated({ phase: 'PICK', deck: '' }).p.draws()).toBe('DRAW_PILE_EMPTY');
  });
});

test('[D-60] a run has an id, its cards in order, a team, a kind, and its wilds counted', () => {
  const { table } = seated({ runs: ['9♣ 2♥(8♣) 7♣', 'B A♠ A♥ A♣'] });
  const of = (id: number) => runOf(table.match.table, id);

  expect(of(1)).toMatchObject({ id: 1, ownerTeam: 'A', kind: 'SEQUENCE', createdBy: 2, wildCount: 1, isPure: false });
  expect(of(1)?.cards.map(({ as }) => as)).toEqual(['9♣', '8♣', '7♣']);
  expect(of(2)).toMatchObject({ ownerTeam: 'B', kind: 'SET', createdBy: 1, wildCount: 0, isPure: true });
  expect(of(3)).toBeNull();
});

test('positions that cannot be are told', () => {
  const hands = { p: { hand: ['4♦'] } };
  const how = { seats: ['p', 'x', 't', 'y'], options: { startSeat: '1' } };
  const at = (table: object) => () => given(dhappaBaaji, { ...hands, table } as never, how);

  expect(at({ board: ['9♣', '8♣'], runBy: [0] })).toThrow('not 1 runs');
  expect(at({ board: ['9♣', '8♣', '6♣'], runBy: [0] })).toThrow('not 1 runs');
  expect(at({ board: ['9♣', '8♣', '7♣'] })).toThrow('not 0 runs');
});

const BLOCKED = 'DEEPEST_CARD_NOT_PLAYABLE';
test.each<[string, Given, string[]]>([
  ['as they are', { hand: '8♥ 7♥ K♠ K♥', pile: 'K♦ 9♥ 3♠ Q♠' }, [BLOCKED, BLOCKED, 'ok', BLOCKED]],
  ['with free wilds', { hand: '4♦ 9♠', bare: true, pile: '2♠ 3♥', options: { wildPickFree: 'on' } }, [BLOCKED, 'ok']],
])('the reasons for every depth are those of the picks themselves: %s', (_, has, codes) => {
  const { p, table } = seated({ phase: 'PICK', ...has });
  const view = table.host.view(0);
  const reasons = dhappaBaaji.x.on(view, undefined, (x) => {
    x.you = 0;
    return pickReasons(x);
  });

  expect(reasons.map((why) => why?.code ?? 'ok')).toEqual(codes);
  for (const [i, why] of reasons.entries()) {
    expect(p.actor.refusal({ do: 'PICK_DISCARD', at: i + 1 })).toEqual(why);
  }
  expect(table.host.view(SPECTATOR).asking?.prompt).toBe('PICK');
});
