/** Cards that a text already means. */
import { wordsIn } from './words-in.ts';

const REF = {
  /** The one whose text it is; a Character says "this Character". */
  this: 'this card',
  /** Those chosen last; said as "it" where no other card could be meant. */
  it: 'the chosen card',
  attacker: 'the attacking card',
  target: 'the attacked card',
  /** The card that set the effect off; "that card" before any was chosen. */
  event: 'the triggering card',
  /** The one that this card battles. */
  rival: 'the battled card',
  /** Those revealed last. */
  revealed: 'the revealed card',
  /** Those of several (`among`) that were not chosen. */
  others: 'the unchosen card',
} as const;
export type Ref = keyof typeof REF;
export const REFS: readonly Ref[] = wordsIn(REF);
export const REF_WORDS: Readonly<Record<Ref, string>> = REF;
