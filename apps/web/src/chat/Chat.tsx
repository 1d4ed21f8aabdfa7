import type { Seat } from '@dealers-choice/kernel';
import { MOST_CHAT } from '@dealers-choice/protocol/limits';
import { useLanguage } from '@dealers-choice/table';
import { Button, Icon, Token } from '@dealers-choice/table/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChatLine } from '../online/contract.ts';
import { online, useOnline } from '../online/page.ts';
import { useChatText } from '../words/chat.ts';
import './chat.css';
import { reasonOf } from '../match/sentences.ts';
import { draftOf, keepDraft, useDraft } from './drafts.ts';
import { PersonMenu } from './PersonMenu.tsx';

interface Props {
  /** While somebody decides, nothing is read out to them. */
  quiet?: boolean;
  className?: string;
}

/** What is said at the table, and a line to say something. It never takes the focus by itself; the key C gives it. */
export function Chat({ quiet = false, className = '' }: Props) {
  const text = useChatText();
  const id = useId();
  const lines = useOnline((s) => s.chat);
  const watching = useOnline((s) => s.room?.watching ?? 0);
  const field = useRef<HTMLInputElement>(null);
  useReading(lines);
  useChatKey(() => field.current?.focus());
  return (
    <section aria-labelledby={id} className={`chat ${className}`}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {text.title}
        </h2>
        {watching > 0 && (
          <p className="room-state">
            <Icon name="eye" className="size-4.5" />
            {text.watching(watching)}
          </p>
        )}
      </div>
      <ChatLog lines={lines} quiet={quiet} />
      <Say field={field} />
    </section>
  );
}

/** What can be seen has been read. */
function useReading(lines: readonly ChatLine[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is read as it comes
  useEffect(() => online.getState().markChatRead(), [lines]);
}

/** C, wherever nothing is written. */
export function useChatKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return;
      const inField =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
      if (inField || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

function ChatLog({ lines, quiet }: { lines: readonly ChatLine[]; quiet: boolean }) {
  const text = useChatText();
  const log = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the occasion
  useEffect(() => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={text.log}
      aria-live={quiet ? 'off' : 'polite'}
      className="chat-log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
      tabIndex={0}
    >
      {lines.length === 0 && <p className="chat-none">{text.none}</p>}
      {lines.map((line) =>
        line.kind === 'note' ? <Note key={line.n} line={line} /> : <Said key={line.n} line={line} />,
      )}
    </div>
  );
}

function Note({ line }: { line: ChatLine & { kind: 'note' } }) {
  const text = useChatText();
  return <p className="chat-note">{text.note[line.note](line.name)}</p>;
}

function Said({ line }: { line: ChatLine & { kind: 'said' } }) {
  const text = useChatText();
  const language = useLanguage();
  const own = useOnline((s) => s.me?.guest === line.guest);
  const seat = useOnline((s) => s.room?.seats.findIndex(({ guest }) => guest === line.guest) ?? -1);
  const when = new Date(line.at).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  return (
    <div className="chat-said">
      {seat >= 0 ? (
        <Token seat={seat as Seat} className="size-6" />
      ) : (
        <Icon name="eye" className="size-6 p-0.5 text-soft" />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {own ? (
            <strong className="wrap-anywhere">{line.name || text.you}</strong>
          ) : (
            <PersonMenu guest={line.guest} name={line.name || text.somebody}>
              {line.name || text.somebody}
            </PersonMenu>
          )}
          <span className="text-sm text-soft">{when}</span>
        </p>
        <p className="wrap-anywhere">{line.text}</p>
      </div>
    </div>
  );
}

function Say({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const text = useChatText();
  const table = useOnline((s) => s.room?.room ?? '');
  const typed = useDraft(table);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (words: string): void => {
    if (words.trim() === '') return;
    setProblem(null);
    online
      .getState()
      .say(words.trim())
      .then(
        () => draftOf(table) === words && keepDraft(table, ''),
        (error: unknown) => setProblem(reasonOf(error)),
      );
  };
  return (
    <>
      <ul aria-label={text.quick} className="chat-quick">
        {text.phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => say(phrase)}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <form
        noValidate
        className="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          say(typed);
        }}
      >
        <input
          ref={field}
          className="field pr-12!"
          aria-label={text.say}
          placeholder={text.say}
          value={typed}
          maxLength={MOST_CHAT}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => keepDraft(table, target.value)}
        />
        <Button type="submit" look="quiet" icon="right" bare aria-disabled={typed.trim() === ''}>
          {text.send}
        </Button>
      </form>
    </>
  );
}
