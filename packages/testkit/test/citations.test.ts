import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { citationsOf, commentsOf, looksCited, ruleLines, rulesRefusedBy } from '../src/rules-file/citations.ts';
import { readRules } from '../src/rules-file/pages.ts';

test('a rule is a line with a number, its text and what it follows', () => {
  const page = '# Toy\n\n- TY-1 Two play. [J-1, E-2]\n- TY-2 Nobody [else] does.\n- A line of a list.\n';

  expect(ruleLines(page, 'TY')).toEqual([
    { id: 'TY-1', text: 'Two play.', follows: ['J-1', 'E-2'] },
    { id: 'TY-2', text: 'Nobody [else] does.', follows: [] },
  ]);
});

test('rules are read without the mark that some editors put in front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'RULES.md'), '\ufeff- TY-1 Two play.\n');
  expect(ruleLines(readRules(pathToFileURL(`${folder}/`)), 'TY')).toHaveLength(1);
});

test('a citation is the whole of a number', () => {
  expect(citationsOf('as TY-1 and (TY-22) say, not TY-3b, ATY-4 or TY-5-6', 'TY')).toEqual(['TY-1', 'TY-22']);
});

test.each([
  ["no('TOO_POOR', { need, have }, 'TY-1')", ['TY-1']],
  ["no(isSet ? 'FULL' : 'LONG', params, '7.1')", ['7.1']],
  ["isDead ? no('DEAD') : no('ALIVE', {}, 'TY-2');", ['TY-2']],
  ["no('DEAD', { seat }); x.ask('no', {}, 'TY-2')", []],
])('refusals are found where they are written: %s', (code, rules) => {
  expect(rulesRefusedBy(code)).toEqual(rules);
});

test('comments are found, and nothing else', () => {
  const code = "/** One. */\nconst a = 'https://b.c'; // two\n/* three\n four */\n";

  expect(commentsOf(code)).toEqual(['/** One. */', '// two', '/* three\n four */']);
});

describe('what looks like a citation', () => {
  test.each([
    ['the turn of section 6.3', ['section 6.3']],
    ['§3 of a paper', ['§3']],
    ['a pending skip stays (P-12)', ['P-12']],
    ['as TY-3 and OP-R2.1 say', ['TY-3', 'OP-R2.1']],
    ['whoever shows it waits (D29)', ['D29']],
    ['create (7.3), add (9)', ['7.3', '9']],
    ['its end (13.3, 14)', ['13.3', '14']],
    ['what was paid stays paid (8-3-1-3-1)', ['8-3-1-3-1']],
  ])('is found: %s', (comment, cited) => {
    expect(looksCited(comment)).toEqual(cited);
  });

  test.each([
    'a match stays JSON (K2)',
    'an id such as `T-51` in backticks',
    'written in UTF-8 on 2026-11-16',
    'two-thirds of 52 cards, or 3 at least (and at most 7)',
    'version 1.2.1',
  ])('is not found: %s', (comment) => {
    expect(looksCited(comment)).toEqual([]);
  });
});
