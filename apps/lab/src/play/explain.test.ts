import { type CopyId, SPECTATOR, start, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { caravan } from '../../test/caravan.ts';
import { GAMES } from '../games.ts';
import type { AnyGame } from '../lab.ts';
import type { Choice } from './choices.ts';
import { explain } from './explain.ts';
import { telling } from './match.ts';

function asking(shelved: AnyGame, asked: string, choices: Choice[] = []): string {
  const told = telling(shelved, view(shelved.game, start(shelved.game, { seed: 1 }), SPECTATOR));
  const q = told.view.asking;
  return q ? explain(shelved, asked, choices, q, told).join('\n') : '';
}
const gameOf = (id: string): AnyGame => GAMES.find(({ game }) => game.id === id) ?? caravan;

describe('? CARD', () => {
  test.each(['Guard', 'guard', ' GUARD ', 'guar'])('finds "%s"', (asked) => {
    expect(asking(gameOf('jambo'), asked)).toMatch(/^Guard\b.*\n.*animal/);
  });
  test('finds a card by its printed number, and all of one name', () => {
    const { game, words } = gameOf('one-piece');
    const [card] = game.def.cards;
    if (!card) throw new Error('no cards');
    const { name } = words.card(card);
    expect(asking(gameOf('one-piece'), card.id.toLowerCase())).toMatch(new RegExp(`^${name} \\(.*\\)\\n`));
    expect(asking(gameOf('one-piece'), name.toUpperCase())).toContain(`${name} (`);
  });
  test('names the nearest ones when there is none', () => {
    expect(asking(caravan, 'sald')).toBe('There is no card "sald"; the nearest are "salt", "raid", "silk".');
    expect(asking(caravan, 's')).toBe('There is no card "s"; the nearest are "salt", "silk".');
  });
  test('finds the card of a choice by its number', () => {
    const copy = caravan.game.faces.findIndex((face) => face?.id === 'raid') as CopyId;
    const choice = (move: Choice['move']): Choice[] => [{ key: '2', words: '', move, why: null }];
    expect(asking(caravan, '2', choice({ do: 'play', card: copy }))).toBe('raid\nIt has no text.');
    expect(asking(caravan, '2', choice({ do: 'pass' }))).toBe('2 is not a card that you see.');
  });
});
