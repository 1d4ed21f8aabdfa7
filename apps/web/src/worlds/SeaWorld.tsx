import { useId } from 'react';
import { Stand } from './DoorWorld.tsx';
import { tenth, times } from './drawing.ts';
import { Fade } from './Light.tsx';

const WOOD = { stroke: '#5b3316', strokeWidth: 2.5 } as const;

/** A ship of our own under a compass rose, in high spirits. */
export function SeaWorld() {
  const id = useId();
  return (
    <>
      <defs>
        <Fade
          id={`${id}sky`}
          stops={[
            [0, '#2f8fc4'],
            [0.55, '#9fdcf0'],
            [1, '#ffeab8'],
          ]}
        />
      </defs>
      <rect width="400" height="460" fill={`url(#${id}sky)`} />
      <path d={RAYS} fill="#fff" opacity=".16" />
      <Cloud x={66} y={92} size={0.9} />
      <Cloud x={342} y={136} size={0.8} />
      <Cloud x={300} y={56} size={0.5} />
      <path d="M0 300q30-26 60-20 20-40 46-34 30 4 40 54z" fill="#4f9a7a" />
      <path d="M300 300q10-50 44-56 34 0 56 56z" fill="#3f8a72" />
      <rect y="296" width="400" height="164" fill="#1689a8" />
      <Wave y={312} fill="#1c9ab8" shift={-14} />
      <Wave y={334} fill="#1381a0" shift={-30} />
      <g className="rocks">
        <Ship />
        <Stand
          x={284}
          y={284}
          size={1.3}
          seat={0}
          mood="grin"
          look={[-0.8, 0]}
          number={false}
          hat={false}
          shadow={false}
          feet={false}
        />
        <path d="M256 252q28-24 56 0-28-8-56 0z" fill="#1e2a5a" stroke="#f0c264" strokeWidth="2" />
      </g>
      <Wave y={366} fill="#0f7390" shift={-8} high={16} />
      <Wave y={396} fill="#0b5c78" shift={-34} high={18} />
      <Wave y={430} fill="#084a63" shift={-20} high={14} />
      <path
        d="M40 372q20-16 44 0M310 380q22-18 46-2M180 404q20-14 40 0M70 424q20-14 40 0"
        fill="none"
        stroke="#e9fbff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M40 170q8-9 16 0 8-9 16 0M338 210q7-8 14 0 7-8 14 0"
        fill="none"
        stroke="#1e2a5a"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

const RAYS = times(12, (k) => {
  const at = (degrees: number): string => {
    const angle = ((degrees + (k - 5.5) * 15 - 90) * Math.PI) / 180;
    return `${tenth(200 + Math.cos(angle) * 520)} ${tenth(300 + Math.sin(angle) * 520)}`;
  };
  return `M200 300L${at(-3)}L${at(3)}z`;
}).join('');

function Cloud({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="#fff"
      d="M-60 2a60 16 0 0 1 16-13 22 22 0 0 1 30-22 28 28 0 0 1 50 14 18 18 0 0 1 18 14 60 18 0 0 1-114 7z"
    />
  );
}

function Wave({ y, fill, shift, high = 12 }: { y: number; fill: string; shift: number; high?: number }) {
  const crests = times(12, () => `q10 ${-high} 20 ${-high}t20 ${high}`).join('');
  return <path d={`M0 460V${y}${crests}V460z`} fill={fill} transform={`translate(${shift} 0)`} />;
}

function Ship() {
  return (
    <g transform="rotate(-4 200 300)">
      <path d="M196 40V330M120 90V320M276 100V320" stroke="#5b3316" strokeWidth="8" />
      <g fill="#fff8e6" {...WOOD}>
        <path d="M134 72Q200 48 262 72 276 126 258 178 200 156 138 178 124 126 134 72z" />
        <path d="M146 190Q200 172 250 190 262 226 250 258 200 240 148 258 136 224 146 190z" />
      </g>
      <g fill="#f4dfb2" {...WOOD}>
        <path d="M94 112Q120 100 140 112 148 166 138 214 116 204 92 214 84 160 94 112z" />
        <path d="M258 120Q284 108 306 120 316 168 304 216 282 206 258 216 250 166 258 120z" />
      </g>
      <g transform="translate(198 118)">
        <circle r="34" fill="none" stroke="#c2402f" strokeWidth="4" />
        <path d="M0-44L9-9 44 0 9 9 0 44-9 9-44 0-9-9z" fill="#c2402f" stroke="#7d1f1c" strokeWidth="1.5" />
        <circle r="7" fill="#ffd978" />
      </g>
      <path
        d="M146 200Q200 182 250 200M142 240Q200 220 254 240"
        stroke="#c2402f"
        strokeWidth="7"
        fill="none"
        opacity=".85"
      />
      <path d="M196 40l44 8-12 10 12 12-44-4z" fill="#1e2a5a" />
      <path
        d="M64 286h30l10 16h186l14-34h40q-4 70-52 100H120Q74 348 64 286z"
        fill="#8a4c25"
        stroke="#3a1c0a"
        strokeWidth="3"
      />
      <path d="M72 316q130 22 262-2" stroke="#f0c264" strokeWidth="6" fill="none" />
      <path d="M84 336q112 22 232 0" stroke="#5b2f14" strokeWidth="3" fill="none" />
      <g fill="#2a140a" stroke="#f0c264" strokeWidth="2.5">
        <circle cx="130" cy="338" r="8" />
        <circle cx="170" cy="343" r="8" />
        <circle cx="210" cy="344" r="8" />
        <circle cx="250" cy="341" r="8" />
      </g>
      <path d="M64 286Q40 276 22 254 44 262 74 268z" fill="#f0c264" stroke="#3a1c0a" strokeWidth="2" />
    </g>
  );
}
