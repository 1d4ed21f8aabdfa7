/** The worker's entry: plays the test games it is handed, one after the other. */
import { loadGame } from '../../games.ts';
import type { TestGame, TestPlan } from './plan.ts';
import { type PlayTest, playerOf } from './play.ts';

export type ToTester = { plan: TestPlan } | { index: number };
export type FromTester = { ready: true } | { game: TestGame } | { problem: string };

let plan: TestPlan | null = null;
let play: PlayTest | null = null;

async function hear(message: ToTester): Promise<FromTester> {
  if ('plan' in message) {
    const { deckGame } = await loadGame('one-piece', message.plan.set);
    if (!deckGame) throw new Error('This game is not played with decks.');
    plan = message.plan;
    play = playerOf(deckGame);
    return { ready: true };
  }
  if (!plan || !play) throw new Error('The games were not begun.');
  return { game: play(plan, message.index) };
}

self.onmessage = ({ data }: MessageEvent<ToTester>) => {
  hear(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
};
