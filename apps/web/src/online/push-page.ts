/** Push for this page, with the words of its language. */

import type { StoreApi } from 'zustand/vanilla';
import type { CallWords } from '../offline/turn-call.ts';
import type { OnlineStore } from './contract.ts';
import { createPush, type Push } from './push.ts';

async function words(): Promise<CallWords> {
  const isHindi = document.documentElement.lang === 'hi';
  const [far, home] = isHindi
    ? [(await import('../words/far/hi.ts')).hi, (await import('../words/home-hi.ts')).hi]
    : [(await import('../words/far/en.ts')).en, (await import('../words/home-en.ts')).en];
  const named = Object.entries(home.home.games).map(([game, { name }]) => [game, far.yours.notice(name)] as const);
  return { games: Object.fromEntries(named), usual: far.yours.alert };
}

export const pushOf = (online: StoreApi<OnlineStore>): Push =>
  createPush({
    worker: async () => navigator.serviceWorker?.getRegistration(),
    permission: () => ('Notification' in window ? Notification.permission : 'denied'),
    ask: () => Notification.requestPermission(),
    async key() {
      const answer = await fetch('/push/key');
      if (!answer.ok) throw new Error(`the key for calls cannot be had: ${answer.status}`);
      return ((await answer.json()) as { key: string }).key;
    },
    caches: window.caches,
    words,
    server: {
      subscribe: (subscription) => online.getState().subscribe(subscription),
      unsubscribe: (endpoint) => online.getState().unsubscribe(endpoint),
    },
  });
