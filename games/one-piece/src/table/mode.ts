/** Flat, or in depth: what the browser can do, what the player wants, what a test asks for. */
import { useCallback, useState } from 'react';

export type Mode = 'flat' | 'depth';

const KEPT = 'dealers-choice.one-piece.table';

/**
 * `?scene` in the address draws the table in depth whatever draws it: for tests, and for the curious. `?scene=keep`
 * also keeps it however often its context is lost.
 */
const asked = (): string | null => new URLSearchParams(location.search).get('scene');
const isForced = (): boolean => asked() !== null;

/** Not every browser says that these are slow. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** False also where a program pretends to be a graphics card: the flat table is faster there. */
function canBeDeep(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const drawnBy = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(drawnBy);
}

let known: boolean | null = null;
const isPossible = (): boolean => {
  known ??= isForced() || canBeDeep();
  return known;
};

function wanted(): Mode {
  if (isForced()) return 'depth';
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // A browser that keeps nothing decides anew each time.
  }
  return kept === 'flat' || !isPossible() ? 'flat' : 'depth';
}

export interface Modes {
  mode: Mode;
  forced: boolean;
  /** There is something to choose. */
  choice: boolean;
  choose(mode: Mode): void;
  /** The scene is not given up, whatever it loses. */
  keeps: boolean;
  /** The scene cannot go on. */
  giveUp(): void;
}

export function useModes(): Modes {
  const [mode, setMode] = useState<Mode>(wanted);
  const choose = useCallback((next: Mode) => {
    setMode(next);
    try {
      localStorage.setItem(KEPT, next);
    } catch {
      // It holds for this visit.
    }
  }, []);
  const giveUp = useCallback(() => setMode('flat'), []);
  return { mode, forced: isForced(), keeps: asked() === 'keep', choice: isPossible(), choose, giveUp };
}
