import { COSTS, type Figures as DeckFigures } from '@dealers-choice/one-piece/decks';
import { useId } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Crest } from './Crest.tsx';

/** As narrow as it is ever shown, so that its letters are never smaller than they are here. */
const WIDTH = 290;
const HEIGHT = 124;

/** Characters solid, others hatched. */
export function Curve({ figures: { curve } }: { figures: DeckFigures }) {
  const text = useDecksText().figures;
  const id = useId();
  // Nothing costs 0 in most decks: that column is there only when it is needed.
  const columns = curve
    .map((one, cost) => ({ ...one, cost }))
    .filter(({ cost, characters, others }) => cost > 0 || characters + others > 0);
  const most = Math.max(1, ...columns.map(({ characters, others }) => characters + others));
  const [step, unit] = [WIDTH / columns.length, (HEIGHT - 38) / most];
  const label = (cost: number): string => `${cost}${cost === COSTS - 1 ? '+' : ''}`;
  const says = columns.map(({ cost, characters, others }) => `${label(cost)}: ${characters + others}`).join(', ');
  return (
    <section>
      <h2 className="deck-h">
        {text.curve}{' '}
        <small>
          <span>
            <i className="deck-key" /> {text.character}
          </span>{' '}
          <span>
            <i className="deck-key deck-key-hatched" /> {text.others}
          </span>
        </small>
      </h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="deck-curve" role="img" aria-label={text.curveSays(says)}>
        <defs>
          <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="deck-hatch-ground" />
            <rect width="3" height="6" className="deck-bar" />
          </pattern>
        </defs>
        {columns.map(({ cost, characters, others }, i) => {
          const [x, low, high] = [i * step + 4, characters * unit, others * unit];
          return (
            <g key={cost}>
              <rect x={x} y={HEIGHT - 18 - low} width={step - 8} height={low} rx="3" className="deck-bar" />
              <rect
                x={x}
                y={HEIGHT - 18 - low - high}
                width={step - 8}
                height={high}
                rx="3"
                fill={`url(#${id})`}
                className="deck-hatched"
              />
              <text x={x + step / 2 - 4} y={HEIGHT - 22 - low - high} className="deck-value">
                {characters + others || ''}
              </text>
              <text x={x + step / 2 - 4} y={HEIGHT - 3} className="deck-axis">
                {label(cost)}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

interface Part {
  n: number;
  label: string;
  look: string;
}

/** One bar in parts, each with its number; the words stand below. */
function Split({ title, parts, children }: { title: string; parts: readonly Part[]; children?: React.ReactNode }) {
  const there = parts.filter(({ n }) => n > 0);
  return (
    <section>
      <h2 className="deck-h">{title}</h2>
      <div className="deck-split" aria-hidden="true">
        {there.map(({ n, label, look }) => (
          <span key={label} className={look} style={{ flexGrow: n }}>
            {n}
          </span>
        ))}
      </div>
      <ul className="deck-legend">
        {there.map(({ n, label, look }) => (
          <li key={label}>
            <i className={look} />
            <span className="sr-only">{n}</span>
            {label}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

const LOOKS = ['deck-part-a', 'deck-part-c', 'deck-part-e'];

export function Splits({ figures }: { figures: DeckFigures }) {
  const text = useDecksText();
  const { counters, counterEvents, kinds, colours, triggers, blockers } = figures;
  return (
    <>
      <Split
        title={text.figures.counters}
        parts={[
          ...counters
            .filter(({ counter }) => counter > 0)
            .map(({ counter, n }, i) => ({ n, label: `+${counter}`, look: LOOKS[i] ?? 'deck-part-c' })),
          { n: counterEvents, label: text.figures.counterEvents, look: 'deck-part-b' },
          { n: counters.find(({ counter }) => counter === 0)?.n ?? 0, label: text.figures.none, look: 'deck-part-d' },
        ]}
      />
      <Split
        title={text.figures.kinds}
        parts={[
          { n: kinds.CHARACTER, label: text.figures.characters, look: 'deck-part-a' },
          { n: kinds.EVENT, label: text.figures.events, look: 'deck-part-c' },
          { n: kinds.STAGE, label: text.figures.stages, look: 'deck-part-d' },
        ]}
      >
        <p className="deck-mini">
          {colours.map(({ colour, n }) => (
            <span key={colour}>
              <Crest colour={colour} className="size-3.5" /> {n} {text.colours[colour]}
            </span>
          ))}
          <span>{text.figures.triggers(triggers)}</span>
          <span>{text.figures.blockers(blockers)}</span>
        </p>
      </Split>
    </>
  );
}
