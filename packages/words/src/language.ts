/** The languages people may read, and how each counts. */
export type Language = 'en' | 'hi';

/** A word or sentence for one thing, and for several. */
export interface Forms {
  one: string;
  other: string;
}

/** English counts one thing as one; Hindi also none at all. */
const isOne: Readonly<Record<Language, (n: number) => boolean>> = {
  en: (n) => n === 1,
  hi: (n) => n === 0 || n === 1,
};

/** `plural('en')(2, { one: 'card', other: 'cards' })` is "cards". */
export const plural =
  (language: Language) =>
  (n: number, { one, other }: Forms): string =>
    isOne[language](n) ? one : other;
