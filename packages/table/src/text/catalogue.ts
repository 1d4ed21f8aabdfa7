/** What a part of the page says, in the language of its reader. English is always there; others come when wanted. */
import type { Language } from '@dealers-choice/words';
import { createContext, use, useContext } from 'react';

/** The language of everything inside. */
export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);

export interface Catalogue<T> {
  fetch(language: Language): Promise<T>;
  /** Null: not fetched yet. */
  here(language: Language): T | null;
}

/** The sentences in the reader's language. Suspends while they are on their way. */
export function useCatalogue<T>({ fetch, here }: Catalogue<T>): T {
  const language = useLanguage();
  return here(language) ?? use(fetch(language));
}

/** Every catalogue of the page so far, so that all of them can be fetched before the language changes. */
const all = new Set<Pick<Catalogue<unknown>, 'fetch'>>();
export const fetchCatalogues = (language: Language): Promise<unknown> =>
  Promise.all([...all].map(({ fetch }) => fetch(language)));

/** `T` is the type of the English one: what another language lacks, or says of other things, does not compile. */
export function catalogue<T extends object>(
  en: T,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>,
): Catalogue<T> {
  const coming = new Map<Language, Promise<T>>();
  const arrived = new Map<Language, T>([['en', en]]);
  async function come(language: Language): Promise<T> {
    const text = language === 'en' ? en : await others[language]();
    arrived.set(language, text);
    return text;
  }
  const made: Catalogue<T> = {
    fetch(language) {
      const already = coming.get(language);
      if (already) return already;
      const text = come(language);
      coming.set(language, text);
      text.catch(() => coming.delete(language)); // the next try fetches again
      return text;
    },
    here: (language) => arrived.get(language) ?? null,
  };
  all.add(made);
  return made;
}
