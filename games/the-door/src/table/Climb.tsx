import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { Portrait, Token } from '@dealers-choice/table/ui';
import { DOOR, type Door, isCardSquare, JAIL } from '../index.ts';

interface Props {
  view: MatchOf<Door>;
  seats: readonly Seat[];
  name(seat: Seat): string;
}

const SQUARES: readonly number[] = Array.from({ length: DOOR + 1 }, (_, square) => square);
/** Three flights of seven, from the bottom up, the middle one to the left: Jail lies below square 10. */
const FLIGHT = 7;

function placeOf(square: number): { gridRow: number; gridColumn: number } {
  const [flight, step] = [Math.floor(square / FLIGHT), square % FLIGHT];
  return { gridRow: [4, 2, 1][flight] ?? 1, gridColumn: flight === 1 ? FLIGHT - step : step + 1 };
}

/** Squares 0 to 20 and Jail, in the order in which they are climbed. The dead stand nowhere. */
export function Climb({ view: { table }, seats, name }: Props) {
  const alive = seats.filter((seat) => table.lives[seat] > 0);
  const free = (square: number): Seat[] => alive.filter((seat) => table.pos[seat] === square && !table.jailed[seat]);
  const jailed = alive.filter((seat) => table.jailed[seat]);
  const among = (there: readonly Seat[]): string => there.map(name).join(', ') || 'nobody';
  return (
    <ol aria-label="The climb" className="grid grid-cols-7 gap-1 sm:gap-2">
      {SQUARES.map((square) => (
        <li key={square} data-square={square} style={placeOf(square)} className={`${STEP} ${lookOf(square)}`}>
          <span className="sr-only">{`${titleOf(square)}: ${among(free(square))}`}</span>
          <Sign square={square} />
          <Pawns seats={free(square)} />
        </li>
      ))}
      <li aria-hidden="true" style={{ gridRow: 3, gridColumn: FLIGHT }} className="flex items-center justify-center">
        <svg viewBox="0 0 24 24" className="size-6 text-on-felt-soft sm:size-10" aria-hidden="true">
          <path d="M12 21V5M5 12l7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </li>
      <li
        data-square="jail"
        style={{ gridRow: 3, gridColumn: placeOf(JAIL).gridColumn }}
        className={`${STEP} hatch border-2 border-dashed border-edge bg-raised text-ink`}
      >
        <span className="sr-only">{`Jail, beside square ${JAIL}: ${among(jailed)}`}</span>
        <span aria-hidden="true" className="text-xs font-semibold">
          Jail
        </span>
        <Pawns seats={jailed} />
      </li>
    </ol>
  );
}

const STEP =
  'relative flex min-h-13 min-w-0 flex-col items-center gap-0.5 rounded-md p-0.5 shadow-1 sm:min-h-24 sm:p-1';

const titleOf = (square: number): string =>
  square === DOOR ? `Square ${square}, the Door` : `Square ${square}${isCardSquare(square) ? ', card square' : ''}`;

function lookOf(square: number): string {
  if (square === DOOR) return 'border-2 border-brass bg-brass text-panel';
  if (isCardSquare(square)) return 'border-2 border-brass bg-raised text-ink';
  return 'border border-line bg-panel text-ink';
}

function Sign({ square }: { square: number }) {
  if (square === DOOR) return <DoorSign />;
  return (
    <span aria-hidden="true" className="flex items-center gap-0.5 text-xs font-semibold tabular-nums sm:text-sm">
      {square}
      {isCardSquare(square) && (
        <svg viewBox="0 0 10 14" className="h-3 w-2.5" aria-hidden="true">
          <path d="M5 0l5 7-5 7-5-7z" className="fill-brass" />
        </svg>
      )}
    </span>
  );
}

/** The way out, ajar. */
function DoorSign() {
  return (
    <>
      <svg viewBox="0 0 40 48" className="absolute bottom-0 h-4/5" aria-hidden="true">
        <path d="M4 48V20a16 16 0 0 1 32 0v28z" className="fill-panel opacity-25" />
        <path d="M8 48V21a12 12 0 0 1 18-10v37z" className="fill-panel opacity-25" />
        <circle cx="22" cy="32" r="2" className="fill-panel" />
      </svg>
      <span aria-hidden="true" className="relative text-xs font-semibold sm:text-sm">
        Door
      </span>
    </>
  );
}

/** More than these share a square only if they are small. */
const FEW = 2;

function Pawns({ seats }: { seats: readonly Seat[] }) {
  const few = seats.length <= FEW;
  const size = few ? 'size-9 sm:size-13' : 'size-5 sm:size-7';
  return (
    <span aria-hidden="true" className="flex grow flex-wrap content-center items-center justify-center">
      {seats.map((seat) => (
        <span key={seat} data-pawn={seat} className="z-1 -m-px">
          {few ? <Portrait seat={seat} className={size} /> : <Token seat={seat} className={size} />}
        </span>
      ))}
    </span>
  );
}
