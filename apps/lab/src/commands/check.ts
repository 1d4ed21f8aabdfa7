import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BadWords, playScenario, readScenario, type ScenarioResult } from '@dealers-choice/testkit';
import { EXIT, Fault, onScreen } from '../fault.ts';
import { filesUnder, readText } from '../files.ts';
import type { AnyGame, Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { findGame } from '../seating.ts';

const ENDS = ['.yaml', '.yml'];

export const check: Command = {
  ...OUTLINES.check,
  more: [
    'Without a path: every file in the scenarios folder of every game.',
    'Exit code 1: something does not hold. 2: a file that cannot be played, such as an impossible position.',
  ],
  flags: ['json'],
  examples: [
    ['dealer check', 'all scenarios'],
    ['dealer check games/{game}/scenarios/one.yaml', 'one file'],
  ],
  async run(lab, words, { json }) {
    const paths = words.length > 0 ? words : scenarioFolders(lab.root);
    const files = paths.flatMap((path) => filesUnder(path, ENDS));
    if (files.length === 0) {
      throw new Fault(
        `There are no scenario files (${ENDS.join(', ')}) in ${paths.join(', ') || 'games/*/scenarios'}.`,
      );
    }
    const verdicts = files.map((file) => judge(lab.games, file));
    const failures = verdicts.filter((verdict) => !verdict.passed);
    const passed = verdicts.length - failures.length;
    if (json) {
      const told = failures.map(({ file, title, reasons }) => ({ file, title, reasons }));
      lab.out.write(`${JSON.stringify({ passed, failed: failures.length, failures: told })}\n`);
    } else {
      for (const { file, title, reasons } of failures) {
        lab.err.write(onScreen(`${file}: ${title}\n${reasons.map((reason) => `  ${reason}\n`).join('')}`));
      }
      lab.out.write(`${passed} passed, ${failures.length} failed\n`);
    }
    if (failures.some(({ unplayable }) => unplayable)) return EXIT.badInput;
    return failures.length > 0 ? EXIT.failures : EXIT.ok;
  },
};

function scenarioFolders(root: string): string[] {
  const games = join(root, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .map((name) => join(games, name, 'scenarios'))
    .filter((path) => existsSync(path))
    .map((path) => relative('', path));
}

interface Verdict extends ScenarioResult {
  file: string;
}

function judge(games: readonly AnyGame[], file: string): Verdict {
  const text = readText(file);
  let title = file;
  try {
    const scenario = readScenario(text);
    title = scenario.title;
    const { game, words } = findGame(games, scenario.game);
    return { file, ...playScenario(game, scenario, words) };
  } catch (error) {
    if (!(error instanceof BadWords || error instanceof Fault)) throw error;
    return { file, title, passed: false, reasons: [error.message], unplayable: true };
  }
}
