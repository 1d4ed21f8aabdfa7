import { Suspense, use } from 'react';
import { useTurn } from './turns.ts';

const pictures = import('./pictures.tsx');

/** The part of each picture that a low place shows. */
const LOW: Readonly<Record<string, string>> = {
  'the-door': '30 40 360 331',
  jambo: '40 108 360 331',
  'dhappa-baaji': '20 80 360 331',
  'one-piece': '20 30 360 331',
};

interface Props {
  game: string;
  /** Crops to the middle of the picture. */
  low?: boolean;
  className?: string;
}

/** A game's picture; a game without one gets the night. */
export function World({ game, low = false, className = '' }: Props) {
  const now = useTurn(game, pictures);
  return (
    <svg
      viewBox={(low ? LOW[game] : undefined) ?? '0 0 400 460'}
      preserveAspectRatio="xMidYMid slice"
      className={`world block bg-back ${className}`}
      aria-hidden="true"
    >
      <Suspense>{now && <Picture game={game} />}</Suspense>
    </svg>
  );
}

function Picture({ game }: { game: string }) {
  const Found = use(pictures).WORLDS[game];
  return Found && <Found />;
}

/** Two who wait for their match. */
export function Waiters() {
  return (
    <span className="flex h-12 w-20">
      <Suspense>
        <DrawnWaiters />
      </Suspense>
    </span>
  );
}

function DrawnWaiters() {
  const { TwoWaiting: Drawn } = use(pictures);
  return <Drawn />;
}
