/** Coins, suns, mats and awnings: the things of the table that are no cards. */
import type { Seat } from '@dealers-choice/kernel';
import { burst, range } from './shapes.ts';

export function Coin({ value, className = 'j-coin' }: { value?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="13" r="10.5" fill="#8A5E10" />
      <circle cx="12" cy="11.5" r="10.5" fill="#E5B24A" stroke="#8A5E10" strokeWidth="1.2" />
      <circle cx="12" cy="11.5" r="7.3" fill="none" stroke="#A8741A" strokeWidth="1.3" />
      {value === undefined ? (
        <path d="M12 7l3.6 4.5L12 16l-3.6-4.5Z" fill="#A8741A" />
      ) : (
        <text x="12" y="15.6" textAnchor="middle" fontWeight="700" fontSize="11.5" fill="#4A2F05">
          {value}
        </text>
      )}
    </svg>
  );
}

/** One action: lit while it is left, a ring when it is spent, ice while somebody else decides. */
export function Sun({ state }: { state: 'lit' | 'spent' | 'frozen' }) {
  const ice = state === 'frozen';
  return (
    <svg viewBox="0 0 40 40" className="j-sun" data-state={state} aria-hidden="true">
      {state === 'spent' ? (
        <circle
          cx="20"
          cy="20"
          r="10.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3.5 3.2"
          opacity=".7"
        />
      ) : (
        <>
          <path
            d={burst(20, 20, 13.5, 19, 12)}
            fill={ice ? '#DCE6F2' : '#E8A32C'}
            stroke={ice ? '#4A6286' : '#7A4A0A'}
            strokeWidth="1.6"
          />
          <circle
            cx="20"
            cy="20"
            r="10.5"
            fill={ice ? '#B9CCE4' : '#FFD56B'}
            stroke={ice ? '#4A6286' : '#7A4A0A'}
            strokeWidth="1.6"
          />
          {ice ? (
            <path d="M16.5 15v10M23.5 15v10" stroke="#22385C" strokeWidth="3.4" strokeLinecap="round" />
          ) : (
            <circle cx="20" cy="20" r="5.5" fill="none" stroke="#C98618" strokeWidth="1.6" />
          )}
        </>
      )}
    </svg>
  );
}

/** A place for one ware. */
export function Mat() {
  return (
    <svg viewBox="0 0 90 90" className="j-mat" aria-hidden="true">
      <circle cx="45" cy="47" r="41" fill="#3A2210" opacity=".25" />
      <circle cx="45" cy="45" r="41" fill="#E7C787" stroke="#8A5E2B" strokeWidth="1.5" />
      <circle cx="45" cy="45" r="35" fill="none" stroke="#B98B4A" strokeWidth="3" strokeDasharray="4 3" />
      <circle cx="45" cy="45" r="28" fill="#D9B26B" />
      <circle cx="45" cy="45" r="28" fill="none" stroke="#A8763A" strokeWidth="2" strokeDasharray="3 3" />
      <circle cx="45" cy="45" r="19" fill="#E7C787" />
      <circle cx="45" cy="45" r="12" fill="none" stroke="#B98B4A" strokeWidth="2" strokeDasharray="3 3" />
    </svg>
  );
}

const STRIPE = 43;
const HIGH = 40;
/** Stripes in the seat's colour, scalloped below. Its shape follows from how many there are. */
export function Awning({ seat, stripes }: { seat: Seat; stripes: number }) {
  const wide = stripes * STRIPE;
  const lean = (x: number): number => wide / 2 + (x - wide / 2) * 0.965;
  const edge = HIGH - STRIPE / 2;
  const scallop = (x: number): string => `A${STRIPE / 2} ${STRIPE / 2} 0 0 1 ${x} ${edge}Z`;
  return (
    <svg viewBox={`0 0 ${wide} ${HIGH + 8}`} className="j-awning" preserveAspectRatio="none" aria-hidden="true">
      <g transform="translate(0,6)" opacity=".28" fill="#2B1608">
        {range(stripes).map((i) => (
          <path key={i} d={`M${i * STRIPE} 0h${STRIPE}V${edge}${scallop(i * STRIPE)}`} />
        ))}
      </g>
      {range(stripes).map((i) => {
        const x = i * STRIPE;
        return (
          <g key={i}>
            <path
              d={`M${lean(x)} 0L${lean(x + STRIPE)} 0L${x + STRIPE} ${edge}${scallop(x)}`}
              fill={i % 2 === 1 ? '#FBF0D6' : seat === 0 ? '#BC3B2E' : '#2A66AE'}
            />
            <path
              d={`M${x} ${edge - 4}L${x + STRIPE} ${edge - 4}L${x + STRIPE} ${edge}${scallop(x)}`}
              fill="#7A3A10"
              opacity=".2"
            />
          </g>
        );
      })}
      <rect x={wide * 0.0175} y="0" width={wide * 0.965} height="5" rx="2.5" fill="#6B3F1A" />
    </svg>
  );
}

/** By night one hangs at each end of a stand. */
export function Lantern() {
  return (
    <svg viewBox="-30 -16 80 90" className="j-lantern" aria-hidden="true">
      <circle cx="10" cy="28" r="38" fill="url(#j-lamp)" />
      <path d="M10 0v10" stroke="#5A3620" strokeWidth="2.5" />
      <path d="M3 10h14l4 8-4 20H3L-1 18Z" fill="#FFD98A" stroke="#5A3620" strokeWidth="2.4" />
      <path d="M-1 18h22M10 10v28" stroke="#B9791F" strokeWidth="1.8" />
      <path d="M2 9h16l-3-5H5ZM3 38h14v4H3Z" fill="#5A3620" />
    </svg>
  );
}

/** Whose: a circle for the first seat, a square for the second. */
export function SeatShape({ seat, className = 'j-seat-shape' }: { seat: Seat; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} data-seat={seat} aria-hidden="true">
      {seat === 0 ? (
        <circle cx="20" cy="20" r="18" fill="currentColor" stroke="#fff" strokeWidth="2" />
      ) : (
        <rect x="3" y="3" width="34" height="34" rx="5" fill="currentColor" stroke="#fff" strokeWidth="2" />
      )}
    </svg>
  );
}
