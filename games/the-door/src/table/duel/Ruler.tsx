import type { Seat } from '@dealers-choice/kernel';
import { Tomb } from '../art/Props.tsx';
import { useDoorText } from '../text/useDoorText.ts';

interface Props {
  bodyW: number;
  canW: number;
  thrower: Seat;
  defender: Seat;
}

/** Half of the ruler, and where its foot is. */
const HALF = 124;
const FOOT = 138;
/** A tomb of this many units is still told from another by its piece. */
const ROOM = 11;

/** Whose grave each part is. */
export function Ruler({ bodyW, canW, thrower, defender }: Props) {
  const say = useDoorText();
  const edge = (bodyW + canW) / 4;
  const beside = (HALF + bodyW / 2) / 2;
  const band = (bodyW - canW) / 2;
  return (
    <g>
      <rect x={-HALF - 2} y="120.500" width={2 * HALF + 4} height="19" rx="4" fill="#0a0f2e" stroke="#d9a441" />
      <rect x={-HALF} y="122.500" width={2 * HALF} height="15" rx="2.500" fill="#2a3370" />
      <rect x={-bodyW / 2} y="122.500" width={bodyW} height="15" fill="#8a2a2a" />
      <rect x={-bodyW / 2} y="122.500" width={bodyW} height="15" fill="url(#door-hatch)" />
      <rect x={-canW / 2} y="122.500" width={canW} height="15" fill="#f0c264" />
      <Grave seat={thrower} x={-beside - 14} />
      <Grave seat={thrower} x={beside - 14} />
      <Grave seat={defender} x={0} />
      {band > ROOM && <Grave seat={thrower} x={-edge} />}
      {band > ROOM && <Grave seat={thrower} x={edge} />}
      <g className="door-zone-names" fontWeight="700">
        <text x={-beside - 6} y="132.500" fill="#fff6df">
          {say.zoneNothing}
        </text>
        <text x={beside - 6} y="132.500" fill="#fff6df">
          {say.zoneNothing}
        </text>
        <g textAnchor="middle" stroke="#0a0f2e" strokeWidth="2" paintOrder="stroke" strokeLinejoin="round">
          <text x="0" y="148" fill="#ffd978">
            {say.zoneCan}
          </text>
          <g className={edge < 19 ? 'door-zone-tight' : undefined} fill="#ffb3a5">
            <text x={-edge - 2} y="148">
              {say.zoneBody}
            </text>
            <text x={edge + 2} y="148">
              {say.zoneBody}
            </text>
          </g>
        </g>
      </g>
    </g>
  );
}

const Grave = ({ seat, x }: { seat: Seat; x: number }) => (
  <g transform={`translate(${x} ${FOOT - 2}) scale(.36)`}>
    <Tomb seat={seat} />
  </g>
);
