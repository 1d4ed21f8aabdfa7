/**
 * Records of format 1, kept as they were written: dealt by the generator of their time, and hashed with picks that were
 * half an answer counted as answers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';

const FOLDER = new URL('first-records/', import.meta.url);

test.each(readdirSync(FOLDER))('%s, of format 1, is replayed to its last position', (file) => {
  const record = parseRecord(readFileSync(new URL(file, FOLDER), 'utf8'));
  const game = GAMES.find((one) => one.game.id === record.game)?.game;
  if (!game) throw new Error(`there is no game ${record.game}`);
  expect(record.dealersChoice).toBe(1);
  expect(record.moves.length).toBeGreaterThan(10);
  expect(replay(game, record).moves).toEqual(record.moves);
  expect(() => replay(game, { ...record, dealersChoice: 2 })).toThrow();
});
