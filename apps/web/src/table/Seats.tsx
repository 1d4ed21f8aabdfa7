import { seatsOf } from '@dealers-choice/kernel';
import type { SeatPlan } from '../match/contract.ts';
import { useNow } from './now.ts';
import { listsOf } from './read.ts';
import { SeatPanel } from './SeatPanel.tsx';

/** All places, in the order of play; they never change places. */
export function Seats({ plans }: { plans: readonly SeatPlan[] }) {
  const { kit, view, telling } = useNow();
  // What lies in rows needs the room that seats can spare.
  const dense = view.seats > (kit.words.rows ? 4 : 6) || view.seats === 3;
  const columns = dense ? 'grid-cols-3' : 'grid-cols-2';
  // Two players with a board each: each board as wide as it can be.
  const boards = view.seats === 2 && listsOf(kit, telling, 0).length > 0;
  const wide =
    view.seats > 8 ? 'lg:grid-cols-5' : view.seats === 6 && kit.words.rows ? 'lg:grid-cols-6' : 'lg:grid-cols-4';
  return (
    <section aria-label="Seats">
      <ul
        className={`grid gap-2 sm:gap-3 ${boards ? 'grid-cols-1 pt-1 sm:grid-cols-2' : `sm:grid-cols-3 ${columns} ${wide}`}`}
      >
        {seatsOf(view.seats).map((seat) => (
          <SeatPanel key={seat} seat={seat} who={whoIs(plans[seat])} dense={dense} board={boards} />
        ))}
      </ul>
    </section>
  );
}

const whoIs = (plan: SeatPlan | undefined): string =>
  plan === undefined ? '' : plan.who === 'bot' ? `Bot, ${plan.bot}` : 'Person';
