import { useChoosing } from '../asking/choosing.ts';
import { type Clockwork, useNow } from '../asking/now.ts';
import { Button } from '../ui/Button.tsx';
import { type Duellist, SWEEP } from './duel.ts';
import { Marker } from './Marker.tsx';
import { Pad } from './Pad.tsx';
import { type DuelNow, useDuel } from './useDuel.ts';

/** A marker that is really stopped and a pad that is really held. No time is ever typed. */
export function Timing({ clockwork }: { clockwork: Clockwork }) {
  const { kit, view, telling } = useNow();
  const now = useDuel(clockwork);
  const question = view.asking;
  if (!now || !question) return null;
  const { duel, state, stopper, holder } = now;
  const say = (one: Duellist, timing: number | null): string =>
    kit.words.move({ timing, for: one.clock }, question, telling);
  return (
    <div className="space-y-3">
      <Marker clock={kit.words.clock?.(question, telling) ?? SWEEP} duel={duel} phase={state.phase} />
      <div className="flex flex-wrap gap-3">
        {holder && <HoldPad now={now} holder={holder} label={say(holder, null)} />}
        {stopper && <StopButton now={now} stopper={stopper} label={say(stopper, 0)} />}
      </div>
    </div>
  );
}

export function HoldPad({ now, holder, label }: { now: DuelNow; holder: Duellist; label: string }) {
  const { duel, state, holdKeys, steady } = now;
  return (
    <Pad
      label={label}
      keys={holdKeys}
      held={state.holding.includes(holder.seat)}
      steady={steady}
      phase={state.phase}
      press={() => {
        useChoosing.getState().say('');
        duel.down(holder.seat);
      }}
      release={() => duel.up(holder.seat)}
    />
  );
}

interface StopProps {
  now: DuelNow;
  stopper: Duellist;
  label: string;
  className?: string;
}

/** Stops when it goes down, not when it comes up again: that is when the eye decided. */
export function StopButton({ now: { duel, state }, stopper, label, className = '' }: StopProps) {
  return (
    <Button
      look="primary"
      data-testid="stop"
      data-answer="stop"
      className={`min-h-24 min-w-40 grow touch-none text-lg select-none ${className}`}
      aria-disabled={state.phase !== 'moving'}
      onPointerDown={() => duel.down(stopper.seat)}
      onClick={(event) => event.detail === 0 && duel.down(stopper.seat)}
    >
      {label}
    </Button>
  );
}
