import { useNow } from './now.ts';
import { inWords, labelOf, seatNamed, sharedLists, sharedValues, shown } from './read.ts';

/** What is true for the whole table, in one line. */
export function Status() {
  const { kit, view, telling } = useNow();
  return (
    <section aria-label="Status">
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Item label="Turn number">{String(view.turn + 1)}</Item>
        {sharedValues(kit, view).map((item) => {
          const seat = seatNamed(item, view.seats);
          return (
            <Item key={item.name} label={labelOf(kit, item.name)}>
              {seat === null ? shown(item.value) : telling.name(seat)}
            </Item>
          );
        })}
        {sharedLists(kit, view).map(({ name, rows }) => (
          <Item key={name} label={labelOf(kit, name)}>
            {rows.map(rowText).join('; ')}
          </Item>
        ))}
      </dl>
    </section>
  );
}

function Item({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-on-felt-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function rowText(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  return Object.entries(row)
    .map(([key, value]) => `${inWords(key)} ${String(value)}`)
    .join(', ');
}
