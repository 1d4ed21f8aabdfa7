import type { SeenCard } from '../../surface/scene.ts';
import { Shield } from '../art.tsx';
import { CardButton } from '../CardButton.tsx';
import { Face } from '../Face.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { useUnit } from '../unit.ts';

/** A Leader, Character or Stage in its place: turned when rested, its numbers always upright. */
export function FlatUnit({ card }: { card: SeenCard }) {
  const unit = useUnit(card);
  const say = useOnePieceText();
  const { press, power, printed, fresh, part, gives } = unit;
  const rested = card.state === 'RESTED';
  return (
    <li
      className="op-cell"
      data-card={card.card}
      data-rested={rested || undefined}
      data-state={press?.state}
      data-part={part ?? undefined}
      data-gives={gives || undefined}
      data-slot={card.slot}
      data-drag={press && press.label === '' ? card.card : undefined}
      style={card.area === 'CHARACTER_AREA' ? { gridColumn: card.slot + 1 } : undefined}
    >
      <span className="op-lies">
        <Face card={card.card} printed={printed} mode="board" />
      </span>
      <span aria-hidden="true">
        {power && (
          <b className="op-power" data-change={power.change === 0 ? undefined : power.change > 0 ? 'up' : 'down'}>
            {power.change > 0 && '▲'}
            {power.change < 0 && '▼'}
            {power.now}
          </b>
        )}
        {card.cost.now !== card.cost.printed && card.face.category !== 'LEADER' && (
          <b className="op-cost" data-change={card.cost.now > card.cost.printed ? 'up' : 'down'}>
            {card.cost.now}
            {card.cost.now > card.cost.printed ? '▲' : '▼'}
          </b>
        )}
        {rested && <i className="op-state">{say.rested}</i>}
        {!rested && fresh && <i className="op-state op-new">{say.fresh}</i>}
        {card.keywords.includes('BLOCKER') && (
          <i className="op-keyword">
            <Shield />
          </i>
        )}
        {card.given.length > 0 && (
          <i className="op-given">
            <b>{card.given.length}</b> <span>{say.don}</span>
          </i>
        )}
        {press?.short && <i className="op-short">{press.short}</i>}
      </span>
      <CardButton
        card={{ card: card.card, name: card.face.name }}
        press={press}
        name={unit.name}
        unread={unit.unread}
      />
    </li>
  );
}
