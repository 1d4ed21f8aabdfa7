/** How fast a game runs: random answers from start to end, timed in CPU seconds of this process. */
import {
  apply,
  below,
  fork,
  hashOf,
  type MatchOf,
  must,
  type Rng,
  readOptions,
  type Spec,
  sample,
  seedRng,
  start,
  type Wanted,
} from '@dealers-choice/kernel';
import type { AnyGame } from './lab.ts';
import { round } from './stats.ts';

export interface Bench {
  game: string;
  policy: 'sample';
  movesPerCpuSecond: number;
  movesPerCpuSecondWithEvents: number;
  gamesPerCpuSecond: number;
  forkMicros: number;
  calibration: number;
  checksum: string;
  /** Of each workload of the game: `<name>Micros` a lap, and `<name>Checksum`. */
  [extra: string]: string | number;
}

export interface BenchHow {
  rounds: number;
  /** CPU seconds of one round. */
  seconds: number;
}

const CHECKED = 200;

/** `wanted`: options that are not the default. */
export function measure({ game, workloads = {} }: AnyGame, how: BenchHow, wanted: Wanted = {}): Bench {
  const options = readOptions(game.id, game.def.options, wanted, game.def.seats.usual); // once, not for each game
  let events = 0;
  const tell = (): void => {
    events++;
  };
  const play: PlayOut = (i, told, until) => playOut(game, options, i, told, until);
  const middles = midGames(play);
  const quiet = task((i) => play(i).moves);
  const telling = task((i) => play(i, tell).moves);
  const forks = task(() => forkAll(game, middles));
  const loop = task(fixedLoop);
  const own = Object.entries(workloads).map(([name, work]) => ({ name, work, timed: task((lap) => once(work(lap))) }));
  // Round by round: a burst of other work on the machine then spoils a round of each, not all rounds of one.
  for (let i = 0; i <= how.rounds; i++) {
    for (const each of [quiet, telling, forks, loop, ...own.map(({ timed }) => timed)]) {
      runRound(each, how.seconds, i === 0);
    }
  }
  if (events === 0) throw new Error(`${game.id} told nothing in ${telling.laps} games`);
  return {
    game: game.id,
    policy: 'sample',
    movesPerCpuSecond: Math.round(quiet.perSecond),
    movesPerCpuSecondWithEvents: Math.round(telling.perSecond),
    gamesPerCpuSecond: Math.round(quiet.lapsPerSecond),
    forkMicros: round(1e6 / forks.perSecond, 3),
    calibration: round(loop.perSecond / 1e6, 1),
    checksum: checksum(play),
    ...Object.fromEntries(own.flatMap(({ name, work, timed }) => extras(name, work, timed.perSecond))),
  };
}

type PlayOut = (i: number, tell?: () => void, until?: number) => { match: MatchOf<Spec>; moves: number };

/** Usual seats; one match and one line of chance per number. */
function playOut(
  game: AnyGame['game'],
  options: Wanted,
  i: number,
  tell?: () => void,
  until = Number.POSITIVE_INFINITY,
): ReturnType<PlayOut> {
  const match = start(game, { options, seed: i }, tell);
  const rng = seedRng(`bench ${i}`);
  let moves = 0;
  while (match.over === null && moves < until) {
    answer(game, match, rng, tell);
    moves++;
  }
  return { match, moves };
}

function answer(game: AnyGame['game'], match: MatchOf<Spec>, rng: Rng, tell?: () => void): void {
  const { seats } = match.asking ?? { seats: [] };
  const seat = must(seats, seats.length === 1 ? 0 : below(rng, seats.length));
  apply(game, match, seat, sample(game, match, seat, rng), tell);
}

/** One lap. What it found is looked at, or a compiler might leave the work out. */
const once = (found: number): number => (Number.isNaN(found) ? 0 : 1);
const extras = (name: string, work: (lap: number) => number, perSecond: number): [string, string | number][] => [
  [`${name}Micros`, round(1e6 / perSecond, 3)],
  [`${name}Checksum`, hashOf(Array.from({ length: CHECKED }, (_, lap) => work(lap)))],
];

function checksum(play: PlayOut): string {
  let sum = '';
  for (let i = 0; i < CHECKED; i++) sum = hashOf([sum, play(i).match]);
  return sum;
}

/** Positions from the middle of games, each forked many times. */
const midGames = (play: PlayOut): MatchOf<Spec>[] =>
  Array.from({ length: 64 }, (_, i) => {
    const { moves } = play(i);
    return play(i, undefined, Math.floor(moves / 2)).match;
  });

function forkAll(game: AnyGame['game'], matches: readonly MatchOf<Spec>[]): number {
  let kept = 0;
  for (const match of matches) if (fork(game, match) !== match) kept++;
  return kept;
}

/** Measures the machine itself, so that numbers from different machines and days can be compared. */
function fixedLoop(): number {
  const turns = 1_000_000;
  let n = 1;
  for (let i = 0; i < turns; i++) n = (Math.imul(n, 1664525) + 1013904223 + (n >>> 15)) | 0;
  return n === 0 ? turns - 1 : turns;
}

interface Task {
  /** One lap; returns how much of what is counted it did. */
  work(lap: number): number;
  laps: number;
  /** Of the best round: other work on the machine only ever slows one down. */
  perSecond: number;
  lapsPerSecond: number;
}

const task = (work: (lap: number) => number): Task => ({ work, laps: 0, perSecond: 0, lapsPerSecond: 0 });

function runRound(each: Task, seconds: number, isWarmUp: boolean): void {
  let [done, lap, spent] = [0, 0, 0];
  const began = process.cpuUsage();
  while (spent < seconds) {
    for (const batch = lap + 10; lap < batch; lap++) done += each.work(lap);
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  each.laps += lap;
  if (isWarmUp) return;
  each.perSecond = Math.max(each.perSecond, done / spent);
  each.lapsPerSecond = Math.max(each.lapsPerSecond, lap / spent);
}
