/** Cards as they are printed: whole in a row or on a pile, with a flat index on a shelf, and small in a run. */
import type { CopyId } from '@dealers-choice/kernel';
import { ACE, HOME, isJoker, isStatic, RANK, rankOf, type Slot, SUIT, suitOf } from '../../index.ts';
import { COURT_CLOTHS, COURTS, Person } from './people.tsx';
import { archPath, inkOf, Kite, Palm, Pip, Rangoli } from './signs.tsx';

const LETTERS: Readonly<Record<number, string>> = { 14: 'A', 13: 'K', 12: 'Q', 11: 'J', 1: 'Jo' };
export const letterOf = (rank: number): string => LETTERS[rank] ?? `${rank}`;
const JOKER_INK = '#8A1F5A';

const faceOf = (card: CopyId) => ({
  rank: RANK[card] ?? 0,
  suit: SUIT[card] ?? 0,
  two: isStatic(card),
  joker: isJoker(card),
});

const groundOf = ({ two, joker }: { two: boolean; joker: boolean }): string =>
  two ? 'url(#dhappa-two)' : joker ? 'url(#dhappa-sky)' : 'var(--card)';

interface TextLook {
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Squeezed to this width. */
  width?: number | undefined;
}
function Letters({ children, x, y, size, fill, width }: TextLook & { children: string }) {
  const squeezed = width === undefined ? {} : { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const };
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="700"
      textAnchor="middle"
      fill={fill}
      className="font-display"
      {...squeezed}
    >
      {children}
    </text>
  );
}

/** Columns and lines of the pips, by rank. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [1, 0],
    [1, 2],
    [1, 4],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 4],
    [2, 4],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 2],
    [0, 4],
    [2, 4],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  7: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  8: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [1, 3],
    [0, 4],
    [2, 4],
  ],
  9: [
    [0, 0],
    [2, 0],
    [0, 1.33],
    [2, 1.33],
    [1, 2],
    [0, 2.67],
    [2, 2.67],
    [0, 4],
    [2, 4],
  ],
  10: [
    [0, 0],
    [2, 0],
    [1, 0.66],
    [0, 1.33],
    [2, 1.33],
    [0, 2.67],
    [2, 2.67],
    [1, 3.33],
    [0, 4],
    [2, 4],
  ],
};

/** `covered`: another card lies over all but its index. */
export function WholeCard({ card, covered = false, className = '' }: CardLook & { covered?: boolean }) {
  const face = faceOf(card);
  const { rank, suit, two, joker } = face;
  const ink = joker ? JOKER_INK : inkOf(suit);
  return (
    <svg viewBox="0 0 100 140" className={className} aria-hidden="true">
      <Sheet w={100} h={140} radius={9} fill={groundOf(face)} wild={two || joker} />
      {joker ? (
        <>
          <Letters x={22} y={39} size={33} fill={ink} width={34}>
            Jo
          </Letters>
          <Kite x={9} y={48} size={26} />
        </>
      ) : (
        <>
          <Letters x={22} y={43} size={45} fill={ink} width={rank === 10 ? 37 : undefined}>
            {letterOf(rank)}
          </Letters>
          <Pip suit={suit} x={8} y={50} size={28} />
        </>
      )}
      {!covered && <Art rank={rank} suit={suit} two={two} joker={joker} />}
    </svg>
  );
}
interface CardLook {
  card: CopyId;
  className?: string;
}

function Sheet({ w, h, radius, fill, wild }: { w: number; h: number; radius: number; fill: string; wild: boolean }) {
  return (
    <rect
      x=".7"
      y=".7"
      width={w - 1.4}
      height={h - 1.4}
      rx={radius}
      fill={fill}
      stroke={wild ? '#8A5A14' : 'var(--card-edge)'}
      strokeWidth="1.4"
    />
  );
}

function Art({ rank, suit, two, joker }: { rank: number; suit: number; two: boolean; joker: boolean }) {
  const arch = archPath(42, 20, 50, 108);
  if (two) {
    return (
      <>
        <path d={arch} fill="#F6DDA0" stroke="#A9781F" strokeWidth="1.2" />
        <Palm x={44} y={52} size={46} lines="#F6DDA0" />
        <Foot fill="#6A3A08">STAYS</Foot>
      </>
    );
  }
  if (joker) {
    return (
      <>
        <path d={arch} fill="#BFE3EA" stroke="#2C7C8C" strokeWidth="1.2" />
        <Kite x={45} y={42} size={44} />
        <Foot fill="#0D4650">FLIES</Foot>
      </>
    );
  }
  const court = COURTS[rank];
  if (court) return <Court suit={suit} {...court} />;
  if (rank === ACE) {
    return (
      <>
        <Rangoli x={66} y={82} r={27} petals={12} line="#C9962F" width={1.1} />
        <Pip suit={suit} x={46} y={62} size={40} />
      </>
    );
  }
  const size = rank > 8 ? 14 : rank > 6 ? 15 : 16;
  return (PIPS[rank] ?? []).map(([i, j]) => (
    <Pip key={`${i} ${j}`} suit={suit} x={46 + i * 15.5} y={22 + j * 23} size={size} turned={j > 2} />
  ));
}

