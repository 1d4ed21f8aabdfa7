/** The worker's entry: the same kernel as everywhere, with the browser's time and storage. */
import { loadGame } from '../../games.ts';
import { realTicker } from '../ticker.ts';
import { openDesk } from './desk.ts';
import { indexedDbPast } from './past.ts';
import { indexedDbSaves } from './saves.ts';

const desk = openDesk({
  post: (message) => self.postMessage(message),
  load: loadGame,
  saves: indexedDbSaves(indexedDB),
  past: indexedDbPast(indexedDB),
  ticker: realTicker,
  today: () => Date.now(),
  dev: import.meta.env.DEV,
});
self.onmessage = ({ data }: MessageEvent<unknown>) => desk.hear(data);
