import type { CopyId } from '@dealers-choice/kernel';
import { useChoosing, useNow } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { useTogether } from '../together.ts';

const NOTCHES = 12;

/** A limit for all of a choice: what is chosen is solid, what would still fit is hatched. */
export function JointGauge() {
  const { question } = useNow();
  const { view, game, layout } = useBoard();
  const { joint: say } = useOnePieceText();
  const together = useTogether();
  const picked = useChoosing((s) => s.picked);
  if (!together || !question) return null;
  const { max, sum, worth, whyNot } = together;
  const nameOf = (card: CopyId): string => game.faceIn(view.table, card)?.data.name ?? '';
  const others = (question.from as CopyId[]).filter((card) => card > 0 && !picked.includes(card));
  const fitting = others.filter((card) => whyNot(card) === null && picked.length < question.max);
  const next = Math.max(0, ...fitting.map(worth));
  const part = (n: number): string => `${(n / max) * 100}%`;
  const step = max / Math.max(1, Math.min(NOTCHES, max >= 1000 ? max / 1000 : max));
  const notches = Array.from({ length: Math.max(0, Math.round(max / step) - 1) }, (_, i) => (i + 1) * step);
  return (
    <section className="op-panel op-joint">
      <h3>{say.title(max)}</h3>
      <meter className="sr-only" min={0} value={sum} max={max} aria-label={say.chosen} />
      <div className="op-gauge" aria-hidden="true">
        <span className="op-gauge-sum" style={{ width: part(sum) }}>
          {sum > 0 && sum}
        </span>
        {next > 0 && (
          <span className="op-gauge-next" style={{ left: part(sum), width: part(next) }}>
            {`+${next}`}
          </span>
        )}
        {notches.map((at) => (
          <i key={at} style={{ left: part(at) }} />
        ))}
        <em>{max}</em>
      </div>
      {layout === 'desk' && (
        <ul>
          {(picked as CopyId[]).map((card) => (
            <li key={card}>
              <span>{nameOf(card)}</span> <b>{`${worth(card)} ✓`}</b>
            </li>
          ))}
          {fitting.map((card) => (
            <li key={card} data-good>
              <span>{say.fits(nameOf(card))}</span> <b>{`+${worth(card)}`}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
