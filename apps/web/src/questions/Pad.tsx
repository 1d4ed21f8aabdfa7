import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useClock } from './clock.ts';

interface Props {
  label: string;
  /** Keys that hold the pad down. */
  keys: readonly string[];
  press: () => void;
  release: () => void;
  running: boolean;
}

/** Held with a finger, the mouse or a key. With steady assist a press holds and the next one lets go. */
export function Pad({ label, keys, press, release, running }: Props) {
  const held = useClock((s) => s.held);
  const steady = useSettings((s) => s.steady);
  const down = (): void => {
    const { held: already, hold } = useClock.getState();
    if (already && !steady) return;
    hold(!already);
    if (already) release();
    else press();
  };
  const up = (): void => {
    const { held: already, hold } = useClock.getState();
    if (steady || !already) return;
    hold(false);
    release();
  };
  useEffect(() => {
    const isMine = ({ code, target }: KeyboardEvent): boolean =>
      keys.includes(code) && !(target instanceof HTMLElement && target.closest('input, select, dialog, a'));
    const keyDown = (event: KeyboardEvent): void => {
      if (!isMine(event)) return;
      event.preventDefault();
      if (!event.repeat) down();
    };
    const keyUp = (event: KeyboardEvent): void => {
      if (!isMine(event)) return;
      event.preventDefault();
      up();
    };
    window.addEventListener('keydown', keyDown);
    window.addEventListener('keyup', keyUp);
    return () => {
      window.removeEventListener('keydown', keyDown);
      window.removeEventListener('keyup', keyUp);
    };
  });
  const say = held
    ? steady
      ? 'Standing: press again to let go'
      : 'Holding: do not let go'
    : steady
      ? 'Press to stand'
      : 'Press and hold';
  return (
    <button
      type="button"
      data-testid="pad"
      aria-label={`${label}: ${say}`}
      aria-pressed={held}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down();
      }}
      onPointerUp={up}
      onPointerCancel={up}
      onContextMenu={(event) => event.preventDefault()}
      // A click without a pointer comes from an assistive tool, which cannot hold: it presses and presses again.
      onClick={(event) => event.detail === 0 && held !== undefined && clickOnly(press, release)}
      className={`min-h-24 grow touch-none rounded-lg border-4 px-4 py-3 text-lg font-semibold select-none ${held ? 'border-lit bg-lit-wash' : running ? 'border-danger bg-danger-wash' : 'border-brass bg-raised'}`}
    >
      <span className="block">{label}</span>
      <span className="block text-sm font-normal">{say}</span>
    </button>
  );
}

function clickOnly(press: () => void, release: () => void): void {
  const { held, hold } = useClock.getState();
  hold(!held);
  if (held) release();
  else press();
}
