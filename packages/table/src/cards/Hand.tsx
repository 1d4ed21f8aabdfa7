import { useMemo } from 'react';
import { useNow } from '../asking/now.ts';
import { answersAt } from '../asking/useTappable.ts';
import { labelOf, type Pile, pilesOf } from '../board/read.ts';
import type { Kit } from '../game-table.ts';
import { CardSpot } from './CardSpot.tsx';

/** What the viewer holds, large enough to read. */
export function Hand() {
  const { kit, telling, viewer } = useNow();
  if (viewer === 9) return null;
  return pilesOf(kit, telling, viewer)
    .filter(({ held }) => held)
    .map((pile) => <HeldCards key={pile.name} pile={pile} />);
}

/** Hands of more cards than these are laid in lines. */
const MANY = 10;
/** Names of this many letters fit on a narrow card. */
const SHORT = 5;

/** Smaller while the question is about something else; cards that are all name are always small. */
function HeldCards({ pile: { name, cards } }: { pile: Pile }) {
  const now = useNow();
  const { kit, together, telling, text } = now;
  const short = useMemo(() => hasShortNames(kit), [kit]);
  const isAsked = together !== null || cards.some((card) => answersAt(now, 'card', card).length > 0);
  const label = text.card.yours(labelOf(kit, name));
  const many = short || cards.length > MANY;
  const size = short ? 'slim' : many ? 'chip' : isAsked ? 'usual' : 'held';
  const row = many ? 'flex-wrap gap-1.5 pt-2' : `overflow-x-auto ${isAsked ? 'gap-3 pt-4' : 'gap-2 pt-1'}`;
  return (
    <section aria-label={label}>
      <h2 className="text-sm text-soft">
        {label}: {cards.length}
      </h2>
      {cards.length > 0 && (
        <ul data-held className={`-mx-1 flex px-2 pb-2 ${row}`}>
          {(kit.words.inHand?.(cards, telling) ?? cards).map((card, place) => (
            <li key={card === 0 ? `down-${place}` : card} className="shrink-0">
              <CardSpot card={card} size={size} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const hasShortNames = ({ game, words }: Kit): boolean =>
  game.def.cards.every((card) => words.card(card).name.length <= SHORT);
