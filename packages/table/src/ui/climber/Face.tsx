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

/** Each part is one shape in every mood: another mood changes its outline, and nothing is made anew. */
export function ClimberFace({ mood, look, y, shade, patch }: Props) {
  const wide = mood === 'fear' || mood === 'shock';
  return (
    <>
      {mood === 'dead' ? (
        <Crosses y={y} />
      ) : (
        <>
          <Eyes at={patch ? [LEFT] : [LEFT, RIGHT]} y={y} look={look} wide={wide} />
          {patch && (
            <>
              <path d={`M9 ${y - 5}L33 ${y - 3.5}`} stroke={INK} strokeWidth="1.2" />
              <ellipse cx={RIGHT} cy={y} rx="4.7" ry="4.9" fill={INK} />
            </>
          )}
          <path {...browsOf(mood, y, shade)} stroke={INK} strokeLinecap="round" />
          {mood === 'fear' && <path d={DROPS} fill="#9fd8ff" stroke={INK} strokeWidth=".7" />}
        </>
      )}
      <path {...mouthOf(mood, y + 7.6)} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0 ${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

interface EyesProps {
  /** Where each of them is, across. */
  at: readonly number[];
  y: number;
  look: Look;
  wide: boolean;
}

function Eyes({ at, y, look: [right, down], wide }: EyesProps) {
  const each = (x: number, below: number, rx: number, ry = rx): string =>
    at.map((eye) => oval(eye + x, y + below, rx, ry)).join('');
  const [px, py] = [right * 1.7, down * 1.9];
  return (
    <>
      <path d={each(0, 0, wide ? 4.6 : 4.1, wide ? 5.8 : 4.7)} fill="#fffdf6" stroke={INK} strokeWidth=".9" />
      <path d={each(px, py, wide ? 1.5 : 2.15)} fill={INK} />
      <path d={each(px + 0.8, py - 0.8, 0.65)} fill="#fff" />
    </>
  );
}

export function Crosses({ y, stroke = '#fffdf6' }: { y: number; stroke?: string }) {
  const cross = (x: number): string => `M${x - 2.8} ${y - 2.8}l5.6 5.6m0-5.6l-5.6 5.6`;
  return <path d={cross(LEFT) + cross(RIGHT)} stroke={stroke} strokeWidth="2.1" strokeLinecap="round" fill="none" />;
}

interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
}

const DROPS = 'M36 6q2.6 4 0 5.6-2.6-1.6 0-5.6zM3 9q2.2 3.4 0 4.8-2.2-1.4 0-4.8z';

/** Brows, or the lids of whoever sleeps; no outline for a mood without either. */
function browsOf(mood: Mood, y: number, shade: string): Shape {
  const lid = (x: number): string => `M${x - 4.3} ${y}a4.3 4.7 0 0 1 8.6 0z`;
  switch (mood) {
    case 'angry':
    case 'smug':
      return { d: `M9.6 ${y - 6.6}l7.8 3M30.4 ${y - 6.6}l-7.8 3`, fill: 'none', strokeWidth: 1.9 };
    case 'fear':
      return { d: `M9.4 ${y - 6.6}q3-3 6-2.2M30.6 ${y - 6.6}q-3-3-6-2.2`, fill: 'none', strokeWidth: 1.4 };
    case 'sleepy':
      return { d: lid(LEFT) + lid(RIGHT), fill: shade, strokeWidth: 0.9 };
    default:
      return { d: '', fill: 'none' };
  }
}

function mouthOf(mood: Mood, y: number): Shape {
  switch (mood) {
    case 'grin':
      return { d: `M14.6 ${y - 1.6}q5.4 1.2 10.8 0-.8 5-5.4 5t-5.4-5z`, fill: '#fffdf6', stroke: INK };
    case 'shock':
      return { d: oval(20, y + 1, 2.4, 3), fill: INK };
    default:
      return { d: LIPS[mood](y), fill: 'none', stroke: INK };
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
