import type { RoomView } from '@dealers-choice/protocol';
import { Icon } from '@dealers-choice/table/ui';
import { useId } from 'react';
import { PersonMenu } from '../chat/PersonMenu.tsx';
import { useRoomText } from '../words/room.ts';

/** Who is at the table without a seat, and what can be done about them. */
export function Watchers({ room: { watchers, watching }, me }: { room: RoomView; me: string }) {
  const text = useRoomText();
  const id = useId();
  if (watching === 0) return null;
  const unnamed = watching - watchers.length;
  return (
    <section aria-labelledby={id} className="lobby-card grid gap-1">
      <h2 id={id} className="text-lg">
        {text.lookOn}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-4">
        {watchers.map(({ guest, name }) => (
          <li key={guest} className="flex min-h-11 items-center gap-2">
            <Icon name="eye" className="size-4.5 text-soft" />
            <span className="break-words">{name || text.guest}</span>
            {guest === me ? (
              <span className="text-sm text-soft">{text.seat.you}</span>
            ) : (
              <PersonMenu guest={guest} name={name || text.guest} />
            )}
          </li>
        ))}
        {unnamed > 0 && <li className="text-sm text-soft">{text.lookOnMore(unnamed)}</li>}
      </ul>
    </section>
  );
}
