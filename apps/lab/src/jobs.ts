/** What threads can do. A job is plain data; the same function does it here or there. */
import { type FuzzPlan, type FuzzTally, fuzzRange } from './hunt.ts';
import type { AnyGame, Lab } from './lab.ts';
import { type LadderPlan, ladderRange, type Played } from './ladder/play.ts';
import { inThisThread, type Range, type Runner, thread } from './pool.ts';
import { type SimPlan, simRange, type Tally } from './tally.ts';
import { type TunePlan, tuneRange } from './tune/play.ts';

export type Job =
  | { kind: 'sim'; plan: SimPlan }
  | { kind: 'fuzz'; plan: FuzzPlan }
  | { kind: 'ladder'; plan: LadderPlan }
  | { kind: 'tune'; plan: TunePlan };

export function doRange(games: readonly AnyGame[], job: Job, range: Range): Tally | FuzzTally | Played | number[][] {
  switch (job.kind) {
    case 'sim':
      return simRange(games, job.plan, range);
    case 'fuzz':
      return fuzzRange(games, job.plan, range);
    case 'ladder':
      return ladderRange(games, job.plan, range);
    case 'tune':
      return tuneRange(games, job.plan, range);
  }
}

/** One runner per worker. A single one stays in this thread, which saves starting another. */
function runners<R>(lab: Lab, workers: number, job: Job, here: (range: Range) => R): Runner<R>[] {
  const { worker } = lab;
  if (worker === null || workers === 1) return [inThisThread(here)];
  return Array.from({ length: workers }, () => thread<Job, R>(worker, job));
}

export const simRunners = (lab: Lab, workers: number, plan: SimPlan): Runner<Tally>[] =>
  runners(lab, workers, { kind: 'sim', plan }, (range) => simRange(lab.games, plan, range));

export const fuzzRunners = (lab: Lab, workers: number, plan: FuzzPlan): Runner<FuzzTally>[] =>
  runners(lab, workers, { kind: 'fuzz', plan }, (range) => fuzzRange(lab.games, plan, range));

export const ladderRunners = (lab: Lab, workers: number, plan: LadderPlan): Runner<Played>[] =>
  runners(lab, workers, { kind: 'ladder', plan }, (range) => ladderRange(lab.games, plan, range));

export const tuneRunners = (lab: Lab, workers: number, plan: TunePlan): Runner<number[][]>[] =>
  runners(lab, workers, { kind: 'tune', plan }, (range) => tuneRange(lab.games, plan, range));
