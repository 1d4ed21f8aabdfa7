import type { RoomView } from '@dealers-choice/protocol';
import { KeptField } from '../ui/KeptField.tsx';
import { useLobbyText } from '../words/lobby.ts';
import { useTitle } from './useTitle.ts';

interface Props {
  room: RoomView;
  rename(title: string): Promise<void>;
}

/** The host names the table. Left empty, it is called after the host. */
export function TitleField({ room, rename }: Props) {
  const { make, you } = useLobbyText();
  const usual = useTitle()({ ...room, title: '' });
  const label = make.tableName;
  return (
    <KeptField
      {...{ label }}
      title={label}
      value={room.title}
      placeholder={usual}
      words={you}
      autoComplete="off"
      keep={rename}
    />
  );
}
