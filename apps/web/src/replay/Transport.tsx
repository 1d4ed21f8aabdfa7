import { SPECTATOR, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { Button, Icon, type IconName } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useId } from 'react';
import { replay, useReplay } from '../app/stores.ts';
import { telling } from '../match/sentences.ts';
import { useAroundText } from '../words/around.ts';
import { Track } from './Track.tsx';
import { stretchFrom, tracksOf } from './tracks.ts';
import './replay.css';

const RATES = [0.5, 1, 2, 4];

/** Below the table of a replay: where in the match one is, and the keys of a player. */
export function Transport() {
  const { step, steps, playing } = useReplay((s) => s);
  const { seek, play } = replay.getState();
  const say = useAroundText().replay;
  useKeys();
  return (
    <section aria-label={say.name} className="transport">
      <div className="transport-keys">
        <Key icon="first" off={step === 0} press={() => seek(0)}>
          {say.toStart}
        </Key>
        <Key icon="left" off={step === 0} press={() => seek(step - 1)}>
          {say.back}
        </Key>
        <button type="button" className="press-gold transport-play" onClick={() => play(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} className={playing ? 'size-6' : 'size-6 fill-current'} />
          <span className="sr-only">{playing ? say.pause : say.play}</span>
        </button>
        <Key icon="right" off={step === steps} press={() => seek(step + 1)}>
          {say.on}
        </Key>
        <Key icon="last" off={step === steps} press={() => seek(steps)}>
          {say.toEnd}
        </Key>
      </div>
      <Scrubber />
      <Rate />
      <Eyes />
    </section>
  );
}

function Key({ icon, off, press, children }: { icon: IconName; off: boolean; press(): void; children: ReactNode }) {
  return (
    <Button look="quiet" icon={icon} bare aria-disabled={off} onClick={press}>
      {children}
    </Button>
  );
}

function Scrubber() {
  const { step, steps, record, lines } = useReplay((s) => s);
  const id = useId();
  const say = useAroundText().replay;
  const { seek } = replay.getState();
  const moves = record?.moves ?? [];
  const where = say.moveOf(step, steps);
  return (
    <>
      <div className="transport-track">
        <Track moves={moves} step={step} />
        <label htmlFor={id} className="sr-only">
          {say.move}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-valuetext={[where, ...lines.map(({ text }) => text)].join('. ')}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={(event) => {
            if (!event.shiftKey || !/^Arrow/.test(event.key)) return;
            event.preventDefault();
            seek(stretchFrom(tracksOf(moves), step, /Left|Down/.test(event.key) ? -1 : 1));
          }}
        />
      </div>
      <output htmlFor={id} className="transport-where">
        {where}
      </output>
    </>
  );
}

function Rate() {
  const rate = useReplay((s) => s.rate);
  const say = useAroundText().replay;
  return (
    <select
      className="field transport-rate"
      aria-label={say.rate}
      value={rate}
      onChange={(event) => replay.getState().playAt(Number(event.target.value))}
    >
      {RATES.map((each) => (
        <option key={each} value={each}>
          {say.rateAt(each)}
        </option>
      ))}
    </select>
  );
}

/** Whose hidden cards are seen. */
function Eyes() {
  const { viewer, view, loaded } = useReplay((s) => s);
  const say = useAroundText().replay;
  const name = view && loaded ? telling(loaded, view).name : (seat: number) => say.seat(seat + 1);
  return (
    <label className="transport-eyes">
      <Icon name="eye" className="size-5 shrink-0" />
      <span className="sr-only">{say.lookAs}</span>
      <select
        className="field"
        value={viewer}
        onChange={(event) => replay.getState().lookAs(Number(event.target.value) as Viewer)}
      >
        <option value={SPECTATOR}>{say.spectator}</option>
        {seatsOf(view?.seats ?? 0).map((seat) => (
          <option key={seat} value={seat}>{`${seat + 1} ${name(seat)}`}</option>
        ))}
      </select>
    </label>
  );
}

/** Space plays and pauses, comma and full stop go move by move: unless a field or a button has the focus. */
function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (at?.closest('input, select, button, a, dialog, [popover]')) return;
      const { step, playing, seek, play } = replay.getState();
      const acts: Readonly<Record<string, () => void>> = {
        ' ': () => play(!playing),
        ',': () => seek(step - 1),
        '.': () => seek(step + 1),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
