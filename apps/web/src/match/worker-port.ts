import type { OpenPort } from './line.ts';
import type { OpenThinker } from './thinking/mind.ts';

/** The real worker. What it throws, and what cannot be read on the way, breaks the line. */
export const workerPort: OpenPort = (end) => {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => end.message(data);
  worker.onerror = ({ message }) => end.broke(message || 'it could not be loaded');
  worker.onmessageerror = () => end.broke('a message could not be read');
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

/** The same script under the name by which it knows that it is to think: for matches that have no worker. */
export const thinkerPort: OpenThinker = (end) => {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => end.message(data);
  worker.onerror = ({ message }) => end.broke(message || 'it could not be loaded');
  worker.onmessageerror = () => end.broke('a message could not be read');
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};
