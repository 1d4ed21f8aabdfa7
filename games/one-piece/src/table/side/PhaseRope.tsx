import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';

const PHASES = ['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN', 'END'] as const;

/** The parts of a turn as knots of a rope. */
export function PhaseRope() {
  const { scene, you, name } = useBoard();
  const say = useOnePieceText();
  const { phase, turn, turnPlayer } = scene;
  if (phase === 'SETUP') return null;
  const at = PHASES.indexOf(phase);
  return (
    <div className="op-phases">
      <b>{turnPlayer === you ? say.yourTurn(turn) : say.theirTurn(turn, name(turnPlayer))}</b>
      <ol className="op-rope" aria-label={say.phase}>
        {PHASES.map((one, i) => (
          <li key={one} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
            <i />
            <span>{say.phases[one]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
