import { host } from '@dealers-choice/host';
import { hashOf, type MatchOf, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { Table } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { board, INTERACTIONS, type Jambo, jambo, pendingResolution, slotName } from '../../src/index.ts';
import { whyNot } from '../asking.ts';
import { CARD_CASES } from './pending/card-cases.ts';
import { OPPONENT_CASES } from './pending/opponent-cases.ts';
import { WARE_CASES } from './pending/ware-cases.ts';

const CASES = [...OPPONENT_CASES, ...WARE_CASES, ...CARD_CASES];
const KINDS = `GUARD_WINDOW RAIN_MAKER_WINDOW OPPONENT_DISCARD AUCTION DRAFT OPPONENT_CHOICE WARE_PICK OVERFLOW_PLACE
  WARE_THEFT_SWAP WARE_THEFT_SINGLE UTILITY_THEFT_SINGLE CARD_TAKE_SINGLE CARD_GIVE_SINGLE OPTION_PICK WARE_TRADE
  WARE_SELL_ANY WARE_RETURN CARD_PICK_SELF CARD_DISCARD_SELF DECK_PEEK DISCARD_PICK DISCARD_SWAP
  UTILITY_REPLACE`.split(/\s+/);
/** These wait for the other player too, sooner or later; the rest belong to whoever takes the turn. */
const OPPONENT_DRIVEN = 'GUARD_WINDOW RAIN_MAKER_WINDOW OPPONENT_DISCARD AUCTION DRAFT OPPONENT_CHOICE'.split(' ');
const TO_WHOEVER_GETS_WARES = ['WARE_PICK', 'OVERFLOW_PLACE'];

/** What a viewer sees, with the spaces named as a spectator names them. */
function seenBy({ host }: Table<Jambo>, viewer: Viewer) {
  const text = JSON.stringify(pendingResolution(host.view(viewer)));
  return JSON.parse(viewer === SPECTATOR ? text : text.replaceAll('"opp-', viewer === 0 ? '"p2-' : '"p1-'));
}
const saved = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('[J-1] the kinds of interactions are one closed list, and each of them can be opened', () => {
  expect([...INTERACTIONS]).toEqual(KINDS);
  expect([...new Set(CASES.map(({ seen }) => seen.type))].sort()).toEqual([...KINDS].sort());
});

describe.each(CASES)('$title', ({ open, seen, hidden = {} }) => {
  test('[J-1] its responder sees all of it', () => {
    const { table } = open();

    expect(seenBy(table, seen.responder)).toEqual(seen);
    expect(board(table.host.view(seen.responder)).pendingResolution?.type).toBe(seen.type);
  });

  test('[J-1] the others see who has to do what, and no hidden card', () => {
    const { table } = open();
    const other: Seat = seen.responder === 0 ? 1 : 0;

    expect(seenBy(table, other)).toEqual({ ...seen, ...hidden });
    expect(seenBy(table, SPECTATOR)).toEqual({ ...seen, ...hidden });
  });

  test('[J-1] [J-23] nobody but the responder may answer, and nothing else can be done', () => {
    const { alice, bola, table } = open();
    const other = seen.responder === 0 ? bola : alice;
    const { ifAbsent = 'bot' } = table.match.asking ?? {};
    const before = hashOf(table.match);

    if (ifAbsent === 'bot') throw new Error('every question has an answer for who is missing');
    expect(table.match.asking?.seats).toEqual([seen.responder]);
    expect(table.host.play(other.seat, ifAbsent)?.code).toBe('NOT_YOUR_DECISION');
    const fault = seen.responder === 0 ? 'NOT_NOW' : 'NOT_YOUR_DECISION';
    for (const action of ['END_TURN', 'END_DRAW', 'LOOK']) expect(whyNot(alice, { do: action })).toBe(fault);
    expect(hashOf(table.match)).toBe(before);
  });

  test('[J-22] it is plain JSON, and the game goes on alike from the copy', () => {
    const { table } = open();
    const copy = saved(table.match);
    const { ifAbsent = 'bot', seats } = table.match.asking ?? { seats: [] };
    if (ifAbsent === 'bot') throw new Error('every question has an answer for who is missing');

    expect(copy).toEqual(table.match);
    expect(saved(seenBy(table, seen.responder))).toEqual(seenBy(table, seen.responder));
    const again = host(jambo, table.host.setup, copy);
    for (const played of [table.host, again]) expect(played.play(seats[0] as Seat, ifAbsent)).toBe(null);

    expect(hashOf(again.match)).toBe(hashOf(table.match));
  });

  test('[J-2] [J-37] the turn waits for the other player only where the rules say so', () => {
    const pending = seenBy(open().table, SPECTATOR);

    expect(pending.activePlayer).toBe(0);
    expect(pending.suspends).toBe(pending.responder === 1);
    if (!OPPONENT_DRIVEN.includes(pending.type) && !TO_WHOEVER_GETS_WARES.includes(pending.type)) {
      expect(pending.responder).toBe(0);
    }
  });
});

test.each([
  [
    '[J-3] a forced discard says who has to discard, how many, and from where',
    'OPPONENT_DISCARD',
    'targetPlayer prompt zone',
  ],
  ['[J-4] an auction says who speaks and what is for sale', 'AUCTION', 'currentBidder auctionItems'],
  ['[J-5] a draft says who picks and what is left', 'DRAFT', 'currentPicker pool'],
  [
    '[J-6] the Throne says what was chosen and what may be, on both sides',
    'WARE_THEFT_SWAP',
    'selections validTargets',
  ],
])('%s', (_title, kind, fields) => {
  const cases = CASES.filter(({ seen }) => seen.type === kind);

  expect(cases.length).toBeGreaterThan(1);
  for (const { open } of cases) {
    const pending = pendingResolution(open().table.host.view(SPECTATOR));
    expect(Object.keys(pending ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
  }
});

test('[J-7] the Parrot asks for the ware after the Guard window, and the turn does not wait', () => {
  const { alice, bola, table } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['parrot'] },
    bola: { hand: ['boat'], large: ['silk', 'tea'] },
  });

  alice.plays('parrot');
  expect(pendingResolution(table.match)).toMatchObject({ type: 'GUARD_WINDOW', responder: 1, suspends: true });
  bola.chooses('no');
  expect(pendingResolution(table.match)).toMatchObject({ type: 'WARE_THEFT_SINGLE', responder: 0, suspends: false });
  alice.picks('large-2');

  expect(alice).toHave({ large: ['tea'] });
  expect(bola).toHave({ large: ['silk'] });
});

