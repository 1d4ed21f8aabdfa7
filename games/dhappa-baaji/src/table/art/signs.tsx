/** The arch around people, and a rangoli. */

/** A cusped arch in this box, around people. */
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
