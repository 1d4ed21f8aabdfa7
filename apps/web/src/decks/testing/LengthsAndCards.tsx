import { useDecksText } from '../../words/decks.ts';
import { useKit } from '../KitContext.ts';
import { percent } from './Matchups.tsx';
import type { TestReport } from './report.ts';

const WIDTH = 320;
const HEIGHT = 120;

/** Games by their turns. */
export function Lengths({ report: { lengths } }: { report: TestReport }) {
  const text = useDecksText().test;
  const most = Math.max(1, ...lengths.map(({ n }) => n));
  const step = WIDTH / Math.max(1, lengths.length);
  return (
    <div>
      <h3>{text.long}</h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="deck-curve"
        role="img"
        aria-label={text.longAbout(lengths.map(({ turns, n }) => `${turns}: ${n}`).join(', '))}
      >
        {lengths.map(({ turns, n }, i) => {
          const high = ((HEIGHT - 36) * n) / most;
          return (
            <g key={turns}>
              <rect
                x={i * step + 2}
                y={HEIGHT - 18 - high}
                width={step - 4}
                height={high}
                rx="3"
                className="deck-bar"
              />
              <text x={(i + 0.5) * step} y={HEIGHT - 22 - high} className="deck-value">
                {n}
              </text>
              <text x={(i + 0.5) * step} y={HEIGHT - 4} className="deck-axis">
                {turns}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A card that was drawn in fewer games says nothing yet. */
const ENOUGH = 20;
const EACH = 3;

/** The cards that did best and worst when they were drawn. */
export function WonWhenDrawn({ report: { cards } }: { report: TestReport }) {
  const text = useDecksText().test;
  const { shelf } = useKit();
  const known = cards.filter(({ of }) => of >= ENOUGH);
  const shown = known.length <= 2 * EACH ? known : [...known.slice(0, EACH), ...known.slice(-EACH)];
  if (shown.length === 0) return null;
  return (
    <div>
      <h3>
        {text.drawn} <small>{text.games}</small>
      </h3>
      <ul className="deck-drawn">
        {shown.map(({ card, won, of }) => (
          <li key={card}>
            <span>{shelf.card(card)?.name ?? card}</span>
            <i aria-hidden="true" className={won / of >= 0.5 ? 'deck-up' : 'deck-down'} style={{ '--share': won / of }}>
              <u />
            </i>
            <b>{percent(won / of)}</b>
            <em>{of}</em>
          </li>
        ))}
      </ul>
    </div>
  );
}
