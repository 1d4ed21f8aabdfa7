import { recordOfRun, runMatch } from '@dealers-choice/bots';
import { onePiece } from '@dealers-choice/one-piece';
import { navigatorOf } from '@dealers-choice/one-piece/bot';
import { expect, test } from 'vitest';
import { localGames } from './local-game.ts';

test('a record says what became of the decks of each seat', () => {
  const bot = navigatorOf(onePiece);
  const list = '1xLW-018 4xLW-019 3xLW-020 4xLW-021 4xLW-022 4xLW-023 3xLW-024 3xLW-025 2xLW-026 4xLW-027 2xLW-028';
  const grove = `${list} 3xLW-029 3xLW-030 3xLW-031 2xLW-032 4xLW-033 2xLW-034`;
  const setup = { seats: 2, options: { decks: ['ember', grove] }, seed: 'local' };
  const { match, moves } = runMatch(onePiece, setup, [bot, bot]);
  const record = recordOfRun(onePiece, setup, moves);

  const [port, starboard] = localGames(onePiece, record, [0, 1]);
  expect([port?.leader, starboard?.leader]).toEqual(['LW-001', 'LW-018']);
  expect([port?.won, starboard?.won]).toEqual([match.over?.winners.includes(0), match.over?.winners.includes(1)]);
  expect(port?.list.split('\n').slice(0, 2)).toEqual(['1xLW-001', '4xLW-002']);
  // The ready deck, and the same one as a list, are one deck.
  const ready = recordOfRun(onePiece, { ...setup, options: { decks: ['ember', 'grove'] } }, []);
  expect(localGames(onePiece, ready, [1])[0]?.list).toBe(starboard?.list);
  expect(starboard?.drawn.length).toBeGreaterThan(4);
  expect(starboard?.played.every((id) => starboard.drawn.includes(id) || id >= 'LW-019')).toBe(true);
  expect(port?.drawn.every((id) => id >= 'LW-002' && id <= 'LW-017')).toBe(true);
});
