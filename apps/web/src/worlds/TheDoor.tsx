import { useId } from 'react';
import { tenth, times } from './drawing.ts';
import { Fade, LAMP, Light } from './Light.tsx';

const LINE = { stroke: '#262653', strokeWidth: 2 } as const;
const BARK = { stroke: '#2b1408', strokeWidth: 2.5 } as const;

interface Props {
  /** The leaf is swung to the left, and light comes through. */
  open?: boolean;
  look?: readonly [number, number];
}

/** The Door itself, and it looks at somebody: 0 0 is the middle of its threshold, 144 wide, 180 high. */
export function TheDoor({ open = false, look = [-0.9, 0.9] }: Props) {
  const id = useId();
  const [stone, wood, glow] = ['stone', 'wood', 'glow'].map((name) => `${id}${name}`);
  const arch = times(9, (k) => {
    const [c, s] = [Math.cos(Math.PI * (1 - k / 8)), Math.sin(Math.PI * (1 - k / 8))];
    return `M${tenth(c * 52)} ${tenth(-94 - s * 60)}L${tenth(c * 72)} ${tenth(-94 - s * 82)}`;
  }).join('');
  return (
    <>
      <defs>
        <Fade
          id={stone ?? ''}
          stops={[
            [0, '#8a87a8'],
            [1, '#4a4a74'],
          ]}
        />
        <Fade
          id={wood ?? ''}
          across
          stops={[
            [0, '#5a2f18'],
            [0.5, '#8a4c25'],
            [1, '#4a2412'],
          ]}
        />
        <Light id={glow ?? ''} stops={LAMP} />
      </defs>
      <ellipse cx="0" cy="-70" rx="270" ry="250" fill={`url(#${glow})`} opacity=".95" />
      <path d="M-72 4V-92Q-72-176 0-176T72-92V4z" fill={`url(#${stone})`} {...LINE} />
      <path d={`${arch}M-72-60h18M-72-28h18M54-60h18M54-28h18`} {...LINE} />
      <path d="M-11-178l4 24h14l4-24q-11-5-22 0z" fill="#b0a8bd" {...LINE} />
      <path d="M-54 4V-92Q-54-158 0-158T54-92V4z" fill="#fff3cc" />
      {open ? <Ajar wood={`url(#${wood})`} /> : <Shut wood={`url(#${wood})`} look={look} />}
      <path d="M-54 4h108l40 26H-94z" fill="#ffe7a8" opacity={open ? 0.75 : 0.45} />
    </>
  );
}

function Ajar({ wood }: { wood: string }) {
  return (
    <>
      <path d="M-54 4V-100Q-52-136-34-150L-78-138Q-104-120-106-84V30z" fill={wood} {...BARK} strokeLinejoin="round" />
      <path d="M-71 11V-134M-88 20V-122" stroke="#2b1408" strokeWidth="1.8" opacity=".7" />
      <path d="M-54-34L-106-14v10L-54-25zM-54-112L-100-100v9L-54-103z" fill="#2f2b45" />
      <circle cx="-97" cy="-40" r="5.5" fill="none" stroke="#e3b45c" strokeWidth="3" />
    </>
  );
}

function Shut({ wood, look: [right, down] }: { wood: string; look: readonly [number, number] }) {
  return (
    <>
      <path d="M-50 4V-91Q-50-153 0-153T50-91V4z" fill={wood} {...BARK} />
      <path d="M-30 4V-140M-10 4V-152M10 4V-152M30 4V-140" stroke="#2b1408" strokeWidth="1.8" opacity=".75" />
      <path d="M-50-34h100v9H-50zM-50-112h100v9H-50z" fill="#2f2b45" />
      <path
        d="M-40-29.5h.01M-14-29.5h.01M14-29.5h.01M40-29.5h.01M-36-107.5h.01M36-107.5h.01"
        stroke="#8a86a8"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <g className="blinks">
        <path d="M-38-92q18-4 32 8-4 16-17 16-14 0-15-24z" fill="#ffe9a6" {...BARK} />
        <path d="M38-92q-18-4-32 8 4 16 17 16 14 0 15-24z" fill="#ffe9a6" {...BARK} />
        <circle cx={-22 + right * 5} cy={-80 + down * 3} r="4.8" fill="#5a1a0a" />
        <circle cx={22 + right * 5} cy={-80 + down * 3} r="4.8" fill="#5a1a0a" />
      </g>
      <path d="M-30-58Q0-42 30-58 28-36 0-36T-30-58z" fill="#ffdf87" {...BARK} />
      <path d="M-16-53v15M-5.5-50.5v14M5.5-50.5v14M16-53v15" stroke="#2b1408" strokeWidth="2.2" />
      <circle cx="0" cy="-14" r="7" fill="none" stroke="#e3b45c" strokeWidth="3.5" />
      <circle cx="0" cy="-21" r="3.5" fill="#e3b45c" />
    </>
  );
}
