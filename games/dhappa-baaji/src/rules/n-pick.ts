/** Taking the top N cards of the discard pile (DB-11): the deepest of them is the key (DB-44). */
import { type CopyId, type Look, no, type Refusal } from '@dealers-choice/kernel';
import { isWild } from '../cards/pack.ts';
import { isPlayable, type Means } from './playable.ts';
import { gain, holdingOf, shapesOf } from './shapes.ts';
import type { Dhappa } from './table.ts';

type Seen = Look<Dhappa>;

/** What the player has to play with. */
export const meansOf = (x: Seen): Means => ({
  held: holdingOf(x.t.hand[x.you]),
  runs: shapesOf(x.t, x.you & 1),
  opened: x.t.opened[x.you],
  minLength: x.options.lockMinLength,
});

/** The key card of a pick: the deepest one taken. */
export const keyAt = (x: Seen, depth: number): CopyId | undefined => x.t.pile[x.t.pile.length - depth];

/** Is there no duty to play this key (DB-62)? */
export const isFree = (x: Seen, key: CopyId): boolean =>
  (x.options.wildPickFree && isWild(key)) || (x.options.firstTurnFreePick && x.t.firstPick);

export function whyNotPicked(x: Seen, depth: number): Refusal | null {
  const { pile } = x.t;
  const key = keyAt(x, depth);
  if (depth < 1 || key === undefined) return no('BAD_DEPTH', { depth, pile: pile.length }, 'DB-11');
  if (isFree(x, key)) return null;
  const means = meansOf(x);
  for (let i = pile.length - depth; i < pile.length; i++) gain(means.held, pile[i] as CopyId);
  return isPlayable(means, key) ? null : notPlayable(key);
}

const notPlayable = (card: CopyId): Refusal => no('DEEPEST_CARD_NOT_PLAYABLE', { card }, 'DB-44');

/** For every depth from 1: could the key be played? One pass; the hand of `means` takes the whole pile. */
export function playableDepths(means: Means, pile: readonly CopyId[]): boolean[] {
  const playable: boolean[] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const key = pile[i] as CopyId;
    gain(means.held, key);
    playable.push(isPlayable(means, key));
  }
  return playable;
}

/** For every depth from 1: null, or why not, for a table that shows them all. */
export const pickReasons = (x: Seen): (Refusal | null)[] =>
  playableDepths(meansOf(x), x.t.pile).map((playable, i) => {
    const key = keyAt(x, i + 1) as CopyId;
    return playable || isFree(x, key) ? null : notPlayable(key);
  });
