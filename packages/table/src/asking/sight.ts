/** What can be touched where it lies. Whatever draws such a thing says so; the sheet offers the rest. */
import { useLayoutEffect } from 'react';
import { create } from 'zustand';

interface Sight {
  /** How often each thing is drawn. */
  drawn: Map<string, number>;
  /** Counts the changes of `drawn`. */
  changes: number;
}

const useSight = create<Sight>(() => ({ drawn: new Map(), changes: 0 }));

const nameOf = (noun: string, thing: number): string => `${noun} ${thing}`;

function draw(name: string, by: 1 | -1): void {
  const { drawn, changes } = useSight.getState();
  const count = (drawn.get(name) ?? 0) + by;
  if (count > 0) drawn.set(name, count);
  else drawn.delete(name);
  useSight.setState({ changes: changes + 1 });
}

/** The component draws this thing so that it can be touched, if anybody may point at it. */
export function useDrawn(noun: string, thing: number): void {
  const name = nameOf(noun, thing);
  useLayoutEffect(() => {
    draw(name, 1);
    return () => draw(name, -1);
  }, [name]);
}

/** Tells of each thing whether it can be touched where it lies. */
export function useInSight(): (noun: string, thing: number) => boolean {
  const { drawn } = useSight((s) => s);
  return (noun, thing) => drawn.has(nameOf(noun, thing));
}
