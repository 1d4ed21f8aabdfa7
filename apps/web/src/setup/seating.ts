/** What the setup screen does to a plan. */
import type { MatchPlan, SeatPlan } from '../match/contract.ts';
import { withSeats } from '../match/plan.ts';
import type { AnyGame } from '../match/shelf.ts';

export interface Setting {
  shelved: AnyGame;
  plan: MatchPlan;
  change(next: Partial<MatchPlan>): void;
}

const person = (seat: SeatPlan): SeatPlan => ({ ...seat, who: 'person', bot: '' });

/** More or fewer seats; those that stay keep who sits on them. */
export const resized = (shelved: AnyGame, plan: MatchPlan, seats: number): MatchPlan =>
  withSeats(shelved, { ...plan, seats: plan.seats.slice(0, seats) }, seats);

/** One person, and bots on the other seats. */
export function againstBots(shelved: AnyGame, plan: MatchPlan): MatchPlan {
  const { seats } = withSeats(shelved, { ...plan, seats: [] }, plan.seats.length);
  const bot = seats[1]?.bot ?? '';
  const next = plan.seats.map((seat, i): SeatPlan => {
    if (i === 0) return person(seat);
    return seat.who === 'bot' ? seat : { ...seat, who: 'bot', bot };
  });
  return { ...plan, seats: next };
}

/** A person on every seat. */
export const aroundDevice = (plan: MatchPlan): MatchPlan => ({ ...plan, seats: plan.seats.map(person) });

export const withoutSeat = (plan: MatchPlan, place: number): MatchPlan => ({
  ...plan,
  seats: plan.seats.filter((_, i) => i !== place),
});