function Foot({ fill, children }: { fill: string; children: string }) {
  return (
    <text x="67" y="122" fontSize="9.5" fontWeight="700" textAnchor="middle" fill={fill}>
      {children}
    </text>
  );
}

function Court({ suit, kind, skin }: { suit: number; kind: 'king' | 'queen' | 'jack'; skin: string }) {
  const { cloth = '', head = '', ground = '' } = COURT_CLOTHS[suit] ?? {};
  return (
    <>
      <path d={archPath(40, 16, 54, 116)} fill={ground} stroke="#B98A33" strokeWidth="1.3" />
      <g transform="translate(38 58) scale(.92)">
        <Person kind={kind} skin={skin} cloth={cloth} head={head} />
      </g>
      <path d="M40 117H94V132H40Z" fill={cloth} />
      <path d="M40 117H94" stroke="#E7B84F" strokeWidth="2" />
      {[47, 60.3, 73.6, 86.9].map((x) => (
        <path key={x} d={`M${x} 120l4.5 4.5-4.5 4.5-4.5-4.5Z`} fill="#E7B84F" />
      ))}
    </>
  );
}

/** On a shelf the next shelf covers the lower part: the index lies flat, along the upper edge. */
export function ShelfCard({ card, className = '' }: CardLook) {
  const face = faceOf(card);
  const { rank, suit, two, joker } = face;
  return (
    <svg viewBox="0 0 52 66" className={className} aria-hidden="true">
      <Sheet w={52} h={66} radius={6} fill={groundOf(face)} wild={two || joker} />
      {joker ? (
        <>
          <Letters x={15} y={27} size={22} fill={JOKER_INK} width={22}>
            Jo
          </Letters>
          <Kite x={27} y={8} size={18} />
          <Kite x={13} y={36} size={24} />
        </>
      ) : (
        <>
          <Letters x={rank === 10 ? 14.5 : 14} y={29} size={27} fill={inkOf(suit)} width={rank === 10 ? 22 : undefined}>
            {letterOf(rank)}
          </Letters>
          <Pip suit={suit} x={26.5} y={11} size={16.5} />
          {two ? (
            <Palm x={14} y={37} size={24} lines="#F6DDA0" />
          ) : (
            <g opacity=".3">
              <Pip suit={suit} x={15} y={38} size={23} />
            </g>
          )}
        </>
      )}
    </svg>
  );
}

/** In a run a wild wears the face it stands for; its body says what it is. */
export function RunCard({ card, slot, covered = false, className = '' }: CardLook & { slot: Slot; covered?: boolean }) {
  const face = faceOf(card);
  const { two, joker } = face;
  const [rank, suit] = [rankOf(slot), suitOf(slot)];
  return (
    <svg viewBox="0 0 54 78" className={className} aria-hidden="true">
      <Sheet w={54} h={78} radius={6} fill={groundOf(face)} wild={two || joker} />
      <Letters x={17} y={27} size={28} fill={inkOf(suit)} width={rank === 10 ? 25 : undefined}>
        {letterOf(rank)}
      </Letters>
      <Pip suit={suit} x={8.5} y={32} size={17} />
      {(two || joker) && (
        <path
          d="M.7 54H53.3V71.3a6 6 0 0 1-6 6H6.7a6 6 0 0 1-6-6Z"
          fill={two ? 'var(--two-foot)' : 'var(--joker-foot)'}
        />
      )}
      {two && (
        <>
          <Letters x={10} y={73} size={18} fill="#FFE2A0">
            2
          </Letters>
          <Palm x={16} y={57} size={17} fill="#FFD98A" />
        </>
      )}
      {joker && <Kite x={8} y={55.5} size={19} line="#FFE2A0" />}
      {!two && !joker && !covered && (
        <g opacity=".26">
          <Pip suit={suit} x={25} y={45} size={23} />
        </g>
      )}
    </svg>
  );
}

export function CardBack({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 140" className={className} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#1E2A5A" stroke="#E9D6A4" strokeWidth="2.5" />
      <rect x="8" y="8" width="84" height="124" rx="5" fill="url(#dhappa-back)" stroke="#D9A441" strokeWidth="1.5" />
      <path d="M50 48 68 70 50 92 32 70Z" fill="#D9A441" stroke="#1E2A5A" strokeWidth="3" />
    </svg>
  );
}

/** The slot of a natural card, where it stands for itself. */
export const homeOf = (card: CopyId): Slot => HOME[card] ?? 0;
