import type { RoomView } from '@dealers-choice/protocol';
import { Icon } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import { PersonMenu } from '../chat/PersonMenu.tsx';
import { NameField } from '../ui/NameField.tsx';
import { useRoomText } from '../words/room.ts';
import { RenameButton } from './RenameButton.tsx';

interface Props {
  room: RoomView;
  me: { guest: string; name: string };
  rename(name: string): Promise<void>;
}

/** Who is at the table without a seat, and what can be done about them. */
export function Watchers({ room: { watchers, watching }, me, rename }: Props) {
  const text = useRoomText();
  const [id, field] = [useId(), useId()];
  const [open, setOpen] = useState(me.name === '');
  if (watching === 0) return null;
  const isHere = watchers.some(({ guest }) => guest === me.guest);
  const unnamed = watching - watchers.length;
  return (
    <section aria-labelledby={id} className="lobby-card grid gap-1">
      <h2 id={id} className="text-lg">
        {text.lookOn}
      </h2>
      <ul className="room-watchers">
        {watchers.map(({ guest, name }) => (
          <li key={guest} className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2">
            <Icon name="eye" className="size-4.5 text-soft" />
            <span className="min-w-0 grow basis-0 wrap-anywhere">{name || text.guest}</span>
            {guest === me.guest ? (
              <>
                <span className="text-sm text-soft">{text.seat.you}</span>
                <RenameButton open={open} toggle={() => setOpen(!open)} controls={field} />
              </>
            ) : (
              <PersonMenu guest={guest} name={name || text.guest} />
            )}
          </li>
        ))}
        {unnamed > 0 && <li className="text-sm text-soft">{text.lookOnMore(unnamed)}</li>}
      </ul>
      <div id={field}>{open && isHere && <NameField name={me.name} rename={rename} />}</div>
    </section>
  );
}
