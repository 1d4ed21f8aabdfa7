import { Button } from '@dealers-choice/table/ui';
import { create, type StoreApi, useStore } from 'zustand';
import { useMatch } from '../app/stores.ts';
import { useText } from '../words/text.ts';
import { isOnTable } from './playing.ts';
import type { Updates } from './updates.ts';

const useUpdates = create<{ updates: StoreApi<Updates> | null }>(() => ({ updates: null }));
export const showUpdates = (updates: StoreApi<Updates>): void => useUpdates.setState({ updates });

/** Offers a new version of the page, but never while a match is on the table. */
export function UpdateNotice() {
  const updates = useUpdates((s) => s.updates);
  const playing = useMatch(isOnTable);
  return updates && !playing ? <Offer updates={updates} /> : null;
}

function Offer({ updates }: { updates: StoreApi<Updates> }) {
  const { version, take } = useStore(updates);
  const { update } = useText();
  return (
    <div role="status" className="fixed inset-x-3 bottom-3 z-50 flex justify-center empty:hidden">
      {version !== 'current' && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border-2 border-brass bg-raised px-4 py-2 shadow-3">
          <p>{version === 'busy' ? update.busy : update.ready}</p>
          <Button onClick={() => void take()}>{update.reload}</Button>
        </div>
      )}
    </div>
  );
}
