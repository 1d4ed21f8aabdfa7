import type { Seat } from '@dealers-choice/kernel';
import { useNow } from '../asking/now.ts';
import { useSeat } from '../asking/useTappable.ts';
import { TapOver } from '../sheet/TapOver.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { labelOf, listsOf, pilesOf, type Row, shown, valuesOf } from './read.ts';
import { Fields, SeatCards, ToldPiles } from './SeatCards.tsx';
import { SeatClock } from './SeatClock.tsx';

interface Props {
  seat: Seat;
  /** Many seats, little room. */
  dense: boolean;
  /** Two seats with a board each: numbers stand beside the name. */
  board: boolean;
}

/** One place at the table: who sits there, what they have, may they be pointed at. */
export function SeatPanel({ seat, dense, board }: Props) {
  const now = useNow();
  const { kit, view, telling, told, showing, viewer, who, text } = now;
  const tappable = useSeat(seat);
  const deciding = !showing && view.over === null && (view.asking?.seats.includes(seat) ?? false);
  const refused = tappable !== null && tappable.why !== null;
  const won = view.over?.winners.includes(seat) ?? false;
  const field = kit.words.stands !== undefined;
  const piles = pilesOf(kit, telling, seat).filter(({ held }) => seat !== viewer || !held);
  const columns = field
    ? 'grid-cols-[auto_minmax(7rem,auto)_1fr]'
    : board
      ? 'grid-cols-[auto_1fr_auto]'
      : 'grid-cols-[auto_1fr]';
  const numbers = field
    ? 'flex flex-wrap gap-x-3 gap-y-0.5 text-xs max-sm:col-span-full sm:justify-end sm:text-sm'
    : board
      ? 'pr-1'
      : 'col-span-2 text-xs';
  return (
    <li
      data-testid={`seat-${seat + 1}`}
      data-deciding={deciding || undefined}
      className={`relative grid min-w-0 ${columns} content-start items-center gap-x-2 gap-y-1.5 rounded-lg border-2 p-2 text-ink shadow-1 sm:p-3 ${lookOf(tappable, deciding)} ${told?.event.seat === seat ? 'animate-told outline-2 outline-offset-1 outline-transparent' : ''}`}
    >
      <Portrait
        seat={seat}
        className={`size-9 sm:size-11 ${dense ? 'max-sm:absolute max-sm:-top-2 max-sm:-left-1.5 max-sm:size-7' : ''} ${refused ? 'opacity-55 saturate-50' : ''}`}
      />
      <div className={`min-w-0 ${dense ? 'max-sm:col-span-2 max-sm:pl-4 max-sm:text-sm' : ''}`}>
        <div className="truncate font-display font-semibold leading-tight" title={telling.name(seat)}>
          {telling.name(seat)}
        </div>
        <div className={`truncate text-xs ${dense ? 'max-sm:sr-only' : ''}`}>{won ? text.board.winner : who(seat)}</div>
      </div>
      <div className={numbers}>
        {field && <ToldPiles piles={piles} />}
        <dl className="flex flex-wrap gap-x-2.5 gap-y-0.5">
          {valuesOf(kit, telling, seat).map(({ name, value }) => (
            <div key={name} className={`flex gap-1 ${value === false ? 'sr-only' : ''}`}>
              <dt className="text-soft">{labelOf(kit, name)}</dt>
              <dd className="font-semibold tabular-nums">{shown(value, text)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {deciding && <TurnMark seat={seat} dense={dense} />}
      {listsOf(kit, telling, seat).map((row) => (
        <SeatRow key={row.name} row={row} label={labelOf(kit, row.name)} />
      ))}
      {field ? <Fields piles={piles} of={telling.name(seat)} /> : <SeatCards piles={piles} />}
      {tappable && <TapOver tappable={tappable} />}
    </li>
  );
}

/** A list of the seat, place by place: what is on each, or that it is empty. */
function SeatRow({ row: { places }, label }: { row: Row; label: string }) {
  return (
    <div className="col-span-full text-xs">
      <span className="text-soft">{label}</span>
      <ol aria-label={label} className="grid min-w-0 grow grid-cols-[repeat(auto-fill,minmax(3.1rem,1fr))] gap-1">
        {places.map((place, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={at}
            className={`truncate rounded-sm border px-px py-0.5 text-center text-[0.625rem] tracking-tight sm:text-[0.6875rem] ${place === '' ? 'border-dashed border-line text-soft' : 'border-edge bg-raised font-semibold'}`}
          >
            {place === '' ? <Empty /> : place}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Empty() {
  const { text } = useNow();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.card.empty}</span>
    </>
  );
}

function lookOf(tappable: { why: string | null; on: boolean } | null, deciding: boolean): string {
  if (tappable?.on) return 'border-pick bg-pick-wash shadow-2';
  if (tappable && tappable.why !== null) return 'border-line border-dashed bg-panel hatch text-soft';
  if (tappable) return 'border-lit bg-lit-wash shadow-1 hover:shadow-2';
  return deciding ? 'border-brass bg-raised shadow-1' : 'border-line bg-panel';
}

function TurnMark({ seat, dense }: { seat: Seat; dense: boolean }) {
  const { text } = useNow();
  return (
    <span
      className={`absolute right-3 rounded-full bg-brass px-2 text-xs font-semibold text-panel ${dense ? '-top-2.5 max-sm:right-0 max-sm:leading-4' : '-top-2.5 py-0.5'}`}
    >
      {text.board.deciding}
      <SeatClock seat={seat} />
    </span>
  );
}
