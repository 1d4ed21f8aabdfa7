import { Button, Dialog } from '@dealers-choice/table/ui';
import { memo, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { replay, useReplay } from '../app/stores.ts';
import { useAroundText } from '../words/around.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { EyesField } from './Eyes.tsx';
import { Fair } from './Fair.tsx';
import { Moments } from './Moments.tsx';
import { PlayerKeys } from './PlayerKeys.tsx';
import { joined } from './sentences.ts';
import { Track } from './Track.tsx';
import { placeOn, type Stretch, stretchFrom, tracksOf } from './tracks.ts';
import { useKeys } from './useKeys.ts';
import './replay.css';

const RATES = [0.5, 1, 2, 4];

/** The turns of the open record. */
export function useTracks(): Stretch[] {
  const { record, turns } = useReplay((s) => s);
  return useMemo(() => tracksOf(record?.moves ?? [], turns), [record, turns]);
}

interface Props {
  /** There is a panel beside the table: whose eyes, and what stands out, is said there. */
  beside: boolean;
  link(): void;
  fork(): void;
}

/** Below the table of a replay: where in the match one is, and the keys of a player. */
export function Transport({ beside, link, fork }: Props) {
  const { step, steps, playing } = useReplay((s) => s);
  const say = useAroundText().replay;
  const tracks = useTracks();
  useKeys({ tracks, link, fork });
  return (
    <section aria-label={say.name} className="transport" data-beside={beside}>
      <PlayerKeys tracks={tracks} playing={playing} atStart={step === 0} atEnd={step === steps} />
      <Scrubber tracks={tracks} />
      <Tools beside={beside} link={link} fork={fork} />
    </section>
  );
}

/** None of it is about where one is. */
const Tools = memo(({ beside, link, fork }: Props) => {
  const text = useReplayText();
  return (
    <>
      <Rate />
      {!beside && <EyesField />}
      {!beside && <MomentsButton />}
      <Button icon="link" className="transport-link" onClick={link}>
        <span className="max-md:sr-only short:sr-only">{text.link}</span>
      </Button>
      <Button look="primary" icon="fork" className="transport-fork" aria-label={text.branch.open} onClick={fork}>
        <span className="max-[26rem]:hidden short:hidden">{text.branch.open}</span>
        <span className="min-[26rem]:hidden short:hidden">{text.branch.short}</span>
      </Button>
    </>
  );
});

function Scrubber({ tracks }: { tracks: readonly Stretch[] }) {
  const { step, steps, lines, moments } = useReplay((s) => s);
  const id = useId();
  const slider = useSliderAt(step);
  const say = useAroundText().replay;
  const text = useReplayText();
  const { seek } = replay.getState();
  const marks = useMemo(() => moments.map((one) => one.step), [moments]);
  const place = placeOn(tracks, step);
  const where = place ? text.where(place.turn, place.move, place.of) : text.start;
  return (
    <>
      <div className="transport-track">
        <Track tracks={tracks} step={step} steps={steps} marks={marks} />
        <label htmlFor={id} className="sr-only">
          {say.move}
        </label>
        <input
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={steps}
          defaultValue={0}
          aria-valuetext={joined([where, ...lines.map(({ text: told }) => told)])}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={(event) => {
            if (!event.shiftKey || !/^Arrow/.test(event.key)) return;
            event.preventDefault();
            seek(stretchFrom(tracks, step, /Left|Down/.test(event.key) ? -1 : 1));
          }}
        />
      </div>
      <p className="transport-where">
        <span>{where}</span>
        <output htmlFor={id}>{say.moveOf(step, steps)}</output>
      </p>
    </>
  );
}

/**
 * The slider stands where the hand has put it, until the table is somewhere else. As a value that React holds it would
 * go back to where the table still is, and forth again when the worker has answered.
 */
function useSliderAt(step: number): RefObject<HTMLInputElement | null> {
  const slider = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (slider.current) slider.current.value = `${step}`;
  }, [step]);
  return slider;
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

/** Without a panel beside the table: what stands out, and how it was dealt, over it. */
function MomentsButton() {
  const say = useReplayText();
  const isFar = useReplay((s) => s.source?.from === 'far');
  const [open, setOpen] = useState(false);
  const title = isFar ? say.dealAndMoments : say.moments;
  return (
    <>
      <Button icon={isFar ? 'shield' : 'star'} bare className="transport-moments" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <div className="grid gap-3">
          <Fair />
          <Moments went={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
