import { afterEach, expect, test, vi } from 'vitest';
import { callInTitle, nameScreen } from './window-title.ts';

afterEach(() => vi.unstubAllGlobals());

test('a call stays in the title when the screen gets its name later, and the name is there afterwards', () => {
  const page = { title: '' };
  vi.stubGlobal('document', page);
  nameScreen('Home');
  const end = callInTitle('Your turn');
  nameScreen('Jambo');
  expect(page.title).toBe('Your turn');
  end();
  expect(page.title).toBe('Jambo');
});

test('of two calls the later one is seen, and the other one again when it has ended', () => {
  const page = { title: '' };
  vi.stubGlobal('document', page);
  nameScreen('Home');
  const [first, second] = [callInTitle('Your turn: Jambo'), callInTitle('Your turn: The Door')];
  expect(page.title).toBe('Your turn: The Door');
  first();
  expect(page.title).toBe('Your turn: The Door');
  const third = callInTitle('Your turn: One Piece');
  third();
  expect(page.title).toBe('Your turn: The Door');
  second();
  expect(page.title).toBe('Home');
});
