import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, Setup, Spec } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { expect, test } from 'vitest';
import { compareGolden } from '../golden/compare-golden.ts';
import { playthrough } from '../golden/playthrough.ts';
import { readText } from '../rules-file/pages.ts';

export interface GoldenHow<G extends Spec> extends Partial<Setup> {
  words?: Words<G>;
}

/**
 * `golden(caravan, new URL('../playthroughs/usual.txt', import.meta.url))`: the match of that file is played again and
 * compared, line by line.
 */
export function golden<G extends Spec>(game: Game<G>, file: URL, how: GoldenHow<G> = {}): void {
  const { words, seed = 1, ...setup } = how;
  test(`${game.id}: the playthrough ${file.pathname.split('/').at(-1)} is what it was`, () => {
    const path = fileURLToPath(file);
    const before = existsSync(path) ? readText(file) : null;
    const now = playthrough(game, words ?? null, { ...setup, seed });
    const { passed, message, write } = compareGolden(before, now, process.env.UPDATE_GOLDEN === '1');
    if (write !== null) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, write);
    }
    if (!passed) expect.fail(`${path}: ${message}`);
  });
}
