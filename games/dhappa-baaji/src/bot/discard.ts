/** Which card to discard: one that helps neither the next rival nor our own team. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { HOME, isJoker, isStatic, rankOf, suitOf } from '../cards/pack.ts';
import { type Holding, holdingOf, type Shape, shapesOf } from '../rules/shapes.ts';
import { type Dhappa, teamOf } from '../rules/table.ts';
import { burdenOf, type Reach, reachOf, type Unseen, unseenBy, WILD } from './worth.ts';

type View = MatchOf<Dhappa>;

/** The worth of a card to a rival whose runs take it, or would take it after one card more. */
const FITS_RIVAL = 0.5;
const NEAR_RIVAL = 0.12;
/** The worth of a discarded wild to a rival, who can take it. */
const WILD_FOR_RIVAL = 1.2;
/** How much more a gift counts if the rival could go out next. */
const DANGER = 3;
const FEW_CARDS = 3;
/** A deep pile has something for anybody, and most for a rival who needs little. */
const DEEP_PILE = 6;
const FOR_ANYBODY = 2.5;
const SHORT_HAND = 5;

export function discardFrom(view: View, seat: Seat): CopyId {
  const { table: t } = view;
  const hand = t.hand[seat];
  if (hand.length === 1) return hand[0] as CopyId;
  const next = ((seat + 1) % view.seats) as Seat;
  const gainOf = gains({
    held: holdingOf(hand),
    unseen: unseenBy(t, hand),
    runs: shapesOf(t, seat & 1),
    pile: t.pile,
    rival: rivalWith(
      shapesOf(t, next & 1),
      t.opened[next],
      t.hand[next].length,
      teamOf(next) === 'A' ? t.lockA : t.lockB,
    ),
  });
  return hand.reduce((best, card) => (gainOf(card) > gainOf(best) ? card : best));
}

/** What a discard is weighed against. */
export interface Throwing {
  held: Holding;
  unseen: Unseen;
  runs: readonly Shape[];
  pile: readonly CopyId[];
  /** Whose turn is next. */
  rival: Rival;
}

/** What it gains to be rid of a card of the hand. */
export function gains({ held, unseen, runs, pile, rival }: Throwing): (card: CopyId) => number {
  const ours = reachOf(runs);
  return (card) => {
    if (isStatic(card)) return rival.danger * worthTo(rival, pile) - WILD;
    if (isJoker(card)) return -WILD - rival.danger * WILD_FOR_RIVAL;
    return burdenOf(HOME[card] ?? 0, held, ours, unseen) - rival.danger * giftTo(rival, card);
  };
}

export interface Rival {
  reach: Reach;
  opened: boolean;
  cards: number;
  danger: number;
}

export const rivalWith = (runs: readonly Shape[], opened: boolean, cards: number, locked: boolean): Rival => ({
  reach: reachOf(runs),
  opened,
  cards,
  danger: locked && cards <= FEW_CARDS ? DANGER : 1,
});

function giftTo({ reach, opened }: Rival, card: CopyId): number {
  const home = HOME[card] ?? 0;
  if (home === 0) return WILD_FOR_RIVAL;
  const [suit, rank] = [suitOf(home), rankOf(home)];
  const near = (((reach.next[suit] ?? 0) >> rank) & 1) * NEAR_RIVAL;
  return ((((reach.now[suit] ?? 0) >> rank) & 1) === 1 ? FITS_RIVAL : near) * (opened ? 1 : 0.5);
}

/** The best a rival can get out of the pile as it lies: cards that fit count for them, the others are ballast. */
function worthTo(rival: Rival, pile: readonly CopyId[]): number {
  let [best, sum] = [pile.length >= DEEP_PILE && rival.cards <= SHORT_HAND ? FOR_ANYBODY : 0, 0];
  for (let i = pile.length - 1; i >= 0; i--) {
    const gift = giftTo(rival, pile[i] as CopyId);
    sum += gift >= FITS_RIVAL / 2 ? gift : -0.4;
    if (gift >= FITS_RIVAL / 2) best = Math.max(best, sum);
  }
  return best;
}
