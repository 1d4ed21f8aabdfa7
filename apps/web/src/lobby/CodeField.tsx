import { CODE_LENGTH } from '@dealers-choice/protocol/codes';
import { Fragment } from 'react';
import { useLobbyText } from '../words/lobby.ts';
import './code-field.css';

interface Props {
  signs: string;
  /** What was typed or pasted, as it came. */
  onText(text: string): void;
  /** The id of what says how it stands. */
  describedBy: string;
  wrong: boolean;
}

/** One input with eight drawn boxes: whatever is pasted into it, it is read as a whole. */
export function CodeField({ signs, onText, describedBy, wrong }: Props) {
  const text = useLobbyText().code;
  return (
    <div className="code-field">
      <input
        type="text"
        value={signs}
        aria-label={text.label}
        aria-describedby={describedBy}
        aria-invalid={wrong}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onText(target.value)}
        // The next sign always comes last: there is no place in between to point at.
        onSelect={({ currentTarget }) => {
          const end = currentTarget.value.length;
          if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
          if (currentTarget.selectionStart !== end) currentTarget.setSelectionRange(end, end);
        }}
      />
      <CodeBoxes signs={signs} />
    </div>
  );
}

/** Eight boxes in two groups; drawn only, whoever listens is told the code elsewhere. */
export function CodeBoxes({ signs }: { signs: string }) {
  return (
    <span className="code-boxes" aria-hidden="true">
      {Array.from({ length: CODE_LENGTH }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <Fragment key={i}>
          {i === CODE_LENGTH / 2 && <span className="code-dash" />}
          <span className="code-box" data-next={i === signs.length || undefined}>
            {signs[i] ?? ''}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
