/** What cards are and where they lie. */
import { wordsIn } from './words-in.ts';

const CATEGORY = { LEADER: 'Leader', CHARACTER: 'Character', EVENT: 'Event', STAGE: 'Stage', DON: 'DON!!' } as const;
export type Category = keyof typeof CATEGORY;
export const CATEGORIES: readonly Category[] = wordsIn(CATEGORY);
/** One card of the category; several have an "s". */
export const CATEGORY_NOUNS: Readonly<Record<Category, string>> = CATEGORY;

/** As they are printed. */
export const COLOURS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
/** As they are printed, in angle brackets. */
export const ATTRIBUTES = ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

interface AreaWords {
  /** In a row of places: "from your hand or trash". */
  noun: string;
  /** Where cards are taken from among them: "from among your Characters and hand". */
  among: string;
  /** Its cards are in play: they are Characters there, and not "Character cards" (OP-5). */
  inPlay: boolean;
}
/** `don`: the cost area. */
const AREA = {
  leader: { noun: 'Leader', among: 'Leader', inPlay: true },
  character: { noun: 'Character', among: 'Characters', inPlay: true },
  stage: { noun: 'Stage', among: 'Stages', inPlay: true },
  hand: { noun: 'hand', among: 'hand', inPlay: false },
  deck: { noun: 'deck', among: 'deck', inPlay: false },
  trash: { noun: 'trash', among: 'trash', inPlay: false },
  life: { noun: 'Life', among: 'Life', inPlay: false },
  don: { noun: 'cost area', among: 'cost area', inPlay: false },
} as const satisfies Readonly<Record<string, AreaWords>>;
export type Area = keyof typeof AREA;
export const AREAS: readonly Area[] = wordsIn(AREA);
export const AREA_WORDS: Readonly<Record<Area, AreaWords>> = AREA;
