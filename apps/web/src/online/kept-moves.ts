/** What a person did and the server has not acknowledged yet outlives a page that is loaded again, in its own tab. */
import { readToServer } from '@dealers-choice/protocol';
import type { Done } from './pending-moves.ts';

/** What is needed of the tab's storage. */
export type TabDrawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptMoves {
  of(match: string): Done[];
  /** Instead of whatever was kept, of any match. */
  keep(match: string, all: readonly Done[]): void;
}

const DRAWER = 'dealers-choice-pending-moves';

export function keptMoves(drawer: TabDrawer): KeptMoves {
  return {
    of: (match) => read(drawer).filter((one) => one.match === match),
    keep(match, all) {
      try {
        if (all.length > 0) drawer.setItem(DRAWER, JSON.stringify(all));
        else if (read(drawer).every((one) => one.match === match)) drawer.removeItem(DRAWER);
      } catch {
        // A browser that keeps nothing: what was not acknowledged goes with the page.
      }
    },
  };
}

function read(drawer: TabDrawer): Done[] {
  try {
    const all: unknown = JSON.parse(drawer.getItem(DRAWER) ?? '[]');
    return Array.isArray(all) ? all.filter(isDone) : [];
  } catch {
    return []; // what cannot be read is not kept
  }
}

function isDone(value: unknown): value is Done {
  const message = readToServer(value);
  return typeof message !== 'string' && ['answer', 'undo', 'change', 'concede'].includes(message.type);
}
