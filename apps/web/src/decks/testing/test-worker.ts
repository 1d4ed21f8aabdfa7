/** The worker's entry: plays the test games it is handed, one after the other, or one of them to be watched. */
import { loadGame } from '../../games.ts';
import type { TestGame, TestPlan } from './plan.ts';
import { playerOf, type TestPlayer } from './play.ts';

export type ToTester = { plan: TestPlan } | { index: number } | { watch: number };
/** `record`: the text of one. */
export type FromTester = { ready: true } | { game: TestGame } | { record: string } | { problem: string };

let plan: TestPlan | null = null;
let player: TestPlayer | null = null;

async function hear(message: ToTester): Promise<FromTester> {
  if ('plan' in message) {
    const { deckGame } = await loadGame('one-piece', message.plan.set);
    if (!deckGame) throw new Error('This game is not played with decks.');
    plan = message.plan;
    player = playerOf(deckGame);
    return { ready: true };
  }
  if (!plan || !player) throw new Error('The games were not begun.');
  if ('watch' in message) return { record: JSON.stringify(player.record(plan, message.watch)) };
  return { game: player.play(plan, message.index) };
}

self.onmessage = ({ data }: MessageEvent<ToTester>) => {
  hear(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
  );
};
