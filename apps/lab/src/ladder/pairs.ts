/** Who is held against whom. */
import { LEVELS } from '@dealers-choice/bots';
import type { Wanted } from '@dealers-choice/kernel';
import { Fault } from '../fault.ts';
import type { AnyGame } from '../lab.ts';
import { botNamed, botsOf, searcherOf } from '../seating.ts';
import { SEER } from './seer.ts';

export interface Pair {
  /** The one that should be stronger. */
  a: string;
  b: string;
  /** By seat, before they are turned over the seats. */
  seating: string[];
  /** What the rate of `a` would be if both were equally strong. */
  even: number;
  /** The rate that is in question; null: none, all games are played. */
  until: number | null;
}

export interface PairsHow {
  options: Wanted;
  seats: number;
  /** The weakest first; absent: what the game offers. */
  bots?: string[] | undefined;
  /** Everybody against everybody. */
  all?: boolean | undefined;
  until?: number | null | undefined;
}

/**
 * The rungs in order, each against the one below: random, greedy, the game's usual bot; beside them the levels. The
 * highest level is held against the usual bot too, by a margin, and alone where more than two play for themselves.
 */
export function pairsOf(shelved: AnyGame, { options, seats, bots, all, until }: PairsHow): Pair[] {
  const known = botsOf(shelved).map(({ name }) => name);
  const [usual = 'random'] = shelved.usualBots(options, seats);
  const levels = LEVELS.filter((level) => known.includes(level));
  const basics = ['random', 'greedy', usual].filter(
    (name, i, list) => known.includes(name) && list.indexOf(name) === i,
  );
  const pairs = (list: Pair[]): Pair[] => list.map((pair) => (until === undefined ? pair : { ...pair, until }));
  if (bots || all) return pairs(ofNames(shelved, bots ?? [...basics, ...levels], seats, all ?? false));
  const top = levels.at(-1);
  const [lowest] = levels;
  return pairs([
    ...chained(basics, seats),
    ...(lowest ? [together(lowest, 'random', seats)] : []),
    ...chained(levels, seats),
    ...(top && top !== usual ? [ofTop(shelved, top, usual, seats)] : []),
  ]);
}

function ofNames(shelved: AnyGame, names: readonly string[], seats: number, all: boolean): Pair[] {
  if (names.length < 2) throw new Fault(`--bots names ${names.length} bot; a ladder has two rungs or more.`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Fault(`--bots names "${twice}" twice; each bot has one rung.`);
  for (const name of names) botNamed(shelved, name);
  if (!all) return chained(names, seats);
  return names.flatMap((a, i) => names.slice(0, i).map((b) => together(a, b, seats)));
}

const chained = (names: readonly string[], seats: number): Pair[] =>
  names.slice(1).map((a, i) => together(a, names[i] ?? a, seats));

/** The best bot that searches, and its twin that sees everything, each against the usual bot over the same seeds. */
export function ceilingPairs(shelved: AnyGame, { options, seats }: Pick<PairsHow, 'options' | 'seats'>): Pair[] {
  const searcher = searcherOf(shelved);
  if (!searcher) throw new Fault(`None of the bots of ${shelved.game.id} searches: there is nothing to see more of.`);
  const [usual = 'random'] = shelved.usualBots(options, seats);
  return [searcher.name, SEER].map((a) => ({ ...ofTop(shelved, a, usual, seats), until: null }));
}

/** By turns round the table: where there are teams, each has one. With an odd number of seats `b` has one more. */
export function together(a: string, b: string, seats: number): Pair {
  const seating = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 && seat < seats - (seats % 2) ? a : b));
  return { a, b, seating, even: Math.floor(seats / 2) / seats, until: Math.floor(seats / 2) / seats };
}

/** A clear margin, not just more than half; against several who play for themselves, more than a fair share. */
function ofTop({ teams }: AnyGame, a: string, b: string, seats: number): Pair {
  if (teams || seats === 2) return { ...together(a, b, seats), until: 0.55 };
  const seating = [a, ...new Array<string>(seats - 1).fill(b)];
  return { a, b, seating, even: 1 / seats, until: 1.2 / seats };
}
