/** By what something happens, what would happen, and what was done. */
import { wordsIn } from './words-in.ts';

interface CauseWords {
  said: string;
  /** It is an effect: a text can say of which cards. */
  effect: boolean;
}
const CAUSE = {
  effect: { said: 'by an effect', effect: true },
  'your-effect': { said: 'by your effect', effect: true },
  'opponent-effect': { said: "by your opponent's effect", effect: true },
  battle: { said: 'in battle', effect: false },
  'battle-with-this': { said: 'in battle with this card', effect: false },
  /** By an effect of the opponent's or in battle with a card of the opponent's. */
  opponent: { said: 'by your opponent', effect: false },
} as const satisfies Readonly<Record<string, CauseWords>>;
export type Cause = keyof typeof CAUSE;
export const CAUSES: readonly Cause[] = wordsIn(CAUSE);
export const CAUSE_WORDS: Readonly<Record<Cause, CauseWords>> = CAUSE;

interface FateWords {
  /** Behind "would". */
  said: string;
  to: 'cards' | 'player';
}
const FATE = {
  KO: { said: "be K.O.'d", to: 'cards' },
  LEAVE: { said: 'be removed from the field', to: 'cards' },
  REST: { said: 'be rested', to: 'cards' },
  DAMAGE: { said: 'take damage', to: 'player' },
  DECK_OUT: { said: 'lose the game because your deck has 0 cards', to: 'player' },
} as const satisfies Readonly<Record<string, FateWords>>;
/** What would happen, where something can take its place. */
export type Fate = keyof typeof FATE;
export const FATES: readonly Fate[] = wordsIn(FATE);
export const FATE_WORDS: Readonly<Record<Fate, FateWords>> = FATE;

/**
 * How it is said: a player did it with cards ("you have" before it); a card did it, against another; it was done to
 * cards ("has been" before it); a player did it to things of which no text says more; or it was done to a pile, whose
 * owner stands between the words.
 */
type DeedWords =
  | { of: 'player' | 'fight' | 'cards' | 'things'; said: string }
  | { of: 'pile'; said: readonly [before: string, behind: string] };
const DEED = {
  EVENT_ACTIVATED: { of: 'player', said: 'activated' },
  PLAYED: { of: 'player', said: 'played' },
  ATTACKED: { of: 'fight', said: 'attacked' },
  BATTLED: { of: 'fight', said: 'battled' },
  KOED: { of: 'cards', said: "K.O.'d" },
  REMOVED: { of: 'cards', said: 'removed from the field' },
  DRAWN: { of: 'things', said: 'drawn a card' },
  HAND_TRASHED: { of: 'pile', said: ['a card has been trashed from', 'hand'] },
  DAMAGED: { of: 'things', said: 'taken damage' },
  DON_RETURNED: { of: 'pile', said: ['a DON!! card on', 'field has been returned to the DON!! deck'] },
  LIFE_LOST: { of: 'pile', said: ['a card has been removed from', 'Life cards'] },
} as const satisfies Readonly<Record<string, DeedWords>>;
/** What happened, where a text asks for it later. */
export type Deed = keyof typeof DEED;
export const DEEDS: readonly Deed[] = wordsIn(DEED);
export const DEED_WORDS: Readonly<Record<Deed, DeedWords>> = DEED;
