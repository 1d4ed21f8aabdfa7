import { seatCounts } from '@dealers-choice/kernel';
import { Icon } from '@dealers-choice/table/ui';
import { useScreenText } from '../words/screens.ts';
import { resized, type Setting } from './seating.ts';

/** Seats that can still be taken, dashed: whoever takes one fills those before it, too. A phone shows the next one. */
export function EmptySeats({ shelved, plan, change, usual }: Setting & { usual: (place: number) => string }) {
  const text = useScreenText().setup;
  const count = plan.seats.length;
  return seatCounts(shelved.game)
    .filter((n) => n > count)
    .map((n, nth) => (
      <li key={n} className={nth > 0 ? 'max-md:hidden short:hidden' : n - count > 1 ? 'md:col-span-2' : ''}>
        <button
          type="button"
          onClick={() => change(resized(shelved, plan, n))}
          className="flex h-full min-h-16 w-full items-center justify-center gap-3.5 rounded-xl border-2 border-dashed border-edge/60 p-2.5 text-soft hover:bg-raised/60 md:min-h-24 md:justify-start md:px-5 md:text-left"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-lg border-2 border-dashed border-edge/60 max-md:hidden">
            <Icon name="plus" className="size-6" />
          </span>
          <Icon name="plus" className="size-6 md:hidden" />
          <span>
            {n - count === 1 + nth && (
              <span className="block font-display text-lg leading-tight font-bold text-ink max-md:hidden">
                {text.seat(n)}
              </span>
            )}
            <span className="text-sm font-semibold">
              {nth > 0
                ? text.upTo(n)
                : Array.from({ length: n - count }, (_, i) => text.add(usual(count + i))).join(', ')}
            </span>
          </span>
        </button>
      </li>
    ));
}
