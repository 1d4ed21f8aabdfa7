/** Where a text begins: its card is known, and nothing was said. */
import { CATEGORY_NOUNS } from '../../lexicon/cards.ts';
import { TIMING_WORDS } from '../../lexicon/timings.ts';
import type { CardData } from '../card.ts';
import type { Effect } from '../tree.ts';
import { eachOf, ownedCards } from './cards.ts';
import { printPrice } from './cost.ts';
import { deedWords } from './deed.ts';
import { isBare } from './filter.ts';
import type { Scope, Voice } from './scope.ts';

const VOICE: Voice = { owned: ownedCards, each: eachOf, deed: deedWords, isBare, price: printPrice };

export function scopeOf(effect: Effect, { category }: Pick<CardData, 'category'>): Scope {
  // One that waits for other cards waits on the field.
  const isElsewhere = !effect.when && effect.timings.every((timing) => TIMING_WORDS[timing].elsewhere);
  const isCard = effect.in !== undefined || isElsewhere || category === 'EVENT' || category === 'DON';
  return {
    self: isCard ? 'this card' : `this ${CATEGORY_NOUNS[category]}`,
    permanent: effect.timings.includes('PERMANENT'),
    actor: 'you',
    said: {
      many: false,
      chosen: false,
      elsewhere: null,
      between: false,
      theirs: false,
      done: ['card', 'affected'],
      letters: [],
    },
    voice: VOICE,
  };
}
