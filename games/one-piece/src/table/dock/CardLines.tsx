import type { CopyId } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { useBoard } from '../board.ts';
import { Tagged } from '../side/Tagged.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';

/** What a chosen card says, where there is no column to read it in. */
export function CardLines({ card }: { card: CopyId }) {
  const { kit } = useNow();
  const { view, game, layout } = useBoard();
  const face = game.faceIn(view.table, card);
  if (layout === 'desk' || !face) return null;
  const { name, text } = kit.words.card(face);
  return (
    <div className="op-lines">
      <p>
        <strong>{name}</strong> <Tagged text={text} />
      </p>
      <Look card={card} />
    </div>
  );
}

/** Opens a card to be read, where there is no column for it. */
export function Look({ card }: { card: CopyId }) {
  const { view, game, layout, read } = useBoard();
  const say = useOnePieceText();
  const face = game.faceIn(view.table, card);
  if (layout === 'desk' || !face) return null;
  return (
    <button
      type="button"
      className="op-look"
      aria-label={say.read.face}
      onClick={() => read({ cards: [card], title: face.data.name, open: true })}
    >
      <Icon name="eye" />
    </button>
  );
}
