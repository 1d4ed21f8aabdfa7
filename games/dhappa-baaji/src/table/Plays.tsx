import { Icon } from '@dealers-choice/table/ui';
import { useDesk } from './desk.ts';
import { turnsOf } from './recent.ts';
import { useUndoAll } from './undo.ts';

/** The last turns in few words; while a draft is open, its steps and the way back. */
export function Plays({ brief }: { brief: boolean }) {
  const { text, draft, now } = useDesk();
  const undoAll = useUndoAll();
  if (draft.count === 0) return <LastTurns most={brief ? 1 : 5} />;
  const { steps, count } = draft;
  return (
    <section className="plays plays-draft" aria-label={text.steps}>
      <ol>
        {steps.length === 0 && <li>{text.earlier}</li>}
        {numbered(steps)
          .slice(brief ? -1 : -4)
          .map(({ number, step }) => (
            <li key={number}>
              <b aria-hidden="true">{number}</b>
              <span>{step}</span>
            </li>
          ))}
      </ol>
      <p>
        {!brief && <span>{text.onlyYou}</span>}
        <button type="button" className="ghost-button" onClick={() => now.controls?.undo()}>
          <Icon name="undo" className="size-4" />
          {text.undo(count)}
        </button>
        {count > 1 && (
          <button type="button" className="ghost-button" onClick={undoAll}>
            {text.undoAll}
          </button>
        )}
      </p>
    </section>
  );
}

/** So many moves hold all that fits. */
const MOVES = 16;

/** For eyes: the live region speaks, and the log has every sentence. */
function LastTurns({ most }: { most: number }) {
  const { text, now, you, name, t, view } = useDesk();
  // Without a draft all that is left of the own turn is the card drawn.
  const bare = you === t.turnSeat && !view.over && !now.showing ? you : null;
  const turns = turnsOf(text, now.log.slice(-MOVES), bare).slice(0, most);
  return (
    <ol aria-hidden="true" data-testid="last-turns" className="plays">
      {turns.map(({ move, seat, steps }) => (
        <li key={move}>
          <b>{seat === you ? text.yourself : name(seat)}</b> {steps.join(' · ')}
        </li>
      ))}
    </ol>
  );
}

const numbered = (steps: readonly string[]): { number: number; step: string }[] =>
  steps.map((step, i) => ({ number: i + 1, step }));
