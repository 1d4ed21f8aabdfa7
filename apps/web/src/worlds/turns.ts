/** Pictures are drawn one after the other: each has hundreds of lines, and all at once would hold a small phone up. */
import { startTransition, useEffect, useState } from 'react';

/** What has had its turn is drawn at once ever after. */
const had = new Set<string>();
const turns = new Map<string, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/** When the browser has shown what there is, and has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 30);
  });

function turnOf(name: string, fetched: Promise<unknown>): Promise<void> {
  const before = turns.get(name);
  if (before) return before;
  last = Promise.all([last, fetched]).then(idle, idle);
  const mine = last.then(() => {
    had.add(name);
  });
  turns.set(name, mine);
  return mine;
}

/** Is it time to draw what bears this name? Once it has been `fetched`, and all that asked before have been drawn. */
export function useTurn(name: string, fetched: Promise<unknown>): boolean {
  const [now, setNow] = useState(() => had.has(name));
  useEffect(() => {
    if (now) return;
    let gone = false;
    void turnOf(name, fetched).then(() => gone || startTransition(() => setNow(true)));
    return () => {
      gone = true;
    };
  }, [now, name, fetched]);
  return now;
}
