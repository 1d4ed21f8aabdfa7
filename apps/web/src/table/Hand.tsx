import { CardSpot } from './CardSpot.tsx';
import { useNow } from './now.ts';
import { inWords, pilesOf } from './read.ts';

/** The viewer's own cards, large enough to read. */
export function Hand() {
  const { kit, view, viewer } = useNow();
  if (viewer === 9) return null;
  const piles = pilesOf(kit, view, viewer);
  return piles.map(({ name, cards }) => (
    <section key={name} aria-label={`Your ${inWords(name).toLowerCase()}`}>
      <h3 className="text-sm text-soft">
        Your {inWords(name).toLowerCase()}: {cards.length}
      </h3>
      {cards.length > 0 && (
        <ul className="-mx-1 flex gap-3 overflow-x-auto px-2 pt-4 pb-2">
          {cards.map((card, place) => (
            <li key={card === 0 ? `down-${place}` : card} className="shrink-0">
              <CardSpot card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
