/** Steps that hold others together, and those about the match. */
import type { CopyId } from '@dealers-choice/kernel';
import { seatOf } from '../effects/phrase.ts';
import { faceFor, isSeen, type Look, voiceOf } from './look.ts';
import { amountNow, holds } from './phrases.ts';
import { pickWorth } from './picking.ts';
import { signOf, type WorthTable } from './step-worth.ts';
import { lifeWorth, livesOf } from './worth.ts';

type FlowStep =
  | 'turnLife'
  | 'lifeInstead'
  | 'damage'
  | 'if'
  | 'ifDone'
  | 'may'
  | 'chooseOne'
  | 'repeat'
  | 'later'
  | 'instead'
  | 'nameCost'
  | 'activateText'
  | 'activateEvent'
  | 'changeTarget'
  | 'nextPlay'
  | 'playCost'
  | 'extraTurn'
  | 'win'
  | 'lose';

/** What comes later may not come. */
const LATER = 0.8;
/** A text that cannot be read, or not so deep. */
const SOME_TEXT = 0.3;

export const FLOW_STEPS: WorthTable<FlowStep> = {
  turnLife: () => -0.02,
  lifeInstead: () => 0,
  damage: (look, { n, who }, env) => {
    const [life, points] = [livesOf(look, seatOf(env, who)), amountNow(look, n, env)];
    return -signOf(who) * (life === 0 ? look.w.defeat : lifeWorth(look, life, points));
  },
  if: (look, step, env, all) => all(look, holds(look, step.if, env) ? step.then : (step.else ?? []), env),
  // Taken for done when something was chosen.
  ifDone: (look, step, env, all) => all(look, env.r.it?.length === 0 ? (step.else ?? []) : step.then, env),
  may: (look, step, env, all) => {
    const sign = signOf(step.who ?? 'you');
    return sign * Math.max(sign * all(look, step.steps, env), sign * all(look, step.else ?? [], env));
  },
  chooseOne: (look, { options, who = 'you' }, env, all) => {
    const sign = signOf(who);
    return sign * Math.max(...options.map((steps) => sign * all(look, steps, env)));
  },
  repeat: (look, { n, steps }, env, all) => Math.min(3, amountNow(look, n, env)) * all(look, steps, env),
  instead: () => SOME_TEXT,
  nameCost: () => 0,
  later: (look, { steps }, env, all) => LATER * all(look, steps, env),
  activateText: (look, { what, timing }, env, all) => {
    const within: Look = { ...look, nested: true };
    const worth = (card: CopyId): number => {
      if (!isSeen(card) || look.nested) return SOME_TEXT;
      const ability = faceFor(look, card).abilities.find((one) => one.timing === timing);
      if (!ability || !holds(look, ability.data.if, env)) return 0;
      const inside = voiceOf(env.you, card);
      return all(within, ability.data.cost ?? [], inside) + all(within, ability.data.steps, inside);
    };
    return pickWorth(look, what, env, worth);
  },
  activateEvent: (look, { what }, env) => pickWorth(look, what, env, () => 1),
  changeTarget: () => 0.3,
  nextPlay: (look) => 0.5 * look.w.activeDon,
  playCost: (look) => look.w.activeDon,
  extraTurn: () => 3,
  win: (look, { who }) => signOf(who ?? 'you') * look.w.defeat,
  lose: (look, { who }) => -signOf(who ?? 'you') * look.w.defeat,
};
