import { MOST_CHAT } from '@dealers-choice/protocol/limits';
import { Button, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { reasonOf } from '../match/sentences.ts';
import { online } from '../online/page.ts';
import { useChatText } from '../words/chat.ts';

interface Props {
  guest: string;
  name: string;
  open: boolean;
  close(): void;
  told(text: string): void;
}

/** Tells whoever runs the server about somebody at the table. */
export function Report({ guest, name, open, close, told }: Props) {
  const text = useChatText();
  const [what, setWhat] = useState('');
  const send = (): void => {
    online
      .getState()
      .report(guest, what.trim())
      .then(
        () => {
          setWhat('');
          told(text.reported);
        },
        (error: unknown) => told(reasonOf(error)),
      );
    close();
  };
  return (
    <Dialog open={open} title={text.report} onClose={close}>
      <label className="grid gap-2">
        {text.reportWhat(name)}
        <textarea
          className="field"
          rows={4}
          maxLength={MOST_CHAT}
          value={what}
          onChange={({ target }) => setWhat(target.value)}
        />
      </label>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{text.cancel}</Button>
        <Button
          look="second"
          icon="flag"
          aria-disabled={what.trim() === ''}
          onClick={() => what.trim() !== '' && send()}
        >
          {text.reportSend}
        </Button>
      </div>
    </Dialog>
  );
}
