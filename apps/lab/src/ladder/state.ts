/** What a ladder has played so far, in a file: the same command goes on from there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { readText, writeWhole } from '../files.ts';
import type { Lab } from '../lab.ts';
import type { LadderPlan } from './play.ts';

const FORMAT = 1;

interface Saved {
  format: typeof FORMAT;
  /** Of the code and of everything that is asked for, but for how long is played. */
  of: string;
  /** By `a` and `b`, in the order of the seeds. */
  scores: Record<string, number[]>;
}

export interface LadderState {
  path: string;
  /** A list for each pair, to be added to. */
  scores: number[][];
  save(): void;
}

/** Changes with every change of the command: its parts are named by what is in them. */
const versionOf = ({ worker }: Lab): string => (worker ? hash(readFileSync(worker, 'utf8')) : 'not built');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const keyOf = ({ a, b, seating }: LadderPlan['pairs'][number]): string => `${a} > ${b} (${seating.join(',')})`;

/** `file`: where it is kept; absent: a place that belongs to this ladder and this code. */
export function openState(lab: Lab, plan: LadderPlan, file: string | undefined, fresh: boolean): LadderState {
  const { pairs, ...asked } = plan;
  const of = hash(JSON.stringify([versionOf(lab), asked]));
  const path = file ?? join('.dealer', 'ladder', `${plan.game}-${of}.json`);
  const saved = existsSync(path) && !fresh ? readSaved(path, of) : {};
  const scores = pairs.map((pair) => saved[keyOf(pair)] ?? []);
  return {
    path,
    scores,
    save() {
      const all = { ...saved, ...Object.fromEntries(pairs.map((pair, i) => [keyOf(pair), scores[i] ?? []])) };
      writeWhole(path, `${JSON.stringify({ format: FORMAT, of, scores: all } satisfies Saved)}\n`);
    },
  };
}

function readSaved(path: string, of: string): Saved['scores'] {
  const found: unknown = parsed(readText(path));
  if (!isSaved(found)) throw new Fault(`${path} is not the state of a ladder; add --force to replace it.`);
  if (found.of !== of) {
    throw new Fault(`${path} is of another ladder, or of other code; add --force to begin anew.`);
  }
  return found.scores;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isScore = (score: unknown): boolean => typeof score === 'number' && score >= 0 && score <= 1;
function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null || !('scores' in value) || !('of' in value)) return false;
  const { scores } = value;
  if (typeof scores !== 'object' || scores === null) return false;
  return Object.values(scores).every((list: unknown) => Array.isArray(list) && list.every(isScore));
}
