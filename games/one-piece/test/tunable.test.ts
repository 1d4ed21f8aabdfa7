import { runMatch } from '@dealers-choice/bots';
import { expect, test } from 'vitest';
import { navigatorOf, tunableOf } from '../src/bot/index.ts';
import { weightsFrom } from '../src/bot/tunable.ts';
import { WEIGHTS } from '../src/bot/weights.ts';
import { onePiece } from '../src/index.ts';

const { navigator } = tunableOf(onePiece);
if (!navigator) throw new Error('the navigator cannot be tuned');

test('the shipped numbers make the shipped navigator, weight by weight', () => {
  expect(weightsFrom(navigator.weights)).toEqual(WEIGHTS);
  expect(navigator.names).toHaveLength(navigator.weights.length);
  const fixed = ['win', 'defeat'];
  expect([...navigator.names, ...fixed].sort()).toEqual(Object.keys(WEIGHTS).sort());
});

test('another number is another player', () => {
  const play = (numbers: readonly number[]) => {
    const bots = [navigator.botWith(numbers), navigatorOf(onePiece)];
    return runMatch(onePiece, { seed: 3 }, bots).moves;
  };
  const shipped = play(navigator.weights);
  expect(play([...navigator.weights])).toEqual(shipped);
  expect(play(navigator.weights.map((number) => number * 3))).not.toEqual(shipped);
});
