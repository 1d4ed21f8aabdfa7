import { describe, expect, test } from 'vitest';
import { runsOf } from '../src/index.ts';
import { type Given, seated, typesOf } from './seated.ts';

const ANY = ['K♠ Q♠ J♠', 'A♥ K♥ Q♥'];
/** Hearts to which a 6 can be added, and runs with so many wilds. */
const TWO_WILDS = ['Q♣ 2♣(J♣) 2♠(10♣)', '9♦ Jo(8♦) 2♥(7♦)'];
const HEARTS = '9♥ 8♥ 7♥';
const THREE_WILDS = 'Q♣ 2♣(J♣) 2♠(10♣) Jo(9♣)';

describe('the discard', () => {
  test('[S-110] [D-30] [D-31] one card on the pile ends the turn', () => {
    const { p, x, pile } = seated({ pile: 'K♦' });

    expect(p.discards('4♦')).toBe('ok');
    expect(pile()).toBe('K♦ 4♦');
    expect(x.actor).toBeAsked('PICK');
    expect(p.undoes()).toBe('NOT_YOUR_TURN');
  });

  test('[S-111] [D-6] [D-32] a 2 burns the pile for good', () => {
    const { p, x, pile, table, told } = seated({ hand: '2♦', pile: 'K♦ 9♥ 3♠' });

    expect(p.discards('2♦')).toBe('ok');
    expect(pile()).toBe('');
    expect(table.match.table.removed).toHaveLength(4);
    expect(told).toContainEqual({ type: 'DHAPPA', seat: 0, burnt: 4 });
    expect(x.picks(1)).toBe('BAD_DEPTH');
  });

  test('[S-112] a Joker burns nothing', () => {
    const { p, pile } = seated({ hand: 'Jo', pile: 'K♦' });

    expect(p.discards('Jo')).toBe('ok');
    expect(pile()).toBe('K♦ Jo');
  });

  test('[S-113] only a card of the hand', () => {
    const { p } = seated({ hands: { x: '9♣' } });

    expect(p.discards('9♣')).toBe('CARD_NOT_IN_HAND');
    expect(p.discards('K♣')).toBe('CARD_NOT_IN_HAND');
  });

  test('the last card stays without the lock, which is a guard of its own', () => {
    expect(seated({ hand: '4♦', bare: true }).p.discards('4♦')).toBe('NO_LOCK_CANNOT_GO_OUT');
  });
});

