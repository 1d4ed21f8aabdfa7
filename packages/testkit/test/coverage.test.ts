import { describe, expect, test } from 'vitest';
import { coverageRows, notThere } from '../src/rules-file/coverage.ts';

const PAGE = `# What is not shown

## Shown elsewhere

| id  | what    | where it is shown                        |
| --- | ------- | ---------------------------------------- |
| T-1 | a thing | \`packages/testkit/test/toy.ts\`: "a toy" |
| T-2 | another | a screen                                 |

## Not shown

| id  | what  | why           |
| --- | ----- | ------------- |
| T-3 | keys  | nobody has to |
`;

test('the tables of a page are read by their headings', () => {
  expect(coverageRows(PAGE, 'Shown elsewhere')).toEqual([
    { id: 'T-1', where: '`packages/testkit/test/toy.ts`: "a toy"' },
    { id: 'T-2', where: 'a screen' },
  ]);
  expect(coverageRows(PAGE, 'Not shown').map(({ id }) => id)).toEqual(['T-3']);
  expect(coverageRows(PAGE, 'Shown here in part')).toEqual([]);
});

describe('what a row names', () => {
  const root = new URL('../../../', import.meta.url);
  const wrongIn = (where: string): string[] => notThere(root, { id: 'T-1', where });

  test.each([
    '`packages/testkit/test/toy.ts`: "A small game"',
    'the button: `packages/testkit/test/toy.ts`: "A small game"',
    '10 000 and more: `./dealer fuzz toy`',
    'not shown: there is no button',
  ])('is there: %s', (where) => {
    expect(wrongIn(where)).toEqual([]);
  });

  test.each([
    ['tests of the table on the screen', 'T-1 names no test: tests of the table on the screen'],
    ['`packages/testkit/test/toy.ts`', 'T-1 names no test: `packages/testkit/test/toy.ts`'],
    ['`packages/testkit/test/tin.ts`: "A small game"', 'T-1: there is no packages/testkit/test/tin.ts'],
    ['`packages/testkit/test/toy.ts`: "A large game"', 'T-1: packages/testkit/test/toy.ts has no "A large game"'],
    ['not shown', 'T-1 names no test: not shown'],
  ])('is missed: %s', (where, wrong) => {
    expect(wrongIn(where)).toEqual([wrong]);
  });
});
