/** A basalt step: six-sided, lit by the moon below and by the Door above. */
import { mix } from './colours.ts';

interface Props {
  square: number;
  x: number;
  y: number;
  w: number;
  /** How far the column reaches down. */
  h: number;
  card: boolean;
  storm: boolean;
  /** From 0 at the foot of the stair to 1 at the Door. */
  height: number;
  /** Of the number; 0: none. */
  size: number;
}

type Point = readonly [number, number];
const line = (...points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** The corners of its top, made smaller by `k`. */
function hexagon(x: number, y: number, w: number, k = 1): string {
  const [a, b, d] = [(w / 2) * k, w * 0.31 * k, w * 0.17 * k];
  return line([x - a, y], [x - b, y - d], [x + b, y - d], [x + a, y], [x + b, y + d], [x - b, y + d]);
}

/** A column of height `h`: its front edges from left to right, and back along its foot. */
const column = (x: number, y: number, a: number, b: number, d: number, h: number): string =>
  line(
    [x - a, y],
    [x - b, y + d],
    [x + b, y + d],
    [x + a, y],
    [x + a, y + h],
    [x + b, y + d + h],
    [x - b, y + d + h],
    [x - a, y + h],
  );

export function Step({ square, x, y, w, h, card, storm, height, size }: Props) {
  const [a, b, d] = [w / 2, w * 0.31, w * 0.17];
  const warm = height ** 1.7;
  const top = mix(storm ? '#7a6cb8' : '#6f7dbb', '#f1cd92', warm * 0.85);
  const outline = column(x, y, a, b, d, h);
  return (
    <>
      <path
        d={line([x - a, y], [x - b, y + d], [x - b, y + d + h], [x - a, y + h])}
        fill={mix(storm ? '#40346f' : '#35407f', '#7a5d62', warm * 0.7)}
      />
      <path
        d={line([x - b, y + d], [x + b, y + d], [x + b, y + d + h], [x - b, y + d + h])}
        fill={mix(storm ? '#4d4186' : '#424e94', '#9a7468', warm * 0.7)}
      />
      <path
        d={line([x + b, y + d], [x + a, y], [x + a, y + h], [x + b, y + d + h])}
        fill={mix(storm ? '#2a2157' : '#232c66', '#4d3c55', warm * 0.7)}
      />
      <path d={outline} fill="url(#door-colFade)" />
      <path
        d={hexagon(x, y, w)}
        fill={top}
        stroke={mix(top, '#ffffff', 0.35)}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      {(card || storm) && <Inlay x={x} y={y} w={w} card={card} />}
      {size > 0 && <Numeral square={square} x={x} y={y + d} half={b} size={size} card={card} warm={warm > 0.5} />}
    </>
  );
}

/** A card is drawn here: always on a card square, everywhere in the Lightning Round. */
function Inlay({ x, y, w, card }: { x: number; y: number; w: number; card: boolean }) {
  const [across, along] = card ? [w * 0.15, w * 0.105] : [w * 0.1, w * 0.07];
  return (
    <>
      <path
        d={hexagon(x, y, w, 0.8)}
        fill={card ? '#1d2a5a' : 'none'}
        fillOpacity=".85"
        stroke="#ffd978"
        strokeWidth={card ? 2 : 1.2}
      />
      <path
        d={line([x, y - along], [x + across, y], [x, y + along], [x - across, y])}
        fill={card ? '#ffd978' : '#ffe27a'}
      />
    </>
  );
}

interface NumeralProps {
  square: number;
  x: number;
  y: number;
  half: number;
  size: number;
  card: boolean;
  warm: boolean;
}

function Numeral({ square, x, y, half, size, card, warm }: NumeralProps) {
  const flag = `M${x - half * 0.62} ${y + 3}h${half * 1.24}v${size * 1.25}q${-half * 0.62} ${size * 0.55} ${-half * 1.24} 0z`;
  return (
    <>
      {card && <path d={flag} fill="#ffd978" />}
      <text
        x={x}
        y={y + size * 1.1}
        textAnchor="middle"
        fontWeight="800"
        fontSize={size}
        fill={card ? '#1d2a5a' : warm ? '#fff3d6' : '#dde3ff'}
        {...(card ? {} : { stroke: '#10163f', strokeWidth: 3, paintOrder: 'stroke', strokeLinejoin: 'round' as const })}
      >
        {square}
      </text>
    </>
  );
}

/** A broken column behind the stair. */
export function Rock({ x, y, w, h, tone }: { x: number; y: number; w: number; h: number; tone: string }) {
  const [a, b, d] = [w / 2, w * 0.28, w * 0.17];
  const outline = column(x, y, a, b, d, h);
  return (
    <>
      <path d={outline} fill={mix(tone, '#0e1440', 0.35)} />
      <path d={outline} fill="url(#door-colFade)" />
      <path
        d={line([x - a, y], [x - b, y - d], [x + b, y - d], [x + a, y], [x + b, y + d], [x - b, y + d])}
        fill={tone}
      />
    </>
  );
}
