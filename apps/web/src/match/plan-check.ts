/** What is wrong with a plan, held against the game itself: the rules and the bots come with it. */
import { type Bot, random } from '@dealers-choice/bots';
import { BadSetup, MAX_SEATS, readOptions, type Spec, seatCounts, seatsInWords, start } from '@dealers-choice/kernel';
import type { HostPhrases } from '../words/host-en.ts';
import type { MatchPlan, SeatPlan } from './contract.ts';
import { type AnyGame, otherTongue } from './shelf.ts';

const MAX_NAME = 40;

/** The game's own bots, and the one that plays anything. */
export function botsOf({ game, bots }: AnyGame): Bot<Spec>[] {
  return bots.some(({ name }) => name === 'random') ? [...bots] : [...bots, random(game)];
}

/** Checks a plan and completes its options. Throws `BadSetup`, saying what is wrong and what would be right. */
export function checkPlan(shelved: AnyGame, plan: MatchPlan): MatchPlan {
  try {
    return completed(shelved, plan);
  } catch (error) {
    const say = otherTongue(shelved);
    throw error instanceof BadSetup && say ? new BadSetup(inLanguage(shelved, say, plan)) : error;
  }
}

/** Games refuse in English, with the names of a command line. In another language: which part of the plan is wrong. */
function inLanguage({ game, words }: AnyGame, say: HostPhrases, { seats, options }: MatchPlan): string {
  const long = seats.findIndex(({ name }) => name.length > MAX_NAME);
  if (long >= 0) return say.longName(long + 1, MAX_NAME);
  const wrong = Object.entries(game.def.options).find(
    ([name, option]) => options[name] !== undefined && option.read(options[name], seats.length) === undefined,
  );
  return wrong ? say.badOption(words.option?.(wrong[0])?.name ?? wrong[0]) : say.badPlan;
}

function completed(shelved: AnyGame, plan: MatchPlan): MatchPlan {
  const { game } = shelved;
  if (plan.game !== game.id) throw new BadSetup(`This plan is for ${plan.game}, not for ${game.id}.`);
  const count = plan.seats.length;
  if (count > MAX_SEATS || !seatCounts(game).includes(count)) {
    throw new BadSetup(`${game.id} is for ${seatsInWords(game)} seats, not ${count}.`);
  }
  for (const [i, seat] of plan.seats.entries()) checkSeat(shelved, seat, i + 1);
  // What others chose in secret is not among what one seat saw: the position has the options it is played with.
  if (plan.branch?.seen) return { ...plan, options: { ...plan.branch.seen.options } };
  const options = readOptions(game.id, game.def.options, plan.options, count) as object;
  // Some options are only found wrong together, when the match is dealt.
  start(game, { seats: count, options: { ...options }, seed: 'a trial deal' });
  return { ...plan, options: { ...options } };
}

function checkSeat(shelved: AnyGame, { who, name, bot }: SeatPlan, number: number): void {
  const { id } = shelved.game;
  if (name.length > MAX_NAME) {
    throw new BadSetup(`${id}: the name of seat ${number} has ${name.length} letters; ${MAX_NAME} are allowed.`);
  }
  if (who === 'person' && bot === '') return;
  const known = botsOf(shelved).map((each) => each.name);
  if (!known.includes(bot)) {
    throw new BadSetup(`${id} has no bot called "${bot}" (seat ${number}). Its bots are: ${known.join(', ')}.`);
  }
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
