/** Yes or no, and one of several: by what the text would do. */
import { type CopyId, type Move, must, type Question } from '@dealers-choice/kernel';
import type { EffectFrame } from '../effects/op.ts';
import { type Ability, kitOf } from '../rules/card.ts';
import { someSteps } from '../tree/steps.ts';
import type { Step } from '../tree/tree.ts';
import { walk } from '../tree/walk.ts';
import { effectWorth, stepsWorth } from './effect.ts';
import { faceFor, isSeen, type Look, voiceOf } from './look.ts';
import { holds } from './phrases.ts';
import { lossOf } from './threat.ts';
import { bodyWorth, keepWorth, lifeWorth, livesOf } from './worth.ts';

const say = (q: Question, yes: boolean): Move => ({ choose: yes && q.options.includes('yes') ? 'yes' : 'no' });

/** The effect that a question names. */
function abilityOf(look: Look, q: Question): Ability | null {
  if (!isSeen(q.source)) return null;
  return faceFor(look, q.source).abilities.find(({ id }) => id === q.params.effect) ?? null;
}

/** What is paid for is used: an Event that was played for its text. */
export function use(look: Look, q: Question): Move {
  const ability = abilityOf(look, q);
  if (!ability || ability.timing === 'COUNTER') return say(q, true);
  return say(q, effectWorth(look, ability, runningEnv(look)) > 0);
}

/** The text that runs now, with what it has chosen so far. */
function runningEnv({ x }: Look): ReturnType<typeof voiceOf> {
  const frame = must(x.match.stack, x.match.stack.length - 1);
  const { r } = frame as EffectFrame;
  return { ...voiceOf(frame.you, frame.source), r: { ...r, it: (r.it ?? []).slice() } };
}

function stepOf({ x }: Look): Step | null {
  const frame = must(x.match.stack, x.match.stack.length - 1);
  return kitOf(x).codes[Number(frame.r.code)]?.ops[frame.step]?.step ?? null;
}

/** For the effect's player or the other one: the better of doing and not doing it. */
export function may(look: Look, q: Question): Move {
  const step = stepOf(look);
  if (step?.do !== 'may') return say(q, true);
  const env = runningEnv(look);
  const sign = env.you === look.seat ? 1 : -1;
  const [done, not] = [stepsWorth(look, step.steps, env), stepsWorth(look, step.else ?? [], env)];
  return say(q, sign * done > sign * not);
}

export function chooseOne(look: Look, q: Question): Move {
  const step = stepOf(look);
  const [first = ''] = q.options;
  if (step?.do !== 'chooseOne') return { choose: first };
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const word of q.options) {
    const env = runningEnv(look);
    const sign = env.you === look.seat ? 1 : -1;
    const worth = sign * stepsWorth(look, step.options[Number(word) - 1] ?? [], env);
    if (worth > most) [best, most] = [word, worth];
  }
  return { choose: best };
}

/** What would be lost, against the price of saving it. */
export function replace(look: Look, q: Question): Move {
  const ability = abilityOf(look, q);
  if (!ability) return say(q, false);
  const price = -stepsWorth(look, substituteOf(ability), voiceOf(look.seat, q.source));
  return say(q, saved(look, q) > price);
}

/** What is done instead: the text itself, or what it granted for a while. */
function substituteOf({ data }: Ability): readonly Step[] {
  if (data.would) return data.steps;
  let found: readonly Step[] = [];
  walk(someSteps, data.steps, {
    step(step) {
      if (step.do === 'instead' && found.length === 0) found = step.steps;
    },
  });
  return found;
}

function saved(look: Look, q: Question): number {
  const { x, seat } = look;
  if (q.params.would === 'DAMAGE')
    return livesOf(look, seat) === 0 ? look.w.defeat : Math.max(lossOf(look), lifeWorth(look, livesOf(look, seat), 1));
  const { r } = must(x.match.stack, x.match.stack.length - 1);
  const cards = (Array.isArray(r.cards) ? r.cards : []) as CopyId[];
  const share = q.params.would === 'REST' ? 0.3 : q.params.would === 'hand' ? 0.6 : 1;
  return share * cards.filter(isSeen).reduce((sum, card) => sum + bodyWorth(look, card), 0);
}

/** A [Trigger] against the card in hand. */
export function life(look: Look, q: Question): Move {
  if (!q.options.includes('trigger')) return { choose: 'take' };
  const trigger = faceFor(look, q.source).abilities.find(({ timing }) => timing === 'TRIGGER');
  if (!trigger) return { choose: 'take' };
  const env = voiceOf(look.seat, q.source);
  const worth = holds(look, trigger.data.if, env)
    ? stepsWorth(look, trigger.data.cost ?? [], env) + stepsWorth(look, trigger.data.steps, env)
    : 0;
  return { choose: worth > keepWorth(look, q.source) ? 'trigger' : 'take' };
}
