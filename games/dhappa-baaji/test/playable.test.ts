/** The exact test whether a key can be played (DB-44), against trying everything. */
import { below, type CopyId, must, type Rng, refuse, seedRng, shuffle } from '@dealers-choice/kernel';
import { rounds } from '@dealers-choice/testkit/vitest';
import { expect, test } from 'vitest';
import { CARDS, dhappaBaaji } from '../src/index.ts';
import { afterPlay, everyPlay } from './brute.ts';
import { seated } from './seated.ts';

const RUNS = [
  [],
  ['9♥ 2♠(8♥) 7♥'],
  ['9♥ Jo(8♥) 7♥', 'A♠ A♥ 2♠(A♣)'],
  ['Q♥ J♥ 10♥', 'A♠ A♥ Jo(A♣) A♦'],
  ['5♥ 2♠(4♥) 3♥', 'A♠ K♠ Q♠', '3♠ 3♥ 3♣'],
  ['9♥ 2♦(8♥) 2♠(7♥) 6♥'],
  ['A♠ K♠ Q♠', 'K♦ Q♦ J♦', '9♥ 8♥ 7♥'],
];

const deck = CARDS.filter(({ suit, rank }) => (suit === 'H' || 'A 3 2 Jo'.split(' ').includes(rank)) && suit !== 'D');
const some = (rng: Rng, count: number): string[] =>
  shuffle(
    rng,
    deck.map(({ id }) => id),
  ).slice(0, count);

test('a pick is allowed exactly when the key can be played', () => {
  const rng = seedRng('playable');
  const answers = { yes: 0, no: 0 };
  const hands = rounds(100, 250);
  for (let i = 0; i < hands; i++) {
    const cards = some(rng, 2 + below(rng, 4));
    const [key = '', ...hand] = cards;
    const opened = below(rng, 2) === 0;
    const runs = must(RUNS, below(rng, RUNS.length));
    const { table } = seated({
      phase: 'PICK',
      hand: hand.join(' '),
      bare: true,
      pile: key,
      runs,
      opened: opened ? ['p'] : [],
      options: { lockMinLength: must(['3', '5'], below(rng, 2)) },
    });
    const allowed = refuse(dhappaBaaji, table.match, 0, { do: 'PICK_DISCARD', at: 1 }) === null;
    // The pick itself goes through, so that the plays after it can be tried.
    table.match.table.firstPick = true;
    const took = { ...table.match, options: { ...table.match.options, firstTurnFreePick: true } };
    const after = afterPlay(took, { do: 'PICK_DISCARD', at: 1 });
    const card = after.table.hand[0].find((one) => one === after.table.key) as CopyId;
    const plays = (match: typeof after) => everyPlay(match, 4, card).length > 0;
    const opens = opened ? [] : everyPlay(after, 3).map((move) => afterPlay(after, move));
    const can = plays(after) || opens.some(plays);
    answers[can ? 'yes' : 'no']++;
    expect({ key, hand, runs, opened, allowed }).toEqual({ key, hand, runs, opened, allowed: can });
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(hands / 7);
});
