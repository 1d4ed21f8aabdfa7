import { CardSpot } from './CardSpot.tsx';
import { useNow } from './now.ts';
import { labelOf, type Pile } from './read.ts';

/** What a seat has in front of it or holds: cards one knows as small faces, the rest as a count. */
export function SeatCards({ piles }: { piles: readonly Pile[] }) {
  const { kit } = useNow();
  return piles.map(({ name, cards }) => {
    const known = cards.filter((card) => card !== 0);
    const hidden = cards.length - known.length;
    return (
      <div key={name} className="col-span-full flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs">
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
  });
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
