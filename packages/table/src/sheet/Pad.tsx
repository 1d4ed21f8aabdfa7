import { useEffect } from 'react';
import { useNow } from '../asking/now.ts';
import type { TableText } from '../text/en.ts';
import type { DuelState } from './duel.ts';

interface Props {
  label: string;
  /** Keys that hold the pad down. */
  keys: readonly string[];
  held: boolean;
  /** With steady assist a press holds and the next one lets go. */
  steady: boolean;
  phase: DuelState['phase'];
  press: () => void;
  release: () => void;
}

/** Held with a finger, the mouse or a key. */
export function Pad({ label, keys, held, steady, phase, press, release }: Props) {
  useEffect(() => {
    const isMine = ({ code, target }: KeyboardEvent): boolean =>
      keys.includes(code) && !(target instanceof HTMLElement && target.closest('input, select, dialog, a'));
    const keyDown = (event: KeyboardEvent): void => {
      if (!isMine(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    const keyUp = (event: KeyboardEvent): void => {
      if (!isMine(event)) return;
      event.preventDefault();
      release();
    };
    window.addEventListener('keydown', keyDown);
    window.addEventListener('keyup', keyUp);
    return () => {
      window.removeEventListener('keydown', keyDown);
      window.removeEventListener('keyup', keyUp);
    };
  });
  const { timing } = useNow().text;
  const say = wordsFor(timing, { held, steady, phase, keys });
  const look = held
    ? 'border-lit bg-lit-wash'
    : phase === 'moving'
      ? 'border-danger bg-danger-wash'
      : 'border-brass bg-raised';
  return (
    <button
      type="button"
      data-testid="pad"
      data-answer="pad"
      data-own-keys
      aria-label={`${label}: ${say}`}
      aria-pressed={held}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press();
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // A click without a pointer comes from an assistive tool, which cannot hold: it holds, and says so.
      onClick={(event) => event.detail === 0 && press()}
      className={`min-h-24 min-w-40 grow touch-none rounded-lg border-4 px-4 py-3 text-lg font-semibold select-none ${look}`}
    >
      <span className="block">{label}</span>
      <span className="block text-sm font-normal">{say}</span>
    </button>
  );
}

type State = Pick<Props, 'held' | 'steady' | 'phase' | 'keys'>;

function wordsFor(say: TableText['timing'], { held, steady, phase, keys }: State): string {
  if (phase === 'done') return say.over;
  if (held) return steady ? say.holdingSteady : say.holding;
  if (phase !== 'ready') return say.letGo;
  const key = keys.includes('Space') ? say.eitherKey : 'F';
  return steady ? say.holdSteady(key) : say.hold(key);
}
