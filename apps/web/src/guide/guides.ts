/** The guided first games, by the game's id. A game without one is learned from its rules. */
import type { Language } from '@dealers-choice/words';
import type { Guide, GuideText } from '@dealers-choice/words/guide';

interface Shelf {
  guide(): Promise<Guide>;
  text(language: Language): Promise<GuideText>;
}

const GUIDES: Readonly<Record<string, Shelf>> = {
  'the-door': {
    guide: async () => (await import('@dealers-choice/the-door/guide')).guide,
    text: async (language) =>
      language === 'hi'
        ? (await import('@dealers-choice/the-door/guide/hi')).hi
        : (await import('@dealers-choice/the-door/guide/en')).en,
  },
  jambo: {
    guide: async () => (await import('@dealers-choice/jambo/guide')).guide,
    text: async (language) =>
      language === 'hi'
        ? (await import('@dealers-choice/jambo/guide/hi')).hi
        : (await import('@dealers-choice/jambo/guide/en')).en,
  },
  'dhappa-baaji': {
    guide: async () => (await import('@dealers-choice/dhappa-baaji/guide')).guide,
    text: async (language) =>
      language === 'hi'
        ? (await import('@dealers-choice/dhappa-baaji/guide/hi')).hi
        : (await import('@dealers-choice/dhappa-baaji/guide/en')).en,
  },
};

export interface Guided {
  guide: Guide;
  text: GuideText;
}

const fetched = new Map<string, Promise<Guided>>();

export const hasGuide = (game: string): boolean => Object.hasOwn(GUIDES, game);

/** Each once in a language. Rejects where there is none. */
export function guideOf(game: string, language: Language): Promise<Guided> {
  const key = `${game} ${language}`;
  const known = fetched.get(key);
  if (known) return known;
  const shelf = GUIDES[game];
  if (!shelf) return Promise.reject(new Error(`There is no guide to ${game}.`));
  const fetching = Promise.all([shelf.guide(), shelf.text(language)]).then(([guide, text]) => ({ guide, text }));
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key)); // the next try fetches again
  return fetching;
}
