/** What can be wrong with a sentence, as far as a program can tell. */
import type { Language } from '@dealers-choice/words';

/** No name is part of another, or of a word. */
export const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Zara', 'Yusuf', 'Xenia', 'Wanda', 'Vikram', 'Ursula', 'Tomas', 'Quentin', 'Oskar'],
  hi: ['ज़ारा', 'यूसुफ़', 'ज़ेनिया', 'वांडा', 'विक्रम', 'उर्सुला', 'टोमस', 'क्वेंटिन', 'ऑस्कर'],
};
export const YOU: Readonly<Record<Language, RegExp>> = { en: /\b[Yy]ou(r|rs)?\b/, hi: /आप/ };
/** "You sells", "you has", "You's". */
const WRONG_PERSON = /\b[Yy]ou ((is|has|was|does|goes)\b|(?!always\b)[a-z]+[^s\s]s\b)|\b[Yy]ou's\b/;
const BROKEN = /undefined|null|NaN|\[object|\{"|^$|\s\s|\s[.,;।]/;

/** A sentence, and how it came about. */
export interface Said {
  language: Language;
  about: string;
  text: string;
}

/** What is wrong with it; null: nothing. `foreign`: words that stay as they are in a language of another script. */
export const faultIn = ({ language, text }: Said, foreign: RegExp): string | null => {
  if (BROKEN.test(text)) return 'is not whole';
  if (language === 'en') return WRONG_PERSON.test(text) ? 'is in the wrong person' : null;
  return /[A-Za-z]{2,}/.test(text.replace(foreign, '')) ? 'is not in Hindi' : null;
};
