import type { Team } from '../index.ts';
import { lengthOf, shapesOf, wildsOf } from '../index.ts';
import { Padlock } from './art/emblems.tsx';
import { useDesk } from './desk.ts';

/** Three plates for the runs that count, four beads for the wilds in them. */
export function LockMeter({ team, wordy }: { team: Team; wordy: boolean }) {
  const { text, t, view, locks } = useDesk();
  const closed = locks[team].length > 0;
  const { runs, wilds } = countIn(shapesOf(t, team === 'A' ? 0 : 1), view.options.lockMinLength);
  return (
    <span className="lock-meter" data-testid={`lock-${team}`} data-closed={closed || undefined}>
      <span className="sr-only">{closed ? text.lockReady : text.lockMeter(runs, wilds)}</span>
      <Padlock closed={closed} className="lock-sign" />
      <svg viewBox="0 0 136 22" className="lock-plates" aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <g key={i} transform={`translate(${i * 24} 0)`} stroke="#E7C877" strokeWidth="1.2">
            <rect
              x="1"
              y="4"
              width="21"
              height="14"
              rx="4"
              fill={i < runs ? 'url(#dhappa-brass)' : 'rgb(0 0 0 / .28)'}
            />
            {i < runs && <path d="M7 11l3 3 6-6" fill="none" stroke="#3A2406" strokeWidth="2.2" />}
          </g>
        ))}
        {[0, 1, 2, 3].map((i) => (
          <circle
            key={i}
            cx={83 + i * 13}
            cy="11"
            r="4.6"
            fill={i < wilds ? '#F2A71B' : 'rgb(0 0 0 / .28)'}
            stroke="#E7C877"
            strokeWidth="1.2"
          />
        ))}
      </svg>
      {wordy && (
        <span className="lock-words" aria-hidden="true">
          {closed ? text.lockReady : text.runsOfThree(runs)}
        </span>
      )}
    </span>
  );
}

/** The three best runs, as far as there are any. */
function countIn(shapes: ReturnType<typeof shapesOf>, least: number): { runs: number; wilds: number } {
  const fit = shapes
    .filter((shape) => wildsOf(shape) <= 2 && lengthOf(shape) >= least)
    .map(wildsOf)
    .sort((a, b) => a - b)
    .slice(0, 3);
  return {
    runs: fit.length,
    wilds: Math.min(
      4,
      fit.reduce((sum, wilds) => sum + wilds, 0),
    ),
  };
}
