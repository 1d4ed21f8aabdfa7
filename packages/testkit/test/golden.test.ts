import { compareGolden, playthrough } from '@dealers-choice/testkit';
import { golden } from '@dealers-choice/testkit/vitest';
import type { Words } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import { type Toy, type ToyTwist, toy } from './toy.ts';

golden(toy(), new URL('./playthroughs/toy.txt', import.meta.url), { seed: 7, seats: 3 });

describe('a golden playthrough', () => {
  const setup = { seed: 7, seats: 3 };
  const told = (twist: ToyTwist = {}): string => playthrough(toy(twist), null, setup);
  const before = told();
  const richer: ToyTwist = { raided: (x) => x.t.gold[x.you]++ };

  test('is the same every time', () => {
    expect(told()).toBe(before);
    expect(compareGolden(before, told(), false)).toEqual({ passed: true, message: '', write: null });
  });

  test('is asked for when there is none, and written when wanted', () => {
    expect(compareGolden(null, before, false).message).toContain('there is no playthrough yet');
    expect(compareGolden(null, before, true)).toEqual({ passed: true, message: '', write: before });
  });

  test('with another position needs another rules version, even when it may be written', () => {
    for (const update of [false, true]) {
      const verdict = compareGolden(before, told(richer), update);
      expect(verdict.passed).toBe(false);
      expect(verdict.write).toBeNull();
      expect(verdict.message).toMatch(
        /another position at step \d+ \(position \w+, now position \w+\), but the rules version is still 1/,
      );
    }
    const raised = told({ ...richer, change: { rulesVersion: 2 } });
    expect(compareGolden(before, raised, true).write).toBe(raised);
    expect(compareGolden(before, raised, false).message).toContain('line 2 was "rules    1" and is "rules    2"');
  });

  test('with a match that is longer or shorter needs one too', () => {
    const shorter = before.slice(0, before.indexOf('\nstep     9'));
    expect(compareGolden(shorter, before, true).message).toContain('another position after step 8');
    expect(compareGolden(before, shorter, true).message).toContain('another position at step 9');
  });

  test('with other words is only written anew', () => {
    const reworded = before.replace('gambled', 'diced');
    expect(reworded).not.toBe(before);
    expect(compareGolden(before, reworded, false).message).toContain('UPDATE_GOLDEN=1');
    expect(compareGolden(before, reworded, true).write).toBe(reworded);
  });

  test('speaks in the words of the game', () => {
    const words: Words<Toy> = {
      title: 'Toy',
      about: '',
      seatName: (seat) => ['Ana', 'Bo', 'Cy'][seat] ?? '',
      card: (card) => ({ name: card.id, text: '' }),
      prompt: (question) => `What now? (${question.prompt})`,
      event: (event, { name }) => (event.type === 'drew' && event.seat > 0 ? '' : `${name(event.seat)} ${event.type}`),
      refusal: () => '',
      move: (move) => Object.keys(move).join(),
      ending: ({ view, name }) => `${view.over?.winners.map(name).join(' and ')} won`,
    };
    const text = playthrough(toy(), words, setup);

    expect(text).toMatch(/asked {4}\w+: What now\? \(trade\)\nchosen {3}\w+: do/);
    expect(text).toMatch(/happened Ana drew\n/);
    expect(text).toMatch(/happened \(drew\)\n/); // of whom the words say nothing
    expect(text).toMatch(/\nover {5}(Ana|Bo|Cy).* won\n$/);
  });
});
