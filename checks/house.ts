import { posix } from 'node:path';
import { isTest, type Repo } from './repo.ts';

export const MAX_BYTES = 512 * 1024;
const MAX_COLUMNS = 120;
const MAX_KERNEL_LINES = 1520;
const MAX_FILES = 45;

const isSource = (path: string) => /\.([cm]?[jt]sx?|css|sh)$/.test(path) || path === 'dealer' || path === '.ci/run';
const isGenerated = (path: string) => posix.basename(path) === 'package-lock.json';

/** Written in pieces, so that this file does not find itself. */
const MACHINE_PATH = /(?<![\w.@-])\/(work|root|home|Users)\/\w/;
const NOT_FOR_READERS = new RegExp(
  [
    `\\b(clau${'de'}|chat${'gpt'}|copi${'lot'}|anthro${'pic'}|open${'ai'})\\b`,
    `\\b(a|an|the|ai|coding|this|your) (assis${'tant'}|language mo${'del'})\\b`,
    `\\b(this|previous|last|next|earlier|agent|coding) sess${'ion'}\\b`,
    `\\b(system|user|ai|llm) pro${'mpt'}\\b`,
    `\\bgenerated (by|with) (an? )?(ai|llm|assis${'tant'})\\b`,
  ].join('|'),
  'i',
);
const OPEN_END = /\b(TO[D]O|FIX[M]E)\b(?!\(#\d+\)| #\d+)/;

/** Words that tell when a file was written, or nothing at all: one of several in a name is one too many. */
const SAYS_NOTHING = /(?<![a-z])(utils?|misc|helpers?|common|stuff|more|odd|wider|late|rare)(?![a-z])/i;

/** The classes of an element are one string, which no formatter can wrap. */
const isClassList = (path: string, line: string) =>
  path.endsWith('.tsx') && /className=|^\s*(const \w+ =|\w+:|\? |: |return )?\s*[`'"][^`]*[`'"][,;]?$/.test(line);

/** What a reader of the repo should not have to meet, one line each. */
export function housekeeping(repo: Repo): string[] {
  return [...[...repo].flatMap(([path, text]) => problemsOf(path, text)), ...kernelSize(repo), ...rooms(repo)];
}

function problemsOf(path: string, text: string): string[] {
  const size = Buffer.byteLength(text);
  if (size > MAX_BYTES) return [`${path} has ${size} bytes; ${MAX_BYTES} are allowed`];
  if (isGenerated(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`;
    // Vowel signs stand on the letter before them.
    const columns = [...line.replace(/\p{M}/gu, '')].length;
    return [
      ...(MACHINE_PATH.test(line) ? [`${at} names a path of one machine`] : []),
      ...(NOT_FOR_READERS.test(line) ? [`${at} speaks of how it was written, not of what it is`] : []),
      ...(isSource(path) && OPEN_END.test(line) ? [`${at} leaves something open without an issue number`] : []),
      ...(isSource(path) && columns > MAX_COLUMNS && !isClassList(path, line)
        ? [`${at} has ${columns} columns; ${MAX_COLUMNS} are allowed`]
        : []),
    ];
  });
}

/** What has to be read to understand it: lines that say something to the machine. */
function kernelSize(repo: Repo): string[] {
  const files = [...repo].filter(([path]) => /^packages\/kernel\/src\/.*\.ts$/.test(path) && !isTest(path));
  const lines = files.flatMap(([, text]) => text.split('\n')).filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
  return lines > MAX_KERNEL_LINES
    ? [`packages/kernel/src has ${lines} lines of code; ${MAX_KERNEL_LINES} are allowed`]
    : [];
}

/** A folder can be taken in at a glance, and a file is called by what is in it. */
function rooms(repo: Repo): string[] {
  const files = [...repo.keys()].filter(isSource);
  const held = new Map<string, number>();
  for (const path of files) held.set(posix.dirname(path), (held.get(posix.dirname(path)) ?? 0) + 1);
  const full = [...held].filter(([, count]) => count > MAX_FILES);
  const unnamed = files.filter((path) => SAYS_NOTHING.test(posix.basename(path)));
  return [
    ...full.map(([folder, count]) => `${folder} holds ${count} files; ${MAX_FILES} are allowed`),
    ...unnamed.map((path) => `${path} is called by a word that does not say what is in it`),
  ];
}
