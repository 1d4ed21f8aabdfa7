/** A store whose lines can be held back on their way to the disk, and then be written or lost. */
import type { Store } from '../../src/store/store.ts';

export function slowStore() {
  let written: Promise<void> | null = null;
  let go = (): void => {};
  let fail = (_: Error): void => {};
  const settle = (how: () => void) => (): void => {
    written = null;
    how();
  };
  return {
    /** From now on what is appended waits. */
    hold(): void {
      written = new Promise((done, failed) => {
        [go, fail] = [done, failed];
      });
      written.catch(() => {}); // if nothing waited for it
    },
    write: settle(() => go()),
    lose: settle(() => fail(new Error('the disk is full'))),
    wrap: (store: Store): Store =>
      new Proxy(store, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (name !== 'append') return typeof value === 'function' ? value.bind(target) : value;
          return async (...args: Parameters<Store['append']>): Promise<void> => {
            await written;
            await target.append(...args);
          };
        },
      }),
  };
}
