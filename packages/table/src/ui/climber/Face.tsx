import { INK } from './pieces.ts';

export type Mood = 'calm' | 'sleepy' | 'grin' | 'grim' | 'angry' | 'smug' | 'fear' | 'shock' | 'dead';

/** Where a climber looks: to the right and down are positive, 1 is as far as eyes go. */
export type Look = readonly [number, number];

interface Props {
  mood: Mood;
  look: Look;
  /** The height of the eyes. */
  y: number;
  /** Of the lids. */
  shade: string;
  /** One eye is under a patch. */
  patch: boolean;
}

const APART = 5.5;
const LEFT = 20 - APART;
const RIGHT = 20 + APART;

export function ClimberFace({ mood, look, y, shade, patch }: Props) {
  return (
    <>
      {mood === 'dead' ? (
        <Crosses y={y} />
      ) : (
        <>
          <Eye x={LEFT} y={y} look={look} wide={mood === 'fear' || mood === 'shock'} />
          {patch ? (
            <>
              <path d={`M9 ${y - 5}L33 ${y - 3.5}`} stroke={INK} strokeWidth="1.2" />
              <ellipse cx={RIGHT} cy={y} rx="4.7" ry="4.9" fill={INK} />
            </>
          ) : (
            <Eye x={RIGHT} y={y} look={look} wide={mood === 'fear' || mood === 'shock'} />
          )}
          <Brows mood={mood} y={y} shade={shade} />
        </>
      )}
      <g stroke={INK} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <Mouth mood={mood} y={y + 7.6} />
      </g>
    </>
  );
}

function Eye({ x, y, look: [right, down], wide }: { x: number; y: number; look: Look; wide: boolean }) {
  const [px, py] = [x + right * 1.7, y + down * 1.9];
  return (
    <>
      <ellipse cx={x} cy={y} rx={wide ? 4.6 : 4.1} ry={wide ? 5.8 : 4.7} fill="#fffdf6" stroke={INK} strokeWidth=".9" />
      <circle cx={px} cy={py} r={wide ? 1.5 : 2.15} fill={INK} />
      <circle cx={px + 0.8} cy={py - 0.8} r=".65" fill="#fff" />
    </>
  );
}

export function Crosses({ y, stroke = '#fffdf6' }: { y: number; stroke?: string }) {
  const cross = (x: number): string => `M${x - 2.8} ${y - 2.8}l5.6 5.6m0-5.6l-5.6 5.6`;
  return <path d={cross(LEFT) + cross(RIGHT)} stroke={stroke} strokeWidth="2.1" strokeLinecap="round" fill="none" />;
}

function Brows({ mood, y, shade }: { mood: Mood; y: number; shade: string }) {
  const line = { fill: 'none', stroke: INK, strokeLinecap: 'round' } as const;
  if (mood === 'angry' || mood === 'smug') {
    return <path d={`M9.6 ${y - 6.6}l7.8 3M30.4 ${y - 6.6}l-7.8 3`} {...line} strokeWidth="1.9" />;
  }
  if (mood === 'fear') {
    return (
      <>
        <path d={`M9.4 ${y - 6.6}q3-3 6-2.2M30.6 ${y - 6.6}q-3-3-6-2.2`} {...line} strokeWidth="1.4" />
        <path
          d="M36 6q2.6 4 0 5.6-2.6-1.6 0-5.6zM3 9q2.2 3.4 0 4.8-2.2-1.4 0-4.8z"
          fill="#9fd8ff"
          stroke={INK}
          strokeWidth=".7"
        />
      </>
    );
  }
  if (mood !== 'sleepy') return null;
  const lid = (x: number): string => `M${x - 4.3} ${y}a4.3 4.7 0 0 1 8.6 0z`;
  return <path d={lid(LEFT) + lid(RIGHT)} fill={shade} stroke={INK} strokeWidth=".9" />;
}

function Mouth({ mood, y }: { mood: Mood; y: number }) {
  switch (mood) {
    case 'grin':
      return <path d={`M14.6 ${y - 1.6}q5.4 1.2 10.8 0-.8 5-5.4 5t-5.4-5z`} fill="#fffdf6" />;
    case 'shock':
      return <ellipse cx="20" cy={y + 1} rx="2.4" ry="3" fill={INK} stroke="none" />;
    default:
      return <path d={LIPS[mood](y)} fill="none" />;
  }
}

const LIPS: Readonly<Record<Exclude<Mood, 'grin' | 'shock'>, (y: number) => string>> = {
  calm: (y) => `M16.2 ${y - 0.4}q3.8 3 7.6 0`,
  sleepy: (y) => `M17 ${y}h6`,
  grim: (y) => `M16.2 ${y + 0.6}h7.6`,
  angry: (y) => `M15.8 ${y + 1.4}q4.2-3.2 8.4 0`,
  smug: (y) => `M15.6 ${y}q5 3 9-1.6`,
  fear: (y) => `M13.8 ${y + 0.6}q1.5-2.4 3.1 0t3.1 0 3.1 0 3.1 0`,
  dead: (y) => `M16 ${y + 1}q4-2.6 8 0`,
};
