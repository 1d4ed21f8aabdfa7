import type { OwnMatch } from '@dealers-choice/protocol';
import { useEffect, useState } from 'react';
import { online, useOnline } from '../online/page.ts';

/** What this guest plays and played; asked for whenever the line comes up, and when it becomes their turn somewhere. */
export function useMine(): readonly OwnMatch[] {
  const [mine, setMine] = useState<readonly OwnMatch[]>([]);
  const up = useOnline((s) => s.line === 'connected' && s.me !== null);
  const called = useOnline((s) => s.called);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being called changes whose turn it is
  useEffect(() => {
    if (!up) return;
    let late = false;
    // Without the list the screen is whole; that the line is gone is said where it matters.
    online
      .getState()
      .mine()
      .then(
        (matches) => late || setMine(matches),
        () => {},
      );
    return () => {
      late = true;
    };
  }, [up, called]);
  return mine;
}
