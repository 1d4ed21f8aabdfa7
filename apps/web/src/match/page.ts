/** The stores of this page, each with a worker of its own that starts when it is needed. */
import { loadGame } from '../games.ts';
import { createReplay } from './replay.ts';
import { createMatch } from './store.ts';
import { realTicker } from './ticker.ts';
import { workerPort } from './worker-port.ts';

const how = { port: workerPort, ticker: realTicker, load: loadGame, judge: () => import('./judge.ts') };

export const match = createMatch(how);
export const replay = createReplay(how);
