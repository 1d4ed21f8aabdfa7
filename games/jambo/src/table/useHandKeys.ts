/** 1 to 9 lift a card of the hand; Escape puts back whatever is lifted or pointed at. */
import { isElsewhere, useChoosing } from '@dealers-choice/table';
import { useEffect } from 'react';

function putBack(): boolean {
  const { opened, lit, picked, open, light, pick } = useChoosing.getState();
  if (opened === null && lit === null && picked.length === 0) return false;
  open(null);
  light(null);
  pick([]);
  return true;
}

function lift(place: number): boolean {
  const button = document.querySelectorAll<HTMLElement>('.j-hand .j-tap')[place];
  button?.focus();
  button?.click();
  return button !== undefined;
}

export function useHandKeys(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (isElsewhere(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
      const used = event.key === 'Escape' ? putBack() : digit !== null && lift(digit);
      if (used) event.preventDefault();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}
