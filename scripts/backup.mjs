// Copies what the server keeps, while it goes on: `npm run backup -- FILE`. What it does is in
// apps/server/src/backup-command.ts.
import { pathToFileURL } from 'node:url';
import { prepareOrExit } from './bootstrap.mjs';
import { at } from './setup/base.mjs';

await prepareOrExit('server');
await import(pathToFileURL(at('apps/server/dist/backup.mjs')).href);
