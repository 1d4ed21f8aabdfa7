/** Waits until the server has greeted this page, which then is a guest. */
import type { StoreApi } from 'zustand/vanilla';
import type { Ticker } from '../match/ticker.ts';
import type { OnlineStore } from './contract.ts';

/** This long a line may take to greet; whoever waits then goes on without it. */
const PATIENCE_MS = 5_000;

/** False: it has not greeted in that time. */
export function welcomed(
  { getState, subscribe }: Pick<StoreApi<OnlineStore>, 'getState' | 'subscribe'>,
  ticker: Ticker,
): Promise<boolean> {
  return new Promise((resolve) => {
    if (getState().me) return resolve(true);
    const end = (isGreeted: boolean): void => {
      unsubscribe();
      stopWaiting();
      resolve(isGreeted);
    };
    const unsubscribe = subscribe(({ me }) => me && end(true));
    const stopWaiting = ticker.after(PATIENCE_MS, () => end(false));
  });
}
