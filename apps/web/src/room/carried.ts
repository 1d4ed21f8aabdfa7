/** A browser that has become a guest of another device. */
import type { StoreApi } from 'zustand/vanilla';
import { running } from '../lobby/own-matches.ts';
import type { Ticker } from '../match/ticker.ts';
import type { OnlineStore } from '../online/contract.ts';
import { welcomed } from '../online/welcomed.ts';

/**
 * The line speaks in the name it was opened with: it is opened anew. Who never said a name is called what this browser
 * remembers, if it does. Gives the match that runs; null: none, or the server cannot be asked now.
 */
export async function goOnAs(name: string, online: StoreApi<OnlineStore>, ticker: Ticker): Promise<string | null> {
  const { disconnect, rename, connect, mine } = online.getState();
  disconnect();
  if (name !== '') await rename(name);
  connect();
  if (!(await welcomed(online, ticker))) return null;
  const matches = await mine().catch(() => []);
  return running(matches)[0]?.match ?? null;
}
