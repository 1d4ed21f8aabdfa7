/** A game as the page knows it: rules, words, bots and the rules to read, loaded when somebody wants to play it. */
import type { Bot } from '@dealers-choice/bots';
import type { MatchOf, Seat, Spec } from '@dealers-choice/kernel';
import type { OnePieceGame } from '@dealers-choice/one-piece';
import type { Kit } from '@dealers-choice/table';
import type { Language } from '@dealers-choice/words';
import type { CardReader } from '../cards/reading.ts';
import { en, type HostPhrases } from '../words/host-en.ts';

export interface Shelved<G extends Spec> extends Kit<G> {
  bots: readonly Bot<G>[];
  /** Who sits where when nobody says, by seat. */
  usualBots(options: G['options'], seats: number): string[];
  /** The rules to read, in this language where they are written in it. */
  rulesText(language: Language): Promise<RuleBook>;
  /** What the host of a match says about it; absent: in English. */
  host?: HostPhrases;
  /** The imported cards it is played with, by their name; absent: those it comes with. */
  cards?: string;
  /** The number a player is proud of at the end; absent: it has none, one wins or loses. */
  figure?(view: MatchOf<G>, seat: Seat): number;
  /** What a choice of an option is made of, where it is a list of cards; null: nobody knows. */
  list?(option: string, choice: string): CardList | null;
  /** For the deck room; absent: it is not played with decks. */
  deckGame?: OnePieceGame;
}

export interface RuleBook {
  /** '' when the game brings none. */
  text: string;
  /** The language it is written in; English where nobody has written it in the one that was asked for. */
  language: Language;
}

export interface CardList {
  lines: readonly { n: number; id: string; name: string; unread: readonly string[] }[];
  /** As players paste it. */
  text: string;
}

export type AnyGame = Shelved<Spec>;

/** Forgets which game it is: what the page reads from a game goes back to that same game only. */
export const shelve = <G extends Spec>(game: Shelved<G>): AnyGame => game as unknown as AnyGame;

/** A place on the shelf; `load` fetches the game the first time, and its words in a language. */
export interface Shelf {
  id: string;
  load(language: Language): Promise<AnyGame>;
  /** It can be played with cards from files. */
  cardSets?: CardSets;
}

/** `S` is a set of cards as the game wants it. */
export interface CardSets<S = unknown> {
  /** What the cards are called that it comes with. */
  own: string;
  /** What reads files of cards. Large, and only needed for that. */
  reader(): Promise<CardReader<S>>;
  /** The game with a set that the reader made. */
  shelve(set: S, name: string): Promise<AnyGame>;
}

/** The host's phrases in another language than English; null: what is said in English may be said at length. */
export const otherTongue = ({ host = en }: Pick<AnyGame, 'host'>): HostPhrases | null => (host === en ? null : host);
