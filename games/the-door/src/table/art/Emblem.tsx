import type { ReactNode } from 'react';
import { Tin } from './Props.tsx';

/** What an option or a role does, in a picture of 100 by 100. */
const EMBLEMS: Readonly<Record<string, ReactNode>> = {
  JUDGE: (
    <>
      <ellipse cx="44" cy="88" rx="34" ry="6" fill="#000" opacity=".3" />
      <rect x="16" y="78" width="56" height="11" rx="4" fill="#9a6a1c" />
      <rect x="20" y="74" width="48" height="7" rx="3" fill="#f0c264" />
      <g transform="rotate(-38 52 46)">
        <rect x="47" y="50" width="10" height="52" rx="5" fill="#6d3d1d" />
        <rect x="49" y="52" width="3" height="48" rx="1.5" fill="#a56434" />
        <rect x="26" y="24" width="52" height="30" rx="4" fill="#f0c264" />
        <rect x="26" y="24" width="52" height="9" rx="4" fill="#ffe3a1" />
        <rect x="20" y="20" width="12" height="38" rx="4" fill="#ffe3a1" />
        <rect x="72" y="20" width="12" height="38" rx="4" fill="#9a6a1c" />
      </g>
      <g stroke="#ffe3a1" strokeWidth="3.5" strokeLinecap="round">
        <path d="M12 66l-8-4M18 58l-6-8M76 68l9-3" />
      </g>
    </>
  ),
  JURY: (
    <>
      <g transform="translate(24 46) scale(1)">
        <path d="M-17 38V2C-17-10-9-18 0-18S17-10 17 2v36z" fill="#b98a3a" stroke="#1b0d1f" strokeWidth="2" />
        <path d="M-11 34V4C-11-5-6-11 0-11S11-5 11 4v30z" fill="#1b0d1f" />
        <ellipse cx="-4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <ellipse cx="4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <circle cx="-3.3" cy="5" r="1.6" fill="#1b0d1f" />
        <circle cx="5.7" cy="5" r="1.6" fill="#1b0d1f" />
      </g>
      <g transform="translate(76 46) scale(1)">
        <path d="M-17 38V2C-17-10-9-18 0-18S17-10 17 2v36z" fill="#b98a3a" stroke="#1b0d1f" strokeWidth="2" />
        <path d="M-11 34V4C-11-5-6-11 0-11S11-5 11 4v30z" fill="#1b0d1f" />
        <ellipse cx="-4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <ellipse cx="4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <circle cx="-5.7" cy="5" r="1.6" fill="#1b0d1f" />
        <circle cx="3.3" cy="5" r="1.6" fill="#1b0d1f" />
      </g>
      <g transform="translate(50 40) scale(1.2)">
        <path d="M-17 38V2C-17-10-9-18 0-18S17-10 17 2v36z" fill="#f0c264" stroke="#1b0d1f" strokeWidth="2" />
        <path d="M-11 34V4C-11-5-6-11 0-11S11-5 11 4v30z" fill="#1b0d1f" />
        <ellipse cx="-4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <ellipse cx="4.5" cy="4" rx="3.3" ry="4" fill="#fff3cf" />
        <circle cx="-4.5" cy="5" r="1.6" fill="#1b0d1f" />
        <circle cx="4.5" cy="5" r="1.6" fill="#1b0d1f" />
      </g>
      <path d="M4 84h92v12H4z" fill="#6d3d1d" />
      <path d="M4 82h92v5H4z" fill="#a56434" />
      <path d="M44 78c0-6 2-8 6-8s6 2 6 8l4 14H40z" fill="#fff3cf" />
      <path d="M46 80v14a4 4 0 0 0 8 0V80z" fill="#fff3cf" stroke="#1b0d1f" strokeWidth="1.6" />
    </>
  ),
  SUMMON: (
    <>
      <path d="M50 0v26" stroke="#ffe3a1" strokeWidth="2.5" />
      <circle cx="50" cy="27" r="4" fill="none" stroke="#ffe3a1" strokeWidth="3" />
      <path d="M50 31v20c0 12-18 13-18 0v-5" fill="none" stroke="#f0c264" strokeWidth="6" strokeLinecap="round" />
      <path d="M25 52l7-9 7 9z" fill="#f0c264" />
      <g transform="translate(33 60) rotate(12)">
        <circle cx="0" cy="16" r="17" fill="#1f8f8a" stroke="#fff6df" strokeWidth="2.5" />
        <ellipse cx="-5.5" cy="11" rx="4.4" ry="5.4" fill="#fff" />
        <ellipse cx="6" cy="11" rx="4.4" ry="5.4" fill="#fff" />
        <circle cx="-4.5" cy="9" r="1.9" fill="#141a3c" />
        <circle cx="7" cy="9" r="1.9" fill="#141a3c" />
        <ellipse cx="1" cy="21" rx="3" ry="3.6" fill="#141a3c" />
        <path d="M-9 34l-3 7M8 34l4 6" stroke="#fff6df" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g fill="none" stroke="#ffe3a1" strokeWidth="3" strokeLinecap="round">
        <path d="M72 66q8 8 0 18M82 60q14 14 0 30" />
      </g>
    </>
  ),
  EXILE: (
    <>
      <path d="M50 0v16" stroke="#cfd6ea" strokeWidth="3" strokeDasharray="5 3" />
      <path d="M22 34Q24 16 50 16T78 34z" fill="#8a94b5" stroke="#141a3c" strokeWidth="2" />
      <rect x="20" y="32" width="60" height="7" rx="3" fill="#aab3cf" />
      <rect x="24" y="39" width="52" height="44" fill="#0c1130" />
      <g>
        <ellipse cx="41" cy="60" rx="6" ry="7.5" fill="#fffdf6" />
        <ellipse cx="59" cy="60" rx="6" ry="7.5" fill="#fffdf6" />
        <circle cx="41" cy="63" r="2.8" fill="#141a3c" />
        <circle cx="59" cy="63" r="2.8" fill="#141a3c" />
        <path d="M44 75q6-5 12 0" stroke="#fffdf6" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      </g>
      <g stroke="#aab3cf" strokeWidth="4.5">
        <path d="M28 39v44M39 39v44M50 39v44M61 39v44M72 39v44" />
      </g>
      <rect x="18" y="82" width="64" height="8" rx="3" fill="#8a94b5" />
      <rect x="58" y="58" width="15" height="13" rx="2.5" fill="#f0c264" />
      <path d="M61 58v-4a4.5 4.5 0 0 1 9 0v4" fill="none" stroke="#f0c264" strokeWidth="2.6" />
    </>
  ),
  RESURRECT: (
    <>
      <g stroke="#d8ffdb" strokeWidth="3" strokeLinecap="round" opacity=".8">
        <path d="M50 4v10M22 14l6 8M78 14l-6 8M8 40l10 3M92 40l-10 3" />
      </g>
      <path d="M30 92V60c0-12 8-20 20-20s20 8 20 20v32z" fill="#8fa09a" stroke="#11251f" strokeWidth="2" />
      <path d="M50 42l-6 13 9 6-7 10 5 9" stroke="#11251f" strokeWidth="2.5" fill="none" />
      <path
        d="M36 48q3-22 14-22t14 22q-3 6-7 0-3 6-7 0-4 6-7 0-4 6-7 0z"
        fill="#f2fff2"
        stroke="#11251f"
        strokeWidth="1.8"
      />
      <circle cx="45.5" cy="37" r="2.3" fill="#11251f" />
      <circle cx="54.5" cy="37" r="2.3" fill="#11251f" />
      <path d="M46.5 42.5q3.5 2.6 7 0" stroke="#11251f" strokeWidth="1.8" fill="none" />
      <ellipse cx="50" cy="22" rx="10" ry="2.8" fill="none" stroke="#f0c264" strokeWidth="2.5" />
      <path d="M14 96q4-10 10-4 3-10 10-2 5-8 12 0h8q7-8 12 0 7-8 10 2 6-6 10 4z" fill="#2f6b45" />
    </>
  ),
  REAP: (
    <>
      <path d="M26 96L68 12" stroke="#6d3d1d" strokeWidth="7" strokeLinecap="round" />
      <path d="M27 94L69 12" stroke="#a56434" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M70 14C48 2 22 8 8 34 26 20 46 20 63 27z"
        fill="#e6ebf5"
        stroke="#141a3c"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M64 20C46 12 30 14 18 25" stroke="#fff" strokeWidth="2.5" fill="none" />
      <rect x="60" y="10" width="14" height="10" rx="3" transform="rotate(27 67 15)" fill="#f0c264" />
      <path d="M40 66l12 6" stroke="#a56434" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M80 74c-6-5-9-8-9-12 0-3 2-5 4.6-5 1.8 0 3.4 1 4.4 2.6 1-1.6 2.6-2.6 4.4-2.6 2.6 0 4.6 2 4.6 5 0 4-3 7-9 12z"
        fill="#d8382e"
      />
      <path d="M80 59.6l-2.6 4 4.4 2.5-3 3.3 1.2 4.6" stroke="#1d0a10" strokeWidth="2" fill="none" />
    </>
  ),
  CAN: (
    <>
      <g transform="translate(50 86) scale(2.5)">
        <Tin />
      </g>
    </>
  ),
  BALL: (
    <>
      <ellipse cx="50" cy="88" rx="26" ry="5" fill="#000" opacity=".3" />
      <circle cx="50" cy="56" r="30" fill="url(#door-ballG)" stroke="#141a3c" strokeWidth="2" />
      <path d="M28 36q14 18 4 44M72 36q-14 18-4 44" stroke="#fff3cf" strokeWidth="3" fill="none" />
      <g stroke="#ffe3a1" strokeWidth="3.5" strokeLinecap="round">
        <path d="M6 44h10M2 56h12M6 68h10" />
      </g>
    </>
  ),
};

export const Emblem = ({ of, className = '' }: { of: string; className?: string }) => (
  <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
    {EMBLEMS[of]}
  </svg>
);

/** The same inside another drawing. */
export const emblemOf = (option: string): ReactNode => EMBLEMS[option];
