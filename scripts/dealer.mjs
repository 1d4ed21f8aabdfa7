import { pathToFileURL } from 'node:url';
import { labCommand, prepareOrExit } from './bootstrap.mjs';

await prepareOrExit('lab');
process.setSourceMapsEnabled(true);
// In this process: arguments, terminal, signals and exit code are then the command's own.
await import(pathToFileURL(labCommand).href);
