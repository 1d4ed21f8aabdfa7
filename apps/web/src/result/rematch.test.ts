import { host } from '@dealers-choice/host';
import { type Question, SPECTATOR, sample, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import type { LogLine, MatchPlan } from '../match/contract.ts';
import { defaultPlan } from '../match/plan.ts';
import { planProblem } from '../match/plan-check.ts';
import type { AnyGame } from '../match/shelf.ts';
import { again, rematchOf } from './rematch.ts';

/** What everybody hears of a match that is played by chance, until three things were told. */
function heard({ game }: AnyGame, { seats, options }: MatchPlan, seed: string): LogLine[] {
  const lines: LogLine[] = [];
  const played = host(game, { seats: seats.length, options, seed });
  played.listen(SPECTATOR, (event) => lines.push({ n: lines.length, move: 0, text: '', event }));
  const rng = seedRng(seed);
  while (lines.length < 3) {
    const [seat = 0] = (played.match.asking as Question).seats;
    played.play(seat, sample(game, played.match, seat, rng));
  }
  return lines;
}

const withStart = (plan: MatchPlan, startSeat: string): MatchPlan => ({
  ...plan,
  seed: 'as before',
  options: { ...plan.options, startSeat },
});

test.each(['the-door', 'jambo', 'dhappa-baaji'])('in %s the seat after the one that began begins', async (id) => {
  const shelved = await loadGame(id);
  const plan = defaultPlan(shelved);
  const last = plan.seats.length;
  for (let began = 1; began <= last; began++) {
    const next = began === last ? 1 : began + 1;
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const log = heard(shelved, withStart(plan, String(began)), seed);
      const chosen = rematchOf(shelved, withStart(plan, String(began)), []);
      const byChance = rematchOf(shelved, withStart(plan, 'random'), log);

      expect(byChance, `${seed}: ${JSON.stringify(log[0]?.event)}`).toEqual(chosen);
      expect(chosen).toEqual({ first: next - 1, plan: { ...withStart(plan, String(next)), seed: '' } });
      expect(chosen && planProblem(shelved, chosen.plan)).toBeNull();
    }
  }
});

test('it is offered neither where the rules decide who begins, nor where nobody knows who began', async () => {
  const [pirates, door] = await Promise.all([loadGame('one-piece'), loadGame('the-door')]);
  expect(rematchOf(pirates, defaultPlan(pirates), heard(pirates, defaultPlan(pirates), 'one'))).toBeNull();
  expect(rematchOf(door, defaultPlan(door), [])).toBeNull();
});

test('once more is the same plan with another shuffle, and without a guide', async () => {
  const plan = { ...defaultPlan(await loadGame('the-door')), seed: 'guided' };
  expect(again({ ...plan, line: { moves: [], from: 0 } })).toEqual({ ...plan, seed: '' });
});
