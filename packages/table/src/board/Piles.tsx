import { useNow } from '../asking/now.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { LookCard } from '../cards/CardSpot.tsx';
import { useLooking } from '../cards/looking.ts';
import { faceOf, labelOf, type Pile, sharedPiles } from './read.ts';

/** The piles in the middle, each with its top card and how many there are. */
export function Piles() {
  const { kit, telling, text } = useNow();
  const piles = sharedPiles(kit, telling).filter(({ passing, cards }) => !passing || cards.length > 0);
  if (piles.length === 0) return null;
  return (
    <section aria-label={text.board.table} className="min-w-0">
      <ul className="flex flex-wrap justify-center gap-x-6 gap-y-3 sm:gap-x-10">
        {piles.map((pile) => (
          <li key={pile.name} className="min-w-0">
            {pile.passing && pile.cards.length > 1 ? <OpenRow pile={pile} /> : <PileSpot pile={pile} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More cards than these, side by side, go by their names. */
const MANY = 6;

/** Cards of an effect, side by side. */
function OpenRow({ pile: { name, cards } }: { pile: Pile }) {
  const { kit, text } = useNow();
  return (
    <div className="flex flex-col items-center gap-1.5" data-testid={`pile-${name}`}>
      <ul className="flex flex-wrap justify-center gap-2">
        {cards.map((card, place) => (
          <li key={card === 0 ? `down-${place}` : card}>
            <LookCard card={card} size={cards.length > MANY ? 'chip' : 'pile'} />
          </li>
        ))}
      </ul>
      <span className="text-center text-sm">
        <span className="block font-display font-semibold">{labelOf(kit, name)}</span>
        <span className="text-on-felt-soft">{text.card.count(cards.length)}</span>
      </span>
    </div>
  );
}

function PileSpot({ pile }: { pile: Pile }) {
  const { kit, view, told, text } = useNow();
  const look = useLooking((s) => s.look);
  const { name, cards } = pile;
  const top = cards[cards.length - 1];
  const title = labelOf(kit, name);
  const count = text.card.count(cards.length);
  // Rows of cards need the room.
  const size = kit.words.rows ? 'small' : 'pile';
  const event: object = told?.event ?? {};
  const fresh = top !== undefined && top !== 0 && 'card' in event && event.card === top;
  const card =
    top === undefined ? (
      <span
        className={`block h-22 w-16 rounded-md border-2 border-dashed border-on-felt-soft/40 ${size === 'pile' ? 'sm:h-32 sm:w-24' : ''}`}
      />
    ) : (
      <CardFace face={faceOf(kit, view, top)} size={size} />
    );
  return (
    <div className="flex flex-col items-center gap-1.5" data-testid={`pile-${name}`}>
      {cards.some((one) => one !== 0) ? (
        <button
          type="button"
          className={`rounded-md ${fresh ? 'animate-deal' : ''}`}
          aria-label={text.card.lookThrough(title, count)}
          onClick={() => look([...cards].reverse(), title)}
        >
          {card}
        </button>
      ) : (
        card
      )}
      <span className="text-center text-sm">
        <span className="block font-display font-semibold">{title}</span>
        <span className="text-on-felt-soft">{cards.length === 0 ? text.card.empty : count}</span>
      </span>
    </div>
  );
}
