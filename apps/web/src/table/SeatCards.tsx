import { CardSpot } from './CardSpot.tsx';
import { inWords, type Pile } from './read.ts';

/** What another seat has in front of it: cards one knows as small faces, the rest as a count. */
export function SeatCards({ piles }: { piles: readonly Pile[] }) {
  return piles.map(({ name, cards }) => {
    const known = cards.filter((card) => card !== 0);
    const hidden = cards.length - known.length;
    return (
      <div key={name} className="col-span-2 text-xs">
        <span className="text-soft">{inWords(name)} </span>
        <span className="font-semibold tabular-nums">{cards.length}</span>
        {hidden > 0 && known.length === 0 && <Backs count={hidden} />}
        {known.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-1">
            {known.map((card) => (
              <li key={card}>
                <CardSpot card={card} size="small" />
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
    <span className="ml-1 inline-flex -space-x-1.5 align-middle" aria-hidden="true">
      {Array.from({ length: Math.min(count, 7) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <span key={i} className="card-back h-5 w-3.5 rounded-[2px] border border-paper-edge" />
      ))}
    </span>
  );
}
