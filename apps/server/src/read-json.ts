import { readFileSync } from 'node:fs';

/**
 * The JSON in a file. As the command line reads files: the mark that some editors put in front is left out, and bytes
 * that are not UTF-8 are refused, not replaced.
 */
export function readJson(path: string): unknown {
  return JSON.parse(decoded(readFileSync(path)));
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not in UTF-8');
  }
}
