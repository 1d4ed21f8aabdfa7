/** What long random runs must have seen: every effect of every card, every way to end. */
import type { Showing } from '@dealers-choice/kernel';
import type { Kit } from './card.ts';
import type { OnePiece } from './table.ts';

const FIRED = ['effectActivated', 'effectInForce', 'replacementUsed'];

export function showsOf({ cards }: Kit): Showing<OnePiece>[] {
  return [
    {
      title: 'effects',
      rows: cards.flatMap(({ abilities }) => abilities.map(({ id }) => id)),
      ofEvent: (event) => (FIRED.includes(event.type) && 'effect' in event ? event.effect : null),
    },
    {
      title: 'cards used',
      rows: cards.filter(({ category }) => category !== 'LEADER' && category !== 'DON').map(({ id }) => id),
      ofEvent: (event, faceOf) =>
        event.type === 'cardPlayed' || event.type === 'eventActivated' ? (faceOf(event.card)?.id ?? null) : null,
    },
    {
      title: 'endings',
      rows: ['LIFE', 'DECK_OUT'],
      ofEvent: (event) => (event.type === 'gameOver' ? event.reason : null),
    },
  ];
}
