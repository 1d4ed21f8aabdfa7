/** What stands behind the tags: if, cost, body. */
import type { Condition, Effect, Occasion, Step, Timing } from '../../src/tree/tree.ts';
import { opposite } from '../clause/prohibitions.ts';
import { condition } from '../condition/condition.ts';
import { ahead, attempt, type Cursor, isDone, remember, rule, say } from '../grammar/cursor.ts';
import { body } from '../sentence/body.ts';
import { offeredSteps } from '../sentence/statement.ts';
import { cost } from './cost.ts';
import type { Header } from './header.ts';

export type Effects = readonly Effect[];

export const tagsOf = ({ don, turn, oncePerTurn, shares }: Header): Omit<Effect, 'timings' | 'steps'> => ({
  ...(don === undefined ? {} : { don }),
  ...(turn ? { turn } : {}),
  ...(oncePerTurn ? { oncePerTurn } : {}),
  ...(shares ? { shares } : {}),
});

/** "If C, cost: body", "cost: body", "You may …", "body". */
interface Text extends Pick<Effect, 'if' | 'cost' | 'optional' | 'oncePerTurn' | 'steps'> {}

export const textAfterTags = rule<Text>('text', (c) => {
  const holds = attempt(c, leadingIf);
  const price = attempt(c, cost);
  // In a list an "If" is asked when its line is reached, not before the offer.
  const isListed = ahead(c, (i) => say(i, 'you may|can do the following'));
  const only = price ? undefined : attempt(c, wholeOffer);
  const once = c.said.once ? { oncePerTurn: true } : {};
  remember(c, { once: false });
  if (only)
    return {
      ...once,
      ...(isListed ? { ...(holds ? { if: holds } : {}), optional: true, steps: only } : offerIf(holds, only)),
    };
  const found = holding(c, holds, price);
  return found && !c.said.once ? { ...once, ...found } : undefined;
});

/** "You may draw 1 card if C.": whether it holds is known before anybody is asked. */
function offerIf(holds: Condition | undefined, steps: readonly Step[]): Text {
  const [only, second] = steps;
  const isIf = only?.do === 'if' && !second && !only.else;
  const all = [...(holds ? [holds] : []), ...(isIf ? [only.if] : [])];
  const [first] = all;
  const when: Condition | undefined = all.length > 1 ? { all } : first;
  return { ...(when ? { if: when } : {}), optional: true, steps: isIf ? only.then : steps };
}

function holding(c: Cursor, holds: Condition | undefined, price: readonly Step[] | undefined): Text | undefined {
  const found = attempt(c, body);
  if (!found) return undefined;
  const { steps, split, otherwise } = found;
  if (otherwise)
    return holds && !price ? { steps: [{ do: 'if', if: holds, then: steps, else: otherwise }] } : undefined;
  if (!holds) return { ...(price ? { cost: price } : {}), steps };
  if (price || split === null) return { if: holds, ...(price ? { cost: price } : {}), steps };
  // Another "If" later on stands beside this one and not inside it.
  return { steps: [{ do: 'if', if: holds, then: steps.slice(0, split) }, ...steps.slice(split)] };
}

export const leadingIf = (c: Cursor): Condition | undefined => {
  const isNot = say(c, 'unless') === true;
  const holds = isNot || say(c, 'if') ? condition(c) : undefined;
  return holds && say(c, ',') ? (isNot ? opposite(holds) : holds) : undefined;
};

/** "You may …." and nothing else: the effect as a whole is offered. */
function wholeOffer(c: Cursor): readonly Step[] | undefined {
  if (!say(c, 'you may|can') || ahead(c, (i) => say(i, 'choose to'))) return undefined;
  const steps = offeredSteps(c, 'you');
  return steps && isDone(c) ? steps : undefined;
}

export function bodies(c: Cursor, tags: Header, timings: readonly Timing[], when?: Occasion): Effects | undefined {
  const found = textAfterTags(c);
  if (!found) return undefined;
  // determinism: only asks whether there is any
  return [{ timings, ...tagsOf(tags), ...(when && Object.keys(when).length > 0 ? { when } : {}), ...found }];
}
