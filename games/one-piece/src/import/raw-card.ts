/** A printed card before its text is read: what an importer makes of a file, and can read again. */
import type { Attribute, Category, Colour } from '../tree/tree.ts';

export interface RawCard {
  /** The card number, without the suffix of an art. */
  id: string;
  name: string;
  category: Category;
  colors: readonly Colour[];
  types: readonly string[];
  attributes: readonly Attribute[];
  /** Null: a card of this category has none. */
  cost: number | null;
  power: number | null;
  counter: number | null;
  life: number | null;
  rarity: string | null;
  /** Lines are separated by \n. */
  effectText: string | null;
  /** Without its tag. */
  triggerText: string | null;
  set: string;
  block: number | null;
  /** The numbers of all its arts, suffixes and all, where there is another one than the usual. */
  arts?: readonly string[];
}

/** One file of cards. */
export interface CardFile {
  /** How it is called in messages. */
  path: string;
  json: unknown;
}

export const MAX_FILES = 20_000;
/** Arts included. */
export const MAX_ENTRIES = 50_000;
export const MAX_TEXT = 3000;
