/** A duel that is open on this device: its marker, who stops it and who holds on, and the keys for both. */
import { useEffect, useState } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { type Clockwork, useNow } from '../asking/now.ts';
import type { Duel, Duellist, DuelState } from './duel.ts';
import { isDown } from './keys-down.ts';
import { duelFor, type OpenDuel } from './open-duel.ts';

export interface DuelNow {
  duel: Duel;
  state: DuelState;
  /** Who stops the marker at this device, if anybody does. */
  stopper: Duellist | null;
  /** Who holds on at this device. */
  holder: Duellist | null;
  /** Codes of the keys that hold. */
  holdKeys: readonly string[];
  /** Press once to hold, press again to let go. */
  steady: boolean;
}

/** Null: nobody at this device has a hand in a duel now. */
export function useDuel(clockwork: Clockwork): DuelNow | null {
  const { kit, view, telling } = useNow();
  const open = duelFor(kit, view, telling, clockwork);
  const { away } = clockwork;
  const state = useTicks(open, clockwork);
  const here = open?.people.filter(({ seat }) => !away.includes(seat)) ?? [];
  const stopper = here.find(({ held }) => !held) ?? null;
  useStopKey(open, stopper, state?.phase);
  if (!open || !state) return null;
  const holder = here.find(({ held }) => held) ?? null;
  return { duel: open.duel, state, stopper, holder, holdKeys: holdKeys(stopper), steady: clockwork.steady };
}

/** Space throws where somebody here throws; then holding is left to F. */
const holdKeys = (stopper: Duellist | null): readonly string[] => (stopper ? ['KeyF'] : ['KeyF', 'Space']);

/** Runs the duel frame by frame; whoever shows it is drawn anew only when something but the marker changes. */
function useTicks(open: OpenDuel | null, { stopped, away }: Clockwork): DuelState | null {
  const [state, setState] = useState<DuelState | null>(null);
  useEffect(() => {
    if (!open) return;
    const { duel, people } = open;
    const holder = people.find(({ held }) => held);
    const stopper = people.find(({ held }) => !held) ?? null;
    if (holder && isDown(holdKeys(stopper))) duel.down(holder.seat);
    duel.start();
    let frame = 0;
    const tick = (): void => {
      const next = duel.tick();
      setState((old) => (old?.phase === next.phase && String(old.holding) === String(next.holding) ? old : next));
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [open]);
  useEffect(() => {
    for (const seat of away) open?.duel.handOver(seat);
  }, [open, away]);
  useEffect(() => {
    if (stopped !== null) open?.duel.stoppedAt(stopped);
  }, [open, stopped]);
  return state;
}

/** Stops when it goes down, not when it comes up again: that is when the eye decided. */
function useStopKey(open: OpenDuel | null, stopper: Duellist | null, phase: DuelState['phase'] | undefined): void {
  const { startsWhenHeld } = useNow().text.timing;
  useEffect(() => {
    if (!open || !stopper) return;
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof HTMLElement && event.target.closest('select, dialog, a, [role="toolbar"]')) return;
      event.preventDefault();
      if (event.repeat) return;
      if (phase === 'ready') useChoosing.getState().say(startsWhenHeld);
      open.duel.down(stopper.seat);
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [open, stopper, phase, startsWhenHeld]);
}
