import type { OwnMatch } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { newestRunning, othersIn, running } from './own-matches.ts';

const own = (match: string, more: Partial<OwnMatch> = {}): OwnMatch => ({
  ...{ match, code: null, game: 'jambo', title: '', seat: 0, began: 1, ended: null, winners: [], yourTurn: false },
  seats: [
    { who: 'person', name: 'Ada', bot: '' },
    { who: 'person', name: 'Omar', bot: '' },
    { who: 'bot', name: '', bot: 'casual' },
    { who: 'person', name: '', bot: '' },
  ],
  ...more,
});

test('others are people with a name, without oneself', () => {
  expect(othersIn(own('a'))).toBe('Omar');
  expect(othersIn(own('a', { seat: 1 }))).toBe('Ada');
});

test('matches that go on come first, and among them one’s own turn', () => {
  const all = [own('a', { ended: 5 }), own('b'), own('c', { yourTurn: true }), own('d', { ended: 3 })];
  expect(running(all).map(({ match }) => match)).toEqual(['c', 'b']);
  expect(newestRunning(all).map(({ match }) => match)).toEqual(['c', 'b', 'a', 'd']);
});
