/** The night behind the stair: stars, moon and mountains, from a fixed seed, so that it is always the same night. */
import { memo } from 'react';
import type { Layout } from '../places.ts';

/** Numbers from 0 to 1, for scenery alone. */
function scatter(seed: number): () => number {
  let a = seed;
  return () => {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) >>> 0;
    return a / 2 ** 32;
  };
}

interface Star {
  x: number;
  y: number;
  r: number;
  warm: boolean;
  dim: number;
}

function starsOf(w: number, h: number, count: number): Star[] {
  const next = scatter(11);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * w, next() * h, next()];
    return { x, y, r: size < 0.12 ? 1.8 : size < 0.4 ? 1.2 : 0.8, warm: next() < 0.2, dim: 0.35 + next() * 0.6 };
  });
}

function ridge(w: number, base: number, high: number, seed: number): string {
  const next = scatter(seed);
  // Wider than the stair: the screen may be, too.
  let d = `M${-w} ${base + 500}L${-w} ${base}`;
  for (let x = -w; x <= 2 * w; x += w * 0.06 * (0.6 + next() * 0.8))
    d += `L${x.toFixed(0)} ${(base - high * next()).toFixed(0)}`;
  return `${d}L${2 * w} ${base}L${2 * w} ${base + 500}z`;
}

const TONES = { calm: ['#222c6a', '#1b2459', '#161e50'], storm: ['#35256b', '#2a1d58', '#20164a'] } as const;

export const Night = memo(function Night({ layout: { name, box }, storm }: { layout: Layout; storm: boolean }) {
  const desk = name === 'desk';
  const ridges = desk
    ? ([
        [400, 120, 5],
        [470, 110, 9],
        [640, 90, 14],
      ] as const)
    : ([
        [150, 44, 5],
        [205, 40, 9],
        [270, 30, 14],
      ] as const);
  const tones = TONES[storm ? 'storm' : 'calm'];
  return (
    <>
      {starsOf(box.w, desk ? 400 : 150, desk ? 110 : 50).map(({ x, y, r, warm, dim }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y + box.y} r={r} fill={warm ? '#ffe9b0' : '#e6ebff'} opacity={dim} />
      ))}
      {desk && <Moon />}
      {ridges.map(([base, high, seed], k) => (
        <path key={seed} d={ridge(box.w, base, high, seed)} fill={tones[k]} />
      ))}
    </>
  );
});

const Moon = () => (
  <g transform="translate(86 214)">
    <circle r="86" fill="url(#door-halo)" opacity=".28" />
    <circle r="36" fill="url(#door-moonG)" />
    <circle cx="-10" cy="-4" r="4" fill="#c9c19c" />
    <circle cx="14" cy="12" r="6" fill="#d3cba6" />
    <g stroke="#6d6648" strokeWidth="2.5" fill="none" strokeLinecap="round">
      <path d="M-14-10q5-5 10 0M6-10q5-5 10 0M-6 12q7 5 14-1" />
    </g>
  </g>
);
