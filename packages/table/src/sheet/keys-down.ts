/** Keys that are down right now: whoever pressed to take position and did not let go is holding already. */
import { useEffect } from 'react';

const down = new Set<string>();

export const isDown = (codes: readonly string[]): boolean => codes.some((code) => down.has(code));

/** Watches them from before the duel begins: for as long as the table is on the screen. */
export function useKeysDown(): void {
  useEffect(() => {
    const press = ({ code }: KeyboardEvent): unknown => down.add(code);
    const release = ({ code }: KeyboardEvent): unknown => down.delete(code);
    const clear = (): void => down.clear();
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', clear);
    return () => {
      clear();
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', clear);
    };
  }, []);
}
