import { useNow } from '../asking/now.ts';
import { labelOf, seatNamed, sharedLists, sharedValues, shown } from './read.ts';

/** What is true for the whole table, in one line. */
export function Status() {
  const { kit, view, telling, text } = useNow();
  const turn = kit.words.show?.('turn', null, telling);
  return (
    <section aria-label={text.board.status}>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {turn !== null && (
          <Item label={text.board.turn}>{typeof turn === 'string' ? turn : String(view.turn + 1)}</Item>
        )}
        {sharedValues(kit, telling).map((item) => {
          const seat = seatNamed(item, view.seats);
          return (
            <Item key={item.name} label={labelOf(kit, item.name)}>
              {seat === null ? shown(item.value, text) : telling.name(seat)}
            </Item>
          );
        })}
        {sharedLists(kit, telling).map(({ name, places }) => (
          <Item key={name} label={labelOf(kit, name)}>
            {places.join(' · ')}
          </Item>
        ))}
      </dl>
    </section>
  );
}

function Item({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 text-on-felt-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
