/** Answers go on their way when their time has come, by whichever key or button they were given. */
import type { Move } from '@dealers-choice/kernel';
import type { TableNow } from '@dealers-choice/table/page';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

type Asking = Pick<TableNow, 'kit' | 'view' | 'seat' | 'question' | 'send'>;

/**
 * Where the game wants a pause (`Words.pause`), the first answer waits for its end. It is forgotten when the question
 * goes meanwhile: somebody's time has run out. Whoever leaves the screen meanwhile has answered.
 */
export function usePassingOn<Now extends Asking>(now: Now): Now {
  const { kit, view, seat, question, send } = now;
  const ms = question ? (kit.words.pause?.(question) ?? 0) : 0;
  const which = question ? `${view.turn} ${view.answers} ${seat}` : '';
  const latest = useRef(send);
  latest.current = send;
  /** When the question came, and what sends its answer. */
  const asked = useRef<{ at: number; timer?: ReturnType<typeof setTimeout>; send?(): void }>({ at: 0 });
  useLayoutEffect(
    () => () => {
      clearTimeout(asked.current.timer);
      asked.current.send?.();
    },
    [],
  );
  // Before any effect of what is on the table, which may answer at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a pause of its own.
  useLayoutEffect(() => {
    asked.current = { at: performance.now() };
    return () => clearTimeout(asked.current.timer);
  }, [which]);
  const passOn = useCallback(
    (move: Move) => {
      const { at, timer } = asked.current;
      const left = at + ms - performance.now();
      if (ms === 0 || left <= 0) latest.current(move);
      else if (timer === undefined) {
        const sendOnce = (): void => {
          asked.current.send = () => {};
          latest.current(move);
        };
        asked.current.send = sendOnce;
        asked.current.timer = setTimeout(sendOnce, left);
      }
    },
    [ms],
  );
  return useMemo(() => ({ ...now, send: passOn }), [now, passOn]);
}
