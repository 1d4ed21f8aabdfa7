import { useNow } from '../asking/now.ts';
import { CardSpot } from '../cards/CardSpot.tsx';
import { useLooking } from '../cards/looking.ts';
import { labelOf, type Pile } from './read.ts';

/** What a seat has in front of it or holds, by name. */
export const SeatCards = ({ piles }: { piles: readonly Pile[] }) =>
  piles.map((pile) => <Names key={pile.name} pile={pile} />);

const isTold = ({ words, held }: Pile): boolean => words !== null || held;

/** Of a seat with a field: what does not lie there. */
export const ToldPiles = ({ piles }: { piles: readonly Pile[] }) =>
  piles.filter(isTold).map((pile) => <ToldPile key={pile.name} pile={pile} />);

/** Of a seat with a field: the cards on it, as they stand. */
export const Fields = ({ piles, of }: { piles: readonly Pile[]; of: string }) => (
  <div className="col-span-full flex flex-wrap items-center gap-1.5 sm:gap-2">
    {piles
      .filter((pile) => !isTold(pile))
      .map((pile) => (
        <Field key={pile.name} pile={pile} of={of} />
      ))}
  </div>
);

/** Cards one knows as small faces, the rest as a count. */
function Names({ pile: { name, cards } }: { pile: Pile }) {
  const { kit } = useNow();
  const known = cards.filter((card) => card !== 0);
  const hidden = cards.length - known.length;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs">
      <span className="text-soft">{labelOf(kit, name)}</span>
      <span className="font-semibold tabular-nums">{cards.length}</span>
      {hidden > 0 && known.length === 0 && <Backs count={hidden} />}
      {known.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {known.map((card) => (
            <li key={card}>
              <CardSpot card={card} size="chip" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A pile in the game's words. Whoever may see cards of it can look through it. */
function ToldPile({ pile: { name, cards, words } }: { pile: Pile }) {
  const { kit, text: say } = useNow();
  const look = useLooking((s) => s.look);
  const label = labelOf(kit, name);
  const text = (
    <>
      <span className="text-soft">{label}</span>
      <span className="font-semibold tabular-nums">{words ?? cards.length}</span>
      {words === null && <Backs count={cards.length} />}
    </>
  );
  if (cards.every((card) => card === 0)) return <span className="inline-flex items-center gap-1.5">{text}</span>;
  return (
    <button
      type="button"
      aria-label={say.card.lookThrough(label, words ?? `${cards.length}`)}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-sm border border-line px-1.5"
      onClick={() => look([...cards].reverse(), label)}
    >
      {text}
    </button>
  );
}

/** Cards side by side, each as it stands; on a small screen one group goes on where the other ends. */
function Field({ pile: { name, cards }, of }: { pile: Pile; of: string }) {
  const { kit, text } = useNow();
  const label = labelOf(kit, name);
  if (cards.length === 0) return <p className="px-3 text-xs text-soft">{text.card.none(label)}</p>;
  return (
    <ul aria-label={text.card.rowOf(label, of)} className="contents">
      {cards.map((card, place) => (
        <li key={card === 0 ? `down-${place}` : card}>
          <CardSpot card={card} size="field" />
        </li>
      ))}
    </ul>
  );
}

/** A fan of backs, up to seven: beyond that the number says it better. */
function Backs({ count }: { count: number }) {
  return (
    <span className="inline-flex -space-x-1.5" aria-hidden="true">
      {Array.from({ length: Math.min(count, 7) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <span key={i} className="card-back h-5 w-3.5 rounded-[2px] border border-paper-edge" />
      ))}
    </span>
  );
}
