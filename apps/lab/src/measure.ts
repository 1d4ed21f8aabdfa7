/** How fast a game runs: random answers from start to end, timed in CPU seconds of this process. */
import {
  apply,
  at,
  below,
  fork,
  hashOf,
  type MatchOf,
  type Rng,
  type Spec,
  sample,
  seedRng,
  start,
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
}

export interface BenchHow {
  rounds: number;
  /** CPU seconds of one round. */
  seconds: number;
}

const CHECKED = 200;

export function measure({ game }: AnyGame, how: BenchHow): Bench {
  const play = (tell?: () => void) => timed(how, (i) => playOut(game, i, tell).moves);
  let events = 0;
  const quiet = play();
  const telling = play(() => {
    events++;
  });
  if (events === 0) throw new Error(`${game.id} told nothing in ${telling.laps} games`);
  return {
    game: game.id,
    policy: 'sample',
    movesPerCpuSecond: Math.round(quiet.perSecond),
    movesPerCpuSecondWithEvents: Math.round(telling.perSecond),
    gamesPerCpuSecond: Math.round(quiet.lapsPerSecond),
    forkMicros: round(forkMicros(game, how), 3),
    calibration: round(timed(how, fixedLoop).perSecond / 1e6, 1),
    checksum: checksum(game),
  };
}

/** Default options, usual seats; one match and one line of chance per number. */
function playOut(game: AnyGame['game'], i: number, tell?: () => void, until = Number.POSITIVE_INFINITY) {
  const match = start(game, { seed: i }, tell);
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
  const seat = at(seats, seats.length === 1 ? 0 : below(rng, seats.length));
  apply(game, match, seat, sample(game, match, seat, rng), tell);
}

function checksum(game: AnyGame['game']): string {
  let sum = '';
  for (let i = 0; i < CHECKED; i++) sum = hashOf([sum, playOut(game, i).match]);
  return sum;
}

/** Positions from the middle of games, each forked many times. */
function forkMicros(game: AnyGame['game'], how: BenchHow): number {
  const middles = Array.from({ length: 64 }, (_, i) => {
    const { moves } = playOut(game, i);
    return playOut(game, i, undefined, Math.floor(moves / 2)).match;
  });
  let kept = 0;
  const { perSecond } = timed(how, () => {
    for (const match of middles) kept += fork(game, match).turn;
    return middles.length;
  });
  if (kept < 0) throw new Error('turns are counted from 0');
  return 1e6 / perSecond;
}

/** Measures the machine itself, so that numbers from different machines and days can be compared. */
function fixedLoop(): number {
  const turns = 1_000_000;
  let n = 1;
  for (let i = 0; i < turns; i++) n = (Math.imul(n, 1664525) + 1013904223 + (n >>> 15)) | 0;
  return n === 0 ? turns - 1 : turns;
}

/** The best round counts: other work on the machine only ever slows one down. The first one warms up. */
function timed({ rounds, seconds }: BenchHow, work: (lap: number) => number) {
  let [perSecond, lapsPerSecond, laps] = [0, 0, 0];
  for (let i = 0; i <= rounds; i++) {
    let [done, lap, spent] = [0, 0, 0];
    const began = process.cpuUsage();
    while (spent < seconds) {
      const batch = lap + 10;
      while (lap < batch) done += work(lap++);
      const { user, system } = process.cpuUsage(began);
      spent = (user + system) / 1e6;
    }
    laps += lap;
    if (i === 0) continue;
    perSecond = Math.max(perSecond, done / spent);
    lapsPerSecond = Math.max(lapsPerSecond, lap / spent);
  }
  return { perSecond, lapsPerSecond, laps };
}
