import type { Seat } from '@dealers-choice/kernel';
import { Bust, Button, Icon, Token } from '@dealers-choice/table/ui';
import { type ReactNode, useId } from 'react';
import type { SeatPlan } from '../match/contract.ts';
import { levelOf } from '../match/levels.ts';
import { useScreenText } from '../words/screens.ts';
import { Pips } from './Pips.tsx';
import { type Bots, SeatEditor } from './SeatEditor.tsx';

interface Props {
  place: number;
  seat: SeatPlan;
  /** What the game calls this seat. */
  usual: string;
  bots: Bots;
  open: boolean;
  toggle(): void;
  put(seat: SeatPlan): void;
  /** Absent: the seat must stay. */
  remove?: (() => void) | undefined;
  /** What the seat brings to the match. */
  children?: ReactNode;
}

/** A seat as it will sit at the table: a tap opens it in place. */
export function SeatPlate({ place, seat, usual, open, toggle, children, ...editing }: Props) {
  const text = useScreenText().setup;
  const id = useId();
  const you = place === 0 && seat.who === 'person';
  return (
    <li className={`seat-plate ${open || you ? 'border-gold' : 'border-line'} ${open ? 'seat-plate-open' : ''}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="seat-face flex min-h-16 w-full grow items-center gap-3 rounded-[1.25rem] p-2.5 text-left md:p-3"
      >
        <Bust seat={place as Seat} mood={you ? 'grin' : 'calm'} className="seat-bust" />
        <span className="seat-words min-w-0">
          <span className="flex items-center gap-2">
            <span className="sr-only">{`${text.seat(place + 1)}: `}</span>
            <span className="seat-name truncate font-display leading-tight font-bold">{seat.name || usual}</span>
            <Token seat={place as Seat} className="size-5" />
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-soft">
            {seat.who === 'bot' ? <BotLine bot={seat.bot} /> : <PersonLine you={you} />}
          </span>
        </span>
        <Icon name={open ? 'up' : 'down'} className="mr-1 size-5" />
      </button>
      <div id={id} className={open ? 'seat-editor' : ''} data-lies-over={open || undefined}>
        {open && (
          <SeatEditor place={place} seat={seat} usual={usual} {...editing}>
            <Button icon="check" onClick={toggle} className="text-sm">
              {text.done}
            </Button>
          </SeatEditor>
        )}
      </div>
      {children && <div className="border-t border-line px-3 py-3">{children}</div>}
    </li>
  );
}

function PersonLine({ you }: { you: boolean }) {
  const text = useScreenText().setup;
  return (
    <>
      <Icon name={you ? 'device' : 'people'} className="size-4" />
      {you ? text.you : text.person}
    </>
  );
}

function BotLine({ bot }: { bot: string }) {
  const text = useScreenText().setup;
  const { key, pips } = levelOf(bot);
  return (
    <>
      <Icon name="bot" className="size-4" />
      <span>{`${text.bot},`}</span>
      <span className="font-semibold text-ink">{text.levels[key].name}</span>
      <Pips n={pips} />
    </>
  );
}
