import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { DOOR, type Door, isCardSquare, JAIL } from '../index.ts';
import { jailedIn } from './standing.ts';
import { useDoorText } from './text/useDoorText.ts';

const SQUARES: readonly number[] = Array.from({ length: DOOR + 1 }, (_, square) => square);

/** Squares 0 to 20 and Jail for readers, in the order in which they are climbed. The dead stand nowhere. */
export function Squares({
  view,
  seats,
  name,
}: {
  view: MatchOf<Door>;
  seats: readonly Seat[];
  name(seat: Seat): string;
}) {
  const { table } = view;
  const say = useDoorText();
  const free = (square: number): Seat[] =>
    seats.filter((seat) => table.lives[seat] > 0 && table.pos[seat] === square && !table.jailed[seat]);
  const among = (there: readonly Seat[]): string => there.map(name).join(', ') || say.nobody;
  return (
    <ol aria-label={say.theClimb} className="sr-only">
      {SQUARES.map((square) => (
        <li key={square}>{say.square(square, isCardSquare(square), square === DOOR, among(free(square)))}</li>
      ))}
      <li>{say.jailBeside(JAIL, among(jailedIn(table, seats)))}</li>
    </ol>
  );
}
