/** The six wares, 64 x 64: each has an outline of its own, so that colour is never alone. */
import type { Ware } from '../../index.ts';
import { range } from './shapes.ts';

const SILHOUETTE = {
  trinkets: (
    <>
      <path
        d="M56.5 30A6.93 6.93 0 0 1 53.22 42.25A6.93 6.93 0 0 1 44.25 51.22A6.93 6.93 0 0 1 32 54.5
A6.93 6.93 0 0 1 19.75 51.22A6.93 6.93 0 0 1 10.78 42.25A6.93 6.93 0 0 1 7.5 30
A6.93 6.93 0 0 1 10.78 17.75A6.93 6.93 0 0 1 19.75 8.78A6.93 6.93 0 0 1 32 5.5
A6.93 6.93 0 0 1 44.25 8.78A6.93 6.93 0 0 1 53.22 17.75A6.93 6.93 0 0 1 56.5 30Z"
      />
    </>
  ),
  hides: (
    <>
      <path
        d="M13 4Q32 13 51 4L60 14Q51 24 53 32Q55 44 60 49L49 58Q41 51 32 57Q23 51 15 58L4 49Q9 44 11 32
Q13 24 4 14Z"
        strokeLinejoin="round"
      />
    </>
  ),
  tea: (
    <>
      <path d="M32 2C47 9 59 23 58 39C57 52 46 58 32 58C18 58 7 52 6 39C5 23 17 9 32 2Z" />
    </>
  ),
  silk: (
    <>
      <path
        d="M6 6h52a6 6 0 0 1 0 17h-3v32q-5.7 6-11.5 0t-11.5 0t-11.5 0t-11.5 0V23H6a6 6 0 0 1 0-17Z"
        strokeLinejoin="round"
      />
    </>
  ),
  fruit: (
    <>
      <circle cx="20" cy="41" r="17" />
      <circle cx="45" cy="41" r="17" />
      <circle cx="32" cy="20" r="17" />
    </>
  ),
  salt: (
    <>
      <path d="M32 2Q35 2 37 6L60 48Q62 53 57 55Q32 61 7 55Q2 53 4 48L27 6Q29 2 32 2Z" />
    </>
  ),
};
const FACE = {
  trinkets: (
    <>
      <circle cx="32" cy="30" r="22" fill="none" stroke="#4FB3AC" strokeWidth="1.6" />
      <circle cx="15" cy="21" r="4.3" fill="#FFF3D6" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="16.29" cy="27.51" r="4.3" fill="#F0B23E" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="19.98" cy="33.02" r="4.3" fill="#E8694A" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="25.49" cy="36.71" r="4.3" fill="#FFF3D6" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="32" cy="38" r="0" fill="#F0B23E" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="38.51" cy="36.71" r="4.3" fill="#E8694A" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="44.02" cy="33.02" r="4.3" fill="#FFF3D6" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="47.71" cy="27.51" r="4.3" fill="#F0B23E" stroke="#0B4C4A" strokeWidth="1.2" />
      <circle cx="49" cy="21" r="4.3" fill="#E8694A" stroke="#0B4C4A" strokeWidth="1.2" />
      <path d="M32 33l6.5 8.5L32 51l-6.5-9.5Z" fill="#F0B23E" stroke="#0B4C4A" strokeWidth="1.4" />
      <circle cx="32" cy="42" r="2.4" fill="#E8694A" />
    </>
  ),
  hides: (
    <>
      <path
        d="M18 12Q32 18 46 12L51 17Q45 25 47 33Q48 42 51 46L46 50Q40 45 32 49Q24 45 18 50L13 46Q16 42 17 33
Q19 25 13 17Z"
        fill="#D39A66"
      />
      <path d="M32 15v33" stroke="#8A5029" strokeWidth="2.6" strokeDasharray="3.4 3.2" />
      <ellipse cx="24" cy="24" rx="3.4" ry="2.72" fill="#7C4421" />
      <ellipse cx="40" cy="25" rx="3" ry="2.4000000000000004" fill="#7C4421" />
      <ellipse cx="25" cy="36" rx="2.7" ry="2.16" fill="#7C4421" />
      <ellipse cx="41" cy="38" rx="3.4" ry="2.72" fill="#7C4421" />
      <ellipse cx="34.5" cy="30" rx="0" ry="0" fill="#7C4421" />
    </>
  ),
  tea: (
    <>
      <path d="M32 11C42 18 49 28 48 38C47 47 40 51 32 51C24 51 17 47 16 38C15 28 22 18 32 11Z" fill="#A9C760" />
      <path
        d="M32 17V56M32 28l-9 6M32 28l9 6M32 38l-10 6M32 38l10 6"
        stroke="#324D17"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  silk: (
    <>
      <path d="M9 23h46v7H9Z" fill="#5F173C" opacity=".55" />
      <path
        d="M9 38l5.75-6 5.75 6-5.75 6ZM20.5 38l5.75-6 5.75 6-5.75 6ZM32 38l5.75-6 5.75 6-5.75 6ZM43.5 38
l5.75-6 5.75 6-5.75 6Z"
        fill="#F4C75B"
      />
      <path d="M9 49.5h46" stroke="#F6C9DD" strokeWidth="2.2" />
      <path d="M6 6h52a6 8.5 0 0 1 0 17H6Z" fill="#C9528F" />
      <circle cx="7.5" cy="14.5" r="7" fill="#F6C9DD" />
      <circle cx="7.5" cy="14.5" r="3.6" fill="none" stroke="#A8336F" strokeWidth="1.7" />
      <path d="M18 10.5h34" stroke="#E793BC" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  fruit: (
    <>
      <circle cx="45" cy="41" r="16" fill="#F2A32F" />
      <circle cx="20" cy="41" r="16" fill="#D95B22" />
      <circle cx="32" cy="21" r="16" fill="#F0B840" />
      <path d="M32 9C34 2 42 0 49 2C48 9 40 12 32 9Z" fill="#5E8531" stroke="#324D17" strokeWidth="1.3" />
      <path
        d="M12 36a9 9 0 0 1 5-5M38 37a9 9 0 0 1 5-5M23 19a9 9 0 0 1 5-6"
        stroke="#FFF3D6"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
        opacity=".85"
      />
    </>
  ),
  salt: (
    <>
      <path d="M33 3L37 6L60 48Q62 53 57 55Q45 58 36 58.3Z" fill="#C6D3E2" />
      <path d="M31 4L22 34L36 58" fill="none" stroke="#9FB1C8" strokeWidth="1.8" />
      <path d="M8.5 41.5Q32 49 55.5 41.5L60 49Q32 58 4 49Z" fill="#C0582E" />
      <path d="M8 46.5l5.5 2 5-3.5 6 3.8 6-3 6.5 3 6-3.8 5.5 3 6.5-3" fill="none" stroke="#FFE9B8" strokeWidth="1.9" />
    </>
  ),
};

const COLOURS: Readonly<Record<Ware, readonly [face: string, edge: string]>> = {
  trinkets: ['#17807C', '#0B4C4A'],
  hides: ['#A9653B', '#5C3119'],
  tea: ['#5E8531', '#324D17'],
  silk: ['#A8336F', '#5F173C'],
  fruit: ['#E27D1F', '#8E430A'],
  salt: ['#F6F8FA', '#64789A'],
};

/** Inside a picture: the token with its thickness below. */
export function WareShape({ ware, edge = 5 }: { ware: Ware; edge?: number }) {
  const [face, dark] = COLOURS[ware];
  return (
    <>
      <g fill={dark} stroke={dark} strokeWidth="2.2" transform={`translate(0,${edge})`}>
        {SILHOUETTE[ware]}
      </g>
      <g fill={face} stroke={dark} strokeWidth="2.2">
        {SILHOUETTE[ware]}
      </g>
      {FACE[ware]}
    </>
  );
}

export function WareToken({ ware, className = '' }: { ware: Ware; className?: string }) {
  return (
    <svg viewBox="-1 -1 66 68" className={`j-ware ${className}`} aria-hidden="true">
      <WareShape ware={ware} />
      <WareSign ware={ware} />
    </svg>
  );
}

/** For who asks for signs beside colours: the first letters of its name. */
function WareSign({ ware }: { ware: Ware }) {
  return (
    <g className="beside-colour">
      <rect x="30" y="38" width="35" height="27" rx="13" fill="#fff8e7" stroke="#3b2c16" strokeWidth="2" />
      <text x="47.5" y="58" textAnchor="middle" fontSize="20" fontWeight="800" fill="#2a2013" className="font-sans">
        {ware[0]?.toUpperCase()}
        {ware[1]}
      </text>
    </g>
  );
}

const STEP = 8;
/** As many tokens as there are, one on another: the thickness can be counted. None left: an outline. */
export function WareStack({ ware, count, className = '' }: { ware: Ware; count: number; className?: string }) {
  const [face, dark] = COLOURS[ware];
  const tall = 68 + Math.max(0, count - 1) * STEP;
  return (
    <svg viewBox={`-1 -1 66 ${tall}`} className={`j-stack ${className}`} aria-hidden="true">
      {count === 0 && (
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" opacity=".6">
          {SILHOUETTE[ware]}
        </g>
      )}
      {range(Math.max(0, count - 1)).map((i) => (
        <g key={i} transform={`translate(${i % 2 === 1 ? 0.8 : -0.8},${(count - 1 - i) * STEP})`}>
          <g fill={dark} transform="translate(0,5)">
            {SILHOUETTE[ware]}
          </g>
          <g fill={face} stroke={dark} strokeWidth="2">
            {SILHOUETTE[ware]}
          </g>
        </g>
      ))}
      {count > 0 && <WareShape ware={ware} />}
      <WareSign ware={ware} />
    </svg>
  );
}
