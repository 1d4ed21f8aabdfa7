import { expect, test } from 'vitest';
import { blocksOf } from './markdown.ts';

test('headings, text over two lines, and lists with long items', () => {
  expect(blocksOf('# A\n\nOne\ntwo.\n\n3. three\n   and more\n4. four')).toEqual([
    { type: 'heading', level: 1, text: 'A' },
    { type: 'text', text: 'One two.' },
    { type: 'list', ordered: true, start: 3, items: ['three and more', 'four'] },
  ]);
});

test('tables keep their empty cells', () => {
  expect(blocksOf('| a | |\n|---|---|\n| 1 | 2 |')).toEqual([{ type: 'table', head: ['a', ''], rows: [['1', '2']] }]);
});

test('code that nobody closed ends with the text', () => {
  expect(blocksOf('```ts\n# not a heading')).toEqual([{ type: 'code', text: '# not a heading' }]);
});

test('HTML is text like any other', () => {
  expect(blocksOf('<img src=x onerror=alert(1)>')).toEqual([{ type: 'text', text: '<img src=x onerror=alert(1)>' }]);
});

test('a picture has a line of its own', () => {
  expect(blocksOf('One.\n\n![The mat](/assets/mat.svg)\n\nTwo ![not here](x.svg).')).toEqual([
    { type: 'text', text: 'One.' },
    { type: 'picture', alt: 'The mat', src: '/assets/mat.svg' },
    { type: 'text', text: 'Two ![not here](x.svg).' },
  ]);
});
