import type { CardData } from '@dealers-choice/one-piece';
import { Icon } from '@dealers-choice/table/ui';
import { useDecksText } from '../words/decks.ts';
import { useKit } from './KitContext.ts';
import { limitOf } from './limits.ts';
import { useOpenDeck, useRoom } from './room.ts';

/** One less, how many, one more; a Leader is taken or not. */
export function Counter({ card, className = '' }: { card: CardData; className?: string }) {
  const text = useDecksText().card;
  const kit = useKit();
  const deck = useOpenDeck();
  const { count, lead } = useRoom.getState();
  if (card.category === 'LEADER') {
    const is = deck?.leader === card.id;
    return (
      <button type="button" className={`deck-lead ${className}`} aria-pressed={is} onClick={() => lead(card.id)}>
        <Icon name={is ? 'check' : 'flag'} className="size-4.5" />
        {text.lead(card.name)}
      </button>
    );
  }
  const n = deck?.cards[card.id] ?? 0;
  const { most } = limitOf(card, deck, kit);
  return (
    <span className={`deck-counter ${className}`}>
      <button type="button" aria-label={text.less(card.name)} disabled={n === 0} onClick={() => count(card.id, n - 1)}>
        <Icon name="minus" className="size-4.5" />
      </button>
      <b>{n}</b>
      <button type="button" aria-label={text.add(card.name)} disabled={n >= most} onClick={() => count(card.id, n + 1)}>
        <Icon name="plus" className="size-4.5" />
      </button>
    </span>
  );
}
