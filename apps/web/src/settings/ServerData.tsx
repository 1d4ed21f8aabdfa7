import { Button, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { saveFile } from '../kept/files.ts';
import { online } from '../online/page.ts';
import { Notice } from '../ui/Panel.tsx';
import { useGuestText } from '../words/guest.ts';

type Told = { kind: 'info' | 'problem'; text: string } | null;

/** The server does not know whoever asks. */
const NOBODY = 404;

/** Everything that the server keeps about this guest: out as a file, or gone. */
export function ServerData() {
  const text = useGuestText();
  const [sure, setSure] = useState(false);
  const [told, setTold] = useState<Told>(null);
  const download = async (): Promise<void> => {
    const answer = await fetch('/guest/data').catch(() => null);
    if (answer?.status === NOBODY) return setTold({ kind: 'info', text: text.nothing });
    if (!answer?.ok) return setTold({ kind: 'problem', text: text.notGot });
    setTold(null);
    saveFile(await answer.blob(), 'dealers-choice-guest.json');
  };
  const erase = async (): Promise<void> => {
    setSure(false);
    const answer = await fetch('/guest/erase', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => null);
    if (!answer?.ok) return setTold({ kind: 'problem', text: text.failed });
    // Whoever comes next is somebody new.
    online.getState().disconnect();
    setTold({ kind: 'info', text: text.erased });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon="save" className="text-sm" onClick={() => void download()}>
          {text.download}
        </Button>
        <Button icon="trash" className="text-sm" onClick={() => setSure(true)}>
          {text.erase}
        </Button>
      </div>
      {told && (
        <div className="basis-full">
          <Notice kind={told.kind}>{told.text}</Notice>
        </div>
      )}
      <Dialog open={sure} title={text.sure} onClose={() => setSure(false)}>
        <p className="mb-4">{text.sureAbout}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setSure(false)}>{text.no}</Button>
          <Button look="danger" icon="trash" onClick={() => void erase()}>
            {text.yes}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
