import type { CopyId } from '@dealers-choice/kernel';
import { useChoosing, useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { waysOf } from '../acts.ts';
import { useAiming } from '../aiming.ts';
import { onField, useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';

/** DON!! to be given to a card: alone, or before it attacks. */
export function DonStepper({ card }: { card: CopyId }) {
  const now = useNow();
  const { scene, game } = useBoard();
  const { main: say } = useOnePieceText();
  const { don, setDon } = useAiming();
  const unit = onField(scene, card);
  const most = waysOf(now, 'give', card).filter(({ why }) => why === null).length;
  if (!unit || most === 0) return null;
  const { donPower } = game.kit.rules;
  const set = (n: number): void => {
    useChoosing.getState().open(card);
    setDon(Math.max(0, Math.min(most, n)));
  };
  return (
    <fieldset className="op-stepper" aria-label={say.stepper(unit.face.name)}>
      <button type="button" data-key="-" aria-label={say.less} aria-disabled={don === 0} onClick={() => set(don - 1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{`${don} DON!!`}</output>
      <button
        type="button"
        data-key="+"
        aria-keyshortcuts="D"
        aria-label={say.more}
        aria-disabled={don === most}
        onClick={() => set(don + 1)}
      >
        <Icon name="plus" />
      </button>
      <span className="op-becomes" data-up={don > 0 || undefined}>
        {don > 0 ? say.becomes(unit.power.now, unit.power.now + don * donPower) : unit.power.now}
      </span>
    </fieldset>
  );
}
