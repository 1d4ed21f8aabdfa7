import type { MatchEvent } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import type { Door } from '../src/index.ts';
import { draws, duels, seated } from './seated.ts';

/** One line per event: its type and what it says, the copy of a card left out. */
const lines = (told: readonly MatchEvent<Door>[]): string[] =>
  told.map(({ type, ...says }) => {
    const said = Object.entries(says).filter(([key]) => key !== 'card');
    return [type, ...said.map(([key, value]) => `${key} ${value}`)].join(' ');
  });

describe('what is told, in the order of the rules', () => {
  test('a plain turn', () => {
    const { alice, told } = seated({}, { rolls: [3] });

    alice.does('ROLL');

    expect(lines(told)).toEqual(['ROLLED seat 0 value 3', 'MOVED seat 0 from 0 to 3', 'TURN_STARTED seat 1']);
  });

  test('[T-61] a Judge that kills, ends nothing, and passes a player who misses a turn', () => {
    const { alice, told } = draws('JUDGE_JURY', { bola: { skip: 1 }, carl: { lives: 1 } });

    alice.chooses('JUDGE');
    alice.picks('carl');

    expect(lines(told)).toEqual([
      'ROLLED seat 0 value 4',
      'MOVED seat 0 from 0 to 4',
      'CARD_DRAWN seat 0 cardType JUDGE_JURY cause TILE',
      'OPTION_CHOSEN seat 0 option JUDGE',
      'TARGET_CHOSEN seat 0 target 2',
      'LIVES_CHANGED seat 2 from 1 to 0',
      'DIED seat 2 by JUDGE',
      'TURN_SKIPPED seat 1',
      'TURN_STARTED seat 3',
    ]);
  });

  test('a Jury, after a change of mind', () => {
    const { alice, bola, told } = draws('JUDGE_JURY');

    alice.chooses('JUDGE');
    alice.takesBack();
    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('alice');

    expect(lines(told).slice(3)).toEqual([
      'OPTION_CHOSEN seat 0 option JUDGE',
      'TOOK_BACK seat 0',
      'OPTION_CHOSEN seat 0 option JURY',
      'SELECTOR_CHOSEN seat 0 target 1',
      'VICTIM_CHOSEN seat 1 target 0',
      'LIVES_CHANGED seat 0 from 3 to 1',
      'TURN_STARTED seat 1',
    ]);
  });

  test('Summon', () => {
    const { alice, told } = draws('SUMMON_EXILE', { carl: { pos: 13 } });

    alice.chooses('SUMMON');
    alice.picks('carl');

    expect(lines(told).slice(3)).toEqual([
      'OPTION_CHOSEN seat 0 option SUMMON',
      'TARGET_CHOSEN seat 0 target 2',
      'SUMMONED seat 2 by 0 from 13 to 4',
      'TURN_STARTED seat 1',
    ]);
  });

  test('Exile, a missed turn and the release', () => {
    const { alice, bola, told } = draws('SUMMON_EXILE', { bola: { pos: 18 } }, { seats: 2, rolls: [1, 1] });

    alice.chooses('EXILE');
    alice.picks('bola');
    alice.does('ROLL');
    bola.does('ROLL');

    expect(lines(told).slice(4)).toEqual([
      'TARGET_CHOSEN seat 0 target 1',
      'LIVES_CHANGED seat 1 from 3 to 2',
      'EXILED seat 1 by 0 from 18 to 10',
      'TURN_SKIPPED seat 1',
      'TURN_STARTED seat 0',
      'ROLLED seat 0 value 1',
      'MOVED seat 0 from 4 to 5',
      'TURN_STARTED seat 1',
      'ROLLED seat 1 value 1',
      'RELEASED seat 1',
      'MOVED seat 1 from 10 to 11',
      'TURN_STARTED seat 0',
    ]);
  });

  test('Resurrect, with a reshuffle before it', () => {
    const { alice, told } = seated(
      { dina: { lives: 0, pos: 7 }, table: { discard: ['RESURRECT_REAP'] } },
      { rolls: [4] },
    );

    alice.does('ROLL');
    alice.chooses('RESURRECT');
    alice.picks('dina');

    expect(lines(told).slice(2)).toEqual([
      'DECK_RESHUFFLED',
      'CARD_DRAWN seat 0 cardType RESURRECT_REAP cause TILE',
      'OPTION_CHOSEN seat 0 option RESURRECT',
      'TARGET_CHOSEN seat 0 target 3',
      'RESURRECTED seat 3 by 0 from 7 to 0',
      'LIVES_CHANGED seat 3 from 0 to 1',
      'TURN_STARTED seat 1',
    ]);
  });

  test('Reap that wins', () => {
    const { alice, told } = draws('RESURRECT_REAP', {}, { seats: 2 });

    alice.chooses('REAP');
    alice.picks('bola');

    expect(lines(told).slice(4)).toEqual([
      'TARGET_CHOSEN seat 0 target 1',
      'LIVES_CHANGED seat 1 from 3 to 0',
      'DIED seat 1 by REAP',
      'WON seat 0 reason LAST_ALIVE',
    ]);
  });

  test('a duel that brings Lightning', () => {
    const took = { turnsTaken: 4 };
    const { alice, bola, told } = duels('BALL', { alice: { turnsTaken: 3 }, bola: took, carl: took, dina: took });

    bola.times('CHAOS_AIM', 400);
    alice.times('CHAOS_NERVE', null);

    expect(lines(told).slice(2)).toEqual([
      'CARD_DRAWN seat 0 cardType CHAOS cause TILE',
      'TARGET_CHOSEN seat 0 target 1',
      'CHAOS_ROLE seat 1 role BALL',
      'CHAOS_STARTED thrower 1 defender 0 distance 1',
      'CHAOS_RESULT outcome MISS aimed MISS x -60000 stopAtMs 400 loser 1',
      'LIVES_CHANGED seat 1 from 3 to 0',
      'DIED seat 1 by CHAOS',
      'LIGHTNING_ON',
      'TURN_STARTED seat 2',
    ]);
  });

  test('the Door', () => {
    const { alice, told } = seated({ alice: { pos: 15 } }, { rolls: [6] });

    alice.does('ROLL');

    expect(lines(told)).toEqual(['ROLLED seat 0 value 6', 'MOVED seat 0 from 15 to 20', 'WON seat 0 reason DOOR']);
  });
});

test('a throw alone tells no result: it comes when both are in', () => {
  const { alice, bola, told } = duels('CAN');
  const before = told.length;

  alice.times('CHAOS_AIM', 800);

  expect(told).toHaveLength(before);
  bola.times('CHAOS_NERVE', null);
  expect(told.length).toBeGreaterThan(before);
});
