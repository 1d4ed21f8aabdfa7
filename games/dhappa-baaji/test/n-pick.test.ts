import { must } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Given, seated, sorted } from './seated.ts';

const pile = 'K♦ 9♥ 3♠ Q♠';
const picking = (has: Given) => seated({ phase: 'PICK', ...has });

describe('taking from the pile', () => {
  test('[S-88] [D-12] [D-18] [D-22] three cards come, the deepest is the key', () => {
    const { p, pile: lies, table } = picking({ hand: '8♥ 7♥', pile });

    expect(p.picks(3)).toBe('ok');
    expect(p.hand).toBe(sorted('8♥ 7♥ 4♦ 5♦ 9♥ 3♠ Q♠'));
    expect(lies()).toBe('K♦');
    expect(table.match.table).toMatchObject({ depth: 3, mustPlay: true, phase: 'PLAY' });
  });

  test('[S-89] [D-23] [D-73] a key that cannot be played blocks the pick', () => {
    const { p, pile: lies } = picking({ hand: '8♥', pile });

    expect(p.picks(3)).toBe('DEEPEST_CARD_NOT_PLAYABLE');
    expect(p.why?.params).toHaveProperty('card');
    expect(lies()).toBe(pile);
  });

  test.each<[string, Given, number, string]>([
    ['[S-90] the opening run may hold the key', { opened: [], hand: '8♥ 7♥', pile }, 3, 'ok'],
    ['[S-91] open elsewhere, then play it with a wild', { opened: [], hand: 'K♠ Q♠ J♠ 8♥ Jo', pile: '9♥' }, 1, 'ok'],
    [
      '[S-92] open, then add it to a run of the partner',
      { opened: [], hand: 'K♠ Q♠ J♠', pile: '9♥', runs: ['Q♥ J♥ 10♥'] },
      1,
      'ok',
    ],
    [
      '[S-93] without an opening the run does not help',
      { opened: [], hand: 'K♠ Q♠', pile: '9♥', runs: ['Q♥ J♥ 10♥'] },
      1,
      'DEEPEST_CARD_NOT_PLAYABLE',
    ],
    ['[S-104] a 2 fits a run', { pile: '2♠', runs: ['9♣ 8♣ 7♣'] }, 1, 'ok'],
    ['[S-105] a wild is not free', { hand: '4♦ 9♠', bare: true, pile: '2♠' }, 1, 'DEEPEST_CARD_NOT_PLAYABLE'],
    [
      '[S-106] a full run is no place',
      { pile: '8♣', runs: ['A♣ K♣ Q♣ J♣ 10♣ 9♣ 2♥(8♣) 7♣ 6♣ 5♣ 4♣ 3♣'] },
      1,
      'DEEPEST_CARD_NOT_PLAYABLE',
    ],
    ['[S-107] with a card between', { hand: '10♣', pile: 'J♣', runs: ['9♣ 8♣ 7♣'] }, 1, 'ok'],
    [
      '[S-108] one card would be left, and no lock',
      { hand: '4♦', bare: true, pile: '6♣', runs: ['9♣ 8♣ 7♣'] },
      1,
      'DEEPEST_CARD_NOT_PLAYABLE',
    ],
    ['[S-142] a freed 2 fills the gap', { hand: '8♣', pile: '5♣', runs: ['9♣ 2♥(8♣) 7♣'] }, 1, 'ok'],
    [
      '[S-142] without its natural it does not',
      { hand: 'K♦', pile: '5♣', runs: ['9♣ 2♥(8♣) 7♣'] },
      1,
      'DEEPEST_CARD_NOT_PLAYABLE',
    ],
    [
      '[S-139] a Joker as key needs an opening too',
      { opened: [], hand: '9♥ 8♥', pile: 'Jo', runs: ['Q♣ J♣ 10♣'] },
      1,
      'DEEPEST_CARD_NOT_PLAYABLE',
    ],
  ])('%s', (_title, has, depth, answer) => {
    expect(picking(has).p.picks(depth)).toBe(answer);
  });

  test('[S-103] the pile has no card at that depth', () => {
    const one = picking({ hand: '8♥ 7♥', pile: '9♥' });

    expect(one.p.picks(0)).toBe('BAD_DEPTH');
    expect(one.p.picks(2)).toBe('BAD_DEPTH');
    expect(one.p.picks(-1)).toBe('BAD_DEPTH');
    expect(one.p.why?.params).toEqual({ depth: -1, pile: 1 });
    expect(picking({}).p.picks(1)).toBe('BAD_DEPTH');
  });
});

