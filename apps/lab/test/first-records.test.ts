/** Records of format 1, kept as they were written: they are dealt by the generator of their time. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, recordOf, replay } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';

const FOLDER = new URL('first-records/', import.meta.url);

test.each(readdirSync(FOLDER))('%s, of format 1, is replayed to its last position, and recorded as it was', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const record = parseRecord(text);
  const game = GAMES.find((one) => one.game.id === record.game)?.game;
  if (!game) throw new Error(`there is no game ${record.game}`);
  expect(record.dealersChoice).toBe(1);
  expect(record.moves.length).toBeGreaterThan(10);
  expect(recordOf(replay(game, record))).toEqual(record);
  expect(() => replay(game, { ...record, dealersChoice: 2 })).toThrow();
});
