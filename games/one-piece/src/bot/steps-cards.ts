/** Steps about hand, deck, trash and Life. */
import { seatOf } from '../effects/phrase.ts';
import type { Env } from '../rules/card.ts';
import type { Top } from '../tree/tree.ts';
import { gainOf } from './gains.ts';
import type { Look } from './look.ts';
import { amountNow, isChoice } from './phrases.ts';
import { pickWorth } from './picking.ts';
import { signOf, type WorthTable } from './step-worth.ts';
import { bodyWorth, keepWorth, lifeLost, lifeWorth, livesOf } from './worth.ts';

/** A card chosen from several is better than one from the top; one that must fit may not be there. */
const CHOSEN = 1.2;
const FITTING = 0.8;

export const CARD_STEPS: WorthTable<
  'draw' | 'drawTo' | 'move' | 'shuffle' | 'shuffleHandIntoDeck' | 'look' | 'lookAtHand' | 'reveal' | 'choose' | 'play'
> = {
  draw: (look, { n, who }, env) => signOf(who) * look.w.card * amountNow(look, n, env),
  drawTo: (look, { n, who = 'you' }, env) => {
    const short = amountNow(look, n, env) - look.t.hand[seatOf(env, who)].length;
    return signOf(who) * look.w.card * Math.max(0, short);
  },
  move: (look, { what, to }, env) => {
    if (typeof what === 'object' && !isChoice(what))
      return topWorth(look, what, to, amountNow(look, what.top, env), env);
    const unseen = isChoice(what) ? unseenWorth(look, what.in[0] ?? 'deck', to, what.of === 'opponent') : 0;
    return pickWorth(look, what, env, (card) => gainOf(look, `move-${to}`, card, env.you), unseen);
  },
  shuffle: () => 0,
  shuffleHandIntoDeck: (look, { who = 'you' }, env) => {
    const hand = look.t.hand[seatOf(env, who)];
    return -signOf(who) * hand.reduce((sum, card) => sum + keepWorth(look, card), 0);
  },
  look: (look, { what, take }, env) => {
    if (!take) return 0.15;
    const n = Math.min(take.n ?? take.upTo ?? 1, amountNow(look, what.top, env));
    const fits = take.where ? FITTING : CHOSEN;
    if (take.to === 'hand') return n * fits * look.w.card;
    if (take.to === 'life-top') return n * lifeLost(look, livesOf(look, env.you) + 1, 1);
    return take.to === 'play' || take.to === 'play-rested' ? n * fits * 1.5 : 0.2;
  },
  lookAtHand: () => 0.15,
  reveal: () => 0,
  choose: (look, { what }, env) => pickWorth(look, what, env, () => 0.01),
  play: (look, { what }, env) =>
    pickWorth(look, what, env, (card) => {
      const held = look.t.hand[env.you].includes(card) ? keepWorth(look, card) : 0;
      return bodyWorth(look, card) - held;
    }),
};

function topWorth(look: Look, top: Top, to: string, n: number, env: Env): number {
  const whose = seatOf(env, top.of ?? 'you');
  const life = livesOf(look, whose);
  const sign = signOf(top.of);
  if (top.in[0] === 'life') return -sign * (to === 'hand' ? lifeWorth(look, life, n) : lifeLost(look, life, n));
  if (to.startsWith('life')) return sign * n * lifeLost(look, life + 1, 1);
  return to === 'hand' ? sign * n * look.w.card : -0.02 * n;
}

/** A card nobody shows, of the rival's hand or of a deck. */
function unseenWorth({ w }: Look, area: string, to: string, theirs: boolean): number {
  if (area === 'hand') return theirs && to !== 'hand' ? w.card : 0;
  return area === 'deck' && to === 'hand' ? w.card * FITTING : 0;
}
