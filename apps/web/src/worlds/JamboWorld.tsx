import { useId } from 'react';
import { Stand } from './DoorWorld.tsx';
import { times } from './drawing.ts';
import { Fade, HALO, Light } from './Light.tsx';

const INK = '#3a1410';
const AWNING = ['#c2402f', '#fff3d6', '#1d7a74', '#fff3d6'];

/** Two rivals behind one stall, at sunset. */
export function JamboWorld() {
  const id = useId();
  return (
    <>
      <defs>
        <Fade id={`${id}sky`} stops={DUSK} />
        <Light id={`${id}halo`} stops={HALO} />
      </defs>
      <rect width="400" height="460" fill={`url(#${id}sky)`} />
      <circle cx="270" cy="150" r="120" fill={`url(#${id}halo)`} opacity=".6" />
      <circle cx="270" cy="150" r="62" fill="#ffe9a6" />
      <path d="M0 250Q80 212 190 240T400 226V330H0z" fill="#a84a35" />
      <path d="M0 274Q120 246 230 268T400 258V340H0z" fill="#8a3628" />
      <g fill="#4a1d22">
        <path d={BAOBAB} />
        <ellipse cx="34" cy="140" rx="34" ry="13" />
        <ellipse cx="84" cy="104" rx="40" ry="15" />
        <ellipse cx="142" cy="134" rx="38" ry="14" />
      </g>
      <path d="M96 232V400M366 232V400" stroke="#5b2a17" strokeWidth="11" />
      <rect x="84" y="300" width="296" height="20" fill="#2c1016" opacity=".45" />
      <Traders />
      <Stall />
      <Wares />
      <Parrot />
    </>
  );
}

const BAOBAB =
  'M70 300Q62 220 72 176 50 168 34 146q22 8 36 8-4-20-22-34 24 8 34 30 6-26-2-48 18 18 16 48 16-20 36-24' +
  '-12 14-24 30 20-6 40 0-26 8-46 24-6 60 4 120z';

const DUSK = [
  [0, '#7c2f4b'],
  [0.35, '#e0633a'],
  [0.7, '#ffc463'],
  [1, '#ffe3a0'],
] as const;

function Traders() {
  const plain = { shadow: false, number: false, hat: false, size: 2.1, y: 352 } as const;
  return (
    <>
      <Stand x={180} seat={0} mood="grin" look={[0.8, 0.2]} {...plain} />
      <path d="M148 274q32-26 64 0l-4 8q-28-16-56 0z" fill="#f3c63c" stroke={INK} strokeWidth="2" />
      <path d="M152 271q28-20 56 0" stroke="#2f8140" strokeWidth="4" fill="none" />
      <Stand x={288} seat={1} mood="smug" look={[-0.8, 0.2]} {...plain} />
      <path d="M252 276l4-20q32-14 64 0l4 20z" fill="#7d1f2b" stroke={INK} strokeWidth="2" />
      <path d="M255 268q33-12 66 0" stroke="#f3c63c" strokeWidth="4" fill="none" />
    </>
  );
}

function Stall() {
  return (
    <>
      <path d="M78 206L104 172H364L390 206z" fill="#a8342a" stroke={INK} strokeWidth="1.5" />
      <g className="sways">
        {times(8, (k) => (
          <path
            key={k}
            d={`M${78 + k * 39} 204h39v40q-19.5 20-39 0z`}
            fill={AWNING[k % 4]}
            stroke={INK}
            strokeWidth="1.5"
          />
        ))}
      </g>
      <rect x="70" y="346" width="326" height="20" rx="4" fill="#b9773a" stroke={INK} strokeWidth="1.5" />
      <rect x="78" y="364" width="310" height="96" fill="#7a3f1f" />
      {times(8, (k) => (
        <g key={k} transform={`translate(${82 + k * 39} 0)`}>
          <path d="M0 372l18 26 18-26z" fill={k % 2 ? '#f3c63c' : '#1d7a74'} />
          <path d="M0 428l18-26 18 26z" fill={k % 2 ? '#c2402f' : '#fff3d6'} />
        </g>
      ))}
    </>
  );
}

function Wares() {
  return (
    <g stroke={INK} strokeWidth="1.6">
      <circle cx="106" cy="334" r="12" fill="#f08a2c" />
      <circle cx="128" cy="335" r="12" fill="#f08a2c" />
      <circle cx="117" cy="318" r="12" fill="#ffa63f" />
      <path d="M117 308q4-8 10-6" stroke="#2f8140" strokeWidth="3" fill="none" />
      <path d="M336 346l4-34q18-12 36 0l4 34z" fill="#f7f3ea" />
      <rect x="222" y="322" width="34" height="24" rx="5" fill="#2f8140" />
      <rect x="228" y="315" width="22" height="8" rx="2" fill="#c59a4a" />
      {times(4, (k) => (
        <ellipse
          key={k}
          cx="310"
          cy={342 - k * 6}
          rx="13"
          ry="5"
          fill={k % 2 ? '#ffdc7a' : '#e8b23f'}
          stroke="#7a4d0c"
        />
      ))}
      <path d="M8 392q30 12 60 0l-6 68H14z" fill="#b9773a" />
      <path d="M12 396l10 30 10-28 8 30 8-30 8 28 8-30" fill="none" stroke="#fff3d6" strokeWidth="2.5" />
      <ellipse cx="38" cy="392" rx="31" ry="10" fill="#fff3d6" />
    </g>
  );
}

function Parrot() {
  return (
    <g transform="translate(356 160)" stroke="#12351f" strokeWidth="1.6">
      <path d="M0 10q-16-2-16-24 0-16 14-16t14 16q0 30-10 54-8-12-2-30z" fill="#1d9a6c" />
      <path d="M-14-16q-10 2-10 10 8 2 12-4z" fill="#f3c63c" />
      <g stroke="none">
        <circle cx="-5" cy="-17" r="4" fill="#fff" />
        <circle cx="-6" cy="-17" r="1.9" fill="#141a3c" />
        <path d="M4-6q10 4 8 26-10-6-12-18z" fill="#c2402f" />
      </g>
    </g>
  );
}
