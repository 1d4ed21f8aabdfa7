/** Why not, said where the finger or the focus is. */
import { useEffect, useState } from 'react';
import { useChoosing } from '../asking/choosing.ts';

interface Spot {
  x: number;
  y: number;
}

/** It stays this long, or until the next tap. */
const STAYS_MS = 4_000;
const WIDE = 280;
const EDGE = 8;

/** `refusal`: why the host refused the last answer. */
export function Reason({ refusal }: { refusal: string | null }) {
  const hint = useChoosing((s) => s.hint);
  const hints = useChoosing((s) => s.hints);
  const text = hint || refusal || '';
  const touched = useTouched();
  const [shown, setShown] = useState<{ text: string; at: Spot } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same reason given twice is shown twice
  useEffect(() => {
    setShown(text === '' ? null : { text, at: touched() });
    const timer = setTimeout(() => setShown(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [text, hints, touched]);
  return (
    <p
      role="status"
      data-testid="hint"
      style={shown ? placed(shown.at) : undefined}
      className="pointer-events-none fixed z-50 max-w-[280px] rounded-md border-2 border-danger bg-raised px-3 py-2 text-sm font-semibold text-danger shadow-3 empty:hidden"
    >
      {shown?.text}
    </p>
  );
}

/** Below the finger where there is room, else above it, and never over the edge. */
function placed({ x, y }: Spot): { left: number; top?: number; bottom?: number } {
  const left = Math.max(EDGE, Math.min(x - WIDE / 2, window.innerWidth - WIDE - EDGE));
  return y > window.innerHeight * 0.7 ? { left, bottom: window.innerHeight - y + 28 } : { left, top: y + 28 };
}

/** Gives the place last touched, or the thing that has the focus where a key was pressed last. */
function useTouched(): () => Spot {
  const [memory] = useState(() => ({ at: null as Spot | null }));
  useEffect(() => {
    const down = ({ clientX: x, clientY: y }: PointerEvent): void => {
      memory.at = { x, y };
    };
    const key = (): void => {
      memory.at = null;
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [memory]);
  const [touched] = useState(() => (): Spot => {
    if (memory.at) return memory.at;
    const { left, bottom, width } = (document.activeElement ?? document.body).getBoundingClientRect();
    return { x: left + width / 2, y: Math.min(bottom, window.innerHeight) - 20 };
  });
  return touched;
}
