/** How likely a team is to win from the start of a turn on, by what lies in all hands and on both boards. */
import { chanceOfOdds } from '@dealers-choice/bots';
import { SUITS } from '../cards/pack.ts';
import { isLocked } from '../rules/lock.ts';
import { count, type Holding, wildsIn } from '../rules/shapes.ts';
import { endOfPoints, pointsAhead } from './points.ts';
import { handOf, hasOpened, naturalsOf, runsOfSide, type Sketch } from './sketch.ts';
import { type Reach, reachOf } from './worth.ts';

/** What a hand adds to the logarithm of the odds that the team on turn wins. */
interface Weights {
  /** By naturals that neither a run takes nor a wild helps down, less the one to discard; the last is for more. */
  stuck: readonly number[];
  natural: number;
  wild: number;
  /** A natural that a run would take after one card more. */
  nearly: number;
  /** Two naturals that lack one for a sequence. */
  pair: number;
  /** Not opened yet. */
  shut: number;
}

/** Found from 6,000 deals of quick turns by logistic regression; on others the chances came true within 0.02. */
const MOVER: Weights = {
  stuck: [1.032, 0.172, -0.089, -0.276, -0.273, -0.128, -0.104],
  natural: -0.2,
  wild: 0.252,
  nearly: -0.025,
  pair: 0.267,
  shut: -1.218,
};
const NEXT: Weights = {
  stuck: [-0.724, -0.072, 0.136, 0.315, 0.335, 0.214, 0.128],
  natural: 0.203,
  wild: -0.215,
  nearly: -0.003,
  pair: -0.244,
  shut: 1.183,
};
const PARTNER: Weights = {
  stuck: [0.772, 0.138, -0.036, -0.135, -0.156, -0.188, -0.063],
  natural: -0.21,
  wild: 0.171,
  nearly: 0.063,
  pair: 0.189,
  shut: -1.538,
};
const LAST: Weights = {
  stuck: [-0.669, -0.077, 0.101, 0.202, 0.239, 0.296, 0.243],
  natural: 0.159,
  wild: -0.089,
  nearly: -0.062,
  pair: -0.14,
  shut: 0.919,
};
const OWN_LOCK = -0.155;
const RIVAL_LOCK = 0.115;
const ON_TURN = 0.333;
/** For each card that the team's runs take and the rivals' do not. */
const REACH = 0.076;

/** Seats count from the one on turn. */
const weightsOf = (after: number): Weights =>
  after === 0 ? MOVER : after === 1 ? NEXT : after % 2 === 0 ? PARTNER : LAST;

function oddsOf(held: Holding, opened: boolean, reach: Reach, weights: Weights): number {
  const wilds = wildsIn(held);
  const naturals = naturalsOf(held);
  let [fits, nearly, pairs] = [0, 0, 0];
  if (opened) {
    for (let suit = 0; suit < SUITS.length; suit++) {
      const ranks = held.once[suit] ?? 0;
      const now = reach.now[suit] ?? 0;
      fits += count(ranks & now);
      nearly += count(ranks & (reach.next[suit] ?? 0) & ~now);
      pairs += count(((ranks & (ranks >> 1)) | (ranks & (ranks >> 2))) & ~now);
    }
  }
  const { stuck } = weights;
  const left = Math.max(0, Math.min(stuck.length - 1, naturals - 1 - fits - 2 * wilds));
  const rest = opened ? naturals * weights.natural : weights.shut;
  return (stuck[left] ?? 0) + rest + wilds * weights.wild + nearly * weights.nearly + pairs * weights.pair;
}

const breadthOf = ({ now }: Reach): number => now.reduce((sum, ranks) => sum + count(ranks), 0);

/** The chance of the side on turn to win this deal. */
function chanceOnTurn(s: Sketch): number {
  const side = s.mover & 1;
  const reach = [reachOf(runsOfSide(s, 0)), reachOf(runsOfSide(s, 1))] as const;
  const [own, rival] = side === 0 ? reach : [reach[1], reach[0]];
  const { lockMinLength } = s.options;
  let odds = ON_TURN + REACH * (breadthOf(own) - breadthOf(rival));
  if (isLocked(runsOfSide(s, side), lockMinLength)) odds += OWN_LOCK;
  if (isLocked(runsOfSide(s, 1 - side), lockMinLength)) odds += RIVAL_LOCK;
  for (let after = 0; after < s.seats; after++) {
    const seat = (s.mover + after) % s.seats;
    odds += oddsOf(handOf(s, seat), hasOpened(s, seat), after % 2 === 0 ? own : rival, weightsOf(after));
  }
  return chanceOfOdds(odds);
}

/** How likely a side is to win the match: what one has, the other lacks. */
export function outlookFor(s: Sketch, side: number): number {
  const first = s.options.match === 'points' ? pointsOutlook(s) : dealOutlook(s);
  return side === 0 ? first : 1 - first;
}

function dealOutlook(s: Sketch): number {
  if (s.out !== null) return s.out === -1 ? 0.5 : 1 - s.out;
  return (s.mover & 1) === 0 ? chanceOnTurn(s) : 1 - chanceOnTurn(s);
}

const pointsOutlook = (s: Sketch): number => (s.out === null ? pointsAhead(s, dealOutlook(s)) : endOfPoints(s));
