/** The climb as each event leaves it. What no event says (who has taken how many turns) comes with the position. */
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { withFields, withSeat } from '@dealers-choice/table';
import type { Door, DoorEvent } from '../index.ts';

type View = MatchOf<Door>;

export function follow(view: View, event: DoorEvent): View {
  const { table } = view;
  switch (event.type) {
    case 'TURN_STARTED':
      return { ...put(view, { turnSeat: event.seat }), turn: view.turn + 1 };
    case 'TURN_SKIPPED':
      return put(view, { skip: withSeat(table.skip, event.seat, 0) });
    case 'RELEASED':
      return put(view, { jailed: withSeat(table.jailed, event.seat, false) });
    case 'MOVED':
      return put(view, { pos: withSeat(table.pos, event.seat, event.to) });
    case 'SUMMONED':
      return put(view, stands(view, event.seat, event.to));
    case 'RESURRECTED': // begins anew: a turn that was to be missed is forgotten
      return put(view, { ...stands(view, event.seat, event.to), skip: withSeat(table.skip, event.seat, 0) });
    case 'EXILED':
      return put(view, {
        ...stands(view, event.seat, event.to),
        jailed: withSeat(table.jailed, event.seat, true),
        skip: withSeat(table.skip, event.seat, 1),
      });
    case 'LIVES_CHANGED':
      return put(view, { lives: withSeat(table.lives, event.seat, event.to) });
    case 'CARD_DRAWN':
      return put(view, { deck: table.deck.slice(0, -1), pending: [event.card] });
    case 'LIGHTNING_ON':
      return put(view, { lightning: true });
    default:
      return view;
  }
}

const put = withFields<Door>;

/** On a square, and not in Jail. */
const stands = ({ table }: View, seat: Seat, square: number): Partial<Door['table']> => ({
  pos: withSeat(table.pos, seat, square),
  jailed: withSeat(table.jailed, seat, false),
});
