/** Cards of the own hand that the open menu knows something to do with, and nothing that the rules allow just now. */
import { type Action, type CopyId, type Move, must, type Running, type Seat, type Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { AnyGame } from '../lab.ts';

/** For each of them the first thing that the menu would do with it. `legal`: what is allowed. */
export function unplayable({ game }: AnyGame, seat: Seat, { view }: Telling<Spec>, legal: readonly Move[]): Move[] {
  const frame = must(view.stack, view.stack.length - 1);
  const { actions } = game.program(frame).behind(frame);
  const playable = new Set(legal.map((move) => ('do' in move ? move.card : undefined)));
  const held = game.zones.filter((zone) => zone.loose && zone.seat === seat).flatMap((zone) => zone.list(view.table));
  return game.x.on(view, undefined, (x) => {
    x.stepIn(frame, seat);
    return held
      .filter((card) => card > 0 && !playable.has(card))
      .flatMap((card) => actions.flatMap((action) => pointingsAt(x, seat, action, card)).slice(0, 1));
  });
}

function pointingsAt(x: Running<Spec>, seat: Seat, action: Action<Spec>, card: CopyId): Move[] {
  x.point(seat, { do: action.id });
  if (action.ways || !action.cards?.(x).includes(card)) return [];
  const move = { do: action.id, card };
  x.point(seat, move);
  return action.at ? action.at(x).map((at) => ({ ...move, at })) : [move];
}
