import { type Room, useRoom } from '@dealers-choice/table';
import { type Team, teamOf } from '../index.ts';
import { Emblem } from './art/emblems.tsx';
import { useDesk } from './desk.ts';
import { cardSizes, fitRuns, type Place, type RunSize, stripSizes, widthOf } from './fit.ts';
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
  const size = sizeFor(shape, zoom, lengths, { room, place: choosing ? NEW_RUN : null });
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
        className="board-runs"
        data-drop={own ? 'fresh' : 'theirs'}
        hidden={folded}
        style={{
          columnGap: size.gap,
          rowGap: size.pitch - size.height,
          '--tab': `${size.tab}px`,
          '--step': `${size.step}px`,
          '--card-w': `${size.last}px`,
          '--cell-h': `${size.height}px`,
        }}
        {...focusOnRun}
      >
        {laid.map((run, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump in a replay changes a run, and makes none anew
          <RunOnMat key={place} run={run} width={widthOf(size, run.cards.length)} strip={shape !== 'desk'} />
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

function sizeFor(
  shape: Shape,
  zoom: number,
  lengths: readonly number[],
  { room, place }: { room: Room; place: Place | null },
): RunSize {
  if (shape === 'desk') {
    const within = { width: room.width - PAD - DESK_PAD * zoom, height: room.height - SLOT * zoom };
    return fitRuns(lengths, cardSizes(zoom), within, place);
  }
  const sizes = stripSizes(shape === 'flat' ? 0.9 : zoom);
  return fitRuns(lengths, sizes, { width: room.width - PAD * 2, height: room.height - PAD }, place);
}
