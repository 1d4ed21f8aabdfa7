/** Light and material that several drawings share. */
import { memo } from 'react';

export const Defs = memo(() => (
  <svg className="absolute size-0" aria-hidden="true">
    <defs>
      <radialGradient id="door-ballG" cx=".35" cy=".3" r=".8">
        <stop offset="0" stopColor="#ffb26b" />
        <stop offset=".5" stopColor="#d8562c" />
        <stop offset="1" stopColor="#6e1d12" />
      </radialGradient>
      <pattern id="door-hatch" width="3.200" height="3.200" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.200" height="3.200" fill="#d8382e" fillOpacity=".22" />
        <path d="M0 0v3.200" stroke="#ff9d8c" strokeWidth="1" strokeOpacity=".55" />
      </pattern>
      <linearGradient id="door-dieG" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fffdf4" />
        <stop offset="1" stopColor="#ecdcb4" />
      </linearGradient>
      <pattern id="door-backP" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h8M0 0v8" stroke="#d8a548" strokeOpacity=".22" strokeWidth="1" />
      </pattern>
      <radialGradient id="door-glow">
        <stop offset="0" stopColor="#ffe9b0" stopOpacity=".95" />
        <stop offset=".25" stopColor="#ffcf72" stopOpacity=".5" />
        <stop offset=".6" stopColor="#ff9f4a" stopOpacity=".16" />
        <stop offset="1" stopColor="#ff9f4a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="door-halo">
        <stop offset="0" stopColor="#fff0c0" stopOpacity=".9" />
        <stop offset=".6" stopColor="#ffd978" stopOpacity=".35" />
        <stop offset="1" stopColor="#ffd978" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="door-colFade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0e1440" stopOpacity="0" />
        <stop offset=".1" stopColor="#0e1440" stopOpacity=".16" />
        <stop offset=".42" stopColor="#0f1546" stopOpacity=".86" />
        <stop offset=".6" stopColor="#0f1546" stopOpacity="1" />
      </linearGradient>

      <linearGradient id="door-doorWood" x1="0" x2="1">
        <stop offset="0" stopColor="#5a2f18" />
        <stop offset=".5" stopColor="#8a4c25" />
        <stop offset="1" stopColor="#4a2412" />
      </linearGradient>
      <linearGradient id="door-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8a87a8" />
        <stop offset="1" stopColor="#4a4a74" />
      </linearGradient>
      <radialGradient id="door-moonG" cx=".35" cy=".35" r=".8">
        <stop offset="0" stopColor="#fffbe6" />
        <stop offset="1" stopColor="#d9d3b8" />
      </radialGradient>
      <linearGradient id="door-cloudG" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#7d86bd" />
        <stop offset="1" stopColor="#3a4380" />
      </linearGradient>
    </defs>
  </svg>
));
