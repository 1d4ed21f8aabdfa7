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
        {PIPS[value]?.map(([across, along]) => (
          <circle key={`${across} ${along}`} cx={60 + across * 23} cy={57 + along * 23} r="9" fill="#1d2a5a" />
        ))}
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
    {PIPS[value]?.map(([across, along]) => (
      <circle
        key={`${across} ${along}`}
        cx={across * size * 0.26}
        cy={along * size * 0.26}
        r={size * 0.095}
        fill="#1d2a5a"
      />
    ))}
  </>
);
