import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const at = (path) => join(root, path);
export const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** On stderr, so that `dealer … --json` keeps a clean stdout, and only when there is work. */
export const say = (message) => process.stderr.write(`[setup] ${message}\n`);

/** Something a person can put right: told in a sentence, without a stack. */
export class SetupError extends Error {}
