/** A printed card, as a card set writes it (OP-1). */
import type { Attribute, Category, Colour, Effect, Keyword, Range } from './tree.ts';

export interface CardData {
  /** The card number. Alternate arts of one number are one card. */
  id: string;
  name: string;
  category: Category;
  colours: readonly Colour[];
  types: readonly string[];
  attributes?: readonly Attribute[];
  /** Characters, Events and Stages. */
  cost?: number;
  /** Leaders and Characters. */
  power?: number;
  /** Characters: what they are worth when trashed in the Counter Step. */
  counter?: number;
  /** Leaders. */
  life?: number;
  rarity?: string;
  /** The number of the block it may be played in, for formats. */
  block?: number;
  keywords?: readonly Keyword[];
  effects?: readonly Effect[];
  /** "Under the rules": other names and types it has everywhere. */
  treatAs?: { names?: readonly string[]; types?: readonly string[]; attributes?: readonly Attribute[] };
  deckRules?: DeckRules;
  /** Which picture a screen shows. */
  art?: { alternate?: boolean; promo?: boolean };
  /** Sentences that a reader could not read, each with the reason. Such a card says so wherever it is shown. */
  unsupported?: readonly (readonly [text: string, reason: string])[];
}

/** Text that changes how a deck is built (OP-12). On a Leader it is about the deck, on another card about itself. */
export interface DeckRules {
  copies?: number | 'any';
  /** No card whose base cost is in this range. */
  without?: { cost: Range; category?: readonly Category[] };
  onlyTypes?: readonly string[];
  donDeck?: number;
}

/** Cards, and decks to begin with. */
export interface CardSet {
  id: string;
  name: string;
  cards: readonly CardData[];
  decks: readonly DeckData[];
}

export interface DeckData {
  id: string;
  name: string;
  about: string;
  leader: string;
  /** By card number. */
  cards: Readonly<Record<string, number>>;
}
