/** How fast a game runs: random answers from start to end, timed in CPU seconds of this process. */
import { hashOf, readOptions, type Wanted } from '@dealers-choice/kernel';
import { cardTables } from '@dealers-choice/testkit';
import type { AnyGame } from '../lab.ts';
import { round } from '../stats.ts';
import { bytesPerMove } from './allocated.ts';
import { type Deciding, deciding } from './deciding.ts';
import { type PlayOut, playingOut } from './matches.ts';
import { searchWork } from './search-work.ts';

export interface Bench {
  game: string;
  policy: 'sample';
  movesPerCpuSecond: number;
  movesPerCpuSecondWithEvents: number;
  gamesPerCpuSecond: number;
  viewMicros: number;
  imagineMicros: number;
  movesMicros: number;
  forkMicros: number;
  playoutMicros: number;
  bytesPerMove: number;
  /** What the machine can do, so that numbers of different machines and days can be compared. */
  calibration: number;
  checksum: string;
  /** Absent where none of the game's bots searches. */
  iterationsPerCpuSecond?: number;
  searchChecksum?: string;
  decisionMs?: Deciding['decisionMs'];
  /** Of each workload of the game: `<name>Micros` a lap, and `<name>Checksum`. */
  [extra: string]: string | number | Deciding['decisionMs'] | undefined;
}

export interface BenchHow {
  rounds: number;
  /** CPU seconds of one round. */
  seconds: number;
}

const CHECKED = 200;

/** `wanted`: options that are not the default. */
export function measure(shelved: AnyGame, how: BenchHow, wanted: Wanted = {}): Bench {
  const { game, workloads = {} } = shelved;
  const options = readOptions(game.id, game.def.options, wanted, game.def.seats.usual); // once, not for each game
  let events = 0;
  const tell = (): void => {
    events++;
  };
  const play = playingOut(game, options);
  const bytes = bytesPerMove(game, play, 2 * how.rounds); // first of all, as it says
  const quiet = task((i) => play(i).moves);
  const telling = task((i) => play(i, tell).moves);
  const work = searchWork(game, play);
  const search = {
    view: task(work.view, 1),
    imagine: task(work.imagine, 1),
    moves: task(work.moves, 1),
    fork: task(work.fork, 1),
    playout: task(work.playout, 1),
  };
  const machine = task(cardTables());
  const own = Object.entries(workloads).map(([name, work]) => ({ name, work, timed: task((lap) => once(work(lap))) }));
  // Round by round: a burst of other work on the machine then spoils a round of each, not all rounds of one.
  for (let i = 0; i <= how.rounds; i++) {
    for (const each of [quiet, telling, machine, ...Object.values(search), ...own.map(({ timed }) => timed)]) {
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
    viewMicros: micros(search.view),
    imagineMicros: micros(search.imagine),
    movesMicros: micros(search.moves),
    forkMicros: micros(search.fork),
    playoutMicros: micros(search.playout),
    bytesPerMove: bytes,
    calibration: round(machine.perSecond / 1000, 1),
    checksum: checksum(play),
    ...deciding(shelved, options, Math.ceil(how.rounds / 2)),
    ...Object.fromEntries(own.flatMap(({ name, work, timed }) => extras(name, work, timed))),
  };
}

/** One lap. What it found is looked at, or a compiler might leave the work out. */
const once = (found: number): number => (Number.isNaN(found) ? 0 : 1);
const micros = ({ perSecond }: Task): number => round(1e6 / perSecond, 3);
const extras = (name: string, work: Task['work'], timed: Task): [string, string | number][] => [
  [`${name}Micros`, micros(timed)],
  [`${name}Checksum`, hashOf(Array.from({ length: CHECKED }, (_, lap) => work(lap)))],
];

function checksum(play: PlayOut): string {
  let sum = '';
  for (let i = 0; i < CHECKED; i++) sum = hashOf([sum, play(i).match]);
  return sum;
}

interface Task {
  /** One lap; returns how much of what is counted it did. */
  work(lap: number): number;
  /** This many laps before the clock is read again, which takes as long as a short lap. */
  batch: number;
  laps: number;
  /** Of the best round: other work on the machine only ever slows one down. */
  perSecond: number;
  lapsPerSecond: number;
}

const task = (work: Task['work'], batch = 10): Task => ({ work, batch, laps: 0, perSecond: 0, lapsPerSecond: 0 });

function runRound(each: Task, seconds: number, isWarmUp: boolean): void {
  let [done, lap, spent] = [0, 0, 0];
  const began = process.cpuUsage();
  while (spent < seconds) {
    for (const until = lap + each.batch; lap < until; lap++) done += each.work(lap);
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  each.laps += lap;
  if (isWarmUp) return;
  each.perSecond = Math.max(each.perSecond, done / spent);
  each.lapsPerSecond = Math.max(each.lapsPerSecond, lap / spent);
}
