import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/text.ts';
import { play } from './page-sound.ts';

/** What it says stays this long. */
const STAYS_MS = 2_000;

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), select, textarea, [contenteditable]') !== null;

/** M switches all sounds off and on again, and says which; where a table has another use for M, Shift and M do. */
export function SoundKey() {
  const { sound } = useText();
  const [said, setSaid] = useState<'on' | 'off' | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, repeat, target, defaultPrevented } = event;
      if (key.toLowerCase() !== 'm' || defaultPrevented) return;
      if (altKey || ctrlKey || metaKey || repeat || isWritten(target)) return;
      const { sound: was, set } = useSettings.getState();
      set({ sound: !was });
      setSaid(was ? 'off' : 'on');
      play('card');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p
      role="status"
      className="pointer-events-none fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full bg-ink px-4 py-2 font-semibold text-cloth shadow-3 empty:hidden"
    >
      {said && sound[said]}
    </p>
  );
}
