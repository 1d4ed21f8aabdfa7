/** Which language the page speaks, and when it changes. */
import { fetchCatalogues, LanguageContext } from '@dealers-choice/table';
import type { Language } from '@dealers-choice/words';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type Settings, useSettings } from './settings.ts';

export { useLanguage } from '@dealers-choice/table';

/** The setting, or else the first language of the browser that the page speaks. */
export function languageFor(setting: Settings['language'], preferred: readonly string[]): Language {
  if (setting !== 'system') return setting;
  const [first] = preferred.map((tag) => tag.toLowerCase().split('-')[0]).filter((tag) => tag === 'en' || tag === 'hi');
  return first === 'hi' ? 'hi' : 'en';
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('languagechange', changed);
  return () => window.removeEventListener('languagechange', changed);
};
/** What the person wants to read; the page speaks it a moment later. */
function useWanted(): Language {
  const setting = useSettings((s) => s.language);
  return useSyncExternalStore(listen, () => languageFor(setting, navigator.languages));
}

/** The words of this part of the page, and the letters they are written in. */
const fetchLanguage = (language: Language): Promise<unknown> =>
  Promise.all([fetchCatalogues(language), language === 'hi' ? import('../styles/devanagari.css') : null]);

/** The language of the first screen: nothing is shown in another one before. What cannot be fetched is in English. */
export async function firstLanguage(): Promise<Language> {
  const wanted = languageFor(useSettings.getState().language, navigator.languages);
  if (wanted === 'en') return wanted;
  document.documentElement.lang = wanted;
  return fetchLanguage(wanted).then(
    () => wanted,
    () => 'en',
  );
}

interface Props {
  /** What the first screen speaks. */
  first: Language;
  children: ReactNode;
  heard: (language: Language) => void;
}

/** Everything inside speaks the language that is wanted, once all words for what is on the screen are here. */
export function Speaking({ first, children, heard }: Props) {
  const wanted = useWanted();
  const [spoken, setSpoken] = useState<Language>(first);
  useEffect(() => {
    let late = false;
    // What cannot be fetched now stays as it is: a page in another language is better than none.
    fetchLanguage(wanted).then(
      () => late || setSpoken(wanted),
      () => {},
    );
    return () => {
      late = true;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = spoken;
    heard(spoken);
  }, [spoken, heard]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}
