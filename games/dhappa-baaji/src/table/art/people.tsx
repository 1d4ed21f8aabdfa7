/** Players in their niches, drawn from one bust. */
import { memo } from 'react';

interface Look {
  kind: 'short' | 'bun' | 'drape' | 'beard' | 'turban';
  skin?: string;
  hair?: string;
  cloth?: string;
  trim?: string;
  head?: string;
}

const EYES = '#22140f';

/** In a box of 64 by 64. */
export function Person({ kind, skin = '#B9794E', hair = '#2A1B18', cloth = '#B23A2E', ...rest }: Look) {
  const { trim = '#E7B84F', head = '#E2862B' } = rest;
  const woman = kind === 'drape' || kind === 'bun';
  return (
    <>
      <path d="M8 64C9 50 20 46 32 46S55 50 56 64Z" fill={cloth} />
      <path d="M24 46 32 58 40 46" fill="none" stroke={trim} strokeWidth="2.6" />
      <Behind kind={kind} hair={hair} head={head} trim={trim} />
      <rect x="27" y="38" width="10" height="12" rx="5" fill={skin} />
      <ellipse cx="32" cy="30" rx="11.5" ry="13.5" fill={skin} />
      {kind === 'beard' && (
        <path d="M20.5 30C20.5 42 26 47 32 47S43.5 42 43.5 30C41 36 37 36.5 32 36.5S23 36 20.5 30Z" fill={hair} />
      )}
      <circle cx="27.5" cy="29" r="1.5" fill={EYES} />
      <circle cx="36.5" cy="29" r="1.5" fill={EYES} />
      <path d="M24.8 25.6q2.7-1.8 5.2-.2M34 25.4q2.5-1.6 5.2.2" stroke={EYES} strokeWidth="1.3" fill="none" />
      <path d="M32 30v4" stroke="#7a4628" strokeWidth="1.2" />
      {woman ? (
        <>
          <circle cx="32" cy="22.5" r="1.5" fill="#B3202B" />
          <path d="M28.5 38q3.5 2.8 7 0" stroke="#8A1F2B" strokeWidth="1.8" fill="none" />
          <circle cx="29.9" cy="34" r=".9" fill={trim} />
        </>
      ) : (
        <path d="M25.5 37.2q3.3-2.6 6.5-.4 3.2-2.2 6.5.4-3.5 1.7-6.5.4-3 1.3-6.5-.4Z" fill={hair} />
      )}
      <OnHead kind={kind} hair={hair} head={head} trim={trim} />
    </>
  );
}

interface Dress {
  kind: Look['kind'];
  hair: string;
  head: string;
  trim: string;
}

function Behind({ kind, hair, head, trim }: Dress) {
  if (kind === 'drape') {
    return (
      <>
        <path d="M12 64C8 40 12 12 32 10S56 40 52 64L44 64C46 50 45 40 44 34H20C19 40 18 50 20 64Z" fill={head} />
        <path d="M20 64C17 44 17 22 32 18S47 44 44 64" fill="none" stroke={trim} strokeWidth="1.8" />
      </>
    );
  }
  if (kind !== 'bun') return null;
  return (
    <>
      <circle cx="45" cy="16" r="7" fill={hair} />
      <circle cx="46" cy="13" r="3" fill="#F2A71B" />
    </>
  );
}

function OnHead({ kind, hair, head, trim }: Dress) {
  switch (kind) {
    case 'short':
      return <path d="M20 29C19 14 26 13 32 13S46 13 44 29C42 22 38 20 32 21 27 21 22 22 20 29Z" fill={hair} />;
    case 'bun':
      return <path d="M20 31C18 14 26 13 32 13S46 14 44 31C43 23 38 20 32 18 26 20 21 23 20 31Z" fill={hair} />;
    case 'drape':
      return (
        <path d="M20.5 27C21 18 26 16 32 16S43 18 43.5 27C40 21 36 19.5 32 17.5 28 19.5 24 21 20.5 27Z" fill={hair} />
      );
    default:
      return <Turban kind={kind} head={head} trim={trim} />;
  }
}

function Turban({ kind, head, trim }: Omit<Dress, 'hair'>) {
  return (
    <>
      <path d="M17 25C14 12 22 5 32 5S50 12 47 25C40 20 24 20 17 25Z" fill={head} />
      <path
        d="M18 22C26 9 38 8 46 14M19 16C28 6 38 6 44 10M24 21C32 12 42 14 47 20"
        fill="none"
        stroke="rgb(0 0 0 / .22)"
        strokeWidth="1.6"
      />
      {kind !== 'beard' && <path d="M32 4q5-7 1-11 6 3 3 11Z" fill={trim} />}
      <circle cx="32" cy="15" r="2.8" fill={trim} />
      <circle cx="32" cy="15" r="1.3" fill="#B3202B" />
    </>
  );
}

/** By seat. */
const PLAYERS: readonly Look[] = [
  { kind: 'bun', skin: '#B9794E', cloth: '#1F74B8', hair: '#22140f' },
  { kind: 'beard', skin: '#9A6238', cloth: '#6B2A57', head: '#E08A1E' },
  { kind: 'drape', skin: '#C58A5D', cloth: '#12614A', head: '#D94F70', hair: '#22140f' },
  { kind: 'short', skin: '#8E5832', cloth: '#E9DFC6', trim: '#B23A2E', hair: '#1b1210' },
  { kind: 'turban', skin: '#B9794E', cloth: '#8E2F2B', head: '#2460B4' },
  { kind: 'bun', skin: '#A9683F', cloth: '#C9962F', hair: '#3a2018' },
];

export const Player = memo(function Player({ seat }: { seat: number }) {
  const look = PLAYERS[seat];
  return look ? <Person {...look} /> : null;
});
