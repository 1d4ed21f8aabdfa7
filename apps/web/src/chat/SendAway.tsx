import { Button, Dialog } from '@dealers-choice/table/ui';
import { useChatText } from '../words/chat.ts';

interface Props {
  name: string;
  open: boolean;
  close(): void;
  send(): void;
}

/** Asked once more: somebody who was sent away cannot be fetched back. */
export function SendAway({ name, open, close, send }: Props) {
  const text = useChatText();
  return (
    <Dialog open={open} title={text.sure(name)} onClose={close}>
      <p>{text.sureAbout}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{text.stay}</Button>
        <Button look="danger" icon="close" onClick={() => [close(), send()]}>
          {text.sendOut}
        </Button>
      </div>
    </Dialog>
  );
}
