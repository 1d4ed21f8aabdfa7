import { Dialog } from '@dealers-choice/table/ui';
import { lazy, Suspense } from 'react';
import { Counter } from './Counter.tsx';
import { useOpenCard } from './open-card.ts';

const ReadCard = lazy(() => import('./ReadCard.tsx').then((m) => ({ default: m.ReadCard })));

/** The card that lies open, over everything else, with how many of it are in the deck. */
export function Reading() {
  const { card, read } = useOpenCard();
  return (
    <Dialog open={card !== null} title={card?.name ?? ''} onClose={() => read(null)}>
      {card && (
        <div className="deck-reading">
          <Suspense fallback={<div className="deck-read-room" />}>
            <ReadCard card={card} />
          </Suspense>
          <Counter card={card} />
        </div>
      )}
    </Dialog>
  );
}
