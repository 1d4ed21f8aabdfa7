/** A match that goes on from a position of another one, as a plan: exactly from there, or from what one seat saw. */
import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import type { MatchPlan, SeatPlan, View } from '../match/contract.ts';
import { firstOpponent } from '../match/levels.ts';
import type { AnyGame } from '../match/shelf.ts';

/** Where a branch begins. */
export type Origin =
  /** After this many moves of a record, which is open to everybody. */
  | { record: MatchRecord; step: number; turn: number }
  /** Now, in a match that goes on, as a seat sees it. */
  | { seen: View; plan: MatchPlan };

export const branchTurn = (origin: Origin): number => ('seen' in origin ? origin.seen.turn : origin.turn);
export const seatsIn = (origin: Origin): number => ('seen' in origin ? origin.seen.seats : origin.record.seats);

/** You on this seat, and on the others whoever played there, if it was a bot that is still known. */
export function branchSeats(kit: AnyGame, origin: Origin, you: Seat): SeatPlan[] {
  const first = firstOpponent(kit);
  return Array.from({ length: seatsIn(origin) }, (_, seat): SeatPlan => {
    const { name, bot } = playerAt(origin, seat);
    if (seat === you) return { who: 'person', name, bot: '' };
    return { who: 'bot', name, bot: kit.bots.some((one) => one.name === bot) ? bot : first };
  });
}

function playerAt(origin: Origin, seat: number): { name: string; bot: string } {
  const found = 'seen' in origin ? origin.plan.seats[seat] : origin.record.players?.[seat];
  return { name: found?.name ?? '', bot: found?.bot ?? '' };
}

/** `of`: what the other match is called. */
export function branchOf(origin: Origin, seats: SeatPlan[], of: string): MatchPlan {
  const from = { turn: branchTurn(origin), of };
  if ('seen' in origin) {
    const { game, cards, options } = origin.plan;
    return { game, seats, options, ...named(cards), seed: '', branch: { ...from, seen: origin.seen } };
  }
  const { game, cards, options, dealersChoice, seed, moves } = origin.record;
  const dealt = { dealersChoice, seed, moves: moves.slice(0, origin.step) };
  return {
    game,
    seats,
    options: { ...options } as MatchPlan['options'],
    ...named(cards),
    seed: '',
    branch: { ...from, dealt },
  };
}

const named = (cards: string | undefined): { cards?: string } => (cards === undefined ? {} : { cards });
