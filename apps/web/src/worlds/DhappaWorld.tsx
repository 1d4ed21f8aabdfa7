import { useId } from 'react';
import { tenth, times } from './drawing.ts';
import { Fade, HALO, Light } from './Light.tsx';

const SUITS = {
  club: 'M0-17a8 8 0 0 1 6 13.5 8 8 0 1 1-3.5 13q.5 5 4 8h-13q3.5-3 4-8A8 8 0 1 1-6-3.5 8 8 0 0 1 0-17z',
  heart: 'M0 17C-12 7-17 0-17-7a9 9 0 0 1 17-4 9 9 0 0 1 17 4C17 0 12 7 0 17z',
  spade: 'M0-17C9-8 17-2 17 6a8 8 0 0 1-14 5q0 5 4 7H-7q4-2 4-7A8 8 0 0 1-17 6C-17-2-9-8 0-17z',
  diamond: 'M0-19L13 0 0 19-13 0z',
} as const;

/** A courtyard with jali windows and marigolds, and the slap of a wild two. */
export function DhappaWorld() {
  const id = useId();
  return (
    <>
      <defs>
        <Fade
          id={`${id}wall`}
          stops={[
            [0, '#5a1233'],
            [1, '#8a2440'],
          ]}
        />
        <Light
          id={`${id}felt`}
          stops={[
            [0, '#1c7a5a', 1],
            [0.6, '#0d4a3a', 1],
            [1, '#06261f', 1],
          ]}
        />
        <Light id={`${id}halo`} stops={HALO} />
        <pattern id={`${id}jali`} width="24" height="24" patternUnits="userSpaceOnUse" x="2" y="10">
          <path d="M12 0l12 12-12 12L0 12z" fill="none" stroke="#d9a441" strokeOpacity=".75" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="400" height="460" fill={`url(#${id}wall)`} />
      {[74, 200, 326].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-52 190V92Q-52 52 0 22 52 52 52 92V190z" fill="#12204f" />
          <circle cx="16" cy="80" r="20" fill="#fff3cf" />
          <path
            d="M-52 190V92Q-52 52 0 22 52 52 52 92V190z"
            fill={`url(#${id}jali)`}
            stroke="#d9a441"
            strokeWidth="3"
          />
        </g>
      ))}
      <Garlands />
      <ellipse cx="200" cy="352" rx="270" ry="178" fill="#4a2410" />
      <ellipse cx="200" cy="346" rx="262" ry="170" fill="#8a5a2a" />
      <ellipse cx="200" cy="344" rx="246" ry="156" fill={`url(#${id}felt)`} />
      <ellipse
        cx="200"
        cy="344"
        rx="226"
        ry="138"
        fill="none"
        stroke="#d9a441"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <Back x={70} y={250} turn={-38} />
      <Back x={330} y={246} turn={34} />
      <Card x={120} y={206} turn={-22} rank="Q" suit="diamond" size={0.72} />
      <Card x={284} y={204} turn={26} rank="10" suit="spade" size={0.72} />
      <Back x={48} y={330} turn={-64} />
      <Back x={354} y={332} turn={58} />
      <g transform="translate(200 278)">
        <path d={burst(1)} fill="#ffcb3d" />
        <path d={burst(0.7)} fill="#fff3cf" />
      </g>
      <Card x={200} y={278} turn={-7} rank="2" suit="heart" size={1.3} />
      {['K', 'Q', 'J', '10', '9'].map((rank, k) => (
        <Card
          key={rank}
          x={112 + k * 44}
          y={416 + Math.abs(k - 2) * 5.5}
          turn={(k - 2) * 6.6}
          rank={rank}
          suit="club"
          size={0.92}
        />
      ))}
      {[30, 372].map((x) => (
        <g key={x} transform={`translate(${x} 214)`} className="flickers">
          <circle r="46" cy="-14" fill={`url(#${id}halo)`} opacity=".8" />
          <path d="M-20-4h40q-3 18-20 18T-20-4z" fill="#d98a2b" stroke="#5b2a0c" strokeWidth="1.5" />
          <path d="M0-34q10 14 0 28-10-14 0-28z" fill="#ffdf87" stroke="#e0791a" strokeWidth="2" />
        </g>
      ))}
    </>
  );
}

function burst(size: number): string {
  const points = times(18, (k) => {
    const [angle, reach] = [(k / 18) * Math.PI * 2, (k % 2 ? 82 : 120) * size];
    return `${tenth(Math.cos(angle) * reach)} ${tenth(Math.sin(angle) * reach * 0.86)}`;
  });
  return `M${points.join('L')}z`;
}

function Garlands() {
  const strings = [
    [-10, 137, 54],
    [137, 263, 50],
    [263, 410, 54],
  ] as const;
  return (
    <g className="sways">
      {strings.flatMap(([from, to, sag]) =>
        times(14, (k) => {
          const [x, y] = [from + ((to - from) * k) / 13, 6 + (sag * 4 * k * (13 - k)) / 169];
          return (
            <g key={`${from} ${k}`} transform={`translate(${tenth(x)} ${tenth(y)})`}>
              <circle r="8" fill={k % 2 ? '#f7a51e' : '#ffcb3d'} stroke="#8a3c06" />
              <circle r="3" fill="#d9740f" />
            </g>
          );
        }),
      )}
    </g>
  );
}

interface Laid {
  x: number;
  y: number;
  turn: number;
  size?: number;
}

const PAPER = { x: -30, y: -42, width: 60, height: 84, rx: 6, fill: '#fffdf4', stroke: '#b9a67c', strokeWidth: 1.5 };

function Card({ x, y, turn, size = 1, rank, suit }: Laid & { rank: string; suit: keyof typeof SUITS }) {
  const colour = suit === 'heart' || suit === 'diamond' ? '#b1241d' : '#1d2a5a';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} fill={colour}>
      <rect {...PAPER} />
      <text x="-23" y="-18" className="font-display" fontWeight="800" fontSize="22">
        {rank}
      </text>
      <path d={SUITS[suit]} transform="translate(0 12)" />
    </g>
  );
}

function Back({ x, y, turn, size = 0.8 }: Laid) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect {...PAPER} />
      <rect x="-25" y="-37" width="50" height="74" rx="4" fill="#1d2a5a" />
      <path d="M0-16L11 0 0 16-11 0z" fill="none" stroke="#d8a548" strokeWidth="2.4" />
    </g>
  );
}
