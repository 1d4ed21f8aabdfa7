import type { OwnMatch } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { farOutcome, newestRunning, othersIn, running } from './own-matches.ts';

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

test('a match that was broken off is not drawn', () => {
  const ended = (winners: OwnMatch['winners']): string => farOutcome(own('a', { ended: 5, winners }));
  expect([null, [], [0], [1]].map((winners) => ended(winners as OwnMatch['winners']))).toEqual([
    'brokenOff',
    'drawn',
    'won',
    'lost',
  ]);
  expect(farOutcome(own('a'))).toBe('running');
});
