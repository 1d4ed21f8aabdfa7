import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useEffect, useRef, useState } from 'react';
import { fileText } from '../app/file-text.ts';
import { hrefOf } from '../app/route.ts';
import { forgetCards } from '../app/useGame.ts';
import { MOST_KEPT } from '../cards/kept-sets.ts';
import { kept, type SetNote } from '../cards/library.ts';
import { ReadingProgress } from '../cards/ReadingProgress.tsx';
import { Cancelled, readApart } from '../cards/read-apart.ts';
import { type CardReport, MOST_BYTES, MOST_MEGABYTES, nameFor, onScreen, SET_NAME } from '../cards/reading.ts';
import { reasonOf } from '../match/sentences.ts';
import { Field } from '../ui/Field.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { InlineMarkdown } from '../ui/Markdown.tsx';
import { Notice, Panel } from '../ui/Panel.tsx';
import { useCardsText } from '../words/cards.ts';
import type { CardsText } from '../words/cards-en.ts';
import { ImportReport } from './ImportReport.tsx';

interface Props {
  game: string;
  sets: readonly SetNote[];
  changed: () => Promise<void>;
}

type Stage =
  | { at: 'idle' }
  | { at: 'reading'; file: string }
  | { at: 'cancelled'; file: string }
  | { at: 'wrong'; why: string }
  | { at: 'read'; file: string; report: CardReport }
  | { at: 'kept'; name: string };

/** Reads a file of this device, shows what is in it, and keeps it in this browser if that is wanted. */
export function ImportPanel({ game, sets, changed }: Props) {
  const { file: text, playWith } = useCardsText();
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const reading = useRef<AbortController | null>(null);
  // Whoever goes away does not want it any more.
  useEffect(() => () => reading.current?.abort(), []);
  const read = async (file: File): Promise<void> => {
    const stop = new AbortController();
    reading.current = stop;
    setStage({ at: 'reading', file: file.name });
    try {
      setStage({ at: 'read', file: file.name, report: await readFile(game, file, text, stop.signal) });
    } catch (error) {
      const cancelled = error instanceof Cancelled;
      setStage(cancelled ? { at: 'cancelled', file: file.name } : { at: 'wrong', why: reasonOf(error) });
    }
  };
  const keep = async (name: string, report: CardReport): Promise<void> => {
    try {
      const { cards, unread } = report;
      await kept.put({ name, game, cards: cards.length, unread: unread.length }, cards);
      forgetCards(game, name);
      setStage({ at: 'kept', name });
      await changed();
    } catch (error) {
      setStage({ at: 'wrong', why: text.cannotKeep(reasonOf(error)) });
    }
  };
  return (
    <Panel title={text.title}>
      <p className="mb-3 max-w-prose text-soft">
        <InlineMarkdown text={text.about} />
      </p>
      <FileButton label={text.label} aria-disabled={stage.at === 'reading'} onFile={(file) => void read(file)}>
        {text.choose}
      </FileButton>
      <div className="mt-4 space-y-4 empty:hidden">
        {stage.at === 'reading' && (
          <>
            <Notice>{text.reading(onScreen(stage.file))}</Notice>
            <ReadingProgress />
            <Button icon="close" onClick={() => reading.current?.abort()}>
              {text.cancel}
            </Button>
          </>
        )}
        {stage.at === 'cancelled' && <Notice>{text.cancelled(onScreen(stage.file))}</Notice>}
        {stage.at === 'wrong' && <Notice kind="problem">{stage.why}</Notice>}
        {stage.at === 'read' && (
          <>
            <ImportReport file={onScreen(stage.file)} report={stage.report} />
            <KeepForm
              suggested={nameFor(stage.file)}
              sets={sets}
              keep={(name) => void keep(name, stage.report)}
              leave={() => setStage({ at: 'idle' })}
            />
          </>
        )}
        {stage.at === 'kept' && (
          <>
            <Notice>{text.kept(stage.name)}</Notice>
            <ButtonLink href={hrefOf({ at: 'setup', game, cards: stage.name })} look="primary" icon="play">
              {playWith(stage.name)}
            </ButtonLink>
          </>
        )}
      </div>
    </Panel>
  );
}

async function readFile(game: string, file: File, text: CardsText['file'], signal: AbortSignal): Promise<CardReport> {
  if (file.size > MOST_BYTES) {
    const size = Math.ceil(file.size / 2 ** 20);
    throw new Error(text.tooLarge(onScreen(file.name), size, MOST_MEGABYTES));
  }
  return readApart(game, { path: file.name, content: { text: await fileText(file) } }, { signal, reportOnly: true });
}

interface KeepProps {
  suggested: string;
  sets: readonly SetNote[];
  keep: (name: string) => void;
  leave: () => void;
}

/** Asks for a name. What is there under that name is never overwritten unasked. */
function KeepForm({ suggested, sets, keep, leave }: KeepProps) {
  const text = useCardsText().file;
  const [name, setName] = useState(suggested);
  const [replacing, setReplacing] = useState(false);
  const same = sets.find((set) => set.name === name);
  const full = !same && sets.filter(({ from }) => from === 'browser').length >= MOST_KEPT;
  const wrong = !SET_NAME.test(name)
    ? text.badName
    : same?.from === 'server'
      ? text.onServer(name)
      : full
        ? text.full(MOST_KEPT)
        : null;
  const taken = wrong === null && same !== undefined;
  const submit = (): void => {
    if (wrong === null && (!taken || replacing)) keep(name);
  };
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <Field label={text.keepAs} about={text.keepAsAbout} wrong={wrong}>
        {(ids) => (
          <input
            {...ids}
            className="field max-w-80"
            value={name}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setName(target.value);
              setReplacing(false);
            }}
          />
        )}
      </Field>
      {taken && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={replacing}
            onChange={({ target }) => setReplacing(target.checked)}
          />
          {text.taken(name)}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={wrong !== null || (taken && !replacing)}>
          {text.keep}
        </Button>
        <Button onClick={leave}>{text.leave}</Button>
      </div>
    </form>
  );
}
