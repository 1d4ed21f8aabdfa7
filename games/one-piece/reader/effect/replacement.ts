/** Texts that stand in for something: "If this Character would be K.O.'d, you may … instead." */
import type { Condition, Step } from '../../src/tree/tree.ts';
import { condition } from '../condition/condition.ts';
import { ahead, attempt, type Cursor, remember, rule, say } from '../grammar/cursor.ts';
import { granted } from '../grammar/forward.ts';
import { duration } from '../grammar/words.ts';
import { would } from '../occasion/would.ts';
import { clauses } from '../sentence/clauses.ts';
import { offeredSteps, type Sentence } from '../sentence/statement.ts';
import { type Effects, tagsOf } from './after-tags.ts';
import { cost } from './cost.ts';
import type { Header } from './header.ts';
import { underTheRules } from './under-the-rules.ts';

/** "You do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0 cards." */
export const lateDefeat = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('defeat comes later', (i) => {
    if (tags.timings.length > 0) return undefined;
    attempt(i, underTheRules);
    if (!say(i, 'you do not lose the? game? when|if|because your deck has|is 0 cards? .')) return undefined;
    if (!say(i, 'you lose the? game? at the end of the turn in|on which your deck becomes|reaches|has 0 cards? .'))
      return undefined;
    return [
      {
        timings: ['REPLACEMENT'],
        ...tagsOf(tags),
        would: { what: 'DECK_OUT' },
        steps: [{ do: 'lose', atEndOfTurn: true }],
      },
    ];
  })(c);

/** "If this Character would be K.O.'d and …, you may … instead." */
export const replacement = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('replacement', (i) => {
    if (tags.timings.length > 0 || !(say(i, 'if') ?? (ahead(i, wouldHappen) ? say(i, 'when') : undefined)))
      return undefined;
    const first = attempt(i, (j) => {
      // "If C and this would …": what must hold may stand in front.
      const holds = condition(j);
      return holds && say(j, 'and') && ahead(j, would) ? holds : undefined;
    });
    // The cards it covers may be compared with the one it happens to.
    remember(i, { event: true });
    const what = would(i);
    if (!what) return undefined;
    const second = attempt(i, (j) => (say(j, 'and') ? condition(j) : undefined));
    if (!say(i, ',')) return undefined;
    const extra = attempt(i, (j) => {
      const holds = say(j, 'if') ? condition(j) : undefined;
      return holds && say(j, ',') ? holds : undefined;
    });
    const holds = [first, second, extra].filter((each) => each !== undefined);
    const price = attempt(i, cost);
    const optional = say(i, 'you may') === true;
    const steps = insteadOf(i)?.map(whole);
    if (!steps) return undefined;
    const negatedIf = attempt(i, unlessSaid);
    const all = [...holds, ...(negatedIf ? [{ not: negatedIf }] : [])];
    const [only] = all;
    const whenAll: Condition | undefined = all.length > 1 ? { all } : only;
    return [
      {
        timings: ['REPLACEMENT'],
        ...tagsOf(tags),
        would: what,
        ...(whenAll ? { if: whenAll } : {}),
        ...(price ? { cost: price } : {}),
        ...(optional ? { optional: true } : {}),
        steps,
      },
    ];
  })(c);

/** "If any of your Characters would be K.O.'d in battle during this turn, you may … instead.": for a while. */
granted.is(
  rule<Sentence>('granted substitute', (c) => {
    // A standing text has no duration.
    if (c.said.permanent) return undefined;
    const early = attempt(c, (i) => {
      const time = duration(i);
      return time && say(i, ',') ? time : undefined;
    });
    const what = say(c, 'if') ? would(c) : undefined;
    if (!what?.cards) return undefined;
    const time = early ?? duration(c);
    if (!time || !say(c, ',')) return undefined;
    const optional = say(c, 'you may') === true;
    const steps = insteadOf(c)?.map(whole);
    return steps && { steps: [{ do: 'instead', would: what, ...(optional ? { optional } : {}), steps, for: time }] };
  }),
);

/** "rest up to 1 … instead": to rest none is to decline, so it is exactly 1. */
const whole = (step: Step): Step => {
  if (step.do !== 'rest' || typeof step.what !== 'object' || 'top' in step.what || step.what.upTo !== 1) return step;
  const { upTo: n, ...what } = step.what;
  return { ...step, what: { n, ...what } };
};

/** "When this Character would be K.O.'d, …" means the same as "If …". */
const wouldHappen = (c: Cursor): unknown => (say(c, 'when') ? would(c) : undefined);

function insteadOf(c: Cursor): readonly Step[] | undefined {
  const listed = attempt(c, (i) => offeredSteps(i, 'you', 'instead'));
  if (listed) return listed;
  return attempt(c, (i) => {
    const steps = clauses(i, 'you');
    if (!steps || !say(i, 'instead')) return undefined;
    if (say(i, 'of') && !ofBeing(i)) return undefined;
    say(i, ', according to the rules');
    return say(i, '.') ? steps : undefined;
  });
}

/** "instead of that Character being K.O.'d". */
const ofBeing = (c: Cursor): true | undefined => {
  if (say(c, 'losing')) return true;
  say(c, 'that|this card|character|leader');
  return say(c, "being k.o.'d") ?? say(c, 'being removed from the field') ?? say(c, 'being rested');
};

/** "If there is a [A] Character, this effect is negated." */
function unlessSaid(c: Cursor): Condition | undefined {
  const holds = say(c, 'if') ? condition(c) : undefined;
  return holds && say(c, ', this effect is negated .') ? holds : undefined;
}
