import { Dialog } from '@dealers-choice/table/ui';
import { lazy, Suspense } from 'react';
import { Counter } from './Counter.tsx';
import { useKit } from './KitContext.ts';
import { useOpenCard } from './open-card.ts';

const ReadCard = lazy(() => import('./ReadCard.tsx').then((m) => ({ default: m.ReadCard })));

/** The card that lies open, over everything else, with how many of it are in the deck. */
export function Reading() {
  const { card, read } = useOpenCard();
  const kit = useKit();
  return (
    <Dialog open={card !== null} title={card?.name ?? ''} onClose={() => read(null)}>
      {card && (
        <div className="deck-reading">
          <Suspense fallback={<div className="deck-read-room" />}>
            <ReadCard card={card} imported={kit.set !== ''} />
          </Suspense>
          <Counter card={card} />
        </div>
      )}
    </Dialog>
  );
}
