import { useEffect, useState } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { type Clockwork, useNow } from '../asking/now.ts';
import { Button } from '../ui/Button.tsx';
import { type Duellist, type DuelState, SWEEP } from './duel.ts';
import { isDown } from './keys-down.ts';
import { Marker } from './Marker.tsx';
import { duelFor, type OpenDuel } from './open-duel.ts';
import { Pad } from './Pad.tsx';

/** A marker that is really stopped and a pad that is really held. No time is ever typed. */
export function Timing({ clockwork }: { clockwork: Clockwork }) {
  const { kit, view, telling } = useNow();
  const open = duelFor(kit, view, telling, clockwork);
  const state = useTicks(open, clockwork.stopped);
  const question = view.asking;
  if (!open || !state || !question) return null;
  const stopper = open.people.find(({ held }) => !held);
  const holder = open.people.find(({ held }) => held);
  const say = (one: Duellist, timing: number | null): string =>
    kit.words.move({ timing, for: one.clock }, question, telling);
  return (
    <div className="space-y-3">
      <Marker clock={kit.words.clock?.(question, telling) ?? SWEEP} duel={open.duel} phase={state.phase} />
      <div className="flex flex-wrap gap-3">
        {holder && (
          <Pad
            label={say(holder, null)}
            keys={holdKeys(stopper)}
            held={state.holding.includes(holder.seat)}
            steady={clockwork.steady}
            phase={state.phase}
            press={() => {
              useChoosing.getState().say('');
              open.duel.down(holder.seat);
            }}
            release={() => open.duel.up(holder.seat)}
          />
        )}
        {stopper && <StopButton label={say(stopper, 0)} open={open} seat={stopper} phase={state.phase} />}
      </div>
    </div>
  );
}

/** Space throws where somebody here throws; then holding is left to F. */
const holdKeys = (stopper: Duellist | undefined): readonly string[] => (stopper ? ['KeyF'] : ['KeyF', 'Space']);

/** Runs the duel frame by frame; the widget is drawn anew only when something but the marker changes. */
function useTicks(open: OpenDuel | null, stopped: number | null): DuelState | null {
  const [state, setState] = useState<DuelState | null>(null);
  useEffect(() => {
    if (!open) return;
    const { duel, people } = open;
    const holder = people.find(({ held }) => held);
    const stopper = people.find(({ held }) => !held);
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
    if (stopped !== null) open?.duel.stoppedAt(stopped);
  }, [open, stopped]);
  return state;
}

interface StopProps {
  label: string;
  open: OpenDuel;
  seat: Duellist;
  phase: DuelState['phase'];
}

/** Stops when it goes down, not when it comes up again: that is when the eye decided. */
function StopButton({ label, open, seat, phase }: StopProps) {
  const { startsWhenHeld } = useNow().text.timing;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof HTMLElement && event.target.closest('select, dialog, a, [role="toolbar"]')) return;
      event.preventDefault();
      if (event.repeat) return;
      if (phase === 'ready') useChoosing.getState().say(startsWhenHeld);
      open.duel.down(seat.seat);
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [open, seat, phase, startsWhenHeld]);
  return (
    <Button
      look="primary"
      data-testid="stop"
      data-answer="stop"
      className="min-h-24 min-w-40 grow touch-none text-lg select-none"
      aria-disabled={phase !== 'moving'}
      onPointerDown={() => open.duel.down(seat.seat)}
      onClick={(event) => event.detail === 0 && open.duel.down(seat.seat)}
    >
      {label}
    </Button>
  );
}
