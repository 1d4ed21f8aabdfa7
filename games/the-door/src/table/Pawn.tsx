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

/** A climber on the stair, or the stone where it died. The inner group is what moves. */
export function Pawn({ seat, x, y, scale, look }: Standing & { look: PawnLook }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {look.lit && <ellipse cx="0" cy="-20" rx="34" ry="36" fill="url(#door-halo)" />}
      <g data-pawn={look.dead ? undefined : seat}>
        {look.dead ? <Tomb seat={seat} /> : <Figure seat={seat} look={look} />}
      </g>
      {look.chosen && <Brackets />}
      {look.onTurn && !look.dead && (
        <path d="M-9-64h18l-9 12z" fill="#ffd978" stroke="#141a3c" strokeWidth="1.5" data-arrow />
      )}
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
