/** The four levels that every game has, as bots. */
import { below, type Game, type MatchOf, type Rng, type Seat, type Spec, sample } from '@dealers-choice/kernel';
import type { Bot } from '../bot.ts';
import type { Instinct } from './instinct.ts';
import { type ThinkHow, think, unthought } from './think.ts';

export const LEVELS = ['casual', 'regular', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How good each level of a game is. */
export interface Skill {
  /** Of a hundred answers, this many are any legal one. */
  slips?: number;
  /** How it thinks about the others; absent: by the rule of thumb alone. */
  search?: ThinkHow;
}
export type Skills = Readonly<Record<Level, Skill>>;

const ABOUT: Readonly<Record<Level, string>> = {
  casual: 'Plays along, and often slips.',
  regular: 'Plays well, and slips now and then.',
  strong: 'Plays well, and does not slip.',
  master: 'Thinks ahead, in many matches it imagines.',
};

export const levelsOf = <G extends Spec>(game: Game<G>, instinct: Instinct<G>, skills: Skills): Bot<G>[] =>
  LEVELS.map((level) => skilled(game, instinct, level, skills[level]));

function skilled<G extends Spec>(
  game: Game<G>,
  instinct: Instinct<G>,
  name: Level,
  { slips = 0, search }: Skill,
): Bot<G> {
  const about = ABOUT[name];
  const slip = ({ asking }: MatchOf<G>, seat: Seat, rng: Rng): boolean =>
    slips > 0 && asking?.kind !== 'timing' && asking?.seats.includes(seat) === true && below(rng, 100) < slips;
  if (!search) {
    const { policy } = instinct;
    return {
      name,
      about,
      choose: (view, seat, rng) => (slip(view, seat, rng) ? sample(game, view, seat, rng) : policy(view, seat, rng)),
    };
  }
  const thought: Bot<G>['think'] = (view, seat, rng, { world, ...cap } = {}) =>
    slip(view, seat, rng)
      ? unthought(sample(game, view, seat, rng))
      : think({ game, instinct, view, seat, rng, ...(world && { world }) }, { ...search, ...cap });
  return {
    name,
    about,
    choose: (view, seat, rng) => thought(view, seat, rng)?.move ?? null,
    think: thought,
  };
}
