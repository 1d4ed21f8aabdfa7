/** The stores of this page, each with a worker of its own that starts when it is needed. */
import { loadGame } from '../games.ts';
import { forget } from '../online/remembered.ts';
import { eitherPort, lazyPort } from './either-port.ts';
import { createReplay } from './replay.ts';
import { createMatch } from './store.ts';
import { realTicker } from './ticker.ts';
import { workerPort } from './worker-port.ts';

const how = { port: workerPort, ticker: realTicker, load: loadGame, judge: () => import('./judge.ts') };
const far = lazyPort(async () => (await import('../online/far-page.ts')).far);

export const match = createMatch({ ...how, port: eitherPort(workerPort, far, () => forget()) });
export const replay = createReplay(how);
