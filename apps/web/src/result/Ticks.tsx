interface Props {
  values: readonly number[];
  /** Drawn in gold, and bolder. */
  goal?: number | null;
  left: number;
  right: number;
  y(value: number): number;
}

/** The lines of a chart, with their numbers before them. */
export function Ticks({ values, goal = null, left, right, y }: Props) {
  return values.map((value) => (
    <g key={value}>
      <path
        d={`M${left} ${y(value)}H${right}`}
        className={value === goal ? 'stroke-gold' : 'stroke-line'}
        strokeWidth={value === goal ? 3 : 1}
      />
      <text
        x={left - 8}
        y={y(value) + 4.5}
        textAnchor="end"
        className="fill-soft font-sans"
        fontSize="13"
        fontWeight={value === goal ? 800 : 600}
      >
        {value}
      </text>
    </g>
  ));
}
