/** How fast bots decide: rounds of the search per CPU second, and how long each level takes for an answer. */
import { type Bot, LEVELS, runMatch, worthTrying } from '@dealers-choice/bots';
import {
  hashOf,
  type MatchOf,
  type Move,
  must,
  type Seat,
  type Spec,
  seedRng,
  type Wanted,
} from '@dealers-choice/kernel';
import type { AnyGame } from '../lab.ts';
import { botNamed, searcherOf } from '../seating.ts';
import { round } from '../stats.ts';

/** In CPU milliseconds, over the questions of whole matches that leave a choice. */
export interface DecisionTimes {
  p50: number;
  p99: number;
  max: number;
  /** How many answers that is. */
  decisions: number;
}

export interface Deciding {
  /** Rounds of the best bot that searches: each plays one move on in an imagined match. */
  iterationsPerCpuSecond: number;
  /** Of what it thought: the same in every run until the rules, the search or what it knows change. */
  searchChecksum: string;
  decisionMs: Record<string, DecisionTimes>;
}

interface Position {
  view: MatchOf<Spec>;
  seat: Seat;
}

const POSITIONS = 12;
/** Each level plays this many matches against itself. */
const MATCHES = 2;

/** Null: none of the game's bots searches. */
export function deciding(shelved: AnyGame, options: Wanted, rounds: number): Deciding | null {
  const searcher = searcherOf(shelved);
  if (!searcher) return null;
  const levels = LEVELS.flatMap((level) => shelved.bots.find(({ name }) => name === level) ?? []);
  return {
    ...searchSpeed(shelved, searcher, options, rounds),
    decisionMs: Object.fromEntries(levels.map((bot) => [bot.name, timesOf(shelved, bot, options)])),
  };
}

function searchSpeed(shelved: AnyGame, bot: Bot<Spec>, options: Wanted, rounds: number) {
  const positions = Array.from({ length: POSITIONS }, (_, i) => middleOf(shelved, options, i));
  const thinkThrough = () =>
    positions.map(({ view, seat }, i) => bot.think?.(view, seat, seedRng(`search ${i}`)) ?? null);
  let iterationsPerCpuSecond = 0;
  for (let i = 0; i <= rounds; i++) {
    const began = process.cpuUsage();
    const iterations = thinkThrough().reduce((sum, thought) => sum + (thought?.iterations ?? 0), 0);
    // The first warms up. Of the others the best: other work on the machine only ever slows one down.
    if (i > 0 || rounds === 0)
      iterationsPerCpuSecond = Math.max(iterationsPerCpuSecond, iterations / spentSince(began));
  }
  return {
    iterationsPerCpuSecond: Math.round(iterationsPerCpuSecond),
    searchChecksum: hashOf(JSON.stringify(thinkThrough())),
  };
}

const spentSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};

/** The middle one of the questions with a choice, in a match of the usual bots. */
function middleOf(shelved: AnyGame, options: Wanted, i: number): Position {
  const asked: Position[] = [];
  const { usual: seats } = shelved.game.def.seats;
  const bots = shelved.usualBots(options, seats).map((name) =>
    choosing(shelved, botNamed(shelved, name), (view, seat, choose) => {
      asked.push({ view, seat });
      return choose();
    }),
  );
  runMatch(shelved.game, { seats, options, seed: `search ${i}` }, bots);
  return must(asked, Math.floor(asked.length / 2));
}

function timesOf(shelved: AnyGame, bot: Bot<Spec>, options: Wanted): DecisionTimes {
  const times: number[] = [];
  const timed = choosing(shelved, bot, (_view, _seat, choose) => {
    const began = process.cpuUsage();
    const move = choose();
    times.push(1000 * spentSince(began));
    return move;
  });
  const { usual: seats } = shelved.game.def.seats;
  for (let i = 0; i < MATCHES; i++) {
    const bots = new Array<Bot<Spec>>(seats).fill(timed);
    runMatch(shelved.game, { seats, options, seed: `decide ${i}` }, bots);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0, 3);
  return { p50: at(0.5), p99: at(0.99), max: at(1), decisions: times.length };
}

type Choosing = (view: MatchOf<Spec>, seat: Seat, choose: () => Move | null) => Move | null;

/** The same bot; where it has a choice, `around` stands between the question and its answer. */
function choosing({ game }: AnyGame, bot: Bot<Spec>, around: Choosing): Bot<Spec> {
  const isChoice = (view: MatchOf<Spec>, seat: Seat): boolean =>
    view.asking?.kind !== 'timing' && worthTrying(game, view, seat).length > 1;
  return {
    ...bot,
    choose: (view, seat, rng) =>
      isChoice(view, seat) ? around(view, seat, () => bot.choose(view, seat, rng)) : bot.choose(view, seat, rng),
  };
}
