/** What the words depend on: whose text it is, who acts, and what was said before. */
import type { Cards, Counted, Filter, Happened, Side, Step, Who } from '../tree.ts';
import type { Clause } from './clause.ts';

export interface Scope {
  /** "this Character". */
  readonly self: string;
  /** Standing text: nothing comes "then". */
  readonly permanent: boolean;
  /** Who does what is being said: the opponent's cards are "their" cards where the opponent does it. */
  readonly actor: Who;
  readonly said: Said;
  readonly voice: Voice;
}
/**
 * Numbers count cards and cards are told apart by numbers; a step can have a price and a price is steps. Files do not
 * import each other in a circle: functions that others need before their file is loaded are handed over here.
 */
export interface Voice {
  /** "your rested Characters", "cards in your hand". `withs`: more that stands behind "with". */
  owned(cards: Cards, scope: Scope, withs?: readonly string[]): string;
  /** "each of your Characters", "every 2 cards in your trash". */
  each(cards: Cards, every: string, one: boolean, scope: Scope, withs?: readonly string[]): string;
  /** "you have drawn a card during this turn". */
  deed(happened: Happened, scope: Scope): string;
  /** Is nothing said behind the noun? */
  isBare(filter: Filter): boolean;
  /** One thing to be done for something. */
  price(step: Step, scope: Scope, say: (clause: Clause) => string, isInside: boolean): string;
}
/** Changes as the text goes on. It picks between words for one meaning and never carries a meaning itself. */
interface Said {
  /** The cards last chosen are several: "them". */
  many: boolean;
  /** Cards were chosen or taken: "that card" would mean them. */
  chosen: boolean;
  /** They lie elsewhere than on the field, on this side: "add it to your hand". */
  elsewhere: Who | null;
  /** Another card was named since, which "it" could mean. */
  between: boolean;
  /** The last step was the opponent's: "if they do". */
  theirs: boolean;
  /** "card trashed", for "this way". */
  done: readonly [noun: string, participle: string];
  /** Numbers that stand as letters until the end of the clause says what they are. */
  letters: Counted[];
}

export const acting = (scope: Scope, actor: Who): Scope => ({ ...scope, actor });

export function possessive(side: Side, { actor }: Scope): string {
  if (side === 'you') return 'your';
  if (side === 'either') return "either player's";
  return actor === 'opponent' ? 'their' : "your opponent's";
}