describe('the pending field', () => {
  const empty = (match: MatchOf<Jambo>) => [pendingResolution(match), board(match).pendingResolution];

  test('[J-1] is null while the active player is free, and while a card is looked at', () => {
    const { alice, table } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { deck: ['well'] } });

    expect(empty(table.match)).toEqual([null, null]);
    alice.does('LOOK');
    expect(empty(table.match)).toEqual([null, null]);
    alice.does('KEEP');
    expect(empty(table.match)).toEqual([null, null]);
  });

  test.each([
    ['a trade', { hand: ['ware-kkk'] }, { do: 'BUY', card: 'ware-kkk' }],
    ['a small stand', { hand: ['small-stand'] }, { do: 'PLAY', card: 'small-stand' }],
    ['a Wise Man', { hand: ['wise-man'] }, { do: 'PLAY', card: 'wise-man' }],
    ['a Well', { utilities: ['well'] }, { do: 'USE', card: 'well' }],
    ['a third utility', { hand: ['well'], utilities: ['boat', 'drums'] }, { do: 'PLAY', card: 'well' }],
  ])('[J-10] stays null for %s, which resolves by itself', (_what, has, step) => {
    const { alice, table } = given(jambo, { phase: 'PLAY', alice: has, bola: {}, table: { deck: ['guard'] } });

    expect(alice.tries(step)).toBe(null);

    expect(pendingResolution(table.match)).toBe(null);
    expect(alice).toBeAsked('PLAY');
  });

  test('[J-11] [J-12] [J-13] [J-14] names spaces of the Throne from where one sits', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: [null, 'silk'] },
      bola: { large: [null, null, 'tea'], stands: ['small-stand', 'small-stand'], small: [null, null, null, 'salt'] },
    });
    const slotsSeenBy = (viewer: Viewer) => {
      const pending = pendingResolution(table.host.view(viewer));
      if (pending?.type !== 'WARE_THEFT_SWAP') throw new Error('the Throne is not open');
      const { validTargets, selections } = pending;
      const slots = [...validTargets.victimWares, ...validTargets.yourWares].map(({ slot }) => slot);
      return [selections.victimWare?.slot ?? null, ...slots];
    };

    alice.does('USE', 'throne');
    expect(slotsSeenBy(0)).toEqual([null, 'opp-large-3', 'opp-small2-1', 'p1-large-2']);
    expect(slotsSeenBy(1)).toEqual([null, 'p2-large-3', 'p2-small2-1', 'opp-large-2']);
    alice.picks('large-3');

    expect(slotsSeenBy(0)).toEqual(['opp-large-3', 'opp-large-3', 'opp-small2-1', 'p1-large-2']);
    expect(slotsSeenBy(SPECTATOR)).toEqual(['p2-large-3', 'p2-large-3', 'p2-small2-1', 'p1-large-2']);
  });

  test('[J-14] every space has a name', () => {
    const names = [0, 5, 6, 8, 9, 20].map((space) => slotName(SPECTATOR, 1, space));

    expect(names).toEqual(['p2-large-1', 'p2-large-6', 'p2-small1-1', 'p2-small1-3', 'p2-small2-1', 'p2-small5-3']);
  });

  test('[J-8] shows the innermost question while a Crocodile waits, and both cards end on the discard pile', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['crocodile'], large: ['tea', 'silk'] },
      bola: { utilities: ['drums'] },
      table: { deck: ['guard'] },
    });

    alice.plays('crocodile');
    alice.chooses('yes');
    expect(pendingResolution(table.match)).toMatchObject({ type: 'WARE_RETURN', triggerCard: 'drums' });
    alice.picks('large-2');

    expect(table).toHave({ discard: ['drums', 'crocodile'], actions: 4 });
    expect(pendingResolution(table.match)).toBe(null);
  });

  test('[J-30] leaves the actions as they are while the other player thinks', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['tribal-elder', 'guard', 'guard', 'guard', 'guard', 'guard'] },
      bola: { hand: ['ape', 'lion', 'snake', 'well'] },
      table: { actions: 3 },
    });

    alice.plays('tribal-elder');
    expect(board(table.match).turn).toEqual({ activePlayer: 0, endgameFinalTurn: false, actionsLeft: 2 });
    bola.picks('lion');

    expect(alice).toBeAsked('PLAY');
    expect(table).toHave({ actions: 2, discard: ['lion', 'tribal-elder'] });
  });
});
