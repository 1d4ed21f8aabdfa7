import type { Seat } from '@dealers-choice/kernel';
import { SeatClock } from '@dealers-choice/table';
import { Icon, Token } from '@dealers-choice/table/ui';
import { teamOf } from '../index.ts';
import { CardBack } from './art/cards.tsx';
import { Emblem, Lamp } from './art/emblems.tsx';
import { Player } from './art/people.tsx';
import { archPath } from './art/signs.tsx';
import { useDesk } from './desk.ts';

/** More backs than these are not drawn; the number says how many there are. */
const MOST_BACKS = 14;

/** Somebody else at the table: who it is, person or bot, whether they have opened, how many cards they hold. */
export function Niche({ seat, dense }: { seat: Seat; dense: boolean }) {
  const { text, t, view, name, now } = useDesk();
  const held = t.hand[seat].length;
  const backs = Math.min(held, dense ? 8 : MOST_BACKS);
  const onTurn = t.turnSeat === seat && !view.over;
  const opened = t.opened[seat] ? text.opened : text.notOpen;
  return (
    <li
      data-testid={`seat-${seat + 1}`}
      data-seat={seat}
      data-on-turn={onTurn || undefined}
      aria-current={onTurn || undefined}
      className="niche"
    >
      <Arched seat={seat} className="niche-person" />
      <div className="niche-name">
        <strong>{name(seat)}</strong>
        {now.isBot(seat) ? (
          <span className="niche-bot" title={now.who(seat)}>
            <Icon name="bot" className="bot" />
            <span className="sr-only">{now.who(seat)}</span>
          </span>
        ) : (
          <span className="sr-only">{now.who(seat)}</span>
        )}
        <Emblem team={teamOf(seat)} className="sign" />
        <span className="niche-note">{opened}</span>
      </div>
      <span className="niche-backs" aria-hidden="true" style={{ '--under': `${Math.max(0, backs - 1)}` }}>
        {backs > 0 && <CardBack className="niche-back" />}
      </span>
      <span className="niche-count">
        <span className="sr-only">{text.cards(held)}</span>
        <span aria-hidden="true">{held}</span>
      </span>
      {held === 1 && <span className="chip-last">{text.lastCard}</span>}
      {onTurn && <Lamp className="lamp" />}
    </li>
  );
}

/** A person under an arch, with the shape and number of the seat, and the time that is left to it. */
export function Arched({ seat, className }: { seat: Seat; className: string }) {
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 84 98" className="size-full overflow-hidden" aria-hidden="true">
        <path d={archPath(1, 5, 82, 93)} fill="url(#dhappa-dusk)" stroke="#E7B84F" strokeWidth="1.6" />
        <svg x="6" y="16" width="72" height="84" viewBox="0 -8 64 74" aria-hidden="true">
          <Player seat={seat} />
        </svg>
      </svg>
      <Token seat={seat} className="token" />
      <SeatClock seat={seat} badge="clock" />
    </span>
  );
}
