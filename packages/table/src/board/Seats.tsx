import { type Seat, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { useNow } from '../asking/now.ts';
import { listsOf } from './read.ts';
import { SeatPanel } from './SeatPanel.tsx';

/** All places, in the order of play; they never change places, unless two face each other. */
export function Seats() {
  const { kit, view, telling, viewer, text } = useNow();
  // What lies in rows needs the room that seats can spare.
  const dense = view.seats > (kit.words.rows ? 4 : 6) || view.seats === 3;
  const columns = dense ? 'grid-cols-3' : 'grid-cols-2';
  // Two players with a board each: each board as wide as it can be.
  const field = view.seats === 2 && kit.words.stands !== undefined;
  const boards = field || (view.seats === 2 && listsOf(kit, telling, 0).length > 0);
  const wide =
    view.seats > 8 ? 'lg:grid-cols-5' : view.seats === 6 && kit.words.rows ? 'lg:grid-cols-6' : 'lg:grid-cols-4';
  return (
    <section aria-label={text.board.seats}>
      <ul
        className={`grid gap-2 sm:gap-3 ${field ? 'grid-cols-1 pt-1' : boards ? 'grid-cols-1 pt-1 sm:grid-cols-2' : `sm:grid-cols-3 ${columns} ${wide}`}`}
      >
        {(field ? facing(viewer) : seatsOf(view.seats)).map((seat) => (
          <SeatPanel key={seat} seat={seat} dense={dense} board={boards} />
        ))}
      </ul>
    </section>
  );
}

/** Two fields face each other: the looker's own is the near one. */
const facing = (viewer: Viewer): readonly Seat[] => (viewer === 0 ? [1, 0] : [0, 1]);
