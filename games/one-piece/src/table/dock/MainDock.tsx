import { keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { useChosen, useLit, waysOf } from '../acts.ts';
import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { ChosenHeld } from './ChosenHeld.tsx';
import { ChosenUnit } from './ChosenUnit.tsx';
import { DockButton } from './DockButton.tsx';

/** The Main Phase: a card is chosen and used, or the turn ends. */
export function MainDock() {
  const now = useNow();
  const { view, near } = useBoard();
  const chosen = useChosen();
  if (chosen === null) return <EndTurn />;
  const held = view.table.hand[near].includes(chosen);
  return held && waysOf(now, 'play', chosen).length > 0 ? <ChosenHeld card={chosen} /> : <ChosenUnit card={chosen} />;
}

/** Says what would be left undone; an attacker that is forgotten wants a second press. */
function EndTurn() {
  const now = useNow();
  const { view, game, scene, near } = useBoard();
  const { main: say } = useOnePieceText();
  const lit = useLit();
  const [end] = waysOf(now, 'end');
  if (!end) return null;
  const able = new Set(waysOf(now, 'attack').flatMap(({ move, why }) => (why === null ? [move.card] : [])));
  const names = [...able].flatMap((card) =>
    card === undefined ? [] : (game.faceIn(view.table, card)?.data.name ?? []),
  );
  const key = keyOf(end.move);
  const warned = lit?.move.do === 'end';
  const press = (): void => {
    const { light, say: tell } = useChoosing.getState();
    if (names.length === 0 || warned) now.send(end.move);
    else {
      light(key);
      tell(say.reminder(names, scene.don[near].active), { tip: true });
    }
  };
  return (
    <div className="op-btns">
      <DockButton
        bright
        data-answer={key}
        data-sole
        data-confirm
        data-key="E"
        aria-keyshortcuts="E"
        onClick={press}
        then={say.left(names.length, scene.don[near].active)}
      >
        {warned && names.length > 0 ? say.anyway : say.end}
      </DockButton>
    </div>
  );
}
