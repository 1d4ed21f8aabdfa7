import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './route.ts';

const ROUTES: Route[] = [
  { at: 'home' },
  { at: 'setup', game: 'the-door' },
  { at: 'setup', game: 'the-door', cards: 'harbour-2' },
  { at: 'friends', game: 'the-door' },
  { at: 'cards', game: 'the-door' },
  { at: 'decks', game: 'one-piece' },
  { at: 'decks', game: 'one-piece', share: '1~A%20name~~LW-001~LW:002x4~0000a' },
  { at: 'help', game: 'a game/with %' },
  { at: 'table' },
  { at: 'result' },
  { at: 'replay' },
  { at: 'matches' },
  { at: 'stats' },
  { at: 'settings' },
  { at: 'about' },
];

test.each(ROUTES)('$at is found again by its address', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each(['#/nowhere', '#/setup', '#/help/', '#/cards', '#/decks', '#/setup//harbour'])('%s leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ at: 'missing' });
});

test('a broken escape is taken as it is', () => {
  expect(parseRoute('#/setup/%E0%A4%A')).toEqual({ at: 'setup', game: '%E0%A4%A' });
});
