/** Cards of Life that a standing text sends elsewhere instead of to their player's hand. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Step } from '../tree/tree.ts';
import { moveCard } from './areas.ts';
import { type Env, ownerOf } from './card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import type { Why, X } from './table.ts';
import { isAwake, isNegated } from './values/values.ts';

export type LifeWay = 'hand' | Extract<Step, { do: 'lifeInstead' }>['to'];

/** Where a card of Life goes that would be added to the hand. Of several texts the first on the field counts. */
export function lifeWayOf(x: X, card: CopyId): LifeWay {
  if (!x.t.hearing[TIMING.PERMANENT]) return 'hand';
  const seat = ownerOf(x, card);
  const isUp = (x.t.faceUp[card] ?? 0) === 1;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const step of ability.data.steps) {
      if (step.do !== 'lifeInstead' || (step.who === 'opponent') === (env.you === seat)) continue;
      if ((step.faceUp ?? isUp) !== isUp || isNegated(x, source) || !isAwake(x, ability, source, env)) continue;
      x.tell?.({ type: 'effectInForce', seat: env.you, card: source, effect: ability.id });
      return step.to;
    }
  }
  return 'hand';
}

/** From Life to the hand, or where a text says; tells where it went. */
export function takeLife(x: X, card: CopyId, why: Why): LifeWay {
  const way = lifeWayOf(x, card);
  moveCard(x, card, way.startsWith('deck') ? 'deck' : way === 'trash' ? 'trash' : 'hand', why, way === 'deck-bottom');
  return way;
}
