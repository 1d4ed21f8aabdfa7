import { type Goldfish, opened, redrawn } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { newSeed } from '../../match/plan.ts';
import { useDecksText } from '../../words/decks.ts';
import { Face } from '../Face.tsx';
import { useKit } from '../KitContext.ts';
import { useOpenCard } from '../open-card.ts';
import type { SavedDeck } from '../saved-decks.ts';

const GoldfishDialog = lazy(() => import('./GoldfishDialog.tsx').then((m) => ({ default: m.GoldfishDialog })));

/** Five cards as they might come, another five, the one redraw, and the deck played out against nobody. */
export function OpeningHand({ deck, width = 60 }: { deck: SavedDeck; width?: number }) {
  const text = useDecksText().hand;
  const { shelf, rules } = useKit();
  const [seed, setSeed] = useState('first');
  const [again, setAgain] = useState(false);
  const [out, setOut] = useState(false);
  const pond = useMemo(() => ({ deck, shelf, rules, first: true }), [deck, shelf, rules]);
  const now: Goldfish = again ? redrawn(pond, seed) : opened(pond, seed);
  if (now.hand.length < 5) return null;
  return (
    <section className="deck-hand">
      <h2 className="deck-h">
        {text.title}
        <span>
          <Button aria-disabled={again} onClick={() => setAgain(true)}>
            {text.redraw}
          </Button>
          <Button
            onClick={() => {
              setSeed(newSeed().slice(0, 8));
              setAgain(false);
            }}
          >
            {text.another}
          </Button>
        </span>
      </h2>
      <ul className="deck-hand-cards" aria-label={text.title}>
        {now.hand.map((id, place) => {
          const card = shelf.card(id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
            <li key={`${seed}${place}`}>
              {card && (
                <button type="button" aria-label={card.name} onClick={() => useOpenCard.getState().read(card)}>
                  <Face card={card} width={width} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Button icon="play" onClick={() => setOut(true)} className="w-full text-sm">
        {text.out}
      </Button>
      <Suspense>{out && <GoldfishDialog pond={pond} close={() => setOut(false)} />}</Suspense>
    </section>
  );
}
