import type { Seat } from '@dealers-choice/kernel';
import { seenIn, useBoard } from '../board.ts';
import { Face } from '../Face.tsx';
import { FaceCanvas } from '../FaceCanvas.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { printedIn } from '../unit.ts';

/** The deck, or the trash, which anybody may look through. */
export function FlatPile({ seat, area }: { seat: Seat; area: 'DECK' | 'TRASH' }) {
  const { scene, name, game, read } = useBoard();
  const say = useOnePieceText();
  const pile = scene.mats[seat][area];
  const seen = seenIn(pile);
  const top = pile[0];
  const isTrash = area === 'TRASH';
  const label = isTrash ? say.area.trash(name(seat), pile.length) : say.area.deck(name(seat), pile.length);
  const open = (): void => read({ cards: seen.map(({ card }) => card), title: label, open: true });
  const inside = (
    <>
      <span className="op-pile-top" data-thick={Math.min(4, Math.ceil(pile.length / 10))}>
        {top?.kind === 'card' ? (
          <Face card={top.card} printed={printedIn(game.kit.cards, top.face.number)} mode="board" />
        ) : (
          top && <FaceCanvas card="back" mode="board" />
        )}
      </span>
      <b>{pile.length}</b>
      <span className="op-pile-name">{isTrash ? say.trash : say.deck}</span>
    </>
  );
  if (seen.length === 0) {
    return (
      <div className="op-pile" data-pile={`${seat}-${area}`} role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" className="op-pile" data-pile={`${seat}-${area}`} aria-label={label} onClick={open}>
      {inside}
    </button>
  );
}
