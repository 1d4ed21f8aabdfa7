import type { Seat } from '@dealers-choice/kernel';
import { useEffect, useMemo } from 'react';
import type { SeenCard } from '../../surface/scene.ts';
import { seenIn, useBoard } from '../board.ts';
import { CardButton } from '../CardButton.tsx';
import { useFight, usePlanned } from '../side/BattlePanel.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { useUnit } from '../unit.ts';
import type { Lens, Rect } from './camera.ts';
import { rectangleOf } from './pick.ts';
import type { Placed } from './placed.ts';
import type { Stage } from './Stage.ts';

interface Props {
  stage: Stage;
  lens: Lens;
  placed: readonly Placed[];
  /** How much closer the camera has come. */
  closer: number;
}

const AREAS = ['leader', 'characters', 'stage', 'trigger'] as const;
const NAMES = { leader: 'LEADER_AREA', characters: 'CHARACTER_AREA', stage: 'STAGE_AREA', trigger: 'LIMBO' } as const;

/** Everything on the canvas that can be pressed or read, once more in the page, in the order in which it is read. */
export function Mirror({ stage, lens, placed, closer }: Props) {
  const { scene, name, near, far } = useBoard();
  const say = useOnePieceText();
  const rects = useMemo(() => new Map(placed.map((one) => [one.handle, rectangleOf(lens, one)])), [lens, placed]);
  const side = (seat: Seat) => (
    <section key={seat} aria-label={say.side(name(seat))} className="op-mirror-side">
      {AREAS.map((area) => (
        <ul key={area} aria-label={say.area[area](name(seat))}>
          {seenIn(scene.mats[seat][NAMES[area]]).map((card) => {
            const rect = rects.get(card.handle);
            return rect && <MirrorCard key={card.handle} card={card} rect={rect} stage={stage} />;
          })}
        </ul>
      ))}
      <Counts seat={seat} rects={rects} />
    </section>
  );
  return (
    <div className="op-mirror" style={{ scale: closer, transformOrigin: middleOf(lens) }}>
      {side(near)}
      {side(far)}
    </div>
  );
}

/** What the camera looks at stays where it is when it comes closer. */
const middleOf = ({ width, height, dx, dy }: Lens): string => `${width / 2 - dx}px ${height / 2 - dy}px`;

const style = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h });

function MirrorCard({ card, rect, stage }: { card: SeenCard; rect: Rect; stage: Stage }) {
  const unit = useUnit(card);
  const { press, part } = unit;
  const state = press?.state ?? null;
  const ring = state === 'on' ? 'on' : state === 'target' ? 'target' : part ? 'hit' : state === 'can' ? 'can' : null;
  const dim = press?.short !== undefined;
  const { handle } = card;
  const fights = part !== null && unit.power !== null;
  const tick = state === 'on' && press?.label !== '';
  useEffect(() => {
    stage.mark(handle, { ring, dim, tick, bare: fights });
    return () => stage.mark(handle, null);
  }, [stage, handle, ring, dim, tick, fights]);
  return (
    <li
      className="op-mirrored"
      style={style(rect)}
      data-card={card.card}
      data-drag={press && press.label === '' ? card.card : undefined}
      data-state={state ?? undefined}
    >
      <CardButton
        card={{ card: card.card, name: card.face.name }}
        press={press}
        name={unit.name}
        unread={unit.unread}
      />
      {part && unit.power && <Fighting part={part} power={unit.power.now} />}
      {press?.short && (
        <i className="op-short" aria-hidden="true">
          {press.short}
        </i>
      )}
    </li>
  );
}

/** A power in battle, large: the target's with the Counters that are put together. */
function Fighting({ part, power }: { part: 'attacks' | 'attacked'; power: number }) {
  const fight = useFight();
  const planned = usePlanned();
  const mine = part === 'attacked';
  const safe = mine && fight !== null && planned >= fight.short;
  return (
    <b className="op-fighting" data-part={part} data-safe={safe || undefined} aria-hidden="true">
      {mine ? power + planned : power}
    </b>
  );
}

/** Piles and DON!!: what there is is said; a trash can be looked through. */
function Counts({ seat, rects }: { seat: Seat; rects: ReadonlyMap<string, Rect> }) {
  const { scene, name, read } = useBoard();
  const say = useOnePieceText();
  const { DECK, TRASH } = scene.mats[seat];
  const { active, rested, deck } = scene.don[seat];
  const trash = say.area.trash(name(seat), TRASH.length);
  const rect = rects.get(`${seat}-TRASH`);
  const cards = seenIn(TRASH).map(({ card }) => card);
  return (
    <>
      <p className="sr-only">
        {[say.area.deck(name(seat), DECK.length), say.area.cost(name(seat), active, rested, deck)].join('. ')}
      </p>
      {rect && (
        <button
          type="button"
          className="op-mirrored op-tap"
          style={style(rect)}
          aria-label={trash}
          onClick={() => read({ cards, title: trash, open: true })}
        />
      )}
    </>
  );
}
