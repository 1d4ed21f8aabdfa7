/** What a ladder has played so far: the scores of each pair, and what a report shows beside them. */
import { openJournal } from '../journal.ts';
import type { Lab } from '../lab.ts';
import type { Beside, LadderPlan } from './play.ts';

/** By `a` and `b`, in the order of the seeds. */
type Scores = Record<string, number[]>;

export interface LadderState {
  path: string;
  /** A list for each pair, to be added to. */
  scores: number[][];
  /** To be added to. */
  beside: Beside;
  save(): void;
}

const keyOf = ({ a, b, seating }: LadderPlan['pairs'][number]): string => `${a} > ${b} (${seating.join(',')})`;

/** `file`: where it is kept; absent: a place that belongs to this ladder and this code. */
export function openState(lab: Lab, plan: LadderPlan, file: string | undefined, fresh: boolean): LadderState {
  const { pairs, ...asked } = plan;
  const journal = openJournal(lab, { what: 'ladder', game: plan.game, asked, file, fresh });
  const saved = journal.found('scores') ?? {};
  const beside = journal.found('beside') ?? { lengths: {}, times: {} };
  if (!isScores(saved) || !isBeside(beside)) throw journal.notOurs();
  const scores = pairs.map((pair) => saved[keyOf(pair)] ?? []);
  return {
    path: journal.path,
    scores,
    beside,
    save: () =>
      journal.save({
        beside,
        scores: { ...saved, ...Object.fromEntries(pairs.map((pair, i) => [keyOf(pair), scores[i] ?? []])) },
      }),
  };
}

const isScore = (score: unknown): boolean => typeof score === 'number' && score >= 0 && score <= 1;
const isScores = (value: unknown): value is Scores =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list: unknown) => Array.isArray(list) && list.every(isScore));

const isCounts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((n) => typeof n === 'number');
const isBeside = (value: unknown): value is Beside =>
  typeof value === 'object' &&
  value !== null &&
  'lengths' in value &&
  'times' in value &&
  isCounts(value.lengths) &&
  isCounts(value.times);
