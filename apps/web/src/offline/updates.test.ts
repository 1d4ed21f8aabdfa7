import { expect, test } from 'vitest';
import { SERVICE_WORKER, TAKE_OVER } from './addresses.ts';
import { watchUpdates } from './updates.ts';

/** As much of a browser as updates need. */
function fakeBrowser({ controlled = true, playing = false } = {}) {
  const said: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => said.push(message) };
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    active: {},
    waiting: null as typeof waiting | null,
    installing: null as EventTarget | null,
    update: () => Promise.reject(new TypeError('no network')),
  });
  const registered: string[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register(path: string) {
      registered.push(path);
      return Promise.resolve(registration);
    },
  });
  let reloads = 0;
  const world = { playing, looks: [] as (() => void)[] };
  const how = {
    workers: workers as unknown as ServiceWorkerContainer,
    isPlaying: () => Promise.resolve(world.playing),
    reload: () => {
      reloads++;
    },
    onReturn: (look: () => void) => world.looks.push(look),
  };
  return {
    how,
    world,
    said,
    registered,
    reloads: () => reloads,
    /** The browser has found a new version and installed it. */
    find() {
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = waiting;
      installing.dispatchEvent(new Event('statechange'));
    },
    change() {
      registration.waiting = null;
      workers.dispatchEvent(new Event('controllerchange'));
    },
  };
}

test('a new version is offered, and comes when it is taken', async () => {
  const browser = fakeBrowser();
  const updates = await watchUpdates(browser.how);
  expect(browser.registered).toEqual([SERVICE_WORKER]);
  expect(updates.getState().version).toBe('current');

  browser.find();
  expect(updates.getState().version).toBe('ready');
  expect([browser.said, browser.reloads()]).toEqual([[], 0]);

  await updates.getState().take();
  expect([browser.said, browser.reloads()]).toEqual([[TAKE_OVER], 0]);
  browser.change();
  expect(browser.reloads()).toBe(1);
});

test('while a match is played in another window it waits', async () => {
  const browser = fakeBrowser({ playing: true });
  const updates = await watchUpdates(browser.how);
  browser.find();
  await updates.getState().take();

  expect(updates.getState().version).toBe('busy');
  expect(browser.said).toEqual([]);

  browser.world.playing = false;
  await updates.getState().take();
  expect(browser.said).toEqual([TAKE_OVER]);
});

test('a page whose new version was taken in another window says so, and is not reloaded by itself', async () => {
  const browser = fakeBrowser();
  const updates = await watchUpdates(browser.how);
  browser.change();

  expect([updates.getState().version, browser.reloads()]).toEqual(['taken', 0]);
  await updates.getState().take();
  expect(browser.reloads()).toBe(1);
});

test('the first version of all is nothing new', async () => {
  const browser = fakeBrowser({ controlled: false });
  const updates = await watchUpdates(browser.how);
  browser.change();

  expect([updates.getState().version, browser.reloads()]).toEqual(['current', 0]);
});

test('looking for a new version without a network fails quietly', async () => {
  const browser = fakeBrowser();
  await watchUpdates(browser.how);
  for (const look of browser.world.looks) look();
  await Promise.resolve();

  expect(browser.world.looks).toHaveLength(1);
});
