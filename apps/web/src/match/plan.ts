/** Who sits where before a match, and what is wrong with it. */
import { type Bot, random } from '@dealers-choice/bots';
import {
  BadSetup,
  MAX_SEATS,
  readOptions,
  type Seat,
  type Spec,
  seatCounts,
  seatsInWords,
  start,
} from '@dealers-choice/kernel';
import type { MatchPlan, SeatPlan } from './contract.ts';
import { firstOpponent } from './levels.ts';
import type { AnyGame } from './shelf.ts';

const MAX_NAME = 40;

/** 256 bits, as 64 hexadecimal digits. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The game's own bots, and the one that plays anything. */
export function botsOf({ game, bots }: AnyGame): Bot<Spec>[] {
  return bots.some(({ name }) => name === 'random') ? [...bots] : [...bots, random(game)];
}

/** One person in the first seat, and bots that suit a first match in the others. */
export function defaultPlan(shelved: AnyGame, seats = shelved.game.def.seats.usual): MatchPlan {
  const plan: MatchPlan = { game: shelved.game.id, seats: [], options: {}, seed: '' };
  const cards = shelved.cards === undefined ? {} : { cards: shelved.cards };
  return { ...withSeats(shelved, plan, seats), options: { ...shelved.game.defaults }, ...cards };
}

/** The same plan with more or fewer seats: who sits already stays, new seats get bots that suit a first match. */
export function withSeats(shelved: AnyGame, plan: MatchPlan, seats: number): MatchPlan {
  const bot = firstOpponent(shelved);
  const list = Array.from({ length: seats }, (_, i): SeatPlan => {
    return plan.seats[i] ?? { who: i === 0 ? 'person' : 'bot', name: '', bot: i === 0 ? '' : bot };
  });
  return { ...plan, seats: list };
}

/** What each seat is called: as the person said, else as the game says. */
export const nameIn =
  ({ words }: AnyGame, { seats }: Pick<MatchPlan, 'seats'>, options: object) =>
  (seat: Seat): string =>
    seats[seat]?.name || words.seatName(seat, options);

export const peopleOf = ({ seats }: Pick<MatchPlan, 'seats'>): Seat[] =>
  seats.flatMap(({ who }, seat) => (who === 'person' ? [seat as Seat] : []));

/** Checks a plan and completes its options. Throws `BadSetup`, saying what is wrong and what would be right. */
export function checkPlan(shelved: AnyGame, plan: MatchPlan): MatchPlan {
  const { game } = shelved;
  if (plan.game !== game.id) throw new BadSetup(`This plan is for ${plan.game}, not for ${game.id}.`);
  const count = plan.seats.length;
  if (count > MAX_SEATS || !seatCounts(game).includes(count)) {
    throw new BadSetup(`${game.id} is for ${seatsInWords(game)} seats, not ${count}.`);
  }
  for (const [i, seat] of plan.seats.entries()) checkSeat(shelved, seat, i + 1);
  const options = readOptions(game.id, game.def.options, plan.options, count) as object;
  // Some options are only found wrong together, when the match is dealt.
  start(game, { seats: count, options: { ...options }, seed: 'a trial deal' });
  return { ...plan, options: { ...options } };
}

/** What the page may know of a match on the table: not its seed, nor what seats chose in secret (`Option.secret`). */
export function shownPlan({ game }: AnyGame, plan: MatchPlan): MatchPlan {
  const options = { ...plan.options };
  for (const name of game.secrets) options[name] = listIn(options[name]).map(() => '');
  return { ...plan, options, seed: '' };
}

/** The same seats once more: what the page was not told is as it was in the match before. */
export function withSecrets({ game }: AnyGame, plan: MatchPlan, before: MatchPlan | null): MatchPlan {
  if (before?.game !== game.id || before.cards !== plan.cards) return plan;
  const untold = game.secrets.filter((name) => listIn(plan.options[name]).includes(''));
  const told = Object.fromEntries(untold.map((name) => [name, before.options[name]]));
  return { ...plan, options: { ...plan.options, ...told } };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function checkSeat(shelved: AnyGame, { who, name, bot }: SeatPlan, number: number): void {
  const { id } = shelved.game;
  if (name.length > MAX_NAME) {
    throw new BadSetup(`${id}: the name of seat ${number} has ${name.length} letters; ${MAX_NAME} are allowed.`);
  }
  if (who === 'person') return;
  const known = botsOf(shelved).map((each) => each.name);
  if (!known.includes(bot)) {
    throw new BadSetup(`${id} has no bot called "${bot}" (seat ${number}). Its bots are: ${known.join(', ')}.`);
  }
}

/** Page and worker must mean the same cards: what one calls a copy, the other shows. Throws a sentence. */
export function checkCards({ game, words, cards }: AnyGame, cardSet: string): void {
  if (game.cardSet === cardSet) return;
  const which = cards === undefined ? `The cards of ${words.title}` : `The cards "${cards}"`;
  throw new BadSetup(`${which} have changed since this page was opened: reload it.`);
}

/** What is wrong with a plan, as a sentence for the form; null: it can be played. */
export function planProblem(shelved: AnyGame, plan: MatchPlan): string | null {
  try {
    checkPlan(shelved, plan);
    return null;
  } catch (error) {
    if (error instanceof BadSetup) return error.message;
    throw error;
  }
}

/** Are there things that only their owner may see? Then the device is passed on with nothing on it. */
export const keepsSecrets = ({ game }: AnyGame): boolean =>
  Object.values(game.fields).some((field) => field.eyes === 'owner');
