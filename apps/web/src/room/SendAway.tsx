import { Button } from '@dealers-choice/table/ui';
import { useRoomText } from '../words/room.ts';

/** Asked once more: somebody who was sent away cannot be fetched back from here. */
export function SendAway({ name, send, close }: { name: string; send(): void; close(): void }) {
  const text = useRoomText().seat;
  return (
    <div role="alert" className="room-seat-open flex flex-wrap items-center gap-2">
      <p className="grow basis-60">{text.sure(name)}</p>
      <Button onClick={close}>{text.stay}</Button>
      <Button look="danger" icon="close" onClick={send}>
        {text.send}
      </Button>
    </div>
  );
}