describe('the card that must be played', () => {
  const taken = (has: Given = {}) => {
    const people = picking({ hand: '8♥ 7♥', pile: 'K♦ 9♥', ...has });
    expect(people.p.picks(1)).toBe('ok');
    return people;
  };

  test('[S-94] [S-95] nothing ends the turn before', () => {
    const { p } = taken();

    expect(p.discards('4♦')).toBe('MUST_PLAY_PICKED_CARD');
    expect(p.discards('A♠')).toBe('MUST_PLAY_PICKED_CARD');
    expect(p.endsPlay()).toBe('MUST_PLAY_PICKED_CARD');
    expect(p.why?.params).toHaveProperty('card');
  });

  test('[S-96] played and discarded, the turn passes', () => {
    const { p, x, pile: lies } = taken();

    expect(p.creates('9♥ 8♥ 7♥')).toBe('ok');
    expect(p.discards('4♦')).toBe('ok');
    expect(lies()).toBe('K♦ 4♦');
    expect(x.actor).toBeAsked('PICK');
  });

  test('[S-97] a swap plays it too', () => {
    const { p, table } = taken({ hand: '', pile: '8♣', runs: ['9♣ Jo(8♣) 7♣'] });

    expect(p.swaps(1, '8♣')).toBe('ok');
    expect(table.match.table.mustPlay).toBe(false);
  });

  test('[S-98] taken back, it must be played again', () => {
    const { p, table } = taken();
    p.creates('9♥ 8♥ 7♥');
    expect(table.match.table.mustPlay).toBe(false);

    p.undoes();
    expect(table.match.table.mustPlay).toBe(true);
    expect(p.discards('4♦')).toBe('MUST_PLAY_PICKED_CARD');
  });

  test('[S-139] a Joker as key is added once the player has opened', () => {
    const { p, table } = taken({ opened: [], hand: '9♥ 8♥ 7♥', pile: 'Jo' });

    expect(p.creates('9♥ 8♥ Jo(7♥)')).toBe('OPENING_MUST_BE_PURE');
    expect(p.creates('9♥ 8♥ 7♥')).toBe('ok');
    expect(p.adds(1, 'Jo(6♥)')).toBe('ok');
    expect(table.match.table.mustPlay).toBe(false);
  });

  test('[S-140] another copy of the same face is not the key', () => {
    const { p, table } = taken({ opened: [], hand: '9♥ 8♥ 7♥ 6♥', pile: '9♥' });
    const { hand, key } = table.match.table;
    const [old, eight, seven] = hand[0];
    const lays = (nine: unknown) =>
      p.does({
        do: 'CREATE_RUN',
        layout: { run: 0, cards: [nine, eight, seven].map((card) => ({ card, as: '' })), shifts: [] },
      });

    expect(lays(old)).toBe('ok');
    expect(p.discards('4♦')).toBe('MUST_PLAY_PICKED_CARD');
    p.undoes();
    expect(lays(key)).toBe('ok');
    expect(p.does({ do: 'DISCARD_CARD', card: old })).toBe('ok');
  });

  test('[S-141] a Joker that was played and swapped out again stays played', () => {
    const { p, run, x } = taken({ hand: '6♣', pile: 'Jo', runs: ['9♣ 8♣ 7♣'] });

    expect(p.adds(1, 'Jo(6♣)')).toBe('ok');
    expect(p.swaps(1, '6♣')).toBe('ok');
    expect(p.discards('Jo')).toBe('ok');
    expect(run(1)).toBe('9♣ 8♣ 7♣ 6♣');
    expect(x.actor).toBeAsked('PICK');
  });

  test('[S-109] with the lock, a hand of one takes, adds and goes out', () => {
    const runs = ['9♣ 8♣ 7♣', 'K♠ Q♠ J♠', 'A♥ K♥ Q♥'];
    const { p, table } = picking({ hand: '4♦', bare: true, pile: '6♣', runs });

    expect(p.picks(1)).toBe('ok');
    expect(p.adds(1, '6♣')).toBe('ok');
    expect(p.discards('4♦')).toBe('ok');
    expect(table.match.over).toEqual({ reason: 'WENT_OUT', winners: [0, 2] });
  });
});

