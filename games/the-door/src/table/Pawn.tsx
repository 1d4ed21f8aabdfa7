import type { Seat } from '@dealers-choice/kernel';
import { Climber, type Look, type Mood } from '@dealers-choice/table/ui';
import { Tomb } from './art/Props.tsx';
import type { Standing } from './places.ts';

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

/**
 * A climber on the stair, or the stone where it died: both are drawn, and one of them is not seen (opacity, unlike
 * visibility, is no matter of each shape inside). The inner group is what moves.
 */
export function Pawn({ seat, x, y, scale, look }: Standing & { look: PawnLook }) {
  const { dead, lit, chosen, onTurn } = look;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
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
    </g>
  );
}

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
