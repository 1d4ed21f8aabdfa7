/** What is asked of a reader of card texts. It may answer "I can't read this"; it never guesses. */
import type { CardData } from '../tree/card.ts';
import type { Effect, Keyword } from '../tree/tree.ts';
import type { RawCard } from './raw-card.ts';

/** What a text may depend on beside its words. */
export type CardFacts = Pick<RawCard, 'id' | 'name' | 'category' | 'types' | 'colors'>;

export interface Unread {
  sentence: string;
  /** How far it was understood, in characters. */
  position: number;
  /** The nearest words that are known; null: none is near. */
  nearest: string | null;
  reason: string;
}

export interface TextRead {
  effects: readonly Effect[];
  keywords: readonly Keyword[];
  treatAs?: NonNullable<CardData['treatAs']>;
  deckRules?: NonNullable<CardData['deckRules']>;
  unread: readonly Unread[];
  /** Names of the productions of the grammar that were used. */
  productions: readonly string[];
}

export type ReadText = (effectText: string | null, triggerText: string | null, facts: CardFacts) => TextRead;

/**
 * Readings of earlier times, by card: reading a large set takes seconds. What it gives back for a card was kept for
 * that very card, by this very reader, or it gives back nothing.
 */
export interface Readings<R> {
  recall(card: RawCard): R | undefined;
  keep(card: RawCard, reading: R): void;
  /** All cards of a set have been read. */
  done(): void;
}

/** The signs (numbers, names, keywords …) by which a printed text and ours differ, and why others do not matter. */
export type CompareTexts = (
  printed: string,
  ours: string,
) => { lost: readonly string[]; added: readonly string[]; alike: readonly string[] };
