/** Being told of a turn when no page is open: this browser subscribes, and the server calls it. */
import type { Subscription } from '@dealers-choice/protocol';
import { type CallWords, keepCallWords } from '../offline/turn-call.ts';

/** `impossible`: this browser cannot, or does not keep the page; `denied`: the person once said no to the browser. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on';

/** As much of a browser as is used here. */
export interface PushHow {
  /** The registration of the service worker; absent: there is none. */
  worker(): Promise<{ pushManager?: PushManager } | undefined>;
  permission(): NotificationPermission;
  /** Asks the person. */
  ask(): Promise<NotificationPermission>;
  /** By which browsers know this server's calls. */
  key(): Promise<string>;
  caches: Pick<CacheStorage, 'open'>;
  words(): Promise<CallWords>;
  server: { subscribe(subscription: Subscription): Promise<void>; unsubscribe(endpoint: string): Promise<void> };
}

export interface Push {
  state(): Promise<PushState>;
  /** Each rejects when the server cannot be reached. */
  turnOn(): Promise<PushState>;
  turnOff(): Promise<PushState>;
  /** To be called when a page has a line: as whoever it is now, and in the language of now. */
  refresh(): Promise<void>;
}

export function createPush({ worker, permission, ask, key, caches, words, server }: PushHow): Push {
  const manager = async (): Promise<PushManager | null> => (await worker())?.pushManager ?? null;
  const found = async (): Promise<PushSubscription | null> => (await (await manager())?.getSubscription()) ?? null;

  async function state(): Promise<PushState> {
    const pushes = await manager();
    if (!pushes) return 'impossible';
    if (permission() === 'denied') return 'denied';
    return permission() === 'granted' && (await pushes.getSubscription()) ? 'on' : 'off';
  }
  async function tellServer(subscription: PushSubscription): Promise<void> {
    await keepCallWords(await words(), caches);
    await server.subscribe(plain(subscription));
  }
  return {
    state,
    async turnOn() {
      const pushes = await manager();
      if (!pushes) return 'impossible';
      if (permission() !== 'granted' && (await ask()) !== 'granted') return state();
      // One that is left of another server, or of another key, would only be in the way.
      await (await found())?.unsubscribe();
      const subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: await key() });
      try {
        await tellServer(subscription);
      } catch (error) {
        await subscription.unsubscribe();
        throw error;
      }
      return state();
    },
    async turnOff() {
      const subscription = await found();
      await subscription?.unsubscribe();
      if (subscription) await server.unsubscribe(subscription.endpoint);
      return state();
    },
    async refresh() {
      const subscription = permission() === 'granted' ? await found() : null;
      if (subscription) await tellServer(subscription);
    },
  };
}

function plain(subscription: PushSubscription): Subscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}
