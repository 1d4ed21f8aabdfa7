/** Light that falls off: gradients with names of their own, for one picture. */
export function Light({ id, stops }: { id: string; stops: readonly (readonly [number, string, number])[] }) {
  return (
    <radialGradient id={id}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}

/** From top to bottom, or from left to right. */
export function Fade(props: { id: string; stops: readonly (readonly [number, string, number?])[]; across?: boolean }) {
  const { id, stops, across = false } = props;
  return (
    <linearGradient id={id} x1="0" y1="0" x2={across ? 1 : 0} y2={across ? 0 : 1}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

export const LAMP = [
  [0, '#ffe9b0', 0.95],
  [0.25, '#ffcf72', 0.5],
  [0.6, '#ff9f4a', 0.16],
  [1, '#ff9f4a', 0],
] as const;
export const HALO = [
  [0, '#fff0c0', 0.9],
  [0.6, '#ffd978', 0.35],
  [1, '#ffd978', 0],
] as const;