describe('the lock and the keep rule', () => {
  const playing = (has: Given) => seated({ bare: true, ...has });

  test('[S-114] [D-49] [D-50] [D-51] [D-52] with 2, 2 and 0 wilds a player goes out, and the team wins', () => {
    const { p, table, told } = playing({ hand: '6♥ 4♦', runs: [...TWO_WILDS, HEARTS] });

    expect(p.adds(3, '6♥')).toBe('ok');
    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.over).toEqual({ reason: 'WENT_OUT', winners: [0, 2] });
    expect(table.match.table.lockRuns).toEqual([3, 1, 2]);
    expect(typesOf(told)).toContain('WENT_OUT');
  });

  test.each<[string, Given, string, number]>([
    ['[S-115] five wilds in three runs', { hand: '6♥ 4♦', runs: [...TWO_WILDS, '9♥ Jo(8♥) 7♥'] }, '6♥', 2],
    ['[S-116] three wilds in one', { hand: '6♥ 4♦', runs: [THREE_WILDS, 'K♠ Q♠ J♠', HEARTS] }, '6♥', 2],
    ['[S-119] with the lock one card is kept', { hand: '6♥ 5♥', runs: [...ANY, HEARTS] }, '6♥ 5♥', 1],
    ['[S-123] the lock of the others is none', { hand: '6♥ 4♦', runs: ['B K♠ Q♠ J♠', 'B A♥ K♥ Q♥', HEARTS] }, '6♥', 2],
    ['[S-143] a wild that costs the lock', { hand: '2♦ 4♦', runs: [...TWO_WILDS, HEARTS] }, '2♦(6♥)', 2],
  ])('%s', (_title, has, added, need) => {
    const { p } = playing(has);

    expect(p.adds(3, added)).toBe('MUST_KEEP_CARDS');
    expect(p.why?.params).toEqual({ need });
  });

  test('[S-117] a fourth, clean run makes the lock', () => {
    const runs = [THREE_WILDS, 'K♠ Q♠ J♠', HEARTS, 'A♥ K♥ Q♥'];
    const { p, table } = playing({ hand: '6♥ 4♦', runs });
    p.adds(3, '6♥');

    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.table.lockRuns).toEqual([2, 3, 4]);
  });

  test('[S-118] a 2 may be the last discard', () => {
    const { p, table } = playing({ hand: '6♥ 2♦', runs: [...ANY, HEARTS] });
    p.adds(3, '6♥');

    expect(p.discards('2♦')).toBe('ok');
    expect(table.match.over?.reason).toBe('WENT_OUT');
  });

  test('[S-120] sets count', () => {
    const { p, table } = playing({ hand: '6♥ 4♦', runs: ['A♠ A♥ A♣', '3♠ 3♥ 3♣', HEARTS] });
    p.adds(3, '6♥');
    p.discards('4♦');

    expect(table.match.over?.winners).toEqual([0, 2]);
  });

  test('[S-121] a swap can make the lock', () => {
    const { p } = playing({ hand: '9♣ 6♥', runs: [THREE_WILDS, 'K♠ Q♠ J♠', HEARTS] });

    expect(p.adds(3, '6♥')).toBe('MUST_KEEP_CARDS');
    expect(p.swaps(1, '9♣')).toBe('ok');
    expect(p.adds(3, '6♥')).toBe('ok');
    expect(p.discards('Jo')).toBe('ok');
  });

  test('[S-122] the lock is gained and used in one turn', () => {
    const { p, table } = playing({ hand: '9♥ 8♥ 7♥ 4♦', runs: ANY });

    expect(p.creates('9♥ 8♥ 7♥')).toBe('ok');
    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.over?.reason).toBe('WENT_OUT');
  });

  test('[S-143] with a card more it is allowed, and the lock is gone', () => {
    const { p, table, told } = playing({ hand: '2♦ 4♦ 5♦', runs: [...TWO_WILDS, HEARTS] });
    table.match.table.lockA = true;

    expect(p.adds(3, '2♦(6♥)')).toBe('ok');
    expect(p.discards('4♦')).toBe('ok');
    expect(told).toContainEqual({ type: 'LOCK_LOST', team: 'A' });
  });

  test('[S-144] a meld that would cost the lock just gained is refused', () => {
    const { p, table } = playing({ hand: 'K♠ Q♠ J♠ 3♥ 4♦', runs: [HEARTS, '6♥ 5♥ 4♥'] });

    expect(p.creates('K♠ Q♠ J♠')).toBe('ok');
    expect(p.adds(2, '3♥')).toBe('ok');
    expect(p.melds(1, 2)).toBe('MUST_KEEP_CARDS');
    expect(p.why?.params).toEqual({ need: 2 });
    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.over?.reason).toBe('WENT_OUT');
  });

  test.each([
    ['3', 'ok'],
    ['5', 'MUST_KEEP_CARDS'],
    ['7', 'MUST_KEEP_CARDS'],
  ])('lockMinLength %s: the runs of the lock need so many cards', (lockMinLength, answer) => {
    const { p } = playing({ hand: '6♥ 4♦', runs: [...ANY, HEARTS], options: { lockMinLength } });

    expect(p.adds(3, '6♥')).toBe(answer);
  });

  test('a hand of one card is announced', () => {
    const { p, told } = seated({});
    p.discards('4♦');

    expect(told).toContainEqual({ type: 'ONE_CARD_LEFT', seat: 0 });
  });
});

