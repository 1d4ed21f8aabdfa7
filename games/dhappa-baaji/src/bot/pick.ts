/** Draws, or takes cards from the pile: whichever leaves the hand nearer to its end. */
import type { CopyId, Move } from '@dealers-choice/kernel';
import { isFree, meansOf } from '../rules/n-pick.ts';
import { isPlayable, type Means } from '../rules/playable.ts';
import { copyHolding, gain } from '../rules/shapes.ts';
import type { X } from '../rules/table.ts';
import { type Draft, type Plan, planFor } from './plan.ts';
import { chanceOf, reachOf, unseenBy, WILD } from './worth.ts';

/** How deep the bot looks into the pile. */
const DEEPEST = 14;
/** The cost of a card that everybody saw the player take: rivals keep it in mind. */
export const KNOWN_CARD = 0.04;
/** The cost of a card that fits nowhere. */
export const STUCK = 0.9;

export function draftOf(x: X, means: Means = meansOf(x)): Draft {
  const { hand, key, mustPlay } = x.t;
  return { ...means, unseen: unseenBy(x.t, hand[x.you]), key: mustPlay ? (key as CopyId) : 0, steps: [] };
}

export function pick(x: X): Move {
  const { pile, deck } = x.t;
  const draft = draftOf(x);
  const drawing = deck.length === 0 ? Number.POSITIVE_INFINITY : afterDraw(draft);
  const take = bestTake(
    takes(draft, pile, (key) => isFree(x, key)),
    drawing,
  );
  return take ? { do: 'PICK_DISCARD', at: take.depth } : { do: 'PICK_DRAW' };
}

/** Cards that can be taken from the pile, and the turn that follows. */
interface Take {
  depth: number;
  plan: Plan;
}

export function takes(draft: Draft, pile: readonly CopyId[], isFreeKey: (key: CopyId) => boolean): Take[] {
  const found: Take[] = [];
  const held = copyHolding(draft.held);
  for (let depth = 1; depth <= Math.min(pile.length, DEEPEST); depth++) {
    const key = pile[pile.length - depth] as CopyId;
    gain(held, key);
    const then: Draft = { ...draft, held: copyHolding(held) };
    const free = isFreeKey(key);
    if (!free && !isPlayable(then, key)) continue;
    const plan = planFor({ ...then, key: free ? 0 : key });
    if (plan !== null) found.push({ depth, plan });
  }
  return found;
}

/** The take that costs least; null: drawing costs less. */
function bestTake(found: readonly Take[], drawing: number): Take | null {
  let best: Take | null = null;
  let least = drawing;
  for (const take of found) {
    const cost = take.plan.cost + KNOWN_CARD * take.depth;
    if (cost < least) [best, least] = [take, cost];
  }
  return best;
}

/** The cost after drawing an unknown card: it fits, it is a wild, or it stays in the hand. */
function afterDraw(draft: Draft): number {
  const plan: Plan | null = planFor(draft);
  const { unseen, runs } = draft;
  const fits = draft.opened ? chanceOf(reachOf(runs), unseen) : 0;
  const wild = (unseen.copies[0] ?? 0) / unseen.total;
  return (plan?.cost ?? 0) + (1 - fits - wild) * STUCK - wild * WILD;
}
