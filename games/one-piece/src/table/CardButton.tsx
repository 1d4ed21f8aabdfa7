import type { CopyId } from '@dealers-choice/kernel';
import { Icon } from '@dealers-choice/table/ui';
import { useId } from 'react';
import { useBoard } from './board.ts';
import type { Press } from './press.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

interface Props {
  card: { card: CopyId; name: string };
  press: Press | null;
  /** For listeners. */
  name: string;
  unread: boolean;
}

/** The button over a card: it answers, or opens the card to be read. */
export function CardButton({ card, press, name, unread }: Props) {
  const { read } = useBoard();
  const say = useOnePieceText();
  const id = useId();
  const why = press?.why ?? null;
  const open = (): void => read({ cards: [card.card], title: card.name, open: true });
  return (
    <>
      <button
        // Another button when it answers no more: a key still on its way to the last answer opens no card.
        key={press ? 'answers' : 'reads'}
        type="button"
        className="op-tap"
        data-answer={press?.key}
        aria-label={[name, ...(unread ? [say.unit.unread] : [])].join(', ')}
        aria-pressed={press ? press.state === 'on' : undefined}
        aria-disabled={press ? why !== null : undefined}
        aria-describedby={why === null ? undefined : id}
        onClick={press ? press.press : card.card > 0 ? open : undefined}
      >
        <span className="sr-only">{card.name}</span>
        {unread && (
          <span className="op-unread">
            <span aria-hidden="true">!</span>
            <span className="sr-only">{say.unit.unread}</span>
          </span>
        )}
      </button>
      {press?.state === 'on' && (
        <span className="op-tick" aria-hidden="true">
          <Icon name="check" className="size-4" />
        </span>
      )}
      {why !== null && (
        <span id={id} className="sr-only">
          {why}
        </span>
      )}
    </>
  );
}
