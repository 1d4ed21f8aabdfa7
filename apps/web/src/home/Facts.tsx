import { Icon } from '@dealers-choice/table/ui';
import type { Bill } from '../playbill.ts';
import { useHomeText } from '../words/home.ts';

/** How many play, and about how long. */
export function Facts({ bill: { seats, only, minutes } }: { bill: Bill }) {
  const text = useHomeText().home;
  const [few, many] = seats;
  const count = few === many ? String(few) : only ? text.or(few, many) : `${few}–${many}`;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm font-medium max-md:text-soft md:mt-2 md:font-semibold">
      <span className="flex items-center gap-1.5">
        <Icon name="people" className="size-4" />
        <span className="max-md:hidden">{text.players(count)}</span>
        <span className="md:hidden" aria-hidden="true">
          {count}
        </span>
      </span>
      <span className="flex items-center gap-1.5">
        <Icon name="clock" className="size-4" />
        {text.minutes(minutes.join('–'))}
      </span>
    </p>
  );
}
