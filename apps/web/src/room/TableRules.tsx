import { seatCounts } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import { ClockField, hasOwnClock } from '../lobby/ClockField.tsx';
import type { AnyGame } from '../match/shelf.ts';
import { HouseRules } from '../setup/HouseRules.tsx';
import { Segments } from '../ui/Field.tsx';
import { useRoomText } from '../words/room.ts';
import { useRules } from './useRules.ts';

interface Props {
  room: RoomView;
  shelved: AnyGame;
  isHost: boolean;
  hostName: string;
}

/** What is played by. The host changes it; everybody else reads it. */
export function TableRules({ room, shelved, isHost, hostName }: Props) {
  const text = useRoomText().table;
  const { plan, change, set, problem } = useRules(shelved, room);
  const own = hasOwnClock(shelved.game.def.options);
  const counts = seatCounts(shelved.game);
  return (
    <>
      <HouseRules
        shelved={shelved}
        plan={plan}
        change={change}
        far={{
          title: text.title,
          note: [
            isHost ? text.youDecide : text.decides(hostName),
            ...(room.game === 'dhappa-baaji' ? [text.teams] : []),
          ].join(' '),
          fixed: !isHost || room.playing,
          chips: [...(room.cards ? [text.cards(room.cards.name)] : []), ...(own ? [] : [text.clock(room.seconds)])],
          children: (
            <>
              {counts.length > 1 && (
                <div className="sm:col-span-2">
                  <Segments
                    label={text.seatCount}
                    value={String(room.seats.length)}
                    choices={counts.map((n) => ({ value: String(n), label: String(n) }))}
                    onChange={(value) => set({ seats: Number(value) })}
                    shown
                  />
                </div>
              )}
              {!own && <ClockField seconds={room.seconds} set={(seconds) => set({ seconds })} />}
            </>
          ),
        }}
      />
      {problem !== null && (
        <p role="alert" className="px-2 text-sm font-semibold text-danger">
          {text.refused(problem)}
        </p>
      )}
    </>
  );
}
