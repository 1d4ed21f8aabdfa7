import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../test/fake-lab.ts';
import { Fault } from './fault.ts';
import { mayWrite, newFolder } from './files.ts';

/** A folder with a file, a link to nothing and a link to itself in it. */
function strange(): string {
  const path = folder();
  writeFileSync(join(path, 'file'), '');
  symlinkSync('nowhere', join(path, 'lost'));
  symlinkSync('circle', join(path, 'circle'));
  mkdirSync(join(path, 'made'));
  return path;
}

test.each([
  ['file', 'is a file; --record needs a directory here.'],
  ['file/below', 'a part of its path is a file.'],
  ['lost', 'is a file; --record needs a directory here.'],
  ['circle', 'its links lead in a circle.'],
  ['x'.repeat(300), 'its name is too long.'],
])('a directory at %.20s cannot be, and that is said at once', (name, message) => {
  const path = join(strange(), name);
  expect(() => newFolder(path, true)).toThrow(Fault);
  expect(() => newFolder(path, true)).toThrow(message);
});
test.each([
  ['made', 'is a directory; --record needs a file here.'],
  ['file', 'exists already; choose another name or add --force.'],
  ['lost', 'exists already; choose another name or add --force.'],
  ['file/below', 'a part of its path is a file.'],
])('a file at %s cannot be, and that is said at once', (name, message) => {
  expect(() => mayWrite(join(strange(), name), false)).toThrow(message);
});
test('folders on the way are made', () => {
  const made = newFolder(join(folder(), 'a/b/c'), false);
  writeFileSync(join(made.fresh, 'one'), '');
  made.finish();
  expect(() => newFolder(join(made.fresh, '../c'), false)).toThrow('is not empty');
});