describe('the end of the draw pile', () => {
  test('[S-124] the turn that draws the last card is the last', () => {
    const { p, table, told } = seated({ phase: 'PICK', deck: '10♦' });
    p.draws();
    expect(table.match.table.lastTurn).toBe(true);
    expect(typesOf(told)).toContain('LAST_TURN');

    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.over).toEqual({ reason: 'DRAW_PILE_EXHAUSTED', winners: [] });
  });

  test('[S-125] but it can still go out', () => {
    const { p, table } = seated({ phase: 'PICK', deck: '4♦', hand: '6♥', bare: true, runs: [...ANY, HEARTS] });
    p.draws();
    p.adds(3, '6♥');
    p.discards('4♦');

    expect(table.match.over?.reason).toBe('WENT_OUT');
  });

  test('[S-145] taking from the pile does not use it up', () => {
    const { p, x, table } = seated({ phase: 'PICK', deck: '10♦', hand: '8♥ 7♥', pile: '9♥' });
    p.picks(1);
    p.creates('9♥ 8♥ 7♥');
    p.discards('4♦');
    expect(table.match.table.lastTurn).toBe(false);

    x.draws();
    expect(table.match.table.lastTurn).toBe(true);
    x.discards('7♦');
    expect(table.match.over?.reason).toBe('DRAW_PILE_EXHAUSTED');
  });

  const reshuffle = { phase: 'PICK', deck: '10♦', options: { exhaustion: 'reshuffleOnce' } } as const;

  test('reshuffleOnce: the pile below its top is shuffled, once', () => {
    const { p, x, t, table, pile, told } = seated({ ...reshuffle, pile: 'K♦ 9♥' });
    p.draws();
    p.discards('4♦');

    expect(table.match.over).toBeNull();
    expect(table.match.table).toMatchObject({ lastTurn: false, reshuffled: true });
    expect(pile()).toBe('4♦');
    expect(told).toContainEqual({ type: 'RESHUFFLED', left: 2 });
    x.draws();
    x.discards('7♦');
    t.draws();
    t.discards('8♦');
    expect(table.match.over?.reason).toBe('DRAW_PILE_EXHAUSTED');
  });

  test('[DB-64] reshuffleOnce: one card below the top is a draw pile', () => {
    const { p, x, table, pile, told } = seated({ ...reshuffle, pile: 'K♦' });
    p.draws();
    p.discards('4♦');

    expect(table.match.over).toBeNull();
    expect(told).toContainEqual({ type: 'RESHUFFLED', left: 1 });
    expect(pile()).toBe('4♦');
    expect(x.draws()).toBe('ok');
    expect(table.match.table.lastTurn).toBe(true);
  });

  test('reshuffleOnce: with nothing below the top the deal is drawn', () => {
    const { p, table } = seated({ ...reshuffle, hand: '2♦', pile: 'K♦ 9♥' });
    p.draws();
    p.discards('2♦');

    expect(table.match.over?.reason).toBe('DRAW_PILE_EXHAUSTED');
  });
});

describe('six seats', () => {
  test('[S-146] [D-19] after the last seat comes the first; runs belong to the team', () => {
    const run = ['B 9♣ 8♣ 7♣', '9♣ 8♣ 7♣'];
    const { w, p, table } = seated({ seats: 6, on: 'w', runs: run, opened: ['p', 'w'], hands: { w: '5♣ 5♦ 6♦' } });

    expect(w.adds(2, '5♣')).toBe('NOT_YOUR_TEAMS_RUN');
    expect(w.discards('5♣')).toBe('ok');
    expect(p.actor).toBeAsked('PICK');
    const six = seated({ seats: 6, on: 'v', runs: ['9♣ 8♣ 7♣'], opened: ['v'], hands: { v: '6♣ 5♦ 6♦' } });
    expect(six.v.adds(1, '6♣')).toBe('ok');
    expect(runsOf(table.match.table)).toHaveLength(2);
  });
});

test('who gives up loses for the team, and every hand is shown', () => {
  const { table, told } = seated({ hand: '9♥' });
  table.host.concede(2);

  expect(table.match.over).toEqual({ reason: 'CONCEDED', winners: [1, 3] });
  expect(typesOf(told)).toEqual(['CONCEDED', 'GAVE_UP', 'HAND_SHOWN', 'HAND_SHOWN', 'HAND_SHOWN', 'HAND_SHOWN']);
});

describe('an absent player (15)', () => {
  const idle = (has: Given) => {
    const { table, p } = seated({ phase: 'PICK', ...has });
    if (table.match.asking?.ifAbsent !== 'bot') p.does(table.match.asking?.ifAbsent);
    const move = table.match.asking?.ifAbsent as { card?: number };
    return table.game.faces[move.card ?? 0]?.id;
  };

  test('draws, and discards the drawn card', () => {
    expect(idle({ deck: '10♠ K♥' })).toBe('K♥');
  });

  test('unless it is wild: then the lowest natural', () => {
    expect(idle({ hand: '3♦ 3♠ K♠', deck: '10♠ 2♥' })).toBe('3♠');
    expect(idle({ hand: 'Jo', bare: true, deck: '10♠ 2♥' })).toBe('2♥');
  });

  test('with a card that must be played, a bot takes over', () => {
    const { p, table } = seated({ phase: 'PICK', hand: '8♥ 7♥', pile: '9♥' });
    p.picks(1);

    expect(table.match.asking?.ifAbsent).toBe('bot');
  });
});

test('[DB-57] hands are shown in the order of the pack: how they were held tells how old their cards are', () => {
  const { table, told } = seated({ hand: '9♥ K♣ 3♦ Q♥' });
  const held = table.match.table.hand[0].slice();
  table.host.concede(2);
  const shown = told.flatMap((event) => (event.type === 'HAND_SHOWN' && event.seat === 0 ? [event.cards] : []));
  const ofThePack = held.slice().sort((a, b) => a - b);

  expect(held).not.toEqual(ofThePack);
  expect(shown).toEqual([ofThePack]);
});
