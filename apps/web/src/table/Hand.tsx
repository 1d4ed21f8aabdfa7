import { CardSpot } from './CardSpot.tsx';
import { useNow } from './now.ts';
import { labelOf, type Pile, pilesOf } from './read.ts';
import { answersAt } from './useTappable.ts';

/** What the viewer holds, large enough to read. */
export function Hand() {
  const { kit, telling, viewer } = useNow();
  if (viewer === 9) return null;
  return pilesOf(kit, telling, viewer)
    .filter(({ held }) => held)
    .map((pile) => <HeldCards key={pile.name} pile={pile} />);
}

/** Smaller while the question is about something else. */
function HeldCards({ pile: { name, cards } }: { pile: Pile }) {
  const now = useNow();
  const isAsked = cards.some((card) => answersAt(now, 'card', card).length > 0);
  const label = `Your ${labelOf(now.kit, name).toLowerCase()}`;
  return (
    <section aria-label={label}>
      <h2 className="text-sm text-soft">
        {label}: {cards.length}
      </h2>
      {cards.length > 0 && (
        <ul className={`-mx-1 flex overflow-x-auto px-2 pb-2 ${isAsked ? 'gap-3 pt-4' : 'gap-2 pt-1'}`}>
          {cards.map((card, place) => (
            <li key={card === 0 ? `down-${place}` : card} className="shrink-0">
              <CardSpot card={card} size={isAsked ? 'usual' : 'held'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
