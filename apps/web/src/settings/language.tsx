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

/** Everything inside speaks the language that is wanted, once all words for what is on the screen are here. */
export function Speaking({ children, heard }: { children: ReactNode; heard: (language: Language) => void }) {
  const wanted = useWanted();
  const [spoken, setSpoken] = useState<Language>('en');
  useEffect(() => {
    let late = false;
    // What cannot be fetched now stays as it is: a page in another language is better than none.
    Promise.all([fetchCatalogues(wanted), wanted === 'hi' ? import('../styles/devanagari.css') : null]).then(
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
