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

interface DeedWords {
  /** Behind "has". */
  said: string;
  /** It has another side, and a card can be said to do it. */
  fight: boolean;
}
const DEED = {
  EVENT_ACTIVATED: { said: 'activated', fight: false },
  PLAYED: { said: 'played', fight: false },
  ATTACKED: { said: 'attacked', fight: true },
  BATTLED: { said: 'battled', fight: true },
} as const satisfies Readonly<Record<string, DeedWords>>;
/** What was done in this turn so far. */
export type Deed = keyof typeof DEED;
export const DEEDS: readonly Deed[] = wordsIn(DEED);
export const DEED_WORDS: Readonly<Record<Deed, DeedWords>> = DEED;
