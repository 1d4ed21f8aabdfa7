import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { draw, on } from '../kit/effects.ts';
import { event, leader, playing, saying } from '../kit/playing.ts';

describe('both players draw', () => {
  const toast = event(0, on('MAIN', { do: 'draw', n: 1, who: 'either' }));

  test('[S115] [OP-R9.1] [OP-R9.4] One card in each deck: the turn player draws first and loses at once', () => {
    const people = playing({ toast }, { alice: { hand: ['toast'], deck: ['guard'] }, bola: { deck: ['guard'] } });

    people.alice.does('play', 'toast');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [1] });
    expect(people.alice).toHave({ hand: ['guard'], deck: [] });
    expect(people.bola).toHave({ hand: [], deck: ['guard'] });
  });

  test('[S115] [OP-R9.1] Only the other deck is down to one: its owner loses', () => {
    const people = playing({ toast }, { alice: { hand: ['toast'] }, bola: { deck: ['guard'] } });

    people.alice.does('play', 'toast');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [0] });
  });

  test("[S115] [OP-R9.4] In the other player's turn that player is first, whoever's effect it is", () => {
    const shared: Effect = on('ON_OPPONENT_ATTACK', { do: 'draw', n: 1, who: 'either' });
    const people = playing(
      { host: leader(5000, 4, saying(shared)) },
      { alice: { deck: ['guard'] }, bola: { leader: ['host'], deck: ['guard'], life: ['sailor'] } },
    );

    people.alice.does('attack', 'captain', 'host');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });
});

describe('a Leader that puts the defeat off', () => {
  const stays: Effect = {
    timings: ['REPLACEMENT'],
    would: { what: 'DECK_OUT' },
    steps: [{ do: 'lose', atEndOfTurn: true }],
  };
  const refill: Step = { do: 'move', what: { n: 1, in: ['trash'] }, to: 'deck-bottom' };
  const hush: Step = { do: 'negate', what: { all: true, in: ['leader'] }, for: 'THIS_TURN' };
  const cards = {
    keeper: leader(5000, 4, saying(stays)),
    spend: event(0, on('MAIN', draw(1))),
    mend: event(0, on('MAIN', refill)),
    hush: event(0, on('MAIN', hush)),
  };
  const alice = { leader: ['keeper'], hand: ['spend', 'mend', 'hush'], deck: ['guard'], trash: ['sailor'] };

  test('[S116] [OP-R9.1] At 0 cards the match goes on, and ends with the turn, although the deck was refilled', () => {
    const people = playing(cards, { alice });

    people.alice.does('play', 'spend');
    expect(people.match.over).toBeNull();
    people.alice.does('play', 'mend');
    people.alice.picks('sailor');
    expect(people.alice).toHave({ deck: ['sailor'] });
    people.alice.does('end');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });

  test('[S116] [OP-R9.1] With the Leader negated it ends at once', () => {
    const people = playing(cards, { alice });

    people.alice.does('play', 'hush');
    people.alice.does('play', 'spend');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });

  test('[S116] [OP-R9.1] Negated afterwards, it is too late for that', () => {
    const people = playing(cards, { alice });

    people.alice.does('play', 'spend');
    people.alice.does('play', 'hush');
    expect(people.match.over).toBeNull();
    people.alice.does('end');

    expect(people.match.over).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });
});
