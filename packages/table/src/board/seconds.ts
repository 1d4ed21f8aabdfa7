/** How long until a moment, in whole seconds, as they pass. */
import { useEffect, useState } from 'react';

/** `until`: milliseconds since 1970. Null where there is none; 0 when it is over. */
export function useSecondsUntil(until: number | null): number | null {
  const [, tick] = useState(0);
  const left = until === null ? null : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      tick((n) => n + 1);
      if (Date.now() >= until) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
