/** Woven patterns of two colours, 12 x 12: strips of cards, robes, cloths. */
import type { ReactNode } from 'react';

const WEAVES = {
  zig: (fg: string) => <path d="M0 9l3-6 3 6 3-6 3 6" fill="none" stroke={fg} strokeWidth="2" />,
  dia: (fg: string, bg: string) => (
    <>
      <path d="M6 1l5 5-5 5-5-5Z" fill={fg} />
      <path d="M6 4l2 2-2 2-2-2Z" fill={bg} />
    </>
  ),
  tri: (fg: string, bg: string) => (
    <>
      <path d="M0 11L6 1l6 10Z" fill={fg} />
      <path d="M3 11l3-5 3 5Z" fill={bg} />
    </>
  ),
  bar: (fg: string) => (
    <>
      <path d="M0 2h12M0 10h12" stroke={fg} strokeWidth="1.6" />
      <path d="M4 6h4M6 4v4" stroke={fg} strokeWidth="2" />
    </>
  ),
  str: (fg: string) => <path d="M0 0h6v12H0Z" fill={fg} />,
  dot: (fg: string) => <circle cx="6" cy="6" r="2.6" fill={fg} />,
  chk: (fg: string) => <path d="M0 0h6v6H0ZM6 6h6v6H6Z" fill={fg} />,
  chev: (fg: string) => <path d="M0 3l6 5 6-5v4l-6 5-6-5Z" fill={fg} />,
} satisfies Record<string, (fg: string, bg: string) => ReactNode>;

/** Name, weave, ground, thread, size of a tile. */
const CLOTHS: readonly (readonly [string, keyof typeof WEAVES, string, string, number])[] = [
  ['f-ware', 'dia', '#B9791F', '#FFE2A0', 12],
  ['f-people', 'zig', '#172050', '#F3CF7A', 12],
  ['f-animal', 'tri', '#7A2F16', '#F2B46B', 12],
  ['f-utility', 'bar', '#1F4133', '#E9CB93', 12],
  ['f-stand', 'str', '#5A1C3E', '#F0C9A0', 12],
  ['r-zig', 'zig', '#C0582E', '#FFE2A0', 14],
  ['r-dia', 'dia', '#D9A441', '#8A3A1E', 14],
  ['r-bar', 'bar', '#F3E3BF', '#2A3A86', 14],
  ['r-tri', 'tri', '#17807C', '#F3CF7A', 14],
  ['r-dot', 'dot', '#7B2C58', '#F3CF7A', 12],
  ['r-chev', 'chev', '#F3E3BF', '#C0582E', 14],
  ['s-dia', 'dia', '#C0582E', '#F3CF7A', 10],
  ['s-chk', 'chk', '#F3E3BF', '#5A3620', 8],
  ['cl-red', 'zig', '#A9402F', '#E9A15C', 16],
  ['cl-blue', 'zig', '#234E8C', '#8FB4DE', 16],
  ['cl-mid', 'dia', '#2A3A86', '#4A5CB0', 18],
];

/** A cloth by its name, as a fill. */
export const cloth = (name: string): string => `url(#j-${name})`;

/** Once on the table; every picture takes its cloths and lights from here. */
export function Defs() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {CLOTHS.map(([name, weave, ground, thread, size]) => (
          <pattern key={name} id={`j-${name}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <rect width={size} height={size} fill={ground} />
            <g transform={`scale(${size / 12})`}>{WEAVES[weave](thread, ground)}</g>
          </pattern>
        ))}
        <radialGradient id="j-lamp">
          <stop offset="0" stopColor="#FFC56B" stopOpacity=".42" />
          <stop offset="1" stopColor="#FFC56B" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
