/** A bone die on a shadow. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** All of them as one shape: `apart` from the one in the middle, which is at x, y. */
const pips = (value: number, { x, y, apart, r }: { x: number; y: number; apart: number; r: number }): string =>
  (PIPS[value] ?? [])
    .map(
      ([across, along]) =>
        `M${x + across * apart - r} ${y + along * apart}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`,
    )
    .join('');

export function Die({ value, className = '' }: { value: number; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={className} aria-hidden="true">
      <ellipse cx="62" cy="106" rx="46" ry="10" fill="#04071d" opacity=".5" />
      <g transform="rotate(-8 60 60)">
        <rect x="17" y="22" width="86" height="86" rx="18" fill="#b39a63" />
        <rect x="17" y="14" width="86" height="86" rx="18" fill="url(#door-dieG)" stroke="#8d7440" strokeWidth="1.5" />
        <rect
          x="23"
          y="19"
          width="74"
          height="74"
          rx="14"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="2"
        />
        <path d={pips(value, { x: 60, y: 57, apart: 23, r: 9 })} fill="#1d2a5a" />
      </g>
    </svg>
  );
}

/** On a square that this roll would lead to; to be drawn inside the stair. */
export const SmallDie = ({ value, size }: { value: number; size: number }) => (
  <>
    <rect
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      rx={size * 0.24}
      fill="#fffaf0"
      stroke="#141a3c"
      strokeWidth="1.4"
    />
    <path d={pips(value, { x: 0, y: 0, apart: size * 0.26, r: size * 0.095 })} fill="#1d2a5a" />
  </>
);
