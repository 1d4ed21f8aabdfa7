/** What a part of the page says, in the language of its reader. English is always there; others come when wanted. */
import type { Language } from '@dealers-choice/words';
import { createContext, use, useContext } from 'react';

/** The language of everything inside. */
export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);

export interface Catalogue<T> {
  fetch(language: Language): Promise<T>;
}

/**
 * The sentences in the reader's language. Suspends while they are on their way.
 * Always by `use`: React matches its calls by their order, also when the sentences came in between.
 */
export const useCatalogue = <T>({ fetch }: Catalogue<T>): T => use(fetch(useLanguage()));

/** Every catalogue of the page so far, so that all of them can be fetched before the language changes. */
const all = new Set<Catalogue<unknown>>();
export const fetchCatalogues = (language: Language): Promise<unknown> =>
  Promise.all([...all].map(({ fetch }) => fetch(language)));

/** `T` is the type of the English one: what another language lacks, or says of other things, does not compile. */
export function catalogue<T extends object>(
  en: T,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>,
): Catalogue<T> {
  const fetched = { en: async () => en, ...others };
  const coming = new Map<Language, Promise<T>>([['en', arrived(Promise.resolve(en), en)]]);
  const made: Catalogue<T> = {
    fetch(language) {
      const already = coming.get(language);
      if (already) return already;
      const text = fetched[language]();
      coming.set(language, text);
      text.then(
        (value) => arrived(text, value),
        () => coming.delete(language), // the next try fetches again
      );
      return text;
    },
  };
  all.add(made);
  return made;
}

/** So marked, React reads it at once instead of waiting. */
const arrived = <T>(coming: Promise<T>, value: T): Promise<T> => Object.assign(coming, { status: 'fulfilled', value });
