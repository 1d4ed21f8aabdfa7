/** The line of this page to its server. It is opened when a screen asks for it. */
import { useStore } from 'zustand';
import { realTicker } from '../match/ticker.ts';
import { en } from '../words/far/line-en.ts';
import { hi } from '../words/far/line-hi.ts';
import { serverSaid } from '../words/far/server-said.ts';
import type { OnlineStore } from './contract.ts';
import { useFarInUse } from './in-use.ts';
import { ownName } from './own-name.ts';
import type { Push } from './push.ts';
import { createOnline } from './store.ts';
import { openSocket } from './wire.ts';
import { witnessBook } from './witness.ts';

/** What this browser remembers of the shuffles that it took part in. */
export const witness = witnessBook(localStorage);

const isHindi = (): boolean => document.documentElement.lang === 'hi';

const { store, matches, network } = createOnline({
  open: openSocket,
  ticker: realTicker,
  today: Date.now,
  chance: Math.random,
  name: ownName,
  witness,
  sorry: () => (isHindi() ? hi : en).gone,
  said: serverSaid,
});

window.addEventListener('online', () => network(true));
window.addEventListener('offline', () => network(false));

// A browser that is called when no page is open must be known as whoever this page is now; if not now, next time.
store.subscribe((now, before) => {
  const isNew = now.me !== null && now.me.guest !== before.me?.guest;
  if (isNew)
    void push()
      .then((mine) => mine.refresh())
      .catch(() => {});
});

/** Being called when no page is open. */
export const push = async (): Promise<Push> => (await import('./push-page.ts')).pushOf(store);

useFarInUse.setState({ inUse: true });

export const online = store;
export { matches };
export const useOnline = <T>(pick: (state: OnlineStore) => T): T => useStore(online, pick);
