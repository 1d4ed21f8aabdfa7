/** A whole turn in thought, close to the captain's and a hundred times faster. */
import { below, type CopyId, type Rng } from '@dealers-choice/kernel';
import { HOME, isStatic, isWild, rankOf, suitOf } from '../cards/pack.ts';
import { isLocked } from '../rules/lock.ts';
import { isPlayable, type Means } from '../rules/playable.ts';
import { copyHolding, gain, type Holding, wildsIn } from '../rules/shapes.ts';
import { gains, rivalWith } from './discard.ts';
import { KNOWN_CARD, STUCK } from './pick.ts';
import { type Laying, layQuickly } from './quick-lay.ts';
import { discard, draw, facesOf, handOf, hasOpened, lay, naturalsOf, runsOfSide, type Sketch, take } from './sketch.ts';
import { chanceOf, reachOf, WILD } from './worth.ts';

/** How deep it looks into the pile. */
const DEEPEST = 5;
/** What a natural that is left costs, without a look at which it is. */
const NATURAL = 0.7;
const OUT = -1000;

export function quickTurn(s: Sketch, rng: Rng): void {
  const taken = bestTake(s);
  if (taken === null) {
    draw(s);
    lay(s, layQuickly(layingOf(s)));
  } else {
    take(s, taken.depth);
    lay(s, taken.laid);
  }
  discard(s, worstOf(s, rng), rng);
}

const layingOf = (s: Sketch, held: Holding = handOf(s, s.mover)): Laying => ({
  held: copyHolding(held),
  runs: runsOfSide(s, s.mover & 1).slice(),
  opened: hasOpened(s, s.mover),
  minLength: s.options.lockMinLength,
  newest: s.newest,
});

interface Taken {
  depth: number;
  laid: Laying;
}

/** The cards of the pile that are worth more than a draw. */
function bestTake(s: Sketch): Taken | null {
  const { pile, mover, options } = s;
  const held = handOf(s, mover);
  const grown = copyHolding(held);
  const runs = runsOfSide(s, mover & 1);
  const means: Means = { held: grown, runs, opened: hasOpened(s, mover), minLength: options.lockMinLength };
  let best: Taken | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let depth = 1; depth <= Math.min(pile.length, DEEPEST); depth++) {
    const key = pile[pile.length - depth] as CopyId;
    gain(grown, key);
    const isFree = (options.wildPickFree && isWild(key)) || (options.firstTurnFreePick && s.firstPick);
    if (!isFree && !isPlayable(means, key)) continue;
    const laid = layQuickly(layingOf(s, grown));
    // The key must be played: a turn that leaves it in the hand is none.
    if (!isFree && has(laid.held, key) && !has(held, key)) continue;
    const cost = costOf(laid) + KNOWN_CARD * depth;
    if (cost < least) [best, least] = [{ depth, laid }, cost];
  }
  if (best === null || s.deck.length === 0 || least <= OUT / 2) return best;
  const fits = hasOpened(s, mover) ? chanceOf(reachOf(runs), s.hidden) : 0;
  const wild = (s.hidden.copies[0] ?? 0) / s.hidden.total;
  const drawing = costOf(layQuickly(layingOf(s))) + (1 - fits - wild) * STUCK - wild * WILD;
  return drawing <= least ? null : best;
}

const costOf = ({ held, runs, minLength }: Laying): number =>
  held.size === 1 && isLocked(runs, minLength) ? OUT : naturalsOf(held) * NATURAL - wildsIn(held) * WILD;

function has({ once, twos, jokers }: Holding, card: CopyId): boolean {
  const home = HOME[card] ?? 0;
  if (home === 0) return isStatic(card) ? twos > 0 : jokers > 0;
  return (((once[suitOf(home)] ?? 0) >> rankOf(home)) & 1) === 1;
}

/** What the captain would discard; of equals, any. */
export function worstOf(s: Sketch, rng: Rng): CopyId {
  const held = handOf(s, s.mover);
  const faces = facesOf(held);
  if (faces.length === 1) return faces[0] as CopyId;
  const next = (s.mover + 1) % s.seats;
  const rivals = runsOfSide(s, next & 1);
  const locked = isLocked(rivals, s.options.lockMinLength);
  const gainOf = gains({
    held,
    unseen: s.hidden,
    runs: runsOfSide(s, s.mover & 1),
    pile: s.pile,
    rival: rivalWith(rivals, hasOpened(s, next), handOf(s, next).size, locked),
  });
  let [worst, most] = [faces[0] as CopyId, Number.NEGATIVE_INFINITY];
  const from = below(rng, faces.length);
  for (let i = 0; i < faces.length; i++) {
    const face = faces[(from + i) % faces.length] as CopyId;
    const gained = gainOf(face);
    if (gained > most) [worst, most] = [face, gained];
  }
  return worst;
}
