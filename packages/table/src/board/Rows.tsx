import type { CardRow } from '@dealers-choice/words';
import { useNow } from '../asking/now.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { faceOf } from './read.ts';

/** Cards that lie in rows on the table, each with what it stands for; those of one owner stand together. */
export function Rows() {
  const { kit, telling } = useNow();
  const groups = new Map<string, CardRow[]>();
  for (const row of kit.words.rows?.(telling) ?? []) groups.set(row.of, [...(groups.get(row.of) ?? []), row]);
  if (groups.size === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[...groups].map(([of, rows]) => (
        <section key={of} aria-label={of} className="min-w-0 sm:last:odd:col-span-2">
          <h2 className="font-display font-semibold">{of}</h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {rows.map((row) => (
              <li key={row.name}>
                <h3 className="font-sans text-xs leading-normal text-on-felt-soft">
                  {row.name}
                  {row.note && `: ${row.note}`}
                </h3>
                <RowCards row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function RowCards({ row: { name, of, cards } }: { row: CardRow }) {
  const { kit, view } = useNow();
  return (
    <ol aria-label={`${of}, ${name}`} className="flex flex-wrap gap-1">
      {cards.map(({ card, as }, place) => {
        const face = faceOf(kit, view, card);
        return (
          <li key={card === 0 ? `down-${place}` : card}>
            <CardFace face={face && { ...face, laid: as === '' ? [] : [as] }} size="mini" />
          </li>
        );
      })}
    </ol>
  );
}
