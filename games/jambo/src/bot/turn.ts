/** How the merchant spends its actions. */
import { type Act, type CopyId, type Move, moves, type Seat } from '@dealers-choice/kernel';
import { jambo } from '../rules/game.ts';
import {
  copyHolding,
  type Holding,
  handWorth,
  holdingOf,
  type Mind,
  type Outlook,
  outlookOf,
  type View,
  worstWorth,
} from './holding.ts';
import { planTurn } from './plan.ts';

const withActions = (h: Holding, actions: number): Holding => ({ ...copyHolding(h), actions });
const planWith = (h: Holding, look: Outlook, actions: number): number => planTurn(withActions(h, actions), look).worth;

/** Looks as long as the card that may come is worth more than the action. */
export function inDrawPhase(view: View, seat: Seat, { width, prices }: Mind): Move {
  const look = outlookOf(view, seat, width);
  const mine = holdingOf(view, seat, prices);
  const legal = moves(jambo, view, seat);
  const mask = legal.find((move) => 'do' in move && move.do === 'USE');
  if (mask && maskPays(view, mine)) return mask;
  const canLook = legal.some((move) => 'do' in move && move.do === 'LOOK');
  const gain =
    planWith(mine, look, mine.actions - 1) + mine.prices.look * look.later - planWith(mine, look, mine.actions);
  return canLook && !look.isFinal && gain > 0 ? { do: 'LOOK' } : canLook && look.isFinal ? lastLook(mine, look) : END;
}
const END: Move = { do: 'END_DRAW' };
/** In the final turn a card helps only if there are actions to spare for it. */
function lastLook(mine: Holding, look: Outlook): Move {
  const spare = planWith(mine, look, mine.actions - 2) >= planWith(mine, look, mine.actions) - 1;
  return spare && mine.actions > 2 ? { do: 'LOOK' } : END;
}
function maskPays({ table }: View, mine: Holding): boolean {
  const top = table.discard[table.discard.length - 1];
  return top !== undefined && handWorth(top, mine) > worstWorth(mine) + 1.5;
}

/** Keeps the card, or takes the chance of a better one. */
export function keepOrDiscard(view: View, seat: Seat, { width, prices }: Mind): Move {
  const look = outlookOf(view, seat, width);
  const mine = holdingOf(view, seat, prices);
  const card = view.table.looked[seat][0] as CopyId;
  const kept = copyHolding(mine);
  kept.hand = [...kept.hand, card];
  const keep = planWith(kept, look, mine.actions);
  if (mine.actions === 0) return KEEP;
  const again = planWith(mine, look, mine.actions - 1) + mine.prices.look * look.later;
  const stop = planWith(mine, look, mine.actions);
  return keep >= Math.max(again, stop) ? KEEP : { do: 'DISCARD_LOOK' };
}
const KEEP: Move = { do: 'KEEP' };

export function inPlayPhase(view: View, seat: Seat, { width, prices }: Mind): Move {
  const legal = moves(jambo, view, seat).filter((move): move is Act => 'do' in move);
  return planTurn(holdingOf(view, seat, prices), outlookOf(view, seat, width), legal).first ?? { do: 'END_TURN' };
}
