import { Button } from '@dealers-choice/table/ui';
import { useRef, useState } from 'react';
import { ownPictures, useOwnPictures } from '../cards/own-pictures.ts';
import { reasonOf } from '../match/sentences.ts';
import { InlineMarkdown } from '../ui/Markdown.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';

type Reading = { at: 'idle' } | { at: 'reading'; done: number; all: number } | { at: 'wrong'; why: string };

/** Pictures of cards from this device: a folder of them, or some files where a browser knows no folders. */
export function OwnPictures() {
  const text = useCardsText().pictures.own;
  const { size } = useOwnPictures(true);
  const [reading, setReading] = useState<Reading>({ at: 'idle' });
  const [left, setLeft] = useState(0);
  const busy = reading.at === 'reading';
  const read = async (files: readonly File[]): Promise<void> => {
    const all = files.length;
    setReading({ at: 'reading', done: 0, all });
    try {
      setLeft(await ownPictures.put(files, (done) => setReading({ at: 'reading', done, all })));
      setReading({ at: 'idle' });
    } catch (error) {
      setReading({ at: 'wrong', why: reasonOf(error) });
    }
  };
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <h3 className="font-semibold">{text.title}</h3>
      <p className="max-w-prose text-sm text-soft">
        <InlineMarkdown text={text.about} />
      </p>
      <div className="flex flex-wrap gap-3">
        <FilesButton label={text.folder} folder busy={busy} onFiles={(files) => void read(files)} />
        <FilesButton label={text.files} folder={false} busy={busy} onFiles={(files) => void read(files)} />
        {size > 0 && !busy && (
          <Button look="quiet" icon="close" onClick={() => void ownPictures.clear()}>
            {text.remove}
          </Button>
        )}
      </div>
      {reading.at === 'reading' && <Notice>{text.working(reading.done, reading.all)}</Notice>}
      {reading.at === 'wrong' && <Notice kind="problem">{reading.why}</Notice>}
      {reading.at === 'idle' && size > 0 && <Notice>{text.kept(size)}</Notice>}
      {reading.at === 'idle' && left > 0 && <Notice kind="problem">{text.left(left)}</Notice>}
    </div>
  );
}

interface FilesProps {
  label: string;
  folder: boolean;
  busy: boolean;
  onFiles(files: readonly File[]): void;
}

function FilesButton({ label, folder, busy, onFiles }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        {...(folder ? { webkitdirectory: '' } : {})}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // the same ones may be chosen again
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button icon="file" aria-disabled={busy} onClick={() => !busy && input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
