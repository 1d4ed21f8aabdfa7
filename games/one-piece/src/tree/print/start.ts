/** Where a text begins: its card is known, and nothing was said. */
import type { CardData } from '../card.ts';
import type { Effect, Timing } from '../tree.ts';
import { eachOf, ownedCards } from './cards.ts';
import { priceOf } from './cost.ts';
import type { Scope, Voice } from './scope.ts';
import { CATEGORY } from './words.ts';

const VOICE: Voice = { owned: ownedCards, each: eachOf, price: priceOf };

/** Texts that work where the card is a card and no Character. */
const ELSEWHERE: readonly Timing[] = ['TRIGGER', 'ON_KO', 'MAIN', 'COUNTER'];

export function scopeOf(effect: Effect, { category }: CardData): Scope {
  // One that waits for other cards waits on the field.
  const isElsewhere = !effect.when && effect.timings.every((timing) => ELSEWHERE.includes(timing));
  const isCard = effect.in !== undefined || isElsewhere || category === 'EVENT' || category === 'DON';
  return {
    self: isCard ? 'this card' : `this ${CATEGORY[category]}`,
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
