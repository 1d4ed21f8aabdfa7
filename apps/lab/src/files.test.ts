import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../test/fake-lab.ts';
import { Fault } from './fault.ts';
import { filesUnder, mayWrite, newFolder, readText } from './files.ts';

/** A folder with a file, a folder, a pipe, and links to these, to a device, to nothing and to itself in it. */
function strange(): string {
  const path = folder();
  writeFileSync(join(path, 'file'), '');
  symlinkSync('nowhere', join(path, 'lost'));
  symlinkSync('circle', join(path, 'circle'));
  mkdirSync(join(path, 'made'));
  execFileSync('mkfifo', [join(path, 'fifo')]);
  symlinkSync('file', join(path, 'toFile'));
  symlinkSync('made', join(path, 'toMade'));
  symlinkSync('fifo', join(path, 'toFifo'));
  symlinkSync('/dev/null', join(path, 'toDevice'));
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
  ['file/below', 'a part of its path is a file.'],
])('a file at %s cannot be, and that is said at once', (name, message) => {
  expect(() => mayWrite(join(strange(), name), false)).toThrow(message);
});
test.each([
  ['made', 'is a directory'],
  ['lost', 'is a link to nothing; only a file can be replaced.'],
  ['toMade', 'is a directory'],
  ['toDevice', 'is a device; only a file can be replaced.'],
  ['fifo', 'is a pipe; only a file can be replaced.'],
  ['toFifo', 'is a pipe; only a file can be replaced.'],
])('--force does not replace %s, and neither does it without', (name, message) => {
  const path = join(strange(), name);
  for (const force of [true, false]) expect(() => mayWrite(path, force)).toThrow(`${path} ${message}`);
});
test.each(['file', 'toFile', 'nothing'])('--force may write where %s is', (name) => {
  expect(() => mayWrite(join(strange(), name), true)).not.toThrow();
});
test('--force fills a folder only if what it may replace there are files', () => {
  const path = strange();
  expect(() => newFolder(path, true).drop()).not.toThrow();
  mkdirSync(join(path, 'caravan-1.0.record.json'));
  expect(() => newFolder(path, true)).toThrow('caravan-1.0.record.json is a directory; only a file can be replaced.');
});
test('folders on the way are made', () => {
  const made = newFolder(join(folder(), 'a/b/c'), false);
  writeFileSync(join(made.fresh, 'one'), '');
  made.finish();
  expect(() => newFolder(join(made.fresh, '../c'), false)).toThrow('is not empty');
});

test.each([
  ['a mark in front of the text', Buffer.from('\ufeff[1]'), '[1]'],
  ['letters of other languages', Buffer.from('"é→"'), '"é→"'],
])('%s is read', (_what, bytes, text) => {
  const path = join(folder(), 'some.json');
  writeFileSync(path, bytes);
  expect(readText(path)).toBe(text);
});
test.each([
  ['UTF-16', Buffer.from('\ufeff[1]', 'utf16le')],
  ['Latin-1', Buffer.from('"é"', 'latin1')],
])('%s is refused: letters would be lost without a word', (_what, bytes) => {
  const path = join(folder(), 'some.json');
  writeFileSync(path, bytes);
  expect(() => readText(path)).toThrow(`Can't read ${path}: it is not in UTF-8.`);
});
test('a folder is read once, whatever links are in it, and one that is called like a file is a folder', () => {
  const path = folder();
  mkdirSync(join(path, 'below.json'));
  writeFileSync(join(path, 'below.json/b.json'), '');
  writeFileSync(join(path, 'a.json'), '');
  symlinkSync('.', join(path, 'again'));
  symlinkSync('a.json', join(path, 'c.json'));
  expect(filesUnder(path, ['.json'])).toEqual(
    ['a.json', 'below.json/b.json', 'c.json'].map((name) => join(path, name)),
  );
});
