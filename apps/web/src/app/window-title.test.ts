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
