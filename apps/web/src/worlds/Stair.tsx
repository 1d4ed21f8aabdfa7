import { mix, outline } from './drawing.ts';

interface StepProps {
  x: number;
  y: number;
  width: number;
  /** Its square; '' leaves it without a number. */
  label: number | '';
  /** How near the light is: 0 far below, 1 at the Door. */
  near: number;
  card?: boolean;
}

const DEEP = 320;

/** A column of basalt, seen from above; its top catches the light of the Door. */
export function Step({ x, y, width, label, near, card = false }: StepProps) {
  const [d, a, b] = [width * 0.17, width / 2, width * 0.31];
  const warm = near ** 1.7;
  const top = mix('#6f7dbb', '#f1cd92', warm * 0.85);
  const ring = (s: number) =>
    outline(
      [x - a * s, y],
      [x - b * s, y - d * s],
      [x + b * s, y - d * s],
      [x + a * s, y],
      [x + b * s, y + d * s],
      [x - b * s, y + d * s],
    );
  return (
    <>
      <path
        d={outline([x - a, y], [x - b, y + d], [x - b, y + d + DEEP], [x - a, y + DEEP])}
        fill={mix('#35407f', '#7a5d62', warm * 0.7)}
      />
      <path
        d={outline([x - b, y + d], [x + b, y + d], [x + b, y + d + DEEP], [x - b, y + d + DEEP])}
        fill={mix('#424e94', '#9a7468', warm * 0.7)}
      />
      <path
        d={outline([x + b, y + d], [x + a, y], [x + a, y + DEEP], [x + b, y + d + DEEP])}
        fill={mix('#232c66', '#4d3c55', warm * 0.7)}
      />
      <path
        d={outline([x - a, y], [x - b, y + d], [x + b, y + d], [x + a, y], [x + a, y + DEEP], [x - a, y + DEEP])}
        fill="url(#abyss)"
      />
      <path d={ring(1)} fill={top} stroke={mix(top, '#ffffff', 0.35)} strokeWidth="1.2" strokeLinejoin="round" />
      {card && (
        <>
          <path d={ring(0.79)} fill="#1d2a5a" fillOpacity=".85" stroke="#ffd978" strokeWidth="2" />
          <path
            d={outline([x, y - d * 0.62], [x + width * 0.15, y], [x, y + d * 0.62], [x - width * 0.15, y])}
            fill="#ffd978"
          />
        </>
      )}
      {label !== '' && <Label x={x} y={y + d} room={b} size={Math.max(15, width * 0.185)} label={label} card={card} />}
    </>
  );
}

function Label(props: { x: number; y: number; room: number; size: number; label: number; card: boolean }) {
  const { x, y, room, size, label, card } = props;
  const words = { x, y: y + size * 1.1, textAnchor: 'middle', className: 'font-sans', fontSize: size } as const;
  if (!card) {
    return (
      <text
        {...words}
        fontWeight="700"
        fill="#dde3ff"
        stroke="#10163f"
        strokeOpacity=".7"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {label}
      </text>
    );
  }
  const half = room * 0.62;
  return (
    <>
      <path
        d={`M${x - half} ${y + 3}h${half * 2}v${size * 1.25}q${-half} ${size * 0.55} ${-half * 2} 0z`}
        fill="#ffd978"
      />
      <text {...words} fontWeight="800" fill="#1d2a5a">
        {label}
      </text>
    </>
  );
}

/** A bare column behind the steps. */
export function Rock({ x, y, width, tone }: { x: number; y: number; width: number; tone: string }) {
  const [d, a, b] = [width * 0.17, width / 2, width * 0.28];
  return (
    <>
      <path
        d={outline([x - a, y], [x + a, y], [x + a, y + DEEP], [x - a, y + DEEP])}
        fill={mix(tone, '#0e1440', 0.35)}
      />
      <path
        d={outline([x + b, y + d], [x + a, y], [x + a, y + DEEP], [x + b, y + d + DEEP])}
        fill={mix(tone, '#0e1440', 0.55)}
      />
      <path d={outline([x - a, y], [x + a, y], [x + a, y + DEEP], [x - a, y + DEEP])} fill="url(#abyss)" />
      <path
        d={outline([x - a, y], [x - b, y - d], [x + b, y - d], [x + a, y], [x + b, y + d], [x - b, y + d])}
        fill={tone}
      />
    </>
  );
}
