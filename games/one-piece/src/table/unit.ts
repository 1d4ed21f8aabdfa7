/** A card of the field, as every kind of table shows it: flat, or in depth. */
import { useNow } from '@dealers-choice/table';
import type { Card } from '../rules/card.ts';
import type { SeenCard } from '../surface/scene.ts';
import { waysOf } from './acts.ts';
import { useBoard } from './board.ts';
import { describe } from './describe.ts';
import type { FaceCard } from './faces/face-card.ts';
import { type Press, usePress } from './press.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

export interface Unit {
  card: SeenCard;
  printed: FaceCard;
  press: Press | null;
  /** For listeners. */
  name: string;
  fresh: boolean;
  part: 'attacks' | 'attacked' | null;
  /** Its power against what is printed. */
  power: { now: number; change: -1 | 0 | 1 } | null;
  unread: boolean;
  /** DON!! can be given to it now. */
  gives: boolean;
}

export function useUnit(card: SeenCard): Unit {
  const now = useNow();
  const { view, scene, game } = useBoard();
  const say = useOnePieceText();
  const press = usePress(card.card);
  const printed = usePrinted(card);
  const { battle } = scene;
  const fresh = card.area === 'CHARACTER_AREA' && (view.table.since[card.card] ?? 0) > view.table.turnStamp;
  const part = battle?.attacker === card.card ? 'attacks' : battle?.target === card.card ? 'attacked' : null;
  const attacks = waysOf(now, 'attack', card.card).some(({ why }) => why === null);
  const can =
    press?.state === 'target'
      ? say.unit.canBeAttacked
      : press?.state !== 'can' || press.label !== ''
        ? ''
        : attacks
          ? say.unit.canAttack
          : say.unit.canBeUsed;
  const fights = card.face.category === 'LEADER' || card.face.category === 'CHARACTER';
  const { now: is, printed: was } = card.power;
  const data = game.faceIn(view.table, card.card);
  return {
    card,
    printed,
    press,
    name: press && press.label !== '' ? press.label : describe(card, { fresh, part, can }, say),
    fresh,
    part,
    power: fights ? { now: is, change: is > was ? 1 : is < was ? -1 : 0 } : null,
    gives: waysOf(now, 'give', card.card).some(({ why }) => why === null),
    unread: data !== null && data.data.unsupported !== undefined && data.data.unsupported.length > 0,
  };
}

/** What is printed on it. */
function usePrinted({ face }: SeenCard): FaceCard {
  const { game } = useBoard();
  return printedIn(game.kit.cards, face.number);
}

export function printedIn(cards: readonly Card[], id: string): FaceCard {
  const card = cards.find(({ data }) => data.id === id);
  if (!card) throw new Error(`one-piece: there is no card ${id}`);
  return card.data;
}
