/** A page in Hindi says in Hindi what its server says. */
import { expect, test } from 'vitest';
import { isTest, readRepo } from './repo.ts';

const SENTENCE = /'((?:[A-Z]|\{)[^'\n]* [^'\n]*\.)'|`((?:[A-Z]|\$\{)[^`\n]* [^`\n]*\.)`/g;
const SPEAKS = /^apps\/server\/src\/((wire|rooms|guests|match|uploads)\/[\w-]+|card-tables)\.ts$/;

/** Whole sentences in this code; what is put into them is a gap. */
function sentencesIn(code: string): string[] {
  const bare = code.replaceAll(/\/\*.*?\*\/|\/\/ [^\n]*/gs, '');
  const found = [...bare.matchAll(SENTENCE)];
  return found.map(([, plain, filled]) => plain ?? filled?.replaceAll(/\$\{[^}]*\}/g, '{}') ?? '');
}

test('whatever a server says to a page has its words in Hindi, and nothing else has', () => {
  const repo = readRepo();
  const speakers = [...repo].filter(([path]) => SPEAKS.test(path) && !isTest(path));
  const said = new Set(speakers.flatMap(([, code]) => sentencesIn(code)));
  const known = sentencesIn(repo.get('apps/web/src/words/far/server-hi.ts') ?? '');
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((text) => !known.includes(text))).toEqual([]);
  expect(known.filter((text) => !said.has(text))).toEqual([]);
});
