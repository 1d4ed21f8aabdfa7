import type { ReactNode } from 'react';

export const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

interface ChipProps {
  on: boolean;
  act(): void;
  children: ReactNode;
}

export function Chip({ on, act, children }: ChipProps) {
  return (
    <button type="button" className="deck-filter" aria-pressed={on} onClick={act}>
      {children}
    </button>
  );
}
