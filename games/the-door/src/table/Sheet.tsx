import type { ReactNode } from 'react';
import type { Layout } from './places.ts';

interface Props {
  layout: Layout;
  /** Sheets with more lie over those with less; absent: under all of them, in their own order. */
  depth?: number;
  /** One of several that take turns: it keeps its place and is not seen. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * One sheet of the stair's picture. All of them have the same size, so that a place is the same numbers on each; what
 * changes on one of them is no matter of the others.
 */
export const Sheet = ({ layout: { box }, depth, hidden = false, children }: Props) => (
  <svg
    viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
    className="door-sheet"
    data-hidden={hidden || undefined}
    style={depth === undefined ? undefined : { zIndex: depth }}
    aria-hidden="true"
  >
    {children}
  </svg>
);
