import { Icon } from '@dealers-choice/table/ui';
import { useRoomText } from '../words/room.ts';

interface Props {
  open: boolean;
  toggle(): void;
  /** Where the field for the name comes. */
  controls: string;
}

/** Another name for oneself, without leaving the table. */
export function RenameButton({ open, toggle, controls }: Props) {
  const text = useRoomText();
  return (
    <button type="button" aria-expanded={open} aria-controls={controls} className="room-dots" onClick={toggle}>
      <Icon name="pencil" className="size-5" />
      <span className="sr-only">{text.rename}</span>
    </button>
  );
}
