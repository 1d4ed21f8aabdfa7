import { WholeCard } from './art/cards.tsx';
import { Rangoli } from './art/signs.tsx';
import { useDesk } from './desk.ts';

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15);
const PETALS = Array.from({ length: 28 }, (_, i) => i);
const COLOURS = ['#F2A71B', '#E8742A', '#FFF6DC', '#D6336C'];

/** A 2 was slapped down and the pile burns: while that is told, the table says so with all it has. */
export function DhappaMoment() {
  const { text, now, t } = useDesk();
  if (!now.showing || now.told?.event.type !== 'DHAPPA') return null;
  const slapped = t.removed.at(-1);
  return (
    <div className="moment" data-testid="dhappa" aria-hidden="true">
      <svg viewBox="-300 -300 600 600" className="moment-burst" aria-hidden="true">
        {RAYS.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d={`M0 ${turn % 30 ? -150 : -130}V${turn % 30 ? -270 : -220}`}
            stroke="#FFD36B"
            strokeWidth="3"
            strokeLinecap="round"
          />
        ))}
        <circle r="150" fill="none" stroke="#FFF6DC" strokeWidth="4" />
        <Rangoli x={0} y={0} r={190} petals={24} line="#F2A71B" width={2} />
        {PETALS.map((i) => (
          <ellipse
            key={i}
            transform={`rotate(${i * 137}) translate(0 ${-150 - ((i * 53) % 130)}) rotate(${i * 37})`}
            rx={5 + (i % 3)}
            ry="3"
            fill={COLOURS[i % 4]}
          />
        ))}
      </svg>
      {slapped !== undefined && <WholeCard card={slapped} className="moment-card" />}
      <strong className="moment-word">{text.dhappaWord}</strong>
      <p className="moment-text">
        {now.told.text}
        <span>{text.burntInAll(t.removed.length)}</span>
      </p>
    </div>
  );
}
