/** A new version of the page: found while the old one runs, offered, and taken when a person says so. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { SERVICE_WORKER, TAKE_OVER } from './addresses.ts';

export interface Updates {
  /**
   * `ready`: a new version waits. `taken`: another window has taken it, and this page is still the old one. `busy`:
   * it waits, because a match is played in another window.
   */
  version: 'current' | 'ready' | 'busy' | 'taken';
  /** Changes to the new version, unless a match is played in another window. */
  take(): Promise<void>;
}

interface UpdatesHow {
  workers: ServiceWorkerContainer;
  /** Is a match being played in any window? */
  isPlaying(): Promise<boolean>;
  reload(): void;
  /** The page is looked at again. */
  onReturn(look: () => void): void;
}

/** Registers the service worker and watches for the next one. */
export async function watchUpdates({ workers, isPlaying, reload, onReturn }: UpdatesHow): Promise<StoreApi<Updates>> {
  const registration = await workers.register(SERVICE_WORKER);
  let taking = false;
  /** The first service worker takes over a page that came without: there is nothing new in that. */
  let isFirst = !workers.controller;

  const store = createStore<Updates>()((set) => ({
    version: 'current',
    async take() {
      const { waiting } = registration;
      if (!waiting) return reload();
      if (await isPlaying()) return set({ version: 'busy' });
      taking = true;
      waiting.postMessage(TAKE_OVER);
    },
  }));

  const look = (): void => {
    if (registration.waiting && registration.active) store.setState({ version: 'ready' });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  workers.addEventListener('controllerchange', () => {
    if (taking) reload();
    else if (!isFirst) store.setState({ version: 'taken' });
    isFirst = false;
  });
  // An installed page may stay open for weeks. Without a network there is nothing to find.
  onReturn(() => void registration.update().catch(() => {}));
  return store;
}
