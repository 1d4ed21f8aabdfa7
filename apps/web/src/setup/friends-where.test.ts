import { afterEach, expect, test, vi } from 'vitest';
import { rememberFar } from '../home/played-far.ts';
import { friendsWhere, rememberFriends } from './friends-where.ts';

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
afterEach(() => vi.unstubAllGlobals());

test('friends are where they were the last time, and far away for whoever has only played there', () => {
  vi.stubGlobal('localStorage', storage());
  expect(friendsWhere()).toBe('device');
  rememberFar();
  expect(friendsWhere()).toBe('far');
  rememberFriends('device');
  expect(friendsWhere()).toBe('device');
  rememberFriends('far');
  expect(friendsWhere()).toBe('far');
});

test('where nothing can be kept they are around this device', () => {
  const closed = (): never => expect.unreachable();
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  rememberFriends('far');
  expect(friendsWhere()).toBe('device');
});
