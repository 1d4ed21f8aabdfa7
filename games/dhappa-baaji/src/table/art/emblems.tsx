/** Teams, lamps, padlocks and fire. */
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

export function Emblem({ team, className = '' }: Sized & { team: 'A' | 'B' }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {team === 'A' ? <Feather /> : <Lotus />}
    </svg>
  );
}

/** The lamp of whoever is on turn. */
export function Lamp({ lit = true, className = '' }: Sized & { lit?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {lit && (
        <>
          <circle cx="16" cy="11" r="14" fill="url(#dhappa-flame)" />
          <path d="M16 2c4 5 5 8 3 12-1 2-5 2-6 0-2-4 0-7 3-12Z" fill="#FFC94A" />
          <path d="M16 8c2 3 2 5 1 6.5-.6.8-1.6.8-2 0-1-1.5-.7-3.5 1-6.5Z" fill="#FFF6DC" />
        </>
      )}
      <path d="M3 17h26c0 7-6 11-13 11S3 24 3 17Z" fill="url(#dhappa-brass)" stroke="#6A430D" />
      <path d="M5 19.5h22" stroke="#7A5214" />
    </svg>
  );
}

export function Padlock({ closed, className = '' }: Sized & { closed: boolean }) {
  const line = closed ? '#F3CF7A' : '#E2CFA5';
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={closed ? 'M7 11V7.5a5 5 0 0 1 10 0V11' : 'M7 11V6a5 5 0 0 1 9.5-2'}
        fill="none"
        stroke={line}
        strokeWidth="2.6"
      />
      <rect
        x="4"
        y="10.5"
        width="16"
        height="12"
        rx="3"
        fill={closed ? 'url(#dhappa-brass)' : 'none'}
        stroke={closed ? '#5E3F0C' : line}
        strokeWidth="1.6"
      />
      <path d="M12 14v4" stroke={closed ? '#3A2406' : line} strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

/** Where burnt cards go. */
export function Brazier({ className = '' }: Sized) {
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true">
      <circle cx="22" cy="16" r="18" fill="url(#dhappa-flame)" opacity=".8" />
      <path d="M14 18q-3-6 2-10 0 4 3 5 0-6 5-9 0 6 4 8 3 2 1 7Z" fill="#D4551B" />
      <path d="M6 19h32c0 10-7 15-16 15S6 29 6 19Z" fill="url(#dhappa-brass)" stroke="#6A430D" />
      <path d="M13 33l-4 8M31 33l4 8" stroke="#9A6B1E" strokeWidth="3" />
      <path d="M9 20h26" stroke="#3A1408" strokeWidth="3" strokeDasharray="3 2" />
    </svg>
  );
}

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
export function Shades() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <linearGradient id="dhappa-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FBE8B4" />
          <stop offset=".5" stopColor="#DBA846" />
          <stop offset="1" stopColor="#9A6B1E" />
        </linearGradient>
        <linearGradient id="dhappa-two" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#FFF1CB" />
          <stop offset="1" stopColor="#F0CB7A" />
        </linearGradient>
        <linearGradient id="dhappa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#EAF7F7" />
          <stop offset="1" stopColor="#BFE3EA" />
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
        <radialGradient id="dhappa-thali" cx=".38" cy=".3" r=".85">
          <stop offset="0" stopColor="#FFF0C2" />
          <stop offset=".35" stopColor="#E6B95C" />
          <stop offset=".8" stopColor="#B5812C" />
          <stop offset="1" stopColor="#7D5315" />
        </radialGradient>
        <pattern id="dhappa-back" width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#24336E" />
          <path d="M6 0 12 6 6 12 0 6Z" fill="none" stroke="#D9A441" strokeOpacity=".5" />
        </pattern>
      </defs>
    </svg>
  );
}
