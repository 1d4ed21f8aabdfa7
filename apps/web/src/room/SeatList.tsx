import type { Seat } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import { Bust, Button, Icon, Token } from '@dealers-choice/table/ui';
import { type ReactNode, useId, useState } from 'react';
import { PersonMenu } from '../chat/PersonMenu.tsx';
import { useLevelName } from '../kept/Seats.tsx';
import { firstOpponent, levelOf } from '../match/levels.ts';
import type { AnyGame } from '../match/shelf.ts';
import { Pips } from '../setup/Pips.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useRoomText } from '../words/room.ts';
import { BotChooser } from './BotChooser.tsx';
import { RenameButton } from './RenameButton.tsx';
import { type SeatRow, seatRows } from './standing.ts';

export interface SeatActions {
  sit(seat: Seat): void;
  place(seat: Seat, bot: string): void;
  rename(name: string): Promise<void>;
  invite(): void;
}

interface Props {
  room: RoomView;
  me: string;
  shelved: AnyGame;
  actions: SeatActions;
  /** What one's own seat brings to the match. */
  children: ReactNode;
}

/** Longer names have a line of their own on a phone. */
const LONG_NAME = 14;

/** The seats as rows: who is there, who is ready, and what can be done about a seat. */
export function SeatList({ room, me, shelved, actions, children }: Props) {
  const text = useRoomText();
  // Whoever came by a link may have no name yet.
  const [open, setOpen] = useState<Seat | null>(() => namelessSeat(room, me));
  return (
    <ul aria-label={text.seats} className="room-seats">
      {seatRows(room, me).map((row) => (
        <SeatRowView
          key={row.seat}
          row={row}
          shelved={shelved}
          actions={actions}
          open={open === row.seat}
          toggle={() => setOpen(open === row.seat ? null : row.seat)}
        >
          {row.you ? children : null}
        </SeatRowView>
      ))}
    </ul>
  );
}

function namelessSeat(room: RoomView, me: string): Seat | null {
  return seatRows(room, me).find(({ you, name }) => you && name === '')?.seat ?? null;
}

interface RowProps {
  row: SeatRow;
  shelved: AnyGame;
  actions: SeatActions;
  open: boolean;
  toggle(): void;
  children: ReactNode;
}

function SeatRowView({ row, shelved, actions, open, toggle, children }: RowProps) {
  const id = useId();
  const usual = shelved.words.seatName(row.seat, shelved.game.defaults);
  const place = (bot: string): void => actions.place(row.seat, bot);
  return (
    <li
      className="room-seat"
      data-who={row.who}
      data-you={row.you || undefined}
      data-away={row.here ? undefined : ''}
      data-long={row.name.length > LONG_NAME || undefined}
    >
      <div className="room-seat-line">
        {row.who === 'nobody' ? (
          <EmptySeat row={row} sit={() => actions.sit(row.seat)} />
        ) : (
          <Bust seat={row.seat} mood={row.you ? 'grin' : 'calm'} className="room-bust" />
        )}
        <Words row={row} usual={usual} />
        <Doing {...{ row, usual, actions, open, toggle }} controls={id} first={firstOpponent(shelved)} />
      </div>
      <div id={id}>
        {open && row.you && (
          <div className="room-seat-open">
            <NameField name={row.name} rename={actions.rename} />
          </div>
        )}
        {open && row.mayPlace && <BotChooser {...{ shelved, place }} seat={row.seat} bot={row.bot} close={toggle} />}
      </div>
      {children && <div className="room-seat-more">{children}</div>}
    </li>
  );
}

/** Whoever sits already changes places with a tap on it. */
function EmptySeat({ row: { seat, maySit }, sit }: { row: SeatRow; sit(): void }) {
  const text = useRoomText().seat;
  const token = <Token seat={seat} className="size-8" />;
  if (!maySit) {
    return (
      <span className="room-seat-empty" aria-hidden="true">
        {token}
      </span>
    );
  }
  return (
    <button type="button" className="room-seat-empty" aria-label={text.sitOn(seat + 1)} onClick={sit}>
      {token}
    </button>
  );
}

function Words({ row, usual }: { row: SeatRow; usual: string }) {
  const text = useRoomText().seat;
  const levelName = useLevelName();
  const more =
    row.who === 'nobody'
      ? text.place(usual)
      : row.who === 'bot'
        ? text.botLine(levelName(row.bot))
        : [
            usual,
            row.here ? (row.you ? (row.elsewhere ? text.devices : text.thisDevice) : text.here) : text.awayAbout,
          ].join(' · ');
  return (
    <div className="room-seat-words">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="sr-only">{`${text.number(row.seat + 1)}: `}</span>
        <span className="font-display text-lg leading-tight font-bold wrap-anywhere">
          {row.who === 'nobody' ? text.free : row.name || usual}
        </span>
        {row.who !== 'nobody' && <Token seat={row.seat} className="size-5" />}
        {row.you && <span className="text-sm text-soft">{text.you}</span>}
        {row.host && <span className="room-host">{text.host}</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {row.who === 'bot' && <Icon name="bot" className="size-4" />}
        {more}
        {row.who === 'bot' && <Pips n={levelOf(row.bot).pips} />}
      </p>
    </div>
  );
}

interface DoingProps {
  row: SeatRow;
  usual: string;
  actions: SeatActions;
  open: boolean;
  toggle(): void;
  controls: string;
  /** The bot that is seated by one tap. */
  first: string;
}

function Doing({ row, usual, actions, open, toggle, controls, first }: DoingProps) {
  const text = useRoomText().seat;
  const { seat } = row;
  if (row.who === 'person') {
    return (
      <>
        <Ready row={row} />
        {row.you ? (
          <RenameButton open={open} toggle={toggle} controls={controls} />
        ) : (
          <PersonMenu
            guest={row.guest}
            name={row.name || usual}
            more={row.mayFree ? { label: text.empty, icon: 'trash', run: () => actions.place(seat, '') } : undefined}
          />
        )}
      </>
    );
  }
  if (row.who === 'bot') {
    return row.mayPlace ? (
      <button type="button" aria-expanded={open} aria-controls={controls} onClick={toggle} className="room-level">
        <LevelWord bot={row.bot} />
        <Icon name={open ? 'up' : 'down'} className="size-4.5" />
      </button>
    ) : null;
  }
  return (
    <div className="room-seat-ways">
      {row.maySit && !row.isSeated && (
        <Button look="second" className="text-sm" onClick={() => actions.sit(seat)}>
          {text.sit}
        </Button>
      )}
      {row.mayPlace && (
        <>
          <Button icon="share" className="text-sm max-[56.24rem]:hidden" onClick={actions.invite}>
            {text.invite}
          </Button>
          <Button icon="bot" className="text-sm" onClick={() => actions.place(seat, first)}>
            {text.bot}
          </Button>
        </>
      )}
    </div>
  );
}

function LevelWord({ bot }: { bot: string }) {
  const text = useRoomText().seat;
  const level = useLevelName()(bot);
  return (
    <>
      <span aria-hidden="true" className="max-[56.24rem]:hidden">
        {level}
      </span>
      <span className="sr-only">{text.level(level)}</span>
    </>
  );
}

function Ready({ row: { ready, here } }: { row: SeatRow }) {
  const text = useRoomText().seat;
  const look = ready ? 'room-ready' : '';
  return (
    <span className={`room-state ${look}`}>
      <Icon name={!here ? 'moon' : ready ? 'check' : 'clock'} className="size-4.5" />
      {!here ? text.away : ready ? text.ready : text.notYet}
    </span>
  );
}
