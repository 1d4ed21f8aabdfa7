import type { CSSProperties } from 'react';
import type { HandValue } from '../../surface/hand-values.ts';
import type { SeenCard } from '../../surface/scene.ts';
import { useBoard } from '../board.ts';
import { CardButton } from '../CardButton.tsx';
import { Face } from '../Face.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { useUnit } from '../unit.ts';
import { useBadge } from './badge.ts';

interface Props {
  card: SeenCard;
  value: HandValue | null;
  place: number;
  /** How far it is from the middle of the hand, in cards. */
  middle: number;
}

export function HandCard({ card, value, place, middle }: Props) {
  const { scene, near } = useBoard();
  const { press, printed, unread } = useUnit(card);
  const say = useOnePieceText();
  const badge = useBadge(card, value, press);
  const style = { '--i': place, '--m': middle } as CSSProperties;
  const costs = value && value.cost !== card.cost.printed ? say.handBadge.costs(value.cost) : '';
  const label = press?.label || card.face.name;
  return (
    <li
      style={style}
      className="op-held"
      data-card={card.card}
      data-drag={press ? card.card : undefined}
      data-state={press?.state ?? (scene.turnPlayer === near ? undefined : 'rest')}
    >
      <Face card={card.card} printed={printed} mode="hand" />
      {value && value.cost !== card.cost.printed && (
        <b className="op-cost" data-change={value.cost > card.cost.printed ? 'up' : 'down'} aria-hidden="true">
          {value.cost}
          {value.cost > card.cost.printed ? '▲' : '▼'}
        </b>
      )}
      {badge && (
        <span className="op-badge" data-kind={badge.kind} aria-hidden="true">
          {badge.kind === 'full' ? '⇄' : badge.text}
        </span>
      )}
      <CardButton
        card={{ card: card.card, name: card.face.name }}
        press={press}
        name={[label, costs, badge?.text ?? ''].filter(Boolean).join(', ')}
        unread={unread}
      />
    </li>
  );
}
