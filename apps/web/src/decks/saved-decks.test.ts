import { expect, test } from 'vitest';
import { readDecks } from './saved-decks.ts';

test('decks are read back as far as they make sense', () => {
  const good = { id: 'a', name: 'Ember', set: '', leader: 'LW-001', cards: { 'LW-002': 4 } };
  const strange = [null, 5, 'x', {}, { id: '', cards: {} }, { id: 'b' }, { id: 'c', cards: 7 }];
  expect(readDecks([good, ...strange])).toEqual([good]);
  expect(readDecks([{ ...good, cards: { 'LW-002': 4, 'LW-003': 0, 'LW-004': 1.5, 'LW-005': 'many' } }])).toEqual([
    good,
  ]);
  expect(readDecks([{ id: 'a', cards: {}, name: 5 }])).toEqual([{ id: 'a', name: '', set: '', leader: '', cards: {} }]);
});
