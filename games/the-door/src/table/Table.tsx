import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { type TableProps, useFetched, useMotion, useNow, useStage } from '@dealers-choice/table';
import { type CSSProperties, useRef, useState } from 'react';
import type { Distance, Door, DoorEvent } from '../index.ts';
import { Ahead } from './Ahead.tsx';
import { Defs } from './art/Defs.tsx';
import { allFiles } from './art/files.ts';
import { Band } from './Band.tsx';
import { Dock } from './Dock.tsx';
import { Duel } from './duel/Duel.tsx';
import type { DuelShown } from './duel/shown.ts';
import { lastRoll } from './last-roll.ts';
import { useLooks } from './looks.ts';
import { dealt, moved, tumble } from './moving.ts';
import { Plate } from './Plate.tsx';
import { Squares } from './Squares.tsx';
import { Stair } from './Stair.tsx';
import { useDoorText } from './text/useDoorText.ts';
import { useLayout } from './useLayout.ts';

/** What has been told and is no part of a position. */
interface Told {
  rolled: number;
  /** The option that was chosen, or the seat that was pointed at, while it is shown. */
  option: string | null;
  target: Seat | null;
  duel: DuelShown | null;
  lightning: boolean;
}

const QUIET: Told = { rolled: 5, option: null, target: null, duel: null, lightning: false };

/** The climb to the Door: two rows of seats around the stair, and the wall with what is asked. */
export function Table({ view, name, seats, you }: TableProps<Door>) {
  const { question, showing, controls, log } = useNow();
  const say = useDoorText();
  const ref = useRef<HTMLDivElement>(null);
  const die = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const move = useMotion();
  const [told, setTold] = useState(QUIET);
  useFetched(allFiles);
  const find = (what: string): HTMLElement | null => ref.current?.querySelector<HTMLElement>(what) ?? null;
  useStage<Door>({
    see: () => setTold(({ rolled }) => ({ ...QUIET, rolled })),
    hear(event) {
      setTold((before) => tell(before, event));
      if (event.type === 'ROLLED') return move(() => tumble(die.current));
      if (event.type === 'CARD_DRAWN') return move(() => dealt(find('.door-card'), find('[data-pile="deck"]')));
      return move(() => moved(event, layout, find));
    },
  });
  const look = useLooks(view, told.target);
  const pointed = seats.find((seat) => look(seat).chosen) ?? null;
  const open = duelIn(view.asking) ?? told.duel;
  const upper = Math.ceil(seats.length / 2);
  const dense = seats.length > 6;
  // Both rows have the same columns: the distance of a duel can be read off them.
  const columns = { '--columns': upper } as CSSProperties;
  const plate = (seat: Seat) => (
    <Plate key={seat} seat={seat} view={view} name={name(seat)} you={seat === you} dense={dense} look={look(seat)} />
  );
  const rolls = question?.prompt === 'ROLL' && !showing ? view.table.turnSeat : null;
  return (
    <div
      ref={ref}
      className="door-table"
      data-storm={view.table.lightning || undefined}
      data-layout={layout.name}
      data-watching={controls === null || undefined}
    >
      <Defs />
      <Squares view={view} seats={seats} name={name} />
      <div className="door-world">
        <ul aria-label={say.seats} className="door-seats" style={columns} data-many={dense || undefined}>
          {seats.slice(0, upper).map(plate)}
        </ul>
        <div className="door-stair">
          <Stair layout={layout} view={view} seats={seats} look={look} rolls={rolls}>
            <Ahead layout={layout} view={view} seats={seats} target={pointed} />
          </Stair>
        </div>
        <ul
          aria-label={say.moreSeats(upper + 1, seats.length)}
          className="door-seats"
          style={columns}
          data-many={dense || undefined}
        >
          {seats.slice(upper).map(plate)}
        </ul>
      </div>
      {open ? (
        <Duel shown={open} watchers={seats.filter(looksOn(open, view))} name={name} />
      ) : (
        <Dock view={view} rolled={(showing ? null : lastRoll(log)) ?? told.rolled} told={told.option} die={die} />
      )}
      {told.lightning && <Band title={say.lightning} text={say.everyTurnACard} />}
    </div>
  );
}

function tell(before: Told, event: DoorEvent): Told {
  switch (event.type) {
    case 'TURN_STARTED':
      return { ...QUIET, rolled: before.rolled };
    case 'ROLLED':
      return { ...before, rolled: event.value };
    case 'OPTION_CHOSEN':
      return { ...before, option: event.option };
    case 'TARGET_CHOSEN':
    case 'SELECTOR_CHOSEN':
    case 'VICTIM_CHOSEN':
      return { ...before, target: event.target };
    case 'CHAOS_STARTED': {
      const { thrower, defender, distance } = event;
      return { ...before, duel: { thrower, defender, distance: distance as Distance, result: null } };
    }
    case 'CHAOS_RESULT':
      return { ...before, duel: before.duel && { ...before.duel, result: event } };
    case 'LIGHTNING_ON':
      return { ...before, lightning: true };
    default:
      return before;
  }
}

const looksOn =
  ({ thrower, defender }: DuelShown, { table }: MatchOf<Door>) =>
  (seat: Seat): boolean =>
    seat !== thrower && seat !== defender && table.lives[seat] > 0;

/** The duel that is asked for right now. */
function duelIn(asking: { kind: string; params: Record<string, unknown> } | null): DuelShown | null {
  if (asking?.kind !== 'timing') return null;
  const { thrower, defender, distance } = asking.params;
  return { thrower: thrower as Seat, defender: defender as Seat, distance: distance as Distance, result: null };
}
