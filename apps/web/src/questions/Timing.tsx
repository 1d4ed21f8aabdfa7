import { refuse } from '@dealers-choice/kernel';
import { useEffect } from 'react';
import { match, useMatch } from '../app/stores.ts';
import { useChoosing } from '../table/choosing.ts';
import { useNow } from '../table/now.ts';
import { Button } from '../ui/Button.tsx';
import { aboutClock, elapsed, type Hand, handsOn, isDown, useClock } from './clock.ts';
import { Marker } from './Marker.tsx';
import { Pad } from './Pad.tsx';

/** A marker that is really stopped and a pad that is really held. No time is ever typed. */
export function Timing() {
  const { kit, view, telling } = useNow();
  const asked = useMatch((s) => s.asked);
  const stopped = useMatch((s) => s.stopped);
  const { about, began } = useClock();
  const question = view.asking;
  const open = question?.kind === 'timing' ? aboutClock(view, question) : '';
  const running = about === open && began !== null;
  const hands = handsOn(kit, view, asked);
  const stop = hands.find(({ does }) => does === 'stop');
  const hold = hands.find(({ does }) => does === 'hold');
  useStart(open, running, stop, hold);
  useImpact(hold, running, stopped, question ? (kit.words.clock?.(question, telling).impactMs ?? 0) : 0);
  useStopKey(stop, hold, running);
  if (!question || !kit.words.clock) return null;
  const clock = kit.words.clock(question, telling);
  return (
    <div className="space-y-3">
      <Marker clock={clock} running={running} stopped={stopped} />
      <div className="flex flex-wrap gap-3">
        {stop && (
          <Button
            look="primary"
            className="min-h-16 grow text-lg"
            aria-disabled={!running}
            onClick={() => throwNow(stop)}
          >
            {kit.words.move({ timing: 0, for: stop.clock }, question, telling)}
          </Button>
        )}
        {hold && (
          <Pad
            label={kit.words.move({ timing: null, for: hold.clock }, question, telling)}
            keys={stop ? ['KeyF'] : ['KeyF', 'Space']}
            press={() => useClock.getState().begin(open)}
            release={() => letGo(hold)}
            running={running}
          />
        )}
      </div>
    </div>
  );
}

/** Begins when the one who must hold is holding; where nobody here holds, as soon as it is shown. */
function useStart(open: string, running: boolean, stop: Hand | undefined, hold: Hand | undefined): void {
  useEffect(() => {
    if (open === '' || running) return;
    const { begin, hold: setHeld } = useClock.getState();
    if (!hold) {
      if (stop) begin(open);
      return;
    }
    const held = isDown(...(stop ? ['KeyF'] : ['KeyF', 'Space']));
    setHeld(held);
    if (held) begin(open);
  }, [open, running, stop, hold]);
}

/** Who held on until after the impact has stood still. */
function useImpact(hold: Hand | undefined, running: boolean, stopped: number | null, impactMs: number): void {
  useEffect(() => {
    if (!hold || !running || stopped === null) return;
    const left = Math.max(0, stopped + impactMs - elapsed()) + 20;
    const timer = setTimeout(() => match.getState().answer(hold.seat, { timing: null, for: hold.clock }), left);
    return () => clearTimeout(timer);
  }, [hold, running, stopped, impactMs]);
}

function useStopKey(stop: Hand | undefined, hold: Hand | undefined, running: boolean): void {
  useEffect(() => {
    if (!stop) return;
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.repeat) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, dialog, a')) return;
      event.preventDefault();
      if (running) throwNow(stop);
      else if (hold) useChoosing.getState().say('First somebody must hold.');
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [stop, hold, running]);
}

function throwNow({ seat, clock }: Hand): void {
  const { view, loaded, answer } = match.getState();
  if (useClock.getState().began === null || !view || !loaded) return;
  const move = { timing: elapsed(), for: clock };
  // A press that comes too early is no answer: the marker goes on.
  if (refuse(loaded.game, { ...view, viewer: seat }, seat, move))
    useChoosing.getState().say('Too early: wait a moment.');
  else answer(seat, move);
}

function letGo({ seat, clock }: Hand): void {
  match.getState().answer(seat, { timing: elapsed(), for: clock });
}
