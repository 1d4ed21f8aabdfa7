/** What is worth comparing at each question of a turn; the captain's move comes first. */
import { type CopyId, type Layout, type MatchOf, type Move, must, type Rng, type Seat } from '@dealers-choice/kernel';
import { isWild } from '../cards/pack.ts';
import { dhappaBaaji } from '../rules/game.ts';
import { moveOf } from '../rules/listing.ts';
import { isFree } from '../rules/n-pick.ts';
import { wildsIn } from '../rules/shapes.ts';
import type { Step } from '../rules/steps.ts';
import type { Dhappa, X } from '../rules/table.ts';
import { draftOf, takes } from './pick.ts';
import { type Draft, isOut, next, planFor } from './plan.ts';
import { worstOf } from './quick-turn.ts';
import { discard, draw, handOf, lay, oneLike, type Sketch, take } from './sketch.ts';
import { wildUses } from './uses.ts';
import { costOf } from './worth.ts';

type View = MatchOf<Dhappa>;

/** How many other ways to spend a wild are compared. */
const SPENDINGS = 3;

/** A move, and how the turn goes on from there in an imagined deal, to its discard. */
export interface Choice {
  move: Move;
  play(s: Sketch, rng: Rng): void;
}

export function choicesOf(view: View, seat: Seat, captains: Move): Choice[] {
  return dhappaBaaji.x.on(view, undefined, (x) => {
    x.you = seat;
    const found = view.asking?.prompt === 'PICK' ? picks(x) : plays(x, captains);
    // The captain's own move stands for the choice that means the same.
    const same = found.findIndex(({ move }) => meansTheSame(move, captains));
    if (same < 0) return [];
    const own: Choice = { move: captains, play: must(found, same).play };
    return [own, ...found.filter((_, i) => i !== same)];
  });
}

function meansTheSame(a: Move, b: Move): boolean {
  if (!('do' in a) || !('do' in b) || a.do !== b.do || a.at !== b.at) return false;
  if (a.layout && b.layout) return laysTheSame(a.layout, b.layout);
  return a.card === undefined || b.card === undefined ? a.card === b.card : oneLike(a.card) === oneLike(b.card);
}

const laysTheSame = (a: Layout, b: Layout): boolean =>
  a.run === b.run &&
  a.cards.length === b.cards.length &&
  a.cards.every(({ card, as }) => b.cards.some((other) => other.as === as && oneLike(other.card) === oneLike(card)));

/** Naturals go down as the captain lays them; then wilds are spent or kept, and one card is discarded. */
function plays(x: X, captains: Move): Choice[] {
  if (!('do' in captains) || x.t.mustPlay) return [];
  const isDone = captains.do === 'DISCARD_CARD';
  if (!isDone && !captains.layout?.cards.some(({ card }) => isWild(card))) return [];
  const draft = draftOf(x);
  const plan = planFor(draft);
  if (plan === null || isOut(plan.draft)) return [];
  const all = discards(x);
  const [step] = plan.steps;
  if (step) all.push(laying(x, step, plan.draft));
  return x.t.phase === 'PLAY' && draft.opened ? [...all, ...spending(x, draft, step)] : all;
}

const laying = (x: X, step: Step, then: Draft): Choice => ({
  move: moveOf(x, step),
  play(s, rng) {
    lay(s, then);
    endTurn(s, rng);
  },
});

/** Other ways to spend a wild, the likeliest first. */
function spending(x: X, draft: Draft, captains: Step | undefined): Choice[] {
  if (wildsIn(draft.held) === 0) return [];
  return wildUses(draft.held, draft.runs, 1)
    .filter((step) => !captains || !sameStep(step, captains))
    .flatMap((step) => {
      const made = next(draft, step);
      return made ? [{ step, made, cost: costOf(made, made.unseen) }] : [];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, SPENDINGS)
    .map(({ step, made }) => laying(x, step, planFor(made)?.draft ?? made));
}

const sameStep = (a: Step, b: Step): boolean =>
  a.do === b.do &&
  a.run.id === b.run.id &&
  a.fills.length === b.fills.length &&
  a.fills.every(({ slot, by }) => b.fills.some((fill) => fill.slot === slot && fill.by === by));

function endTurn(s: Sketch, rng: Rng): void {
  discard(s, worstOf(s, rng), rng);
}

function picks(x: X): Choice[] {
  const draft = draftOf(x);
  const { pile, deck } = x.t;
  const taking = takes(draft, pile, (key) => isFree(x, key)).map(
    ({ depth, plan }): Choice => ({
      move: { do: 'PICK_DISCARD', at: depth },
      play(s, rng) {
        take(s, depth);
        lay(s, plan.draft);
        endTurn(s, rng);
      },
    }),
  );
  return deck.length > 0 ? [drawing(draft), ...taking] : taking;
}

/** What is laid after a draw depends on the face that was drawn alone. */
function drawing(draft: Draft): Choice {
  const laid: Draft[] = [];
  return {
    move: { do: 'PICK_DRAW' },
    play(s, rng) {
      const face = oneLike(s.deck[s.deck.length - 1] as CopyId);
      draw(s);
      const then: Draft = { ...draft, held: handOf(s, s.mover) };
      laid[face] ??= planFor(then)?.draft ?? then;
      lay(s, laid[face]);
      endTurn(s, rng);
    },
  };
}

/** Every face of the hand. */
function discards(x: X): Choice[] {
  const hand = x.t.hand[x.you];
  return hand
    .filter((card, i) => hand.findIndex((other) => oneLike(other) === oneLike(card)) === i)
    .map((card) => ({ move: { do: 'DISCARD_CARD', card }, play: (s, rng) => discard(s, oneLike(card), rng) }));
}
