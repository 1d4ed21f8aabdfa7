/**
 * Keys of one letter, digit or sign do something on many screens. Who speaks to the computer, or brushes keys, can
 * switch all of them off (WCAG 2.1.4): here, for every screen and every table, whoever listens.
 */
import { useSettings } from './settings.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Space, Enter, arrows and the like are not: they have names, or press what has the focus. */
export const isLetter = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  [...key].length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/** What is written there, and keys of the very thing that has the focus, stay. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [data-own-keys]';
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Call it before anything listens: it hears keys first. */
export function guardLetterKeys(): void {
  const hear = (event: KeyboardEvent): void => {
    if (!useSettings.getState().keys && isLetter(event) && !hasOwnKeys(event.target)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hear, true);
}
