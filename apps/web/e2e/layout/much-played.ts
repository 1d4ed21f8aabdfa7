import type { MatchNote } from '../../src/match/contract.ts';
import { almostOver } from '../almost-over.ts';

const person = (name = ''): MatchNote['seats'][number] => ({ who: 'person', name, bot: '' });
const bot = (name: string): MatchNote['seats'][number] => ({ who: 'bot', name: '', bot: name });

/** What "Export everything" gives in a browser in which much was played. */
export function muchPlayed(): string {
  const running = almostOver();
  const kinds = [
    { game: 'the-door', seats: [person(), bot('temper'), bot('temper'), bot('temper')], figures: [] },
    { game: 'jambo', seats: [person(), bot('trader')], figures: [63, 41] },
    { game: 'one-piece', seats: [person(), bot('greedy')], figures: [] },
    { game: 'dhappa-baaji', seats: [person('Ada'), bot('captain'), person('Meera'), bot('captain')], figures: [] },
    { game: 'jambo', seats: [person('Ada'), person('Jonas')], figures: [58, 61] },
  ];
  const matches = kinds.flatMap(({ game, seats, figures }, kind) =>
    [0, 1].map((n) => ({
      ...running,
      key: `${kind} ${n}`,
      when: Date.UTC(2026, 8, 3 + kind, 18, 5 + n),
      plan: { ...running.plan, game, seats },
      turn: 9 + kind,
      over: true,
      ending: { winners: [(kind + n) % 2], figures: [...figures] },
    })),
  );
  const past = matches.map(({ key, when, plan, turn, over, ending }) => ({
    ...{ key, game: plan.game, when, turn, seats: plan.seats, over, ending },
  }));
  const gone = { ...past[0], key: 'gone', when: 1 };
  const open = { ...running, when: Date.UTC(2026, 8, 12, 20, 30), turn: 7 };
  return JSON.stringify({ kept: { format: 1, matches: [open, ...matches], past: [...past, gone] } });
}
