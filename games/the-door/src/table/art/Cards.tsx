/** Cards seen from afar: a back, and a face-up card as the double door it is. */
import type { ReactNode } from 'react';
import { leavesOf } from './colours.ts';
import { fileOf } from './files.ts';

const Small = ({ children, className }: { children: ReactNode; className: string }) => (
  <svg viewBox="0 0 100 140" className={className} aria-hidden="true">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fffaf0" stroke="#b9a67c" strokeWidth="1.5" />
    {children}
  </svg>
);

export const CardBack = ({ className = '' }: { className?: string }) => (
  <Small className={className}>
    <rect x="6" y="6" width="88" height="128" rx="5.5" fill="#1d2a5a" />
    <rect x="6" y="6" width="88" height="128" rx="5.5" fill="url(#door-backP)" />
    <rect x="10" y="10" width="80" height="120" rx="3" fill="none" stroke="#d8a548" strokeWidth="1" />
    <path d="M50 44L68 70 50 96 32 70z" fill="#1d2a5a" stroke="#d8a548" strokeWidth="2.4" />
    <path d="M50 56l9 14-9 14-9-14z" fill="#d8a548" />
  </Small>
);

export function MiniCard({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  const [left, right] = leavesOf(id);
  return (
    <Small className={className}>
      <path d="M9 110V50Q9 9 50 9T91 50V110z" fill="#241a12" />
      <path d="M12 108V51Q12 12 49 12V108z" fill={left.from} />
      <path d="M88 108V51Q88 12 51 12V108z" fill={right.from} />
      <image href={fileOf(left.option)} x="13" y="44" width="34" height="34" />
      <image href={fileOf(right.option)} x="53" y="44" width="34" height="34" />
      <text
        x="50"
        y="128"
        textAnchor="middle"
        className="font-display"
        fontWeight="650"
        fontSize={name.length > 14 ? 9.6 : 10.8}
        fill="#1e2a5a"
      >
        {name}
      </text>
    </Small>
  );
}
