/** Who is thinking, in words: said when it takes a moment, and for long enough to be read. */
import type { TableNow } from '@dealers-choice/table/page';
import { useEffect, useState } from 'react';
import { useMatch } from '../app/stores.ts';
import { useBarText } from '../words/bar.ts';

/** Once it is said, it stays for this long. */
const STAYS_MS = 600;

/** '' while nobody is. */
export function useThinking({ telling }: Pick<TableNow, 'telling'>): string {
  const seat = useMatch((s) => s.thinking);
  const say = useBarText();
  const [shown, setShown] = useState<{ seat: typeof seat; since: number }>({ seat: null, since: 0 });
  useEffect(() => {
    if (seat !== null) {
      setShown((before) => (before.seat === seat ? before : { seat, since: performance.now() }));
      return;
    }
    const gone = (): void => setShown((before) => (before.seat === null ? before : { seat: null, since: 0 }));
    const timer = setTimeout(gone, STAYS_MS);
    return () => clearTimeout(timer);
  }, [seat]);
  return shown.seat === null ? '' : say.thinks(telling.name(shown.seat));
}
