/** What the page does beside showing itself: keeps itself for offline, and opens records that the system sends. */
import { go } from '../app/route.ts';
import { match, replay } from '../app/stores.ts';
import { reasonOf } from '../match/sentences.ts';
import { keepFile } from '../replay/kept-file.ts';
import { openRecords } from './opened-records.ts';
import { holdWhilePlaying, isPlaying } from './playing.ts';
import { showUpdates } from './UpdateNotice.tsx';
import { watchUpdates } from './updates.ts';

export function startOffline(): void {
  openRecords(window, {
    async show(text) {
      keepFile(text);
      await replay.getState().open(text); // what is wrong with it is said where the replay would be
      go({ at: 'replay' });
    },
    refuse(error) {
      replay.setState({ problem: reasonOf(error) });
      go({ at: 'replay' });
    },
  });
  const { serviceWorker: workers, locks } = navigator;
  if (!import.meta.env.PROD || !workers) return;
  holdWhilePlaying(match, locks);
  const how = {
    workers,
    isPlaying: () => isPlaying(locks),
    reload: () => window.location.reload(),
    onReturn: (look: () => void) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
      }),
  };
  // A browser that refuses plays on, with a network.
  afterEverything(() => void watchUpdates(how).then(showUpdates, () => {}));
}

/** When the page has all that it needs now, and the browser has nothing else to do. */
function afterEverything(act: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 5_000 });
    else setTimeout(act, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
