import { type Seat, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../src/bot/pick.ts';
import { type Draft, next, planFor } from '../src/bot/plan.ts';
import { widePlans } from '../src/bot/wide-plan.ts';
import { costOf, naturalsIn } from '../src/bot/worth.ts';
import { dhappaBaaji } from '../src/index.ts';
import { everyQuestion, type Match, VARIANTS } from './captains.ts';
import { type Given, seated } from './seated.ts';

const draftIn = (match: Match, seat: Seat): Draft =>
  dhappaBaaji.x.on(view(dhappaBaaji, match, seat), undefined, (x) => {
    x.you = seat;
    return draftOf(x);
  });
const drafted = (has: Given): Draft => draftIn(seated({ bare: true, ...has }).table.match, 0);

/** Every question of a match in which cards can be laid. */
function everyTurn(seed: string, options: Record<string, string>, look: (draft: Draft) => void): void {
  everyQuestion(
    seed,
    (match, seat) => {
      if (match.asking?.prompt === 'PLAY') look(draftIn(match, seat));
    },
    { options },
  );
}

describe('a layout that was looked for widely', () => {
  test.each(VARIANTS)('costs no more than the captain’s, and often less, with %j', (options) => {
    let [better, all] = [0, 0];
    everyTurn('wide', options, (draft) => {
      const [plan] = widePlans(draft, 1);
      const captains = planFor(draft);
      if (!captains) return;
      expect(plan?.cost).toBeLessThanOrEqual(captains.cost);
      better += (plan?.cost ?? 0) < captains.cost - 0.01 ? 1 : 0;
      all++;
    });
    expect(better / all).toBeGreaterThan(0.05);
  });
  test('is reached by its steps, costs what it says, and has played the key', () => {
    everyTurn('steps', {}, (draft) => {
      for (const { steps, draft: end, cost } of widePlans(draft, 4)) {
        const made = steps.reduce<Draft | null>((at, step) => at && next(at, step), draft);
        expect(made?.held).toEqual(end.held);
        expect(end.key).toBe(0);
        if (cost > -100) expect(costOf(end, end.unseen)).toBe(cost);
      }
    });
  });
  test('several are all different, the best first', () => {
    everyTurn('several', {}, (draft) => {
      const plans = widePlans(draft, 6);
      const costs = plans.map(({ cost }) => cost);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      const ends = plans.map(({ draft: { held, runs } }) => ({ held, runs: runs.map(({ id: _, ...run }) => run) }));
      ends.forEach((end, i) => {
        expect(ends.slice(0, i)).not.toContainEqual(end);
      });
    });
  });
  test('lays two runs where one of three cards in order would leave more', () => {
    const draft = drafted({ hand: '3♥ 4♥ 5♥ 6♥ 6♥ 7♥ 8♥ K♣ 9♠' });

    expect(naturalsIn(widePlans(draft, 1)[0]?.draft.held ?? draft.held)).toBe(2);
  });
  test('nothing is laid where nothing can be', () => {
    const [plan, ...others] = widePlans(drafted({ opened: [], hand: 'K♥ 9♠ 4♦ 7♣' }), 6);

    expect(plan?.steps).toEqual([]);
    expect(others).toEqual([]);
  });
});
