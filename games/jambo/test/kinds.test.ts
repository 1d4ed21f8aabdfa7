import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, INTERACTIONS, jambo, pendingResolution } from '../src/index.ts';

/** Alice holds this card, and both have enough for it to be worth playing. */
function holding(card: string) {
  return given(jambo, {
    phase: 'PLAY',
    alice: { gold: 20, hand: [card], large: ['tea', 'salt'], utilities: ['throne', 'well'] },
    bola: { gold: 20, large: ['silk', 'fruit'], utilities: ['boat', 'drums'] },
    table: { deck: ['ape', 'lion', 'weapons'] },
  });
}

describe('an open interaction, by its kind', () => {
  test('[J-3] OPPONENT_DISCARD says who discards, how many, and of what', () => {
    const elder = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['tribal-elder'] },
      bola: { hand: ['guard', 'well', 'boat', 'drums', 'ape'] },
    });
    elder.alice.plays('tribal-elder');
    const snake = holding('snake');
    snake.alice.plays('snake');

    expect(pendingResolution(elder.table.match)).toMatchObject({
      type: 'OPPONENT_DISCARD',
      targetPlayer: 1,
      zone: 'hand',
      prompt: { count: 2 },
    });
    expect(pendingResolution(snake.table.match)).toMatchObject({
      type: 'OPPONENT_DISCARD',
      targetPlayer: 0,
      zone: 'utilities',
      prompt: { count: 1, from: ['throne#1', 'well#1'] },
    });
  });

  test('[J-4] AUCTION says who speaks, what is sold, what is bid and by whom', () => {
    const { alice, table } = holding('arabian-merchant');
    alice.plays('arabian-merchant');
    alice.says(3);

    expect(pendingResolution(table.match)).toMatchObject({
      type: 'AUCTION',
      currentBidder: 1,
      auctionItems: ['weapons#1', 'lion#1', 'ape#1'],
      currentBid: 3,
      highBidder: 0,
      passed: [],
    });
    expect(pendingResolution(table.match)?.suspends).toBe(true);
  });

  test("[J-5] DRAFT says who picks, and what is left, the active player's things first", () => {
    const { alice, table } = holding('elephant');
    alice.plays('elephant');
    expect(pendingResolution(table.match)).toMatchObject({
      type: 'DRAFT',
      currentPicker: 0,
      pool: ['tea', 'salt', 'silk', 'fruit'],
      picks: 0,
      draftMode: 'wares',
    });
    alice.picks('salt');

    expect(pendingResolution(table.match)).toMatchObject({
      currentPicker: 1,
      pool: ['tea', 'silk', 'fruit'],
      picks: 1,
    });
  });

  test('[J-6] WARE_THEFT_SWAP asks the active player for both sides', () => {
    const { alice, table } = holding('guard');
    alice.plays('USE', 'throne');
    expect(pendingResolution(table.match)).toMatchObject({ type: 'WARE_THEFT_SWAP', responder: 0, step: 1 });
    alice.picks('large-1');

    expect(pendingResolution(table.match)).toMatchObject({ type: 'WARE_THEFT_SWAP', responder: 0, step: 2 });
    expect(pendingResolution(table.match)?.suspends).toBe(false);
  });

  test('[J-7] WARE_THEFT_SINGLE asks the active player for a ware of the other one', () => {
    const { alice, table } = holding('parrot');
    alice.plays('parrot');

    expect(pendingResolution(table.match)).toMatchObject({
      type: 'WARE_THEFT_SINGLE',
      triggerCard: 'parrot',
      responder: 0,
      selections: { victimWare: null },
      validTargets: {
        victimWares: [
          { type: 'silk', slot: 'p2-large-1' },
          { type: 'fruit', slot: 'p2-large-2' },
        ],
      },
    });
  });
});

test('[J-32] [J-85] all kinds of cards resolve by these interactions, and none of these is without a card', () => {
  const named = new Set(CARDS.flatMap(({ interactions }) => interactions));

  expect(CARDS.filter(({ interactions }) => interactions.length === 0)).toEqual([]);
  // A fourth utility is asked for by none of them alone.
  expect(INTERACTIONS.filter((kind) => !named.has(kind))).toEqual(['UTILITY_REPLACE']);
  expect([...named].filter((kind) => kind !== 'AUTO_RESOLVE' && !INTERACTIONS.includes(kind))).toEqual([]);
});
