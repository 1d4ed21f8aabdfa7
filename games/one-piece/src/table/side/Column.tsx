import type { CopyId } from '@dealers-choice/kernel';
import { Recent, useNow } from '@dealers-choice/table';
import { useChosen } from '../acts.ts';
import { useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { Facts } from './Facts.tsx';
import { JointGauge } from './JointGauge.tsx';
import { ReadCard } from './ReadCard.tsx';
import { Tagged } from './Tagged.tsx';

/** Above a Life card that is lost. */
function LifeTag() {
  const { scene, near } = useBoard();
  const { answer: say } = useOnePieceText();
  const life = scene.mats[near].LIFE.length;
  return (
    <p className="op-life-tag">
      <b>{say.lifeLeft(life, Math.max(0, life - 1))}</b>
      <span>{say.onlyYou}</span>
    </p>
  );
}

/** What a card says, in few lines. */
function Words({ card }: { card: CopyId }) {
  const { kit } = useNow();
  const { view, game } = useBoard();
  const face = game.faceIn(view.table, card);
  if (!face) return null;
  const { name, text } = kit.words.card(face);
  return (
    <section className="op-panel op-log op-words" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <Tagged text={text} />
      </p>
    </section>
  );
}

/** Beside the table on a desk: the card that is pointed at, where its power comes from, what happened. */
export function Column() {
  const { question, seat } = useNow();
  const { reading, scene, near } = useBoard();
  const say = useOnePieceText();
  const chosen = useChosen();
  const source = question?.source;
  const [leader] = scene.mats[near].LEADER_AREA;
  const card = reading?.cards[0] ?? chosen ?? (source ? source : leader?.kind === 'card' ? leader.card : null);
  const lost = question?.prompt === 'life' && seat !== null && !reading;
  // Both powers stay in sight while Counters are pointed at: what those say stands below.
  const asked = question?.prompt === 'block' || question?.prompt === 'counter';
  const battle = scene.battle !== null && !lost && (!reading || asked);
  return (
    <aside className="op-column" aria-label={say.read.title}>
      {lost && <LifeTag />}
      {battle ? <BattlePanel /> : card ? <ReadCard card={card} /> : <p className="op-panel">{say.read.empty}</p>}
      <JointGauge />
      {!battle && card !== null && card !== undefined && <Facts card={card} />}
      {battle && reading?.cards[0] ? (
        <Words card={reading.cards[0]} />
      ) : (
        <section className="op-panel op-log">
          <h3>{say.happened}</h3>
          <Recent moves={3} className="op-recent" />
        </section>
      )}
      <p className="op-fan">{say.notAffiliated}</p>
    </aside>
  );
}
