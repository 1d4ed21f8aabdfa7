import type { Subscription } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { createPush, type PushHow } from './push.ts';

/** A browser whose person answers so, and a server that hears. */
function browser({ answer = 'granted' as NotificationPermission, isUp = true } = {}) {
  let permission: NotificationPermission = 'default';
  let current: { endpoint: string; key: unknown } | null = null;
  let count = 0;
  const heard: string[] = [];
  const subscriptionOf = (one: { endpoint: string }) => ({
    endpoint: one.endpoint,
    toJSON: () => ({ keys: { p256dh: 'k', auth: 'a' } }),
    unsubscribe: async () => {
      if (current?.endpoint === one.endpoint) current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => current && subscriptionOf(current),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: unknown }) => {
      current = { endpoint: `https://push.example/${++count}`, key };
      return subscriptionOf(current);
    },
  };
  const told = (what: string): Promise<void> => {
    if (!isUp) return Promise.reject(new Error('The line is gone.'));
    heard.push(what);
    return Promise.resolve();
  };
  const cache = { put: async (_: string, answerOf: Response) => void heard.push(await answerOf.text()) };
  const how: PushHow = {
    worker: async () => ({ pushManager: pushManager as unknown as PushManager }),
    permission: () => permission,
    ask: async () => {
      permission = answer;
      return permission;
    },
    key: async () => 'BKey',
    caches: { open: async () => cache as unknown as Cache },
    words: async () => ({ games: {}, usual: 'Your turn.' }),
    server: {
      subscribe: ({ endpoint, keys }: Subscription) => told(`${endpoint} ${keys.p256dh} ${keys.auth}`),
      unsubscribe: (endpoint) => told(`no ${endpoint}`),
    },
  };
  return { how, heard, subscribed: () => current };
}

test('a person turns it on and off', async () => {
  const { how, heard, subscribed } = browser();
  const push = createPush(how);
  expect(await push.state()).toBe('off');
  expect(await push.turnOn()).toBe('on');
  expect(subscribed()).toEqual({ endpoint: 'https://push.example/1', key: 'BKey' });
  expect(heard).toEqual(['{"games":{},"usual":"Your turn."}', 'https://push.example/1 k a']);
  expect(await push.turnOff()).toBe('off');
  expect(heard[2]).toBe('no https://push.example/1');
  expect(subscribed()).toBeNull();
});

test('whoever says no to the browser is not subscribed', async () => {
  const { how, heard } = browser({ answer: 'denied' });
  expect(await createPush(how).turnOn()).toBe('denied');
  expect(heard).toEqual([]);
});

test('without a service worker it is impossible', async () => {
  const push = createPush({ ...browser().how, worker: async () => undefined });
  expect([await push.state(), await push.turnOn()]).toEqual(['impossible', 'impossible']);
});

test('a server that cannot be reached leaves nothing half done', async () => {
  const { how, subscribed } = browser({ isUp: false });
  const push = createPush(how);
  await expect(push.turnOn()).rejects.toThrow('The line is gone.');
  expect(subscribed()).toBeNull();
  expect(await push.state()).toBe('off');
});

test('a page tells the server again who the browser belongs to, if it is turned on', async () => {
  const { how, heard } = browser();
  const push = createPush(how);
  await push.refresh();
  expect(heard).toEqual([]);
  await push.turnOn();
  await push.refresh();
  expect(heard.filter((what) => what.startsWith('https'))).toHaveLength(2);
});
