import { type Room, useRoom } from '@dealers-choice/table';
import { type CSSProperties, useMemo } from 'react';
import { type Team, teamOf } from '../index.ts';
import { Emblem } from './art/emblems.tsx';
import { useDesk } from './desk.ts';
import { cardSizes, fitRuns, type RunSize, stripSizes } from './fit.ts';
import { LockMeter } from './LockMeter.tsx';
import { NEW_RUN, NewRun } from './NewRun.tsx';
import { RunOnMat } from './RunOnMat.tsx';
import type { Shape } from './shape.ts';
import { useRunFocus } from './useRunFocus.ts';

interface Props {
  team: Team;
  shape: Shape;
  zoom: number;
  folded: boolean;
  /** A tap on the head. */
  focus(): void;
}

/** One half of the mat: the runs of a team, in the order in which they were laid. */
export function Board({ team, shape, zoom, folded, focus }: Props) {
  const { text, seats, you, near, name, runs, targets, air } = useDesk();
  const [ref, room] = useRoom<HTMLDivElement>();
  const focusOnRun = useRunFocus(ref);
  const own = team === near;
  const laid = runs.filter((run) => run.ownerTeam === team);
  const lengths = laid.map(({ cards }) => cards.length);
  const choosing = own && (targets !== null || air?.kind === 'cards');
  const sizes = useMemo(() => sizesFor(shape, zoom), [shape, zoom]);
  const size = fitRuns(lengths, sizes, roomFor(shape, zoom, room), choosing ? NEW_RUN : null);
  const people = seats.filter((seat) => teamOf(seat) === team).map((seat) => (seat === you ? text.you : name(seat)));
  return (
    <section aria-label={text.team(team)} className="board" data-team={team} data-folded={folded || undefined}>
      <button type="button" className="board-head" aria-expanded={!folded} onClick={focus}>
        <Emblem team={team} className="emblem" />
        <strong className="font-display">{text.team(team)}</strong>
        <span className="board-people">{people.join(', ')}</span>
        <LockMeter team={team} wordy={shape === 'desk'} />
      </button>
      <div
        ref={ref}
        className={`board-runs run-size-${sizes.indexOf(size)}`}
        data-drop={own ? 'fresh' : 'theirs'}
        hidden={folded}
        style={{ ...measuresOf(sizes, shape), columnGap: size.gap, rowGap: size.pitch - size.height }}
        {...focusOnRun}
      >
        {laid.map((run, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump in a replay changes a run, and makes none anew
          <RunOnMat key={place} run={run} size={size} strip={shape !== 'desk'} />
        ))}
        {choosing && <NewRun />}
        {laid.length === 0 && !choosing && <p className="board-empty">{own ? text.layFirst : text.noRuns}</p>}
      </div>
    </section>
  );
}

/** Around the runs, in pixels of the screen and of the drawing; runs drawn as cards have a slot around each. */
const PAD = 12;
const SLOT = 30;
const DESK_PAD = 16;

const sizesFor = (shape: Shape, zoom: number): RunSize[] =>
  shape === 'desk' ? cardSizes(zoom) : stripSizes(shape === 'flat' ? 0.9 : zoom);

const roomFor = (shape: Shape, zoom: number, { width, height }: Room): Room =>
  shape === 'desk'
    ? { width: width - PAD - DESK_PAD * zoom, height: height - SLOT * zoom }
    : { width: width - PAD * 2, height: height - PAD };

/** Of each size what all else is drawn by: how wide a card is, or how high a strip. */
const measuresOf = (sizes: readonly RunSize[], shape: Shape): CSSProperties =>
  Object.fromEntries(sizes.map(({ last, height }, i) => [`--run-${i}`, `${shape === 'desk' ? last : height}px`]));
