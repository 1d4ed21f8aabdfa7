/** Teams, lamps, padlocks and fire. What does not change is drawn once, however often the table is. */
import { memo } from 'react';

interface Sized {
  className?: string;
}

/** Team A. */
function Feather() {
  return (
    <>
      <path d="M16 1C27 7 28 20 16 31 4 20 5 7 16 1Z" fill="#2FA38F" />
      <path d="M16 6C24 11 24 20 16 27 8 20 8 11 16 6Z" fill="#E7B84F" />
      <ellipse cx="16" cy="16.5" rx="5.6" ry="7" fill="#1F74B8" />
      <path d="M16 12c3.5 1.5 3.6 6.5 0 8.6-3.6-2.1-3.5-7.1 0-8.6Z" fill="#10224F" />
    </>
  );
}

const PETALS = [
  [-62, '#C2477F'],
  [62, '#C2477F'],
  [-34, '#DE6C9A'],
  [34, '#DE6C9A'],
  [0, '#F4A6C2'],
] as const;

/** Team B. */
function Lotus() {
  return (
    <>
      {PETALS.map(([turn, fill]) => (
        <path
          key={turn}
          transform={`rotate(${turn} 16 25)`}
          d="M16 26C9.5 19 11 10 16 4 21 10 22.5 19 16 26Z"
          fill={fill}
          stroke="#5A1A45"
          strokeWidth=".8"
        />
      ))}
      <path d="M6 27q10 5 20 0" stroke="#E7B84F" strokeWidth="2" fill="none" />
    </>
  );
}

export const Emblem = memo(function Emblem({ team, className = '' }: Sized & { team: 'A' | 'B' }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {team === 'A' ? <Feather /> : <Lotus />}
    </svg>
  );
});

/** The lamp of whoever is on turn; `--lamp` says how wide it is. */
export function Lamp({ lit = true, className = '' }: Sized & { lit?: boolean }) {
  return <i className={`flame ${className}`} data-out={!lit || undefined} aria-hidden="true" />;
}

export function Padlock({ closed, className = '' }: Sized & { closed: boolean }) {
  return <i className={`padlock ${className}`} data-closed={closed || undefined} aria-hidden="true" />;
}

/** Where burnt cards go. */
export const Brazier = memo(function Brazier({ className = '' }: Sized) {
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true">
      <circle cx="22" cy="16" r="18" fill="url(#dhappa-flame)" opacity=".8" />
      <path d="M14 18q-3-6 2-10 0 4 3 5 0-6 5-9 0 6 4 8 3 2 1 7Z" fill="#D4551B" />
      <path d="M6 19h32c0 10-7 15-16 15S6 29 6 19Z" fill="url(#dhappa-brass)" stroke="#6A430D" />
      <path d="M13 33l-4 8M31 33l4 8" stroke="#9A6B1E" strokeWidth="3" />
      <path d="M9 20h26" stroke="#3A1408" strokeWidth="3" strokeDasharray="3 2" />
    </svg>
  );
});

/** The card that must be played. */
export function KeySign({ className = '' }: Sized) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <circle cx="7.5" cy="12" r="4.5" />
      <path d="M12 12h10M18 12v5M21.5 12v3.5" />
    </svg>
  );
}

/** A round tick, or a square cross. */
export function Verdict({ yes, className = '' }: Sized & { yes: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {yes ? (
        <>
          <circle cx="12" cy="12" r="11" fill="#1F7A4D" stroke="#DFF5E6" strokeWidth="1.5" />
          <path d="M6.5 12.5 10.5 16.5 17.5 8" fill="none" stroke="#fff" strokeWidth="2.8" />
        </>
      ) : (
        <>
          <rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="#7A1A22" stroke="#F8D9D4" strokeWidth="1.5" />
          <path d="M7.5 7.5 16.5 16.5M16.5 7.5 7.5 16.5" stroke="#fff" strokeWidth="2.8" />
        </>
      )}
    </svg>
  );
}

/** Colours that run into each other, once on the table. */
export const Shades = memo(function Shades() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <linearGradient id="dhappa-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FBE8B4" />
          <stop offset=".5" stopColor="#DBA846" />
          <stop offset="1" stopColor="#9A6B1E" />
        </linearGradient>
        <linearGradient id="dhappa-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2E2A5E" />
          <stop offset=".55" stopColor="#A4506A" />
          <stop offset="1" stopColor="#F0A860" />
        </linearGradient>
        <radialGradient id="dhappa-flame">
          <stop offset="0" stopColor="#FFD36B" stopOpacity=".85" />
          <stop offset="1" stopColor="#FFB030" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
});
