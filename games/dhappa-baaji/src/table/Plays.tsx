import { Recent } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { useDesk } from './desk.ts';
import { useUndoAll } from './undo.ts';

/** The last plays in words; while a draft is open, its steps and the way back. */
export function Plays({ brief }: { brief: boolean }) {
  const { text, draft, now } = useDesk();
  const undoAll = useUndoAll();
  if (draft.count === 0) return <Recent moves={brief ? 1 : 4} className="plays" />;
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

const numbered = (steps: readonly string[]): { number: number; step: string }[] =>
  steps.map((step, i) => ({ number: i + 1, step }));
