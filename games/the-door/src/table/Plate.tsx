import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { SeatClock, TapOver, useNow, useSeat } from '@dealers-choice/table';
import { Bust, Key, Token } from '@dealers-choice/table/ui';
import type { Door } from '../index.ts';
import { Hearts } from './art/Hearts.tsx';
import type { PawnLook } from './Pawn.tsx';
import { previewOf } from './preview.ts';
import type { DoorText } from './text/en.ts';
import { useDoorText } from './text/useDoorText.ts';

interface Props {
  seat: Seat;
  view: MatchOf<Door>;
  name: string;
  you: boolean;
  /** Many seats, little room: a column of face, lives and number. */
  dense: boolean;
  look: PawnLook;
}

/** One place at the table: who sits there, what is left to lose, may they be pointed at. It is the sure target. */
export function Plate({ seat, view, name, you, dense, look }: Props) {
  const { showing, question, isBot } = useNow();
  const say = useDoorText();
  const tappable = useSeat(seat);
  const { lives, turnSeat } = view.table;
  const deciding = !showing && view.over === null && (view.asking?.seats.includes(seat) ?? false);
  const won = view.over?.winners.includes(seat) ?? false;
  const onTurn = turnSeat === seat && view.over === null;
  const ahead = tappable?.on ? previewOf(question, lives[seat], say) : null;
  const tag = ahead?.tag || (won ? say.winner : tagOf(say, deciding, onTurn, you));
  const state = tappable
    ? tappable.on
      ? 'chosen'
      : tappable.why === null
        ? 'lit'
        : 'no'
    : onTurn || won
      ? 'turn'
      : '';
  return (
    <li
      data-testid={`seat-${seat + 1}`}
      data-deciding={deciding || undefined}
      data-state={state || undefined}
      data-dead={look.dead || undefined}
      className={`door-plate ${dense ? 'door-plate-dense' : ''}`}
    >
      <Key className="door-key">{`${seat + 1}`}</Key>
      <Bust seat={seat} mood={look.mood} look={look.gaze} ghost={look.dead} className="door-bust" />
      <div className="min-w-0">
        <div className="door-name" title={name}>
          <span className="beside-colour self-center">
            <Token seat={seat} className="size-4" />
          </span>
          <span className={dense ? 'max-lg:sr-only' : ''}>{name}</span>
          <small className={dense ? 'sr-only' : 'max-sm:sr-only'}>
            {isBot(seat) ? (you ? say.standIn : say.bot) : you ? say.you : ''}
          </small>
        </div>
        <Hearts
          left={lives[seat]}
          of={Math.max(view.options.lives, lives[seat])}
          losing={ahead?.losing ?? 0}
          className={dense ? 'h-3 lg:h-4' : 'h-4 lg:h-4.5'}
        />
        <div className={`door-state ${won ? '' : 'empty:hidden'}`}>{won ? say.winner : stateOf(say, view, seat)}</div>
      </div>
      {tag && (
        <span className={`door-tag ${ahead?.bad ? 'door-tag-bad' : ''}`} aria-hidden="true">
          {dense && !ahead?.tag ? (
            <>
              <span className="max-lg:hidden">{tag}</span>
              <span className="lg:hidden">{won ? '★' : deciding && you ? say.you : '…'}</span>
            </>
          ) : (
            tag
          )}
          {deciding && !ahead?.tag && <SeatClock seat={seat} />}
        </span>
      )}
      {tappable && <TapOver tappable={tappable} className="rounded-2xl" />}
    </li>
  );
}

function tagOf(say: DoorText, deciding: boolean, onTurn: boolean, you: boolean): string {
  if (deciding && you) return onTurn ? say.yourTurn : say.youDecide;
  if (deciding) return onTurn ? say.onTurn : say.deciding;
  return onTurn ? say.onTurn : '';
}

/** What must be known of a seat besides its lives; '' for one that simply climbs. */
function stateOf(say: DoorText, { table }: MatchOf<Door>, seat: Seat): string {
  if (table.lives[seat] === 0) return say.dead;
  const misses = table.skip[seat] > 0;
  if (table.jailed[seat]) return misses ? say.inJailMisses : say.inJail;
  return misses ? say.missesTurn : '';
}
