/** Standing texts: they hold while their card is there, on the field or in the hand. */
import type { Condition, Effect, Step } from '../../src/tree/tree.ts';
import { condition } from '../condition/condition.ts';
import { ahead, attempt, type Cursor, firstOf, isDone, remember, rule, say, token } from '../grammar/cursor.ts';
import { keywordTag } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { body } from '../sentence/body.ts';
import { clauses } from '../sentence/clauses.ts';
import { type Effects, leadingIf, tagsOf } from './after-tags.ts';
import type { Header } from './header.ts';

/** "[DON!! x1] [Rush]": a keyword that comes and goes. */
export function keywordText(c: Cursor, tags: Header): Effects | undefined {
  if (tags.timings.length > 0) return undefined;
  const keyword = keywordTag(c);
  if (!keyword || !isDone(c)) return undefined;
  return [{ timings: ['PERMANENT'], ...tagsOf(tags), steps: [{ do: 'gain', what: 'this', keyword }] }];
}

/** "If C, give this card in your hand −3 cost.", "This card in your hand costs 2 less." */
export const inHand = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('this card in your hand', (i) => {
    const holds = attempt(i, leadingIf);
    const n = firstOf<number>(i, [
      (j) => {
        const less = say(j, 'give this card|character|event|stage in your hand') ? token(j, 'signed')?.n : undefined;
        return less !== undefined && say(j, 'cost') ? less : undefined;
      },
      (j) => {
        const less = say(j, 'this card|character|event|stage in your hand gains') ? token(j, 'signed')?.n : undefined;
        return less !== undefined && say(j, 'cost') ? less : undefined;
      },
      (j) => {
        const less = say(j, 'this card in your hand costs') ? token(j, 'number')?.n : undefined;
        return less !== undefined && say(j, 'less') ? -less : undefined;
      },
      (j) => {
        const isSaid =
          say(j, 'the cost of this card in your hand is|will be? reduced by') ??
          say(j, "this card's|character's|event's|stage's cost in your hand is|will be? reduced by");
        if (!isSaid) return undefined;
        const less = token(j, 'number')?.n;
        return less === undefined ? undefined : -less;
      },
    ]);
    if (tags.timings.length > 0) return undefined;
    if (n === undefined) return keptInHand(i, tags, holds);
    const each = attempt(i, forEachOf);
    const late = attempt(i, (j) => (say(j, ',? if') ? condition(j) : undefined));
    const amount = each ? timesOf(each, n) : n;
    if (amount === undefined || (holds && late) || !say(i, '.')) return undefined;
    const when = holds ?? late;
    return [
      {
        timings: ['PERMANENT'],
        ...tagsOf(tags),
        in: 'hand',
        ...(when ? { if: when } : {}),
        steps: [{ do: 'cost', what: 'this', n: amount }],
      },
    ];
  })(c);

/** "This card in your hand cannot be played by effects." */
function keptInHand(c: Cursor, tags: Header, holds: Condition | undefined): Effects | undefined {
  if (!say(c, "this card in your hand cannot|can't be played by effects .")) return undefined;
  const step: Step = { do: 'cannot', what: 'this', be: 'BE_PLAYED_BY_EFFECTS' };
  return [{ timings: ['PERMANENT'], ...tagsOf(tags), in: 'hand', ...(holds ? { if: holds } : {}), steps: [step] }];
}

/** "This Character gains +1000 power.", "While C, your Leader cannot attack." */
export const standingText = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('standing text', (i) => {
    remember(i, { permanent: true });
    const isWhile = ahead(i, (j) => say(j, 'while'));
    const holds = attempt(i, leadingIf);
    const late = holds ? undefined : attempt(i, lateIf);
    if (late) return [{ timings: ['PERMANENT'], ...tagsOf(tags), ...late }];
    const found = body(i);
    if (!found || found.otherwise) return undefined;
    const { steps, split } = found;
    const base = { timings: ['PERMANENT'] as const, ...tagsOf(tags), ...(holds ? { if: holds } : {}) };
    const [only, second] = steps;
    // "While …" in front is an "if" of the first sentence.
    if (split === null && only && !second && !holds && !isWhile) return [oncePerStep(standingIf(base, only))];
    if (split === null) return [oncePerStep({ ...base, steps })];
    const { if: _, ...free } = base;
    return [{ ...base, steps: steps.slice(0, split) }, ...steps.slice(split).map((step) => standingIf(free, step))];
  })(c);

/** "This gains A if C.": the "if" of the whole text stands in front in the tree. */
function lateIf(c: Cursor): Pick<Effect, 'if' | 'steps'> | undefined {
  const steps = clauses(c, 'you');
  const holds = steps && (say(c, ',? if|while') ?? say(c, 'as long as')) ? condition(c) : undefined;
  return steps && holds && say(c, '.') && isDone(c) ? { if: holds, steps } : undefined;
}

/** Each further "If" is a text of its own. */
const standingIf = (base: Omit<Effect, 'steps'>, step: Step): Effect =>
  step.do === 'if' && !step.else ? { ...base, if: step.if, steps: step.then } : { ...base, steps: [step] };

/** "[Once Per Turn] This Character cannot be K.O.'d in battle.": it is saved once, and not used once. */
function oncePerStep(effect: Effect): Effect {
  const { oncePerTurn, ...rest } = effect;
  if (!oncePerTurn || !effect.steps.every((step) => step.do === 'cannot')) return effect;
  return {
    ...rest,
    steps: effect.steps.map((step) => (step.do === 'cannot' ? { ...step, oncePerTurn: true as const } : step)),
  };
}
