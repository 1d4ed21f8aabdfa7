/** Texts that nobody could follow: what they ask for lies where their player cannot look, or must not tell (OP-88). */

import { type Place, tellProblem } from '../tree/schema.ts';
import type { Cards, Effect } from '../tree/tree.ts';
import { walkEffect } from '../tree/walk.ts';

const isSecret = (cards: Cards | undefined): boolean =>
  cards?.in.some((area) => area === 'hand' || area === 'deck' || area === 'life') === true;
/** By what they are; which way up a card lies in Life everybody sees. */
function sorts(cards: Cards | undefined): boolean {
  if (cards?.where === undefined || !isSecret(cards)) return false;
  // Those that were shown are known.
  if (cards.where.among === 'revealed') return false;
  const { faceUp, ...rest } = cards.where;
  const unseen = Object.keys(rest).length > 0; // determinism: counted only
  return unseen || (faceUp !== undefined && cards.in[0] !== 'life');
}

export function checkSecrets(effect: Effect, at: Place): void {
  for (const fault of secretsAskedFor(effect)) tellProblem(at, fault);
}

/** What is wrong with it, a sentence each. */
export function secretsAskedFor(effect: Effect): string[] {
  const found = { counts: false, mixes: false, adds: false };
  walkEffect(effect, {
    number(num) {
      if (typeof num !== 'number') found.counts ||= isSecret(num.sumOf ?? num.names ?? num.colours) || sorts(num.count);
    },
    condition(one) {
      found.counts ||= 'have' in one && sorts(one.have);
    },
    target(one) {
      if (typeof one === 'string' || 'top' in one || !isSecret(one)) return;
      const theirs = one.of === 'opponent' || one.by === 'opponent';
      found.mixes ||= one.of === 'either' || (theirs && one.in.length > 1);
      found.adds ||= one.total !== undefined && (theirs || one.in.includes('life'));
    },
  });
  return [
    ...(found.counts
      ? ['counts cards of a hand, deck or Life by what they are; it may count how many there are.']
      : []),
    ...(found.mixes
      ? ['means cards that lie face down together with others; it must name one place of one player.']
      : []),
    ...(found.adds ? ['adds up what face-down cards cost; it may say how many are chosen.'] : []),
  ];
}
