import { encode } from 'uqr';

/** A text as a picture for cameras: one path, dark on light whatever the colours of the page. */
export function Qr({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => runsIn(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`)).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={`qr ${className}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1233" />
    </svg>
  );
}

/** Where dark signs stand side by side: from here, this many. */
function runsIn(row: readonly boolean[]): [from: number, n: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
