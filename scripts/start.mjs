import { pathToFileURL } from 'node:url';
import { prepareOrExit, serverCommand } from './bootstrap.mjs';

await prepareOrExit('page');
process.setSourceMapsEnabled(true);
if (process.env.npm_lifecycle_event === 'start') endWithParent(process.ppid);
await import(pathToFileURL(serverCommand).href);

/** npm passes signals to a shell that keeps them to itself: a server left alone by its shell stops on its own. */
function endWithParent(parent) {
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}
