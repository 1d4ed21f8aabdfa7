/** Named policies: each plays a seat from what that seat sees. */
import type { CopyId, MatchOf, Move, Rng, Seat } from '@dealers-choice/kernel';
import { isWild } from '../cards/pack.ts';
import { dhappaBaaji } from '../rules/game.ts';
import { leadsOn, moveOf } from '../rules/listing.ts';
import { isFree, keyAt, meansOf } from '../rules/n-pick.ts';
import { isPlayable, type Means } from '../rules/playable.ts';
import { copyHolding, gain } from '../rules/shapes.ts';
import { addsTo, creates, type Step, swapsIn } from '../rules/steps.ts';
import { type Dhappa, teamOf, type X } from '../rules/table.ts';
import { discardFrom } from './discard.ts';
import { bestPlan, distance } from './plan.ts';

export interface DhappaBot {
  name: string;
  about: string;
  choose(view: MatchOf<Dhappa>, seat: Seat, rng: Rng): Move | null;
}

/** So deep the player looks into the pile. */
const DEEPEST = 12;
/** What a face-down card is worth against one that is known. */
const UNKNOWN_CARD = 0.35;

function pick(x: X): Move {
  const { pile, deck } = x.t;
  const { minLength, held, ...means } = meansOf(x);
  let best: Move = { do: 'PICK_DRAW' };
  let least =
    deck.length === 0 ? Number.POSITIVE_INFINITY : distance(bestPlan({ ...means, held, minLength }), minLength);
  least += UNKNOWN_CARD;
  const taken = copyHolding(held);
  for (let depth = 1; depth <= Math.min(pile.length, DEEPEST); depth++) {
    const key = keyAt(x, depth) as CopyId;
    gain(taken, key);
    const then: Means = { ...means, held: taken, minLength };
    if (!isFree(x, key) && !isPlayable(then, key)) continue;
    const far = distance(bestPlan(then), minLength) + (isWild(key) ? -0.2 : 0);
    if (far < least) [best, least] = [{ do: 'PICK_DISCARD', at: depth }, far];
  }
  return best;
}

/** The next step of the plan; first of all what must be played. */
function play(x: X, view: MatchOf<Dhappa>): Move {
  const means = meansOf(x);
  const [next] = x.t.mustPlay ? toward(x, means) : bestPlan(means).steps;
  return next ? moveOf(x, next) : { do: 'DISCARD_CARD', card: discardFrom(view, x.you) };
}

/** Steps that lead to playing the key; those of the plan first, then those that play it, then any. */
function toward(x: X, means: Means): Step[] {
  const { held, runs, opened } = means;
  const all = [
    ...creates(held, opened),
    ...(opened ? runs.flatMap((run) => [...addsTo(run, held), ...swapsIn(run, held)]) : []),
  ].filter((step) => leadsOn(x, means, step));
  const wilds = (step: Step): number => step.fills.filter(({ by }) => by !== 'natural').length;
  const [planned] = bestPlan(means).steps;
  const byWilds = all.sort((a, b) => wilds(a) - wilds(b));
  return planned && leadsOn(x, means, planned) ? [planned, ...byWilds] : byWilds;
}

const captain: DhappaBot = {
  name: 'captain',
  about:
    'Opens, sheds what it can, saves wild cards for the lock and the way out, and burns a pile that helps a rival.',
  choose(view, seat) {
    const { asking } = view;
    if (!asking) return null;
    if (asking.prompt === 'SCORED') return { do: 'DEAL' };
    if (asking.prompt === 'DISCARD') return { do: 'DISCARD_CARD', card: discardFrom(view, seat) };
    return dhappaBaaji.x.on(view, undefined, (x) => {
      x.you = seat;
      return asking.prompt === 'PICK' ? pick(x) : play(x, view);
    });
  },
};

export { workloads } from './bench.ts';

export const bots: readonly DhappaBot[] = [captain];
export const usualBots = (_options: Dhappa['options'], seats: number): string[] =>
  new Array<string>(seats).fill('captain');

/** How a position looks at a glance, for bots that only look one move ahead: hands to be shed, and locks. */
export function score({ table: t, over }: MatchOf<Dhappa>, seat: Seat): number {
  if (over) return over.winners.length === 0 ? 0 : over.winners.includes(seat) ? 1000 : -1000;
  const team = teamOf(seat);
  let sum = 0;
  for (const [other, hand] of t.hand.entries()) sum += teamOf(other) === team ? -hand.length : hand.length;
  const locks = (t.lockA ? 5 : 0) - (t.lockB ? 5 : 0);
  return sum + (team === 'A' ? locks : -locks);
}
