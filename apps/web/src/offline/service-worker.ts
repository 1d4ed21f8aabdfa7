/**
 * Keeps the whole built page, so that it comes up and plays without a network. Nothing else is kept or answered here:
 * lists and pictures of cards, and how the server is, always come from the server. And it shows calls to tables, which
 * come when no page is open.
 */
import { SHARED_TO, TAKE_OVER } from './addresses.ts';
import { keptPage } from './kept-page.ts';
import type { PageFile } from './page-file.ts';
import { isScreen } from './screens.ts';
import { keepShared } from './shared-record.ts';
import { type CallNotice, noticeFor, showAddress } from './turn-call.ts';

/** Every file of the page; the build writes it here. */
declare const KEPT_FILES: PageFile[];

/** As much of a service worker's world as is used here: its own types cannot stand beside those of a page. */
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  data: { text(): string } | null;
}
interface Clicked extends Lasting {
  notification: { close(): void; data: unknown };
}
interface Page {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
declare const self: {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(how: { type: 'window' }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: CallNotice['options']): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'push', hear: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asking) => void): void;
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void;
};

const page = keptPage({ files: KEPT_FILES, caches, fetch: (path, how) => fetch(path, how) });

self.addEventListener('install', (event) => event.waitUntil(page.keep()));
// The first version serves the page that brought it; a later one waits until a person takes it.
self.addEventListener('activate', (event) => event.waitUntil(page.forgetOthers().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARED_TO) {
    event.respondWith(request.formData().then((form) => keepShared(form, caches)));
  }
  if (request.method !== 'GET') return;
  const path = request.mode === 'navigate' && isScreen(pathname) ? '/index.html' : pathname;
  if (page.has(path)) event.respondWith(page.get(path).then((found) => found ?? fetch(request)));
});

self.addEventListener('push', (event) => {
  const shown = noticeFor(event.data?.text() ?? '', caches);
  event.waitUntil(shown.then(({ title, options }) => self.registration.showNotification(title, options)));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showAddress(event.notification.data, self.clients));
});