describe('taking back', () => {
  const hash = (people: { table: { match: object } }) => JSON.stringify(people.table.match);

  test('[S-99] a pick from the pile can be returned, in order', () => {
    const people = picking({ hand: '8♥ 7♥', pile });
    const before = hash(people);
    people.p.picks(3);

    expect(people.p.undoes()).toBe('ok');
    expect(hash(people)).toBe(before);
    expect(people.p.draws()).toBe('ok');
    expect(people.table.match.table.mustPlay).toBe(false);
  });

  test('[S-100] a drawn card stays', () => {
    const { p } = picking({});
    p.draws();

    expect(p.undoes()).toBe('NOTHING_TO_UNDO');
  });

  test('[S-101] [D-28] [D-29] everything after a draw can be taken back', () => {
    const people = picking({ hand: '9♥ 8♥ 7♥ 6♥' });
    people.p.draws();
    const before = hash(people);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.adds(1, '6♥');
    people.p.endsPlay();

    expect([people.p.undoes(), people.p.undoes(), people.p.undoes()]).toEqual(['ok', 'ok', 'ok']);
    expect(hash(people)).toBe(before);
    expect(people.p.undoes()).toBe('NOTHING_TO_UNDO');
  });

  test('[S-102] [D-77] after a pick from the pile everything and the pick', () => {
    const people = picking({ hand: '8♥ 7♥ 6♥', pile });
    const before = hash(people);
    people.p.picks(3);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.adds(1, '6♥');
    while (people.table.host.canUndo(0)) people.p.undoes();

    expect(hash(people)).toBe(before);
    expect(people.p.actor).toBeAsked('PICK');
  });

  test('[D-29] no obligation is a trap, whoever else comes and goes meanwhile', () => {
    const people = picking({ hand: '8♥ 7♥', pile: 'K♦ 9♥', runs: ['J♥ 10♥ 9♥'] });
    const { host } = people.table;
    const before = hash(people);
    people.p.picks(1);
    expect(people.p.adds(1, '8♥')).toBe('ok');
    expect(people.p.adds(1, '7♥')).toBe('ok');
    expect(people.p.discards('4♦')).toBe('MUST_PLAY_PICKED_CARD');

    host.handOver(1, 'bot');
    host.handOver(2, 'bot');
    host.handOver(1, 'person');

    expect([people.p.undoes(), people.p.undoes(), people.p.undoes()]).toEqual(['ok', 'ok', 'ok']);
    expect(hash(people)).toBe(before);
    expect(people.p.draws()).toBe('ok');
    expect(people.p.discards('4♦')).toBe('ok');
  });
});

describe('options', () => {
  test('firstTurnFreePick: the first pick of a deal need not be played, later ones must', () => {
    const options = { firstTurnFreePick: 'on' };
    const { p, table } = picking({ hand: 'K♠', pile: '9♥ 3♠', options });
    expect(p.picks(2)).toBe('DEEPEST_CARD_NOT_PLAYABLE');

    table.match.table.firstPick = true;
    expect(p.picks(2)).toBe('ok');
    expect(table.match.table).toMatchObject({ mustPlay: false, firstPick: false });
    expect(p.discards('3♠')).toBe('ok');
  });

  test('wildPickFree: a wild key may be kept', () => {
    const { p, table } = picking({ hand: '9♠', pile: '2♠ 3♥', options: { wildPickFree: 'on' } });

    expect(p.picks(1)).toBe('DEEPEST_CARD_NOT_PLAYABLE');
    expect(p.picks(2)).toBe('ok');
    expect(table.match.table.mustPlay).toBe(false);
    expect(p.discards(must(['9♠'], 0))).toBe('ok');
  });
});
