/**
 * What pictures are put together from: 140 x 112 units, flat shapes, light from straight above, a strip of ground from
 * 94 on. People are cut paper: an oval without a face, a robe of woven cloth, one large attribute.
 */
import type { ReactNode } from 'react';
import { HATS, type Hat } from './hats.tsx';
import { cloth } from './weave.tsx';

export const SKIN = ['#5B3826', '#7A4B30', '#472A1C', '#8D5B3B'] as const;

export function Scene({ sky, ground, children }: { sky: string; ground?: string; children?: ReactNode }) {
  return (
    <>
      <rect width="140" height="112" fill={sky} />
      {children}
      {ground && <path d="M0 94h140v18H0Z" fill={ground} />}
    </>
  );
}

export function Arch({ outer, inner }: { outer: string; inner: string }) {
  return (
    <>
      <path d="M18 112V62a52 52 0 0 1 104 0v50Z" fill={outer} />
      <path d="M30 112V64a40 40 0 0 1 80 0v48Z" fill={inner} />
    </>
  );
}

interface FigureProps {
  skin?: string;
  /** The name of a cloth; none: only head and shoulders' trim. */
  robe: string;
  trim?: string;
  hat: Hat;
  x?: number;
  /** A transform that fits it into the picture. */
  fit?: string;
}

export function Figure({ skin = SKIN[0], robe, trim = '#F3CF7A', hat, x = 70, fit = 'scale(1)' }: FigureProps) {
  return (
    <g transform={`translate(${x},0) ${fit} translate(-70,0)`}>
      {robe !== 'none' && (
        <>
          <path d="M28 114C29 78 46 62 70 62C94 62 111 78 112 114Z" fill={cloth(robe)} />
          <path d="M28 114C29 78 46 62 70 62" fill="none" stroke="#000" strokeOpacity=".18" strokeWidth="2" />
        </>
      )}
      <path d="M63 48h14v14q-7 8-14 0Z" fill={skin} />
      <path d="M63 53q7 6 14 0v4q-7 6-14 0Z" fill="#000" opacity=".18" />
      <path d="M54 64q16 20 32 0" fill="none" stroke={trim} strokeWidth="5" />
      <path d="M54 67q16 20 32 0" fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1" />
      <ellipse cx="70" cy="38" rx="13" ry="16" fill={skin} />
      <path d="M74 23a13 16 0 0 1 0 30.5a16 20 0 0 0 0-30.5Z" fill="#000" opacity=".12" />
      {HATS[hat]}
    </g>
  );
}

export function Djembe({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) {
  return (
    <g transform={`translate(${x},${y}) scale(${scale})`}>
      <ellipse cy="66" rx="16" ry="4" fill="#000" opacity=".25" />
      <path d="M-24 4Q-22 32-9 40L-15 66h30L9 40Q22 32 24 4Z" fill={colour} />
      <path d="M0 40h9L15 66H0ZM0 4h24Q22 32 9 40H0Z" fill="#000" opacity=".14" />
      <path d="M-23 8l7 22 7-22 7 22 7-22 7 22 9-22" stroke="#FFF3D6" strokeWidth="2" fill="none" />
      <path d="M-13.5 60h27" stroke="#F3CF7A" strokeWidth="3" strokeDasharray="4 3" />
      <ellipse cy="4" rx="25" ry="8" fill="#5A3209" />
      <ellipse cy="2" rx="25" ry="8" fill="#F6E7C3" />
      <ellipse cy="2" rx="15" ry="4.5" fill="none" stroke="#D8B172" strokeWidth="1.5" />
    </g>
  );
}

/** The back of a card, small, somewhere in a picture. */
export function TinyBack({ x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }) {
  return (
    <g transform={`translate(${x},${y}) rotate(${turn}) scale(${scale})`}>
      <rect x="-10" y="-14" width="20" height="28" rx="3" fill="#172050" stroke="#FFF8E7" strokeWidth="2" />
      <path d="M0-8l6 8-6 8-6-8Z" fill="#F3CF7A" />
    </g>
  );
}
