import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './route.ts';

const ROUTES: Route[] = [
  { at: 'home' },
  { at: 'setup', game: 'the-door' },
  { at: 'setup', game: 'the-door', cards: 'harbour-2' },
  { at: 'friends', game: 'the-door' },
  { at: 'far', game: 'the-door' },
  { at: 'far', game: 'the-door', cards: 'harbour-2' },
  { at: 'lobby' },
  { at: 'room', code: 'D7KQ-2M4X' },
  { at: 'carry', token: 'a-token_1' },
  { at: 'cards', game: 'the-door' },
  { at: 'decks', game: 'one-piece' },
  { at: 'decks', game: 'one-piece', share: '1~A%20name~~LW-001~LW:002x4~0000a' },
  { at: 'help', game: 'a game/with %' },
  { at: 'table' },
  { at: 'result' },
  { at: 'replay' },
  { at: 'replay', kept: 'a key' },
  { at: 'replay', kept: 'file', step: '12', viewer: '2' },
  { at: 'watch', match: 'aB-9' },
  { at: 'watch', match: 'aB-9', step: '27' },
  { at: 'watch', match: 'aB-9', step: '27', viewer: 'all' },
  { at: 'matches' },
  { at: 'stats' },
  { at: 'settings' },
  { at: 'about' },
];

test.each(ROUTES)('$at is found again by its address', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each([
  '#/nowhere',
  '#/setup',
  '#/help/',
  '#/cards',
  '#/decks',
  '#/setup//harbour',
  '#/room',
  '#/far',
  '#/carry',
  '#/watch',
  '#/watch//3',
])('%s leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ at: 'missing' });
});

test('a broken escape is taken as it is', () => {
  expect(parseRoute('#/setup/%E0%A4%A')).toEqual({ at: 'setup', game: '%E0%A4%A' });
});
