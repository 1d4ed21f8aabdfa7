/** Small drawings that cards are made of: suits, the palm of a 2, the kite of a Joker, the arch around people. */
import type { ReactNode } from 'react';

/** By the number of a suit: spades, hearts, clubs, diamonds. */
const PIPS: readonly ReactNode[] = [
  <path
    key="s"
    d={[
      'M12 1.2C14 5 21.8 9.5 21.8 14.3 21.8 17.3 19.5 19.1 17.1 19.1 15.4 19.1 13.9 18.3 13 16.9 13.2',
      '19.5 14 21.4 15.9 22.8H8.1C10 21.4 10.8 19.5 11 16.9 10.1 18.3 8.6 19.1 6.9 19.1 4.5 19.1 2.2',
      '17.3 2.2 14.3 2.2 9.5 10 5 12 1.2Z',
    ].join(' ')}
  />,
  <path
    key="h"
    d={[
      'M12 21.8C5 15.6 1.8 12 1.8 7.8 1.8 4.5 4.3 2.4 7.1 2.4 9.2 2.4 11 3.6 12 5.7 13 3.6 14.8 2.4',
      '16.9 2.4 19.7 2.4 22.2 4.5 22.2 7.8 22.2 12 19 15.6 12 21.8Z',
    ].join(' ')}
  />,
  <g key="c">
    <circle cx="12" cy="6.3" r="4.9" />
    <circle cx="6.3" cy="13.7" r="4.9" />
    <circle cx="17.7" cy="13.7" r="4.9" />
    <path d="M10.8 11C11.4 17 10.6 20.8 8 22.8H16C13.4 20.8 12.6 17 13.2 11Z" />
  </g>,
  <path key="d" d="M12 1C14.6 5.3 17.6 9 20.8 12 17.6 15 14.6 18.7 12 23 9.4 18.7 6.4 15 3.2 12 6.4 9 9.4 5.3 12 1Z" />,
];

/** The ink of a suit, black and red at a glance, four hues on a second look. */
export const inkOf = (suit: number): string => `var(--suit-${suit})`;

interface At {
  x?: number;
  y?: number;
  size?: number;
}

const place = ({ x = 0, y = 0, size = 24 }: At): string => `translate(${x} ${y}) scale(${size / 24})`;

/** Inside a drawing. */
export function Pip({ suit, fill = inkOf(suit), turned = false, ...at }: At & PipLook) {
  const { x = 0, y = 0, size = 24 } = at;
  const turn = turned ? `rotate(180 ${x + size / 2} ${y + size / 2}) ` : '';
  return (
    <g transform={turn + place(at)} fill={fill}>
      {PIPS[suit]}
      <text
        x="12"
        y="16.5"
        textAnchor="middle"
        fontSize="13"
        fontWeight="900"
        fill="#fffcf3"
        className="beside-colour font-sans"
      >
        {SUIT_LETTERS[suit]}
      </text>
    </g>
  );
}
/** For who asks for signs beside colours. */
const SUIT_LETTERS: readonly string[] = ['S', 'H', 'C', 'D'];
interface PipLook {
  suit: number;
  fill?: string;
  turned?: boolean;
}

/** On its own, in a line of text. */
export function SuitSign({ suit, className = '' }: { suit: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <Pip suit={suit} />
    </svg>
  );
}

export function Kite({ line = '#5A1030', ...at }: At & { line?: string }) {
  return (
    <g transform={place(at)}>
      <path d="M12 .5 21.5 9.5 12 19 2.5 9.5Z" fill="#D6336C" />
      <path d="M12 .5 21.5 9.5H2.5Z" fill="#F2A71B" />
      <path d="M12 .5V19M2.5 9.5Q12 5 21.5 9.5" fill="none" stroke={line} strokeWidth="1" />
      <path d="M12 19q3 1.6 0 3.2t1 3.2" fill="none" stroke={line} strokeWidth="1.4" />
    </g>
  );
}

/** The palm of the Dhappa; `lines`: the henna on it. */
export function Palm({ fill = '#8A3A12', lines, ...at }: At & { fill?: string; lines?: string }) {
  return (
    <g transform={place(at)}>
      <path
        d="M7.6 12V6.2M10.9 11V3.4M14.3 11V3.9M17.5 12.5V7M7.2 17 3.4 12.6"
        stroke={fill}
        strokeWidth="3.1"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M6 11.5h13v5.2c0 3.6-2.6 6.3-6.3 6.3C8.6 23 6 20.3 6 16.7Z" fill={fill} />
      {lines !== undefined && (
        <g fill="none" stroke={lines} strokeWidth=".8">
          <circle cx="12.5" cy="16.4" r="2.8" />
          <circle cx="12.5" cy="16.4" r="1" />
          <path d="M7.6 5.5v3M10.9 3v3.5M14.3 3.5v3.5M17.5 6.5v3" />
        </g>
      )}
    </g>
  );
}

/** A cusped arch in this box: around people, courts and wilds. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const s = w / 2;
  const m = x + s;
  const t = y + s * 0.86;
  const r = x + w;
  return [
    `M${x} ${y + h}V${t}Q${x} ${t - s * 0.3} ${x + s * 0.24} ${t - s * 0.36}`,
    `Q${x + s * 0.26} ${t - s * 0.62} ${x + s * 0.58} ${t - s * 0.62}`,
    `Q${x + s * 0.66} ${t - s * 0.86} ${m} ${y - s * 0.06}`,
    `Q${r - s * 0.66} ${t - s * 0.86} ${r - s * 0.58} ${t - s * 0.62}`,
    `Q${r - s * 0.26} ${t - s * 0.62} ${r - s * 0.24} ${t - s * 0.36}`,
    `Q${r} ${t - s * 0.3} ${r} ${t}V${y + h}Z`,
  ].join('');
}

/** Petals and dots round a middle. */
export function Rangoli({ x, y, r, petals, line, width = 1 }: RangoliLook) {
  return (
    <g fill="none" stroke={line} strokeWidth={width}>
      {Array.from({ length: petals }, (_, i) => i * (360 / petals)).map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${x} ${y})`}>
          <path
            d={`M${x} ${y - r * 0.45}q${r * 0.22} ${-r * 0.28} 0 ${-r * 0.55}q${-r * 0.22} ${r * 0.27} 0 ${r * 0.55}Z`}
          />
          <circle cx={x} cy={y - r * 1.1} r={Math.min(3, r * 0.04 + 0.6)} fill={line} stroke="none" />
        </g>
      ))}
      <circle cx={x} cy={y} r={r * 0.4} />
    </g>
  );
}
interface RangoliLook {
  x: number;
  y: number;
  r: number;
  petals: number;
  line: string;
  width?: number;
}
