import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { TapOver, type Tappable, useNow, useSeat } from '@dealers-choice/table';
import { Portrait } from '@dealers-choice/table/ui';
import type { Door } from '../index.ts';

interface Props {
  seat: Seat;
  view: MatchOf<Door>;
  name: string;
  who: string;
  /** Many seats, little room. */
  dense: boolean;
}

/** One place at the table: who sits there, what is left to lose, may they be pointed at. */
export function Plate({ seat, view, name, who, dense }: Props) {
  const { showing } = useNow();
  const tappable = useSeat(seat);
  const { lives, turnSeat } = view.table;
  const dead = lives[seat] === 0;
  const deciding = !showing && view.over === null && (view.asking?.seats.includes(seat) ?? false);
  const won = view.over?.winners.includes(seat) ?? false;
  const badge = won ? 'winner' : deciding ? 'deciding' : turnSeat === seat && view.over === null ? 'on turn' : '';
  return (
    <li
      data-testid={`seat-${seat + 1}`}
      data-deciding={deciding || undefined}
      className={`relative flex min-h-14 min-w-0 items-center rounded-lg border-2 py-1 shadow-1 sm:gap-2 sm:px-2 ${dense ? 'gap-1 px-1' : 'gap-2 px-2'} ${lookOf(tappable, dead, badge !== '')}`}
    >
      <Portrait
        seat={seat}
        className={`sm:size-10 ${dense ? 'size-6' : 'size-8'} ${dead ? 'opacity-60 grayscale' : ''}`}
      />
      <div className="min-w-0">
        <div
          className={`truncate font-display leading-tight font-semibold sm:text-base ${dense ? 'text-xs' : 'text-sm'} ${dead ? 'line-through' : ''}`}
          title={name}
        >
          {name}
        </div>
        <Lives left={lives[seat]} of={Math.max(view.options.lives, lives[seat])} />
        <div className="truncate text-xs">{won ? 'Winner' : aboutOf(who, stateOf(view, seat))}</div>
      </div>
      {badge && (
        <span className="absolute -top-3.5 right-2 rounded-full bg-brass px-2 text-xs leading-4 font-semibold text-panel">
          {badge}
        </span>
      )}
      {tappable && <TapOver tappable={tappable} />}
    </li>
  );
}

function lookOf(tappable: Tappable | null, dead: boolean, marked: boolean): string {
  if (tappable?.on) return 'border-pick bg-pick-wash text-ink shadow-2';
  if (tappable?.why === null) return 'border-lit bg-lit-wash text-ink hover:shadow-2';
  if (tappable || dead) return 'hatch border-dashed border-line bg-panel text-soft';
  return marked ? 'border-brass bg-raised text-ink' : 'border-line bg-panel text-ink';
}

/** Who somebody else is matters less than what has become of them. */
const aboutOf = (who: string, state: string): string =>
  who === 'You' && state !== '' ? `You, ${state}` : state || who;

/** What must be known of a seat besides its lives; '' for one that simply climbs. */
function stateOf({ table }: MatchOf<Door>, seat: Seat): string {
  if (table.lives[seat] === 0) return 'dead';
  const misses = table.skip[seat] > 0 ? 'misses a turn' : '';
  return [table.jailed[seat] ? 'in Jail' : '', misses].filter(Boolean).join(', ');
}

function Lives({ left, of }: { left: number; of: number }) {
  return (
    <div className="flex">
      <span className="sr-only">{`${left} of ${of} lives`}</span>
      {Array.from({ length: of }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a life is its number
          key={i}
          viewBox="0 0 24 22"
          className="size-4"
          aria-hidden="true"
        >
          <path
            d={HEART}
            className={i < left ? 'fill-danger' : 'fill-none stroke-current opacity-60'}
            strokeWidth="2"
          />
        </svg>
      ))}
    </div>
  );
}

const HEART = 'M12 20C5 15 2 11 2 7a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 8-10 13z';
