import type { Option } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import { Icon } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { reasonOf } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { online } from '../online/page.ts';
import { SeatChoice } from '../screens/SeatChoice.tsx';
import { useRoomText } from '../words/room.ts';

const TYPED_MS = 600;

interface Props {
  room: RoomView;
  shelved: AnyGame;
  seat: number;
}

/** What one's own seat brings to the match. The table keeps it; nobody else is told. */
export function OwnDeck({ room, shelved, seat }: Props) {
  const text = useRoomText().deck;
  return (
    <section aria-label={text.title}>
      <p className="mb-2 flex items-center gap-2 text-sm text-soft">
        <Icon name="lock" className="size-4" />
        {text.secret}
      </p>
      {shelved.game.secrets.map((name) => {
        const option = shelved.game.def.options[name];
        return option && <Picked key={name} {...{ room, shelved, seat, name, option }} />;
      })}
    </section>
  );
}

/** What is chosen is sent at once; a list is sent when nobody types any more and it can be played. */
function Picked({ room, shelved, seat, name, option }: Props & { name: string; option: Option<unknown> }) {
  const kept = entryOf(room.options, name, seat) || String(option.choices[0] ?? '');
  const [value, setValue] = useState(kept);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setValue(kept), [kept]);
  useEffect(() => {
    if (value === kept || value.trim() === '') return;
    const timer = setTimeout(
      () => {
        online
          .getState()
          .pick(name, value)
          .then(
            () => setProblem(null),
            (error: unknown) => setProblem(reasonOf(error)),
          );
      },
      option.choices.includes(value) ? 0 : TYPED_MS,
    );
    return () => clearTimeout(timer);
  }, [value, kept, name, option]);
  return (
    <>
      <SeatChoice {...{ shelved, name, option, value }} place={seat} seats={room.seats.length} set={setValue} />
      {problem !== null && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

function entryOf(options: object, name: string, seat: number): string {
  const list = (options as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(list) ? String(list[seat] ?? '') : '';
}
