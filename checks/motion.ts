/** What moves only to please takes no time where less motion is wanted: its length is a product with `--lively`. */
import type { Repo } from './repo.ts';

/** Bars that show how much time is left, and what stands in for a motion that is not wanted. */
const RUN_ANYWAY = /\b(door-nudge|op-look|far-fade)\b/;
const DECLARED = /\b(?:transition|animation)(?:-duration)?:([^;{}]*)/g;
const LENGTH = /\b\d*\.?\d+m?s\b/;

export function motionProblems(repo: Repo): string[] {
  return [...repo].flatMap(([path, text]) => {
    if (!path.endsWith('.css')) return [];
    return [...text.matchAll(DECLARED)].flatMap(({ 0: all, 1: value = '', index }) => {
      if (!LENGTH.test(value) || value.includes('var(--lively)') || RUN_ANYWAY.test(value)) return [];
      const line = text.slice(0, index).split('\n').length;
      return [`${path}:${line} moves where less motion is wanted: ${all.trim()}`];
    });
  });
}
