import type { CopyId } from '@dealers-choice/kernel';
import { keyOf, useNow } from '@dealers-choice/table';
import { chooseNothing, useLit, waysOf } from '../acts.ts';
import { useAiming } from '../aiming.ts';
import { onField, useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { Look } from './CardLines.tsx';
import { DockButton } from './DockButton.tsx';
import { DonStepper } from './DonStepper.tsx';

/** A card of the field that is chosen: DON!! for it, its effects, and what it may attack. */
export function ChosenUnit({ card }: { card: CopyId }) {
  const now = useNow();
  const { scene, game } = useBoard();
  const { main: say } = useOnePieceText();
  const { don, give, attack } = useAiming();
  const lit = useLit();
  const unit = onField(scene, card);
  if (!unit) return null;
  const effects = waysOf(now, 'activate', card);
  const attacks = waysOf(now, 'attack', card);
  const able = attacks.filter(({ why }) => why === null);
  const power = unit.power.now + don * game.kit.rules.donPower;
  const aimed = lit?.move.do === 'attack' && lit.why === null ? onField(scene, lit.move.at ?? 0) : null;
  // The attack that keys point at, or a hint.
  const effect = lit?.move.do === 'activate' && lit.why === null ? lit : null;
  const key = lit ? keyOf(lit.move) : undefined;
  return (
    <>
      {able.length > 0 ? (
        <p className="op-why" data-good>
          {say.attackWith(unit.face.name, power)}
        </p>
      ) : (
        attacks[0]?.why && <p className="op-why">{attacks[0].why}</p>
      )}
      <div className="op-btns">
        <DonStepper card={card} />
        {aimed && (
          <DockButton
            bright
            data-answer={key}
            data-confirm
            aria-label={lit?.label}
            onClick={() => attack(aimed.card)}
            then={say.against(power, aimed.power.now)}
          >
            {say.attack(aimed.face.name)}
          </DockButton>
        )}
        {don > 0 && !aimed && (
          <DockButton
            bright
            data-answer={lit?.move.do === 'give' ? key : undefined}
            data-confirm
            onClick={give}
            aria-label={waysOf(now, 'give', card).find(({ move }) => move.at === don)?.label}
          >
            {say.give(don)}
          </DockButton>
        )}
        {effects.map(({ move, label, why }) => (
          <DockButton
            key={keyOf(move)}
            data-answer={keyOf(move)}
            data-confirm={effect && keyOf(effect.move) === keyOf(move) ? true : undefined}
            bright={effect !== null && keyOf(effect.move) === keyOf(move)}
            data-sole
            aria-disabled={why !== null}
            aria-label={label}
            className={effects.length === 1 ? '' : 'op-effect'}
            onClick={() => (why === null ? now.send(move) : undefined)}
            then={why ?? ''}
          >
            {effects.length === 1 ? say.effect : label}
          </DockButton>
        ))}
        <Look card={card} />
        <DockButton onClick={chooseNothing} className="op-back">
          {say.back}
        </DockButton>
      </div>
    </>
  );
}
