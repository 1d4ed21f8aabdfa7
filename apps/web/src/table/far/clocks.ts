/** Whose time runs at the table, as far as it is shown: near its end. */
import type { Seat } from '@dealers-choice/kernel';
import { useSeatClocks, useSecondsUntil } from '@dealers-choice/table/page';
import { useEffect, useState } from 'react';
import { useOnline } from '../../online/page.ts';
import { SHOWN_FROM } from './Ring.tsx';

export interface Running {
  seat: Seat;
  seconds: number;
}

/** The one that ends first; null: nobody is hurried. */
export function useRunning(): Running | null {
  const clocks = useOnline((s) => s.clocks);
  const isUp = useOnline((s) => s.line === 'connected');
  const first = clocks.reduce<(typeof clocks)[number] | null>((a, b) => (a && a.until <= b.until ? a : b), null);
  const seconds = useSecondsUntil(first && isUp ? first.until : null);
  if (!first || seconds === null || seconds > SHOWN_FROM) return null;
  return { seat: first.seat, seconds };
}

/** The plates at the table show whose time runs, as long as there is a line to hear it on. */
export function useClocksOnPlates(): void {
  const clocks = useOnline((s) => s.clocks);
  const isUp = useOnline((s) => s.line === 'connected');
  useEffect(() => {
    useSeatClocks.setState({ until: new Map(isUp ? clocks.map(({ seat, until }) => [seat, until]) : []) });
    return () => useSeatClocks.setState({ until: new Map() });
  }, [clocks, isUp]);
}

const SPOKEN: readonly number[] = [45, 15, 5];

/** What a listener is told of a clock: at 45, 15 and 5 seconds, and nothing in between. */
export function useSpoken(seconds: number | null, say: (seconds: number) => string): string {
  const [spoken, setSpoken] = useState('');
  const due = seconds !== null && SPOKEN.includes(seconds) ? seconds : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second is spoken once
  useEffect(() => {
    if (due !== null) setSpoken(say(due));
  }, [due]);
  useEffect(() => {
    if (seconds === null) setSpoken('');
  }, [seconds]);
  return spoken;
}
