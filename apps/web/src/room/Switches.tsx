import type { RoomView } from '@dealers-choice/protocol';
import { Icon } from '@dealers-choice/table/ui';
import { usualDelay } from '../lobby/make.ts';
import type { RoomChanges } from '../online/contract.ts';
import { SecondsSelect } from '../ui/SecondsSelect.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useRoomText } from '../words/room.ts';
import { TitleField } from './TitleField.tsx';

interface Props {
  room: RoomView;
  /** Null: whoever looks may only read it. */
  set: ((changes: RoomChanges) => Promise<void>) | null;
}

/** What the table is called, and who may come: to look on, and at all. */
export function Switches({ room, set }: Props) {
  const text = useRoomText();
  const { spectators, visibility } = room;
  const listed = visibility === 'open';
  const watched = spectators !== null;
  return (
    <div className="room-switches">
      {set && <TitleField room={room} rename={(title) => set({ title })} />}
      <Row
        title={text.watchers.title}
        about={watched ? text.watchers.on(spectators) : text.watchers.off}
        on={watched}
        set={set && ((on) => void set({ spectators: on ? usualDelay(room.game) : null }))}
      />
      {watched && set && (
        <SecondsSelect
          aria-label={text.watchers.delay}
          seconds={spectators}
          set={(seconds) => void set({ spectators: seconds })}
          say={text.watchers.at}
        />
      )}
      <Row
        title={text.list.title}
        about={listed ? text.list.on : text.list.off}
        on={listed}
        set={set && ((on) => void set({ visibility: on ? 'open' : 'private' }))}
      />
    </div>
  );
}

interface RowProps {
  title: string;
  about: string;
  on: boolean;
  set: ((on: boolean) => void) | null;
}

function Row({ title, about, on, set }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="leading-tight">
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-soft">{about}</span>
      </p>
      {set ? (
        <Switch label={title} on={on} set={set} />
      ) : (
        <Icon name={on ? 'check' : 'close'} className="size-5 shrink-0 text-soft" />
      )}
    </div>
  );
}
