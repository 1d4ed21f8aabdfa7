/** Jail: a cage on a rock of its own. The middle of its floor is 0, 0; it is 104 wide and 118 high. */
import { memo } from 'react';

export const CageBack = memo(() => (
  <>
    <ellipse cx="0" cy="4" rx="56" ry="10" fill="#050822" opacity=".6" />
    <rect x="-46" y="-80" width="92" height="80" fill="#080c2b" opacity=".78" />
    <path d="M-30-78V0M0-78V0M30-78V0" stroke="#59638f" strokeWidth="3" />
  </>
));

/** What prisoners are behind. */
export const CageFront = memo(() => (
  <>
    <path d="M-44-80V0M-15-80V0M15-80V0M44-80V0" stroke="#b9c2e2" strokeWidth="4.5" strokeLinecap="round" />
    <rect x="-52" y="-6" width="104" height="11" rx="4" fill="#97a1c8" stroke="#141a3c" strokeWidth="1.5" />
    <path d="M-52-78Q-44-106 0-108 44-106 52-78z" fill="#7782b2" stroke="#141a3c" strokeWidth="1.5" />
    <path d="M-52-82h104v9H-52z" fill="#aab4d8" stroke="#141a3c" strokeWidth="1.5" />
    <circle cx="0" cy="-112" r="6" fill="none" stroke="#b9c2e2" strokeWidth="3.5" />
    <rect x="-31" y="-104" width="62" height="21" rx="4" fill="#f3e4bd" stroke="#4a2c08" strokeWidth="1.8" />
    <text x="0" y="-88.5" textAnchor="middle" fontSize="14.5" fontWeight="800" letterSpacing="1.5" fill="#3a2208">
      JAIL
    </text>
  </>
));
