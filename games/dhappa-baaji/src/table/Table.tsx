import type { Seat } from '@dealers-choice/kernel';
import { type TableProps, useChoosing, useRoom } from '@dealers-choice/table';
import { useEffect, useRef, useState } from 'react';
import type { Dhappa, Team } from '../index.ts';
import { Shades } from './art/emblems.tsx';
import { Board } from './Board.tsx';
import { DhappaMoment } from './DhappaMoment.tsx';
import { type Desk, DeskContext, useNewDesk } from './desk.ts';
import { useTableDrag } from './dragging.ts';
import { Hand } from './Hand.tsx';
import { InAir } from './InAir.tsx';
import { useDeskKeys } from './keys.ts';
import { Ledge } from './Ledge.tsx';
import { Niche } from './Niche.tsx';
import type { SortBy } from './order.ts';
import { PileReach } from './PileReach.tsx';
import { Plays } from './Plays.tsx';
import { RunInspector } from './RunInspector.tsx';
import { shapeOf, zoomOf } from './shape.ts';
import { useTableStage } from './stage.ts';
import { Thali } from './Thali.tsx';
import { WayChooser } from './WayChooser.tsx';

/** A courtyard at dusk: people in niches, a mat with two halves, brass for the piles, the hand on the near side. */
export function Table({ view, you, name, seats }: TableProps<Dhappa>) {
  const desk = useNewDesk({ view, you, name, seats });
  const [root, room] = useRoom<HTMLDivElement>();
  const ghost = useRef<HTMLDivElement>(null);
  const [sortBy, sort] = useState<SortBy>('suit');
  const [focus, setFocus] = useState<Team | null>(null);
  const press = useTableDrag(desk, ghost);
  useDeskKeys(desk);
  useTableStage(root, you);
  useHintedCards(desk);
  useForgotten(desk);
  const shape = shapeOf(room);
  const zoom = zoomOf(room, shape);
  const far: Team = desk.near === 'A' ? 'B' : 'A';
  const tight = shape === 'phone' && room.height < 640;
  /** The team whose board is in use; null: both are. */
  const used = focus ?? (tight ? desk.near : null);
  const board = (team: Team) => (
    <Board
      team={team}
      shape={shape}
      zoom={zoom}
      folded={shape !== 'desk' && used !== null && used !== team}
      focus={() => setFocus(used === team ? null : team)}
    />
  );
  const others = othersOf(seats, you);
  return (
    <DeskContext value={desk}>
      <div
        ref={root}
        className="courtyard"
        data-shape={shape}
        data-asked={desk.asked || undefined}
        data-cloth={desk.cloth?.kind}
        data-air={desk.air?.kind}
        data-watching={you === null || undefined}
        style={{ '--u': `${zoom}px` }}
        onPointerDown={press}
      >
        <Shades />
        <ul className="niches" data-dense={others.length > 3 || undefined}>
          {others.map((seat) => (
            <Niche key={seat} seat={seat} dense={others.length > 3} />
          ))}
        </ul>
        <div className="mat">
          {board(far)}
          <div className="middle">
            <Thali />
            <Plays brief={shape !== 'desk'} />
          </div>
          {board(desk.near)}
          {desk.cloth?.kind === 'pile' && <PileReach />}
          {desk.cloth?.kind === 'run' && <RunInspector key={desk.cloth.run} run={desk.cloth.run} />}
          {desk.cloth?.kind === 'ways' && <WayChooser ways={desk.cloth.ways} cards={desk.cloth.cards} />}
        </div>
        <Ledge shape={shape} sortBy={sortBy} sort={sort} />
        {you !== null && <Hand shape={shape} zoom={zoom} sortBy={sortBy} />}
        <DhappaMoment />
        <InAir ghost={ghost} />
      </div>
    </DeskContext>
  );
}

/** Everybody else, in the order of play from the viewer on. */
function othersOf(seats: readonly Seat[], you: Seat | null): Seat[] {
  return you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

/** A hint points at a play: its cards are chosen, and the places they can go light up. */
function useHintedCards({ now, chosen, choose, say }: Desk): void {
  const lit = useChoosing((s) => s.lit);
  useEffect(() => {
    const hinted = now.answers.find(({ move }) => lit !== null && JSON.stringify(move) === lit)?.move;
    const { hint } = useChoosing.getState();
    // What is lit without a word is only what the chosen cards can do.
    if (hint === '' || !hinted || !('do' in hinted) || chosen.length > 0) return;
    const cards = hinted.layout?.cards.map(({ card }) => card) ?? (hinted.card === undefined ? [] : [hinted.card]);
    if (cards.length === 0) return;
    choose(cards);
    say(hint); // choosing has silenced it
  }, [lit, now.answers, chosen, choose, say]);
}

/** Another question: whatever lay open for the last one is put away. */
function useForgotten({ view, open, join, cloth, joining }: Desk): void {
  const about = `${view.turn} ${view.answers}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the question that has changed
  useEffect(() => {
    // Asked first: even a state that stays as it is has the table drawn once more.
    if (cloth !== null) open(null);
    if (joining !== null) join(null);
  }, [about]);
}
