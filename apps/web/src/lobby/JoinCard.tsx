import { NO_TABLE } from '@dealers-choice/protocol/codes';
import { Button } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import { useAttempt } from '../app/useAttempt.ts';
import { reasonOf } from '../match/sentences.ts';
import { useLobbyText } from '../words/lobby.ts';
import { CodeField } from './CodeField.tsx';
import { isWhole, missingIn, readTyped, type Typed } from './code.ts';
import { useRoomy } from './useRoomy.ts';

interface Joining extends Typed {
  /** What is wrong with it, as a sentence; null: nothing. */
  wrong: string | null;
  busy: boolean;
  type(text: string): void;
  join(): void;
}

/** A code as it is being typed, and what comes of it. `enter` rejects with a sentence. */
function useJoining(enter: (code: string) => Promise<unknown>, first: string): Joining {
  const text = useLobbyText().code;
  const [typed, setTyped] = useState<Typed>(() => readTyped(first));
  const { busy, problem, attempt, forget } = useAttempt((error) =>
    reasonOf(error) === NO_TABLE ? text.none : reasonOf(error),
  );
  return {
    ...typed,
    busy,
    wrong: problem ?? (typed.strange === null ? null : text.never(typed.strange)),
    type(written) {
      forget();
      setTyped(readTyped(written));
    },
    join: () => isWhole(typed.signs) && attempt(() => enter(typed.signs)),
  };
}

interface Props {
  enter(code: string): Promise<unknown>;
  /** Stands there already. */
  code?: string;
}

/** The way to a friend's table: eight signs, or a link that is pasted. */
export function JoinCard({ enter, code = '' }: Props) {
  const text = useLobbyText().code;
  const id = useId();
  const joining = useJoining(enter, code);
  const { signs, wrong, busy } = joining;
  const roomy = useRoomy();
  const [nothing, setNothing] = useState(false);
  const paste = async (): Promise<void> => {
    const pasted = await navigator.clipboard.readText().catch(() => '');
    setNothing(readTyped(pasted).signs === '');
    if (readTyped(pasted).signs !== '') joining.type(pasted);
  };
  const toGo = missingIn(signs);
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      className="lobby-card lobby-join"
      onSubmit={(event) => {
        event.preventDefault();
        joining.join();
      }}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl">
          {text.title}
        </h2>
        {!roomy && toGo > 0 && signs !== '' && <p className="text-sm text-soft">{text.toGo(toGo)}</p>}
      </div>
      {roomy && <p className="text-sm text-soft">{text.about}</p>}
      <CodeField signs={signs} onText={joining.type} describedBy={`${id}-said`} wrong={wrong !== null} />
      <p id={`${id}-said`} role="status" className={wrong || nothing ? 'text-sm font-semibold text-danger' : 'sr-only'}>
        {wrong ?? (nothing ? text.nothing : toGo > 0 ? text.toGo(toGo) : text.spoken(signs))}
      </p>
      {(roomy || toGo === 0) && (
        <Button type="submit" look="second" aria-disabled={toGo > 0 || busy} className="min-h-12">
          {busy ? text.joining : toGo === 0 || signs === '' ? text.join : text.toGo(toGo)}
        </Button>
      )}
      {roomy && 'clipboard' in navigator && (
        <Button icon="link" onClick={() => void paste()} className="text-sm">
          {text.paste}
        </Button>
      )}
    </form>
  );
}
