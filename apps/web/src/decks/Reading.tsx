import { Dialog } from '@dealers-choice/table/ui';
import { Counter } from './Counter.tsx';
import { useKit } from './KitContext.ts';
import { useOpenCard } from './open-card.ts';
import { ReadCard } from './ReadCard.tsx';

/** The card that lies open, over everything else, with how many of it are in the deck. */
export function Reading() {
  const { card, read } = useOpenCard();
  const kit = useKit();
  return (
    <Dialog open={card !== null} title={card?.name ?? ''} onClose={() => read(null)}>
      {card && (
        <div className="deck-reading">
          <ReadCard card={card} imported={kit.set !== ''} />
          <Counter card={card} />
        </div>
      )}
    </Dialog>
  );
}
