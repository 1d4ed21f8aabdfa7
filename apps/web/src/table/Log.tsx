import type { Spec } from '@dealers-choice/kernel';
import { useLanguage } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import type { Words } from '@dealers-choice/words';
import type { ReactNode } from 'react';
import type { LogLine } from '../match/contract.ts';
import { paragraphsOf } from '../match/sentences.ts';
import { useBarText } from '../words/bar.ts';

interface Props {
  log: readonly LogLine[];
  words: Words<Spec>;
  className?: string;
  /** Inside something that has a heading of its own. */
  bare?: boolean;
  /** Shows the table as it was after a move; absent: it cannot. */
  see?: ((move: number) => void) | undefined;
  /** Below the oldest line: more was told than the log has. */
  children?: ReactNode;
}

/**
 * Everything told so far: a paragraph a move, the newest on top, its lines as they came. The live region speaks; this
 * is to read back.
 */
export function Log({ log, words, className = '', bare = false, see, children }: Props) {
  const say = useBarText();
  const language = useLanguage();
  const spoken = words.language ?? 'en';
  const look = bare ? '' : 'rounded-lg border border-line bg-panel p-4';
  return (
    <section aria-label={say.whatHappened} className={`flex min-h-0 flex-col ${look} ${className}`}>
      {!bare && <h2 className="mb-2 text-lg font-semibold">{say.whatHappened}</h2>}
      <ol
        data-testid="log"
        lang={spoken === language ? undefined : spoken}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow space-y-2 overflow-y-auto pr-2 text-sm"
        reversed
      >
        {paragraphsOf(log, words)
          .reverse()
          .map(({ move, lines }, place) => (
            <li
              key={move}
              className={`flex items-start gap-2 border-l-2 pl-2 ${place === 0 ? 'border-brass font-medium' : 'border-line text-soft'}`}
            >
              <div className="grow">
                {lines.map(({ text }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line stays where it was written
                  <p key={i}>{text}</p>
                ))}
              </div>
              {see && (
                <button
                  type="button"
                  className="flex size-11 shrink-0 items-center justify-center rounded-md border border-line text-ink"
                  aria-label={say.seeThen(lines[0]?.text ?? '')}
                  title={say.seeThen('')}
                  onClick={() => see(move)}
                >
                  <Icon name="eye" />
                </button>
              )}
            </li>
          ))}
      </ol>
      {log.length === 0 && !children && <p className="text-sm text-soft">{say.nothingYet}</p>}
      {children}
    </section>
  );
}
