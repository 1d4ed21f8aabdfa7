/**
 * The worker's entry: the same kernel as everywhere, with the browser's time and storage. Bots that think do so in a
 * second worker with this same script, which by its name knows what it is for: a page has to keep one file, not two.
 */
import { loadGame } from '../../games.ts';
import type { OpenThinker } from '../thinking/mind.ts';
import { openThinker } from '../thinking/thinker.ts';
import { realTicker } from '../ticker.ts';
import { openDesk } from './desk.ts';
import { indexedDbPast } from './past.ts';
import { indexedDbSaves } from './saves.ts';

const THINKER = 'thinker';
const { now } = realTicker;

const apart: OpenThinker = (end) => {
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => end.message(data);
  worker.onerror = (event) => {
    event.preventDefault(); // it is told to whoever waits
    end.broke(event.message || 'it could not be loaded');
  };
  worker.onmessageerror = () => end.broke('a message could not be read');
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

/** In a browser whose workers cannot have workers. */
const here: OpenThinker = (end) => {
  const thinker = openThinker({ post: (message) => end.message(message), load: loadGame, now });
  return { post: (message) => thinker.hear(message), close: () => {} };
};

if (self.name === THINKER) {
  const thinker = openThinker({ post: (message) => self.postMessage(message), load: loadGame, now });
  self.onmessage = ({ data }: MessageEvent<unknown>) => thinker.hear(data);
} else {
  const desk = openDesk({
    post: (message) => self.postMessage(message),
    load: loadGame,
    thinker: typeof Worker === 'function' ? apart : here,
    saves: indexedDbSaves(indexedDB),
    past: indexedDbPast(indexedDB),
    ticker: realTicker,
    today: () => Date.now(),
    dev: import.meta.env.DEV,
  });
  self.onmessage = ({ data }: MessageEvent<unknown>) => desk.hear(data);
}
