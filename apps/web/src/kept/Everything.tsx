import { Button, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { reasonOf } from '../match/sentences.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useMatchesText } from '../words/matches.ts';
import { eraseEverything, packEverything, unpackEverything } from './everything.ts';
import { everythingName, saveFile } from './files.ts';

/** All that this browser keeps: out as a file, back in, or gone. */
export function Everything({ changed }: { changed(): Promise<void> }) {
  const text = useMatchesText().everything;
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState<{ kind: 'info' | 'problem'; text: string } | null>(null);
  const attempt = async (task: () => Promise<string | null>): Promise<void> => {
    setSaid(null);
    try {
      const done = await task();
      await changed();
      if (done !== null) setSaid({ kind: 'info', text: done });
    } catch (error) {
      setSaid({ kind: 'problem', text: reasonOf(error) });
    }
  };
  const out = async (): Promise<null> => {
    saveFile(await packEverything(), everythingName());
    return null;
  };
  const into = async (file: File): Promise<string> => {
    const { matches, sets } = await unpackEverything(file);
    return text.back(matches, sets);
  };
  const erase = async (): Promise<string> => {
    setSure(false);
    await eraseEverything();
    return text.erased;
  };
  return (
    <section
      aria-labelledby="everything"
      className="rounded-2xl border-[1.5px] border-line bg-raised p-4 shadow-1 md:p-5"
    >
      <h2 id="everything" className="mb-1 text-xl">
        {text.title}
      </h2>
      <p className="mb-3 text-sm text-soft">
        {text.about} {text.secrets}
      </p>
      {said && (
        <div className="mb-3">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="save" className="grow" onClick={() => void attempt(out)}>
          {text.out}
        </Button>
        <FileButton label={text.file} className="grow" onFile={(file) => void attempt(() => into(file))}>
          {text.into}
        </FileButton>
        <Button icon="trash" className="grow" onClick={() => setSure(true)}>
          {text.erase}
        </Button>
      </div>
      <Dialog open={sure} title={text.sure} onClose={() => setSure(false)}>
        <p className="mb-4">{text.sureAbout}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setSure(false)}>{text.no}</Button>
          <Button look="danger" icon="trash" onClick={() => void attempt(erase)}>
            {text.yes}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
