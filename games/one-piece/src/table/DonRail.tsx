import type { Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { waysOf } from './acts.ts';
import { useBoard } from './board.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

/** The cost area: active DON!! upright, rested ones turned. */
export function DonRail({ seat }: { seat: Seat }) {
  const { scene, name, near } = useBoard();
  const say = useOnePieceText();
  const now = useNow();
  const { active, rested, deck } = scene.don[seat];
  const mayGive = seat === near && waysOf(now, 'give').some(({ why }) => why === null);
  return (
    <div
      className="op-rail"
      data-pile={`${seat}-COST_AREA`}
      data-mine={(seat === near && scene.turnPlayer === near) || undefined}
      role="img"
      aria-label={say.area.cost(name(seat), active, rested, deck)}
    >
      <span className="op-rail-name">{say.don}</span>
      <b>{active}</b>
      <span className="op-dons" data-drag={mayGive ? 'don' : undefined}>
        {scene.mats[seat].COST_AREA.map(({ handle, state }) => (
          <i key={handle} className="op-don" data-state={state === 'RESTED' ? 'rested' : 'active'} />
        ))}
      </span>
      <em>{say.donRest(rested, deck)}</em>
    </div>
  );
}
