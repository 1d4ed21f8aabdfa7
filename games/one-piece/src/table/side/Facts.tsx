import type { CopyId } from '@dealers-choice/kernel';
import { onField, useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';

/** Where a power comes from. */
export function Facts({ card }: { card: CopyId }) {
  const { scene, game } = useBoard();
  const { facts: say } = useOnePieceText();
  const unit = onField(scene, card);
  if (!unit || unit.face.category === 'STAGE') return null;
  const { donPower, donPowerOnOwnTurnOnly } = game.kit.rules;
  const counts = !donPowerOnOwnTurnOnly || scene.turnPlayer === unit.seat;
  const given = counts ? unit.given.length * donPower : 0;
  const rest = unit.power.now - unit.power.printed - given;
  return (
    <section className="op-panel op-facts">
      <h3>{say.now(unit.power.now)}</h3>
      <p>
        <span>{say.printed}</span>
        <b>{unit.power.printed}</b>
      </p>
      {given > 0 && (
        <p>
          <span>{say.given(unit.given.length)}</span>
          <b>{`+${given}`}</b>
        </p>
      )}
      {!counts && unit.given.length > 0 && (
        <p>
          <span>{say.notNow(unit.given.length)}</span>
        </p>
      )}
      {rest !== 0 && (
        <p>
          <span>{say.effects}</span>
          <b>{rest > 0 ? `+${rest}` : `−${-rest}`}</b>
        </p>
      )}
    </section>
  );
}
