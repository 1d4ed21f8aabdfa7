/** The Door has a face: it looks at whoever leads. The middle of its threshold is 0, 0; it is 144 wide and 182 high. */
import { memo } from 'react';

interface Props {
  /** Where it looks: left and up are negative, 1 is as far as eyes go. */
  look: readonly [number, number];
  open: boolean;
  /** Chained: it opens with the Lightning Round. */
  shut: boolean;
}

export function TheDoor({ look, open, shut }: Props) {
  return (
    <>
      <ellipse cx="0" cy="-70" rx="270" ry="250" fill="url(#door-glow)" opacity={shut ? 0.55 : 0.95} />
      <Frame />
      <path d="M-54 4V-92Q-54-158 0-158T54-92V4z" fill="#fff3cc" />
      {open ? <Swung /> : <Leaf look={look} />}
      {shut && !open && <Chain />}
    </>
  );
}

const Frame = memo(() => (
  <>
    <path d="M-72 4V-92Q-72-176 0-176T72-92V4z" fill="url(#door-stone)" stroke="#262653" strokeWidth="2" />
    <path d="M-52 -94L-72 -94" stroke="#262653" strokeWidth="2" />
    <path d="M-48 -117L-66.5 -125.4" stroke="#262653" strokeWidth="2" />
    <path d="M-36.8 -136.4L-50.9 -152" stroke="#262653" strokeWidth="2" />
    <path d="M-19.9 -149.4L-27.6 -169.8" stroke="#262653" strokeWidth="2" />
    <path d="M0 -154L0 -176" stroke="#262653" strokeWidth="2" />
    <path d="M19.9 -149.4L27.6 -169.8" stroke="#262653" strokeWidth="2" />
    <path d="M36.8 -136.4L50.9 -152" stroke="#262653" strokeWidth="2" />
    <path d="M48 -117L66.5 -125.4" stroke="#262653" strokeWidth="2" />
    <path d="M52 -94L72 -94" stroke="#262653" strokeWidth="2" />
    <path d="M-72-60h18M-72-28h18M54-60h18M54-28h18" stroke="#262653" strokeWidth="2" />
    <path d="M-11-178l4 24h14l4-24q-11-5-22 0z" fill="#b0a8bd" stroke="#262653" strokeWidth="2" />
  </>
));

/** Of its face only the eyes move. */
const Leaf = ({ look }: Pick<Props, 'look'>) => (
  <>
    <Wood />
    <g>
      <path d="M-38-92q18-4 32 8-4 16-17 16-14 0-15-24z" fill="#ffe9a6" stroke="#2b1408" strokeWidth="2.5" />
      <path d="M38-92q-18-4-32 8 4 16 17 16 14 0 15-24z" fill="#ffe9a6" stroke="#2b1408" strokeWidth="2.5" />
      <g fill="#5a1a0a" transform={`translate(${look[0] * 5} ${look[1] * 3})`}>
        <circle cx="-22" cy="-80" r="4.8" />
        <circle cx="22" cy="-80" r="4.8" />
      </g>
    </g>
    <Mouth />
  </>
);

const Wood = memo(() => (
  <>
    <path d="M-50 4V-91Q-50-153 0-153T50-91V4z" fill="url(#door-doorWood)" stroke="#2b1408" strokeWidth="2.5" />
    <g stroke="#2b1408" strokeWidth="1.8" opacity=".75">
      <path d="M-30 4V-140M-10 4V-152M10 4V-152M30 4V-140" />
    </g>
    <g fill="#2f2b45">
      <path d="M-50-34h100v9H-50zM-50-112h100v9H-50z" />
    </g>
    <g fill="#8a86a8">
      <circle cx="-40" cy="-29.5" r="2.2" />
      <circle cx="-14" cy="-29.5" r="2.2" />
      <circle cx="14" cy="-29.5" r="2.2" />
      <circle cx="40" cy="-29.5" r="2.2" />
      <circle cx="-36" cy="-107.5" r="2.2" />
      <circle cx="36" cy="-107.5" r="2.2" />
    </g>
  </>
));

const Mouth = memo(() => (
  <>
    <path d="M-30-58Q0-42 30-58 28-36 0-36T-30-58z" fill="#ffdf87" stroke="#2b1408" strokeWidth="2.5" />
    <path d="M-16-53v15M-5.5-50.5v14M5.5-50.5v14M16-53v15" stroke="#2b1408" strokeWidth="2.2" />
    <circle cx="0" cy="-14" r="7" fill="none" stroke="#e3b45c" strokeWidth="3.5" />
    <circle cx="0" cy="-21" r="3.5" fill="#e3b45c" />
  </>
));

const Swung = () => (
  <>
    <path
      d="M-54 4V-100Q-52-136-34-150L-78-138Q-104-120-106-84V30z"
      fill="url(#door-doorWood)"
      stroke="#2b1408"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M-71 11V-134M-88 20V-122" stroke="#2b1408" strokeWidth="1.8" opacity=".7" />
    <path d="M-54-34L-106-14v10L-54-25zM-54-112L-100-100v9L-54-103z" fill="#2f2b45" />
    <circle cx="-97" cy="-40" r="5.5" fill="none" stroke="#e3b45c" strokeWidth="3" />
  </>
);

const Chain = () => (
  <>
    <g fill="none" stroke="#c8cde2" strokeWidth="5">
      <path d="M-54-70L54-6M54-70L-54-6" strokeDasharray="9 5" strokeLinecap="round" />
    </g>
    <rect x="-17" y="-52" width="34" height="30" rx="6" fill="#e3b45c" stroke="#4a2c08" strokeWidth="2.5" />
    <path d="M-9-52v-8a9 9 0 0 1 18 0v8" fill="none" stroke="#e3b45c" strokeWidth="5" />
    <path d="M3-46l-8 11h6l-3 9 9-12H1z" fill="#4a2c08" />
  </>
);
