/** The port of this page to matches that its server plays. */
import { loadGame } from '../games.ts';
import { rememberFar } from '../home/played-far.ts';
import { newSeed } from '../match/plan.ts';
import { realTicker } from '../match/ticker.ts';
import { thinkerPort } from '../match/worker-port.ts';
import { farPort } from './far-port.ts';
import { keptMoves } from './kept-moves.ts';
import { matches, online } from './page.ts';
import { forget, remember, remembered } from './remembered.ts';

/** Into the room of the match: there people talk, and whoever only looks on must be there. */
async function arrive(match: string): Promise<void> {
  const code = await codeOf(match).catch(() => null);
  if (code === null) return;
  remember({ match, code });
  rememberFar();
  // Without the room the match can still be had by whoever sits at it; if not, the server says so.
  const { room, enter } = online.getState();
  if (room?.code !== code) await enter(code).catch(() => {});
}
/** Of the room that it is played in; null: this page does not know of one. */
async function codeOf(match: string): Promise<string | null> {
  const { room, mine } = online.getState();
  if (room?.match === match) return room.code;
  const before = remembered();
  if (before?.match === match) return before.code;
  return (await mine()).find((one) => one.match === match)?.code ?? null;
}

export const far = farPort({
  line: matches,
  ticker: realTicker,
  today: Date.now,
  load: loadGame,
  thinker: thinkerPort,
  arrive,
  left: forget,
  help: (match) => {
    // Of a table that this page is not at, nobody has said that it is allowed.
    const { room } = online.getState();
    return room?.match === match && room.help;
  },
  kept: keptMoves(sessionStorage),
  newId: () => newSeed().slice(0, 24),
});
