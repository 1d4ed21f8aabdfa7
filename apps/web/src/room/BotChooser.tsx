import type { Seat } from '@dealers-choice/kernel';
import { Button } from '@dealers-choice/table/ui';
import { botsOf } from '../match/plan-check.ts';
import type { AnyGame } from '../match/shelf.ts';
import { Levels } from '../setup/SeatEditor.tsx';
import { useRoomText } from '../words/room.ts';

interface Props {
  shelved: AnyGame;
  seat: Seat;
  /** '' of a seat that is still free. */
  bot: string;
  place(bot: string): void;
  close(): void;
}

/** Which bot sits here, how strong, or none. Each choice holds at once. */
export function BotChooser({ shelved, seat, bot, place, close }: Props) {
  const text = useRoomText().seat;
  return (
    <div className="room-seat-open animate-deal">
      <Levels place={seat} chosen={bot} bots={botsOf(shelved)} choose={place} />
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button icon="trash" className="text-sm" onClick={() => [place(''), close()]}>
          {text.empty}
        </Button>
        <Button icon="check" className="text-sm" onClick={close}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
