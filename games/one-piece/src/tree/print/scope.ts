/** What the words depend on: whose text it is, who acts, and what was said before. */
import type { CardData } from '../card.ts';
import type { Counted, Effect, Side, Timing, Who } from '../tree.ts';
import { CATEGORY } from './words.ts';

export interface Scope {
  /** "this Character". */
  readonly self: string;
  /** Standing text: nothing comes "then". */
  readonly permanent: boolean;
  /** Who does what is being said: the opponent's cards are "their" cards where the opponent does it. */
  readonly actor: Who;
  readonly said: Said;
}
/** Changes as the text goes on. It picks between words for one meaning and never carries a meaning itself. */
interface Said {
  /** The cards last chosen are several: "them". */
  many: boolean;
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

/** Texts that work where the card is a card and no Character. */
const ELSEWHERE: readonly Timing[] = ['TRIGGER', 'ON_KO', 'MAIN', 'COUNTER'];

export function scopeOf(effect: Effect, { category }: CardData): Scope {
  const elsewhere = effect.in !== undefined || effect.timings.every((timing) => ELSEWHERE.includes(timing));
  return {
    self: elsewhere || category === 'EVENT' || category === 'DON' ? 'this card' : `this ${CATEGORY[category]}`,
    permanent: effect.timings.includes('PERMANENT'),
    actor: 'you',
    said: { many: false, elsewhere: null, between: false, theirs: false, done: ['card', 'affected'], letters: [] },
  };
}
