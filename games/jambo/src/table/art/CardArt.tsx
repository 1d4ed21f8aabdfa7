/** The picture of every card, by what is printed on it. */
import type { ComponentType } from 'react';
import type { Card, Ware } from '../../index.ts';
import { ADVISER_ART } from './advisers.tsx';
import { ANIMAL_ART } from './animals.tsx';
import { PEOPLE_ART } from './people.tsx';
import { Scene } from './scene.tsx';
import { burst } from './shapes.ts';
import { UTILITY_ART } from './utilities.tsx';
import { WareShape } from './wares.tsx';
import { cloth } from './weave.tsx';

const SmallStand = () => (
  <>
    <Scene sky="#F0C888" ground="#B07A3E">
      <circle cx="70" cy="34" r="40" fill="#FBE3B0" />
    </Scene>
    <path d="M26 40v60M114 40v60" stroke="#5A3620" strokeWidth="6" />
    <path d="M18 74h104v10H18Z" fill="#7A431F" />
    <path d="M22 84h96v20H22Z" fill="url(#j-r-zig)" />
    <ellipse cx="43" cy="72" rx="12" ry="5" fill="#E7C787" stroke="#8A5E2B" strokeWidth="1.6" />
    <ellipse cx="70" cy="72" rx="12" ry="5" fill="#E7C787" stroke="#8A5E2B" strokeWidth="1.6" />
    <ellipse cx="97" cy="72" rx="12" ry="5" fill="#E7C787" stroke="#8A5E2B" strokeWidth="1.6" />
    <path d="M22.48 16L36.0584 16L31.43 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#8C2F63" />
    <path d="M36.0584 16L49.6368 16L46.86 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#FBF0D6" />
    <path d="M49.6368 16L63.215199999999996 16L62.29 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#8C2F63" />
    <path d="M63.215199999999996 16L76.7936 16L77.72 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#FBF0D6" />
    <path d="M76.7936 16L90.372 16L93.15 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#8C2F63" />
    <path d="M90.372 16L103.95040000000002 16L108.58000000000001 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#FBF0D6" />
    <path d="M103.9504 16L117.52879999999999 16L124.00999999999999 46a7.7 7.7 0 0 1 -15.43 0Z" fill="#8C2F63" />
    <rect x="24" y="12" width="92" height="6" rx="3" fill="#5A3620" />
  </>
);

const ART: Readonly<Record<string, ComponentType>> = {
  ...PEOPLE_ART,
  ...ADVISER_ART,
  ...ANIMAL_ART,
  ...UTILITY_ART,
  'small-stand': SmallStand,
};

const THREE = [
  [17, 46, 0.9],
  [65, 46, 0.9],
  [41, 4, 0.9],
] as const;
const SIX = [0, 1, 2, 3, 4, 5].map((i) => [51 + ((i % 3) - 1) * 34, i < 3 ? 4 : 52, 0.6] as const);
const SUN = burst(70, 58, 58, 84, 16);

function WareScene({ wares }: { wares: readonly Ware[] }) {
  return (
    <>
      <rect width="140" height="112" fill="#E9B95C" />
      <path d={SUN} fill="#F3CF7A" opacity=".75" />
      <circle cx="70" cy="58" r="50" fill="#FBE7BC" />
      <circle cx="70" cy="58" r="45" fill="none" stroke="#D9A441" strokeWidth="2" strokeDasharray="4 4" />
      {(wares.length > 3 ? SIX : THREE).map(([x, y, scale], i) => {
        const ware = wares[i];
        return (
          ware && (
            <g key={`${x} ${y}`} transform={`translate(${x},${y}) scale(${scale})`}>
              <WareShape ware={ware} />
            </g>
          )
        );
      })}
    </>
  );
}

export function CardArt({ card }: { card: Card }) {
  const Picture = ART[card.id];
  return (
    <svg viewBox="0 0 140 112" preserveAspectRatio="xMidYMid slice" className="j-art" aria-hidden="true">
      {Picture ? <Picture /> : <WareScene wares={card.wares} />}
    </svg>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 140 196" className="j-back" aria-hidden="true">
      <rect width="140" height="196" rx="9" fill="#1E2A5A" />
      <rect x="7" y="7" width="126" height="182" rx="6" fill={cloth('cl-mid')} stroke="#D9A441" strokeWidth="2" />
      <path d="M70 58l30 40-30 40-30-40Z" fill="#1E2A5A" stroke="#D9A441" strokeWidth="3" />
      <path d="M70 76l16 22-16 22-16-22Z" fill="#D9A441" />
    </svg>
  );
}
