import type { Seat } from '@dealers-choice/kernel';
import { Climber, type Look, type Mood } from '@dealers-choice/table/ui';
import { Tomb } from './art/Props.tsx';
import type { Layout } from './places.ts';
import type { Place } from './standing.ts';

export interface PawnLook {
  mood: Mood;
  gaze: Look;
  dead: boolean;
  /** It can be pointed at. */
  lit: boolean;
  /** It is pointed at. */
  chosen: boolean;
  onTurn: boolean;
}

interface Props {
  place: Place;
  look: PawnLook;
  /** Of the stair. */
  box: Layout['box'];
}

/** Its own picture, in units of the stair: it stands on 0, 0. */
const WIDE = 72;
const HIGH = 90;
const FOOT = 72;

/**
 * A climber on the stair, or the stone where it died: both are drawn, and one of them is not seen (opacity, unlike
 * visibility, is no matter of each shape inside). It is put where it stands as a whole, over whoever stands behind it,
 * so that nothing in it is drawn again when it moves. The inner group is what hops.
 */
export function Pawn({ place: { seat, x, y, scale, depth }, look, box }: Props) {
  const { dead, lit, chosen, onTurn } = look;
  const [right, down] = [(x - box.x) / WIDE - 0.5, (y - box.y - FOOT) / HIGH];
  return (
    <svg
      viewBox={`${-WIDE / 2} ${-FOOT} ${WIDE} ${HIGH}`}
      className="door-pawn"
      style={{
        width: percent(WIDE / box.w),
        height: percent(HIGH / box.h),
        transform: `translate(${percent(right)}, ${percent(down)}) scale(${scale})`,
        transformOrigin: `50% ${percent(FOOT / HIGH)}`,
        zIndex: depth,
      }}
      data-at={`${x} ${y} ${scale}`}
      aria-hidden="true"
    >
      {lit && <ellipse cx="0" cy="-20" rx="34" ry="36" fill="url(#door-halo)" />}
      <g data-pawn={dead ? undefined : seat}>
        <g opacity={dead ? 0 : undefined}>
          <Figure seat={seat} look={look} />
        </g>
        <g opacity={dead ? undefined : 0}>
          <Tomb seat={seat} />
        </g>
      </g>
      {chosen && <Brackets />}
      <path
        d="M-9-64h18l-9 12z"
        fill="#ffd978"
        stroke="#141a3c"
        strokeWidth="1.5"
        opacity={onTurn && !dead ? undefined : 0}
        data-arrow
      />
    </svg>
  );
}

const percent = (part: number): string => `${part * 100}%`;

const Figure = ({ seat, look: { mood, gaze, lit } }: { seat: Seat; look: PawnLook }) => (
  <>
    <ellipse cx="0" cy=".5" rx="15" ry="3.6" fill="#050822" opacity=".55" />
    <g transform="translate(-20 -41)">
      <Climber seat={seat} mood={mood} look={gaze} rim={lit} />
    </g>
  </>
);

/** Around whoever is pointed at: closes in on them. */
const Brackets = () => (
  <g className="door-brackets" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={CORNERS} stroke="#141a3c" strokeWidth="6" />
    <path d={CORNERS} stroke="#fff0c0" strokeWidth="3.2" />
  </g>
);
const CORNERS = 'M-30-38V-50h13M17-50h13v12M30-2v12h-13M-17 10h-13v-12';
