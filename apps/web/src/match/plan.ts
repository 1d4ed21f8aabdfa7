/** Who sits where in a match, and what they are called. */
import { BadSetup, type Seat } from '@dealers-choice/kernel';
import type { Branch } from '@dealers-choice/protocol';
import { titleOfCards } from '@dealers-choice/protocol/cards';
import type { MatchPlan, SeatPlan } from './contract.ts';
import { firstOpponent } from './levels.ts';
import { type AnyGame, otherTongue } from './shelf.ts';

/** 256 bits, as 64 hexadecimal digits. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** One person in the first seat, and bots that suit a first match in the others. */
export function defaultPlan(shelved: AnyGame, seats = shelved.game.def.seats.usual): MatchPlan {
  const plan: MatchPlan = { game: shelved.game.id, seats: [], options: {}, seed: '' };
  const cards = shelved.cards === undefined ? {} : { cards: shelved.cards };
  return { ...withSeats(shelved, plan, seats), options: usualOptions(shelved), ...cards };
}

/** As the game proposes them, but around one device nobody is kept waiting: no bot plays on for whoever is silent. */
export function usualOptions({ game }: AnyGame): MatchPlan['options'] {
  return { ...game.defaults, ...('afkSeconds' in game.defaults ? { afkSeconds: 0 } : {}) };
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

/** The people at this device. Whoever plays far away has a device of their own. */
export const peopleHere = ({ seats, here }: Pick<MatchPlan, 'seats' | 'here'>): readonly Seat[] =>
  here ?? peopleOf({ seats });

/**
 * What the page may know of a match on the table: not its seed, nor what seats chose in secret (`Option.secret`), nor
 * how it came to the position that it goes on from.
 */
export function shownPlan({ game }: AnyGame, { branch, ...plan }: MatchPlan): MatchPlan {
  const options = { ...plan.options };
  for (const name of game.secrets) options[name] = listIn(options[name]).map(() => '');
  return { ...plan, options, seed: '', ...(branch ? { branch: branchNote(branch) } : {}) };
}

export const branchNote = ({ turn, of }: Branch): Branch => ({ turn, of });

/** The same seats once more: what the page was not told is as it was in the match before. */
export function withSecrets({ game }: AnyGame, plan: MatchPlan, before: MatchPlan | null): MatchPlan {
  if (before?.game !== game.id || before.cards !== plan.cards) return plan;
  const untold = game.secrets.filter((name) => listIn(plan.options[name]).includes(''));
  const told = Object.fromEntries(untold.map((name) => [name, before.options[name]]));
  return { ...plan, options: { ...plan.options, ...told } };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Page and worker must mean the same cards: what one calls a copy, the other shows. Throws a sentence. */
export function checkCards(shelved: AnyGame, cardSet: string): void {
  const { game, words } = shelved;
  const cards = shelved.cards === undefined ? undefined : titleOfCards(shelved.cards);
  if (game.cardSet === cardSet) return;
  const host = otherTongue(shelved);
  if (host) throw new BadSetup(host.cardsChanged(cards ?? words.title));
  const which = cards === undefined ? `The cards of ${words.title}` : `The cards "${cards}"`;
  throw new BadSetup(`${which} have changed since this page was opened: reload it.`);
}

/** Are there things that only their owner may see? Then the device is passed on with nothing on it. */
export const keepsSecrets = ({ game }: AnyGame): boolean =>
  Object.values(game.fields).some((field) => field.eyes === 'owner');
