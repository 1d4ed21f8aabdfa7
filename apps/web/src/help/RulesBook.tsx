import { useLanguage } from '@dealers-choice/table';
import { Button, Icon, Key } from '@dealers-choice/table/ui';
import type { Language } from '@dealers-choice/words';
import { type ReactNode, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGame, RuleBook } from '../match/shelf.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { useAroundText } from '../words/around.ts';
import { useScreenText } from '../words/screens.ts';
import { AllCards, cardsOf, hitsInCards } from './CardList.tsx';
import { type Chapter, chaptersOf, countIn, hitsIn } from './chapters.ts';
import { KeyMap } from './KeyMap.tsx';
import { Marked } from './Marked.tsx';

interface Props {
  shelved: AnyGame;
  /** What stands at the top right: a way out. */
  out: ReactNode;
  /** What stands under the chapters: a way on. */
  on?: ReactNode;
  /** The heading of the whole book. */
  heading: (title: string) => ReactNode;
}

const books = new Map<string, Promise<RuleBook>>();

/** Each book once in a language; a try that failed is forgotten. */
function bookOf(shelved: AnyGame, language: Language): Promise<RuleBook> {
  const key = `${shelved.game.id} ${language}`;
  const already = books.get(key);
  if (already) return already;
  const fetched = shelved.rulesText(language);
  books.set(key, fetched);
  fetched.catch(() => books.delete(key));
  return fetched;
}

/** The rules of a game as a book: chapters to jump to, a search over all of it, keys and cards at the end. */
export function RulesBook(props: Props) {
  return (
    <Suspense fallback={<p className="p-6 text-soft">…</p>}>
      <Book {...props} />
    </Suspense>
  );
}

function Book({ shelved, out, on, heading }: Props) {
  const text = useScreenText().help;
  const { rulesInEnglish } = useAroundText();
  const language = useLanguage();
  const book = use(bookOf(shelved, language));
  const rules = book.text;
  const [word, setWord] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useSlash(search);
  const found = useFound(shelved, rules, word);
  const shown = word.trim() === '' ? found : found.filter(({ hits }) => hits > 0);
  const places = found.reduce((sum, { hits }) => sum + hits, 0);
  const jump = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  return (
    <div className="flex h-full min-h-0 flex-col md:flex-row">
      <div className="flex shrink-0 flex-col gap-2 border-line p-3 max-md:border-b md:w-76 md:border-r md:p-5">
        <div className="flex items-center gap-2">
          {heading(text.title(shelved.words.title))}
          <span className="ml-auto md:hidden">{out}</span>
        </div>
        <label className="flex items-center gap-2 rounded-lg border-[1.5px] border-edge bg-panel px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
          <Icon name="search" className="size-4.5" />
          <span className="sr-only">{text.search}</span>
          <input
            ref={search}
            type="search"
            value={word}
            placeholder={text.search}
            onChange={(event) => setWord(event.target.value)}
            className="h-11 min-w-0 grow bg-transparent outline-none placeholder:text-soft"
          />
          <Key className="max-md:hidden">/</Key>
        </label>
        <nav aria-label={text.chapters} className="min-h-0 md:overflow-y-auto">
          <ul className="flex gap-1 max-md:overflow-x-auto md:flex-col">
            {found.map(({ id, title, hits }) => (
              <li key={id} className="shrink-0">
                <Button
                  look="quiet"
                  onClick={() => jump(id)}
                  className={`px-3! text-left text-sm md:w-full md:justify-between! ${word !== '' && hits === 0 ? 'font-normal! text-soft!' : ''}`}
                >
                  {title}
                  {hits > 0 && (
                    <span className="rounded-full bg-[#ffe7ad] px-2 text-xs font-bold text-[#3a2208]">{hits}</span>
                  )}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        {on && <div className="mt-auto max-md:hidden">{on}</div>}
      </div>
      <section
        className="relative min-h-0 min-w-0 grow overflow-y-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
        tabIndex={0}
        aria-label={text.title(shelved.words.title)}
      >
        <span className="sticky top-3 float-right mr-3 max-md:hidden">{out}</span>
        <article className="mx-auto max-w-3xl px-4 pt-3 pb-10 sm:px-8 md:pt-6">
          <p role="status" className="text-sm text-soft empty:hidden">
            {word.trim() === '' ? '' : places === 0 ? text.none(word) : text.places(places, word)}
          </p>
          {book.language !== language && <p className="mb-3 rounded-md bg-gold-wash px-3 py-2">{rulesInEnglish}</p>}
          {rules === '' && <p className="text-soft">{text.noBook}</p>}
          {shown.map(({ id, title, body }) => (
            <section key={id} id={id} className="scroll-mt-3 pb-3">
              <h2 className="mt-3 text-xl md:text-2xl">
                <Marked text={title} word={word} />
              </h2>
              {body}
            </section>
          ))}
        </article>
      </section>
    </div>
  );
}

interface Found {
  id: string;
  title: string;
  hits: number;
  body: ReactNode;
}

/** All chapters with what the search finds in them. */
function useFound(shelved: AnyGame, rules: string, word: string): Found[] {
  const text = useScreenText().help;
  const chapters = useMemo(() => chaptersOf(rules, text.start), [rules, text.start]);
  return useMemo(() => {
    const book = chapters.map(
      (chapter: Chapter): Found => ({
        id: chapter.id,
        title: chapter.title,
        hits: hitsIn(chapter, word),
        body: <Markdown blocks={chapter.blocks} word={word} table={(n) => `${chapter.title}: ${text.table(n)}`} />,
      }),
    );
    const own = shelved.words.keys ?? [];
    const keys = [...own.flatMap((one) => [one.keys, one.does]), ...text.keyMap.flat()].join('\n');
    const cards = cardsOf(shelved);
    return [
      ...book,
      { id: 'keys', title: text.keys, hits: countIn(keys, word), body: <KeyMap own={own} word={word} /> },
      { id: 'cards', title: text.cards, hits: hitsInCards(cards, word), body: <AllCards cards={cards} word={word} /> },
    ];
  }, [chapters, word, shelved, text]);
}

/** A slash begins a search, as one finds it elsewhere. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const elsewhere = event.target instanceof HTMLInputElement && event.target !== input.current;
      if (event.key !== '/' || elsewhere || input.current?.value) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [input]);
}
