/** Small pieces of the table, drawn. */
import type { Seat } from '@dealers-choice/kernel';
import { KEYWORD_MARKS } from './faces/shapes/marks.ts';

/** Seats have shapes as well as colours: a circle and a square. */
export function Token({ seat }: { seat: Seat }) {
  return (
    <svg viewBox="0 0 40 40" className="op-token" aria-hidden="true">
      {seat === 0 ? (
        <circle cx="20" cy="20" r="18" fill="#A3341E" stroke="#FFF3D0" strokeWidth="2" />
      ) : (
        <rect x="3" y="3" width="34" height="34" rx="5" fill="#1E5A99" stroke="#FFF3D0" strokeWidth="2" />
      )}
      <text x="20" y="27.5" textAnchor="middle" fontFamily="Fraunces" fontWeight="700" fontSize="21" fill="#fff">
        {seat + 1}
      </text>
    </svg>
  );
}

export const Shield = () => (
  <svg viewBox="0 0 24 24" className="op-shield" aria-hidden="true">
    <path d={KEYWORD_MARKS.BLOCKER} fill="currentColor" />
  </svg>
);

const MOST_HEARTS = 6;

/** As many hearts as there is Life, beside those that are lost. */
export function Hearts({ life, most }: { life: number; most: number }) {
  const all = Math.min(MOST_HEARTS, Math.max(life, most));
  return (
    <span className="op-hearts" aria-hidden="true">
      {life <= MOST_HEARTS && (
        <span className="op-heart-row">{'♥'.repeat(life) + '♡'.repeat(Math.max(0, all - life))}</span>
      )}
      {life > MOST_HEARTS && <span className="op-heart-row">♥</span>}
      <b>{life}</b>
    </span>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7];

/** Backs of the cards somebody holds, as many as there is room for. */
export function Backs({ n }: { n: number }) {
  return (
    <span className="op-backs" aria-hidden="true">
      {PLACES.slice(0, n).map((place) => (
        <i key={place} />
      ))}
    </span>
  );
}
