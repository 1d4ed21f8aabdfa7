import { CardFace } from '../ui/CardFace.tsx';
import { useLooking } from './looking.ts';
import { useNow } from './now.ts';
import { faceOf, inWords, type Pile, sharedPiles } from './read.ts';

/** The piles in the middle, each with its top card and how many there are. */
export function Piles() {
  const { kit, view } = useNow();
  const piles = sharedPiles(kit, view);
  if (piles.length === 0) return null;
  return (
    <section aria-label="Table" className="rounded-lg border border-line bg-panel/60 p-3">
      <ul className="flex gap-4 overflow-x-auto sm:gap-6">
        {piles.map((pile) => (
          <li key={pile.name} className="shrink-0">
            <PileSpot pile={pile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PileSpot({ pile }: { pile: Pile }) {
  const { kit, view, told } = useNow();
  const look = useLooking((s) => s.look);
  const { name, cards } = pile;
  const top = cards[cards.length - 1];
  const title = inWords(name);
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  const event: object = told?.event ?? {};
  const fresh = top !== undefined && top !== 0 && 'card' in event && event.card === top;
  const card =
    top === undefined ? (
      <span className="block h-22 w-16 rounded-md border-2 border-dashed border-line" />
    ) : (
      <CardFace face={faceOf(kit, view, top)} size="small" />
    );
  return (
    <div className="flex items-center gap-3" data-testid={`pile-${name}`}>
      {cards.some((one) => one !== 0) ? (
        <button
          type="button"
          className={`rounded-md ${fresh ? 'animate-deal' : ''}`}
          aria-label={`Look through ${title}, ${count}`}
          onClick={() => look([...cards].reverse(), title)}
        >
          {card}
        </button>
      ) : (
        card
      )}
      <span className="text-sm">
        <span className="block font-display font-semibold">{title}</span>
        <span className="text-soft">{cards.length === 0 ? 'empty' : count}</span>
      </span>
    </div>
  );
}
