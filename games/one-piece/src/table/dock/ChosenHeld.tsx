import type { CopyId } from '@dealers-choice/kernel';
import { keyOf, useNow } from '@dealers-choice/table';
import { useMemo } from 'react';
import { handValues } from '../../surface/hand-values.ts';
import { chooseNothing, waysOf } from '../acts.ts';
import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { CardLines } from './CardLines.tsx';
import { DockButton } from './DockButton.tsx';

const MOST_CHARACTERS = 5;

/** A card of the hand that is chosen: what it says, and the one press that plays it. */
export function ChosenHeld({ card }: { card: CopyId }) {
  const now = useNow();
  const { view, game, scene, near } = useBoard();
  const { main: say } = useOnePieceText();
  const values = useMemo(() => handValues(view, game), [view, game]);
  const [way] = waysOf(now, 'play', card);
  const face = game.faceIn(view.table, card);
  if (!way || !face) return null;
  const { name, category } = face.data;
  const cost = values.find((one) => one.card === card)?.cost ?? 0;
  const full = category === 'CHARACTER' && scene.mats[near].CHARACTER_AREA.length >= MOST_CHARACTERS;
  const then = [cost === 0 ? say.free : say.costs(cost, scene.don[near].active), ...(full ? [say.roomFirst] : [])];
  return (
    <>
      <CardLines card={card} />
      {way.why !== null && <p className="op-why">{way.why}</p>}
      <div className="op-btns">
        {way.why === null && (
          <DockButton
            bright
            data-answer={keyOf(way.move)}
            data-sole
            data-confirm
            aria-label={way.label}
            onClick={() => now.send(way.move)}
            then={then.join(', ')}
          >
            {category === 'EVENT' ? say.use(name) : say.play(name)}
          </DockButton>
        )}
        <DockButton onClick={chooseNothing} className="op-back">
          {say.back}
        </DockButton>
      </div>
    </>
  );
}
