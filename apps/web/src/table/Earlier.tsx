import { Button } from '@dealers-choice/table/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { match, useMatch } from '../app/stores.ts';
import { reasonOf } from '../match/sentences.ts';
import { useBarText } from '../words/bar.ts';

interface Looking {
  /** Why it cannot be had; null: it is on its way. */
  problem: string | null;
  /** It could not be had before. */
  again: boolean;
}

/**
 * Where what happened is read, while part of it is not here: of a match far away the part before this page came is
 * fetched now, and not before.
 */
export function Earlier() {
  const sitting = useMatch((s) => s.sitting);
  const say = useBarText().earlier;
  const [{ problem, again }, set] = useState<Looking>({ problem: null, again: false });
  const box = useRef<HTMLDivElement>(null);
  const look = useCallback(() => {
    set((before) => ({ ...before, problem: null }));
    match
      .getState()
      .lookUp()
      .catch((error: unknown) => set({ problem: reasonOf(error), again: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that is laid anew has another log
  useEffect(look, [sitting, look]);
  useLayoutEffect(() => leaving(box.current), []);
  return (
    <div ref={box} className="mt-2 flex flex-wrap items-center gap-2 text-sm text-soft">
      <p role="status">{problem ?? say.coming}</p>
      {again && (
        <Button aria-disabled={problem === null} onClick={() => problem !== null && look()}>
          {say.again}
        </Button>
      )}
    </div>
  );
}

/** Once the log is whole, whoever has pressed the button reads on in it; on a screen without one, from its heading. */
const leaving = (box: HTMLElement | null) => (): void => {
  if (!box?.contains(document.activeElement)) return;
  const log = box.closest('section')?.querySelector('ol');
  (log ?? document.querySelector('h1'))?.focus();
};
