/** One block of text: [tags] when, if, cost: body. */
import type { Condition, Effect, Occasion, Step, Timing } from '../src/tree/tree.ts';
import { body, clauses, offered } from './body.ts';
import { condition } from './condition.ts';
import { cost } from './cost.ts';
import { ahead, attempt, type Cursor, isDone, oneOf, rule, say, tell, token } from './cursor.ts';
import { type Header, header } from './header.ts';
import { forEach, timesOf } from './numbers.ts';
import { type Happening, happenings, would } from './occasion.ts';
import { keywordTag } from './words.ts';

type Effects = readonly Effect[];

/** A whole block; null where words are left over. */
export const effect = rule<Effects>('effect', (c) => {
  const tags = header(c) ?? { timings: [] };
  const hand = attempt(c, (i) => (say(i, 'while this card is in your hand ,') ? true : undefined));
  const found = oneOf<Effects>(c, [
    (i) => inHand(i, tags),
    (i) => keywordsOf(i, tags),
    (i) => replacement(i, tags),
    (i) => watching(i, tags),
    (i) => {
      if (tags.timings.length === 0) return undefined;
      tell(i, { event: tags.timings.every((timing) => !ACTIVATED.includes(timing)) });
      return bodies(i, tags, tags.timings);
    },
    (i) => (tags.timings.length === 0 ? lateWatching(i, tags) : undefined),
    (i) => (tags.timings.length === 0 ? standing(i, tags) : undefined),
  ]);
  if (!found || !isDone(c)) return undefined;
  return hand ? found.map((each) => ({ ...each, in: 'hand' })) : found;
});

const ACTIVATED: readonly Timing[] = ['ACTIVATE_MAIN', 'MAIN', 'COUNTER', 'TRIGGER'];

const tagsOf = ({ don, turn, oncePerTurn, shares }: Header): Omit<Effect, 'timings' | 'steps'> => ({
  ...(don === undefined ? {} : { don }),
  ...(turn ? { turn } : {}),
  ...(oncePerTurn ? { oncePerTurn } : {}),
  ...(shares ? { shares } : {}),
});

/** "[DON!! x1] [Rush]": a keyword that comes and goes. */
function keywordsOf(c: Cursor, tags: Header): Effects | undefined {
  if (tags.timings.length > 0) return undefined;
  const keyword = keywordTag(c);
  if (!keyword || !isDone(c)) return undefined;
  return [{ timings: ['PERMANENT'], ...tagsOf(tags), steps: [{ do: 'gain', what: 'this', keyword }] }];
}

/** "If C, give this card in your hand −3 cost.", "This card in your hand costs 2 less." */
const inHand = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('this card in your hand', (i) => {
    const holds = attempt(i, leadingIf);
    const n = oneOf<number>(i, [
      (j) => {
        const less = say(j, 'give this card in your hand') ? token(j, 'signed')?.n : undefined;
        return less !== undefined && say(j, 'cost') ? less : undefined;
      },
      (j) => {
        const less = say(j, 'this card in your hand costs') ? token(j, 'number')?.n : undefined;
        return less !== undefined && say(j, 'less') ? -less : undefined;
      },
      (j) => {
        if (!say(j, 'the cost of this card in your hand is|will be? reduced by')) return undefined;
        const less = token(j, 'number')?.n;
        return less === undefined ? undefined : -less;
      },
    ]);
    if (n === undefined || tags.timings.length > 0) return undefined;
    const each = attempt(i, forEach);
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

/** "If C, cost: body", "cost: body", "You may …", "body". */
interface Text extends Pick<Effect, 'if' | 'cost' | 'optional' | 'steps'> {}
const text = rule<Text>('text', (c) => {
  const holds = attempt(c, leadingIf);
  const price = attempt(c, cost);
  const only = price ? undefined : attempt(c, wholeOffer);
  if (only) return { ...(holds ? { if: holds } : {}), optional: true, steps: only };
  const found = attempt(c, body) ?? (holds && !price ? undefined : undefined);
  if (!found) return undefined;
  const { steps, split, otherwise } = found;
  if (otherwise)
    return holds && !price ? { steps: [{ do: 'if', if: holds, then: steps, else: otherwise }] } : undefined;
  if (!holds) return { ...(price ? { cost: price } : {}), steps };
  if (price || split === null) return { if: holds, ...(price ? { cost: price } : {}), steps };
  // Another "If" later on stands beside this one and not inside it.
  return { steps: [{ do: 'if', if: holds, then: steps.slice(0, split) }, ...steps.slice(split)] };
});
const leadingIf = (c: Cursor): Condition | undefined => {
  const holds = say(c, 'if') ? condition(c) : undefined;
  return holds && say(c, ',') ? holds : undefined;
};
/** "You may …." and nothing else: using it is the offer. */
function wholeOffer(c: Cursor): readonly Step[] | undefined {
  if (!say(c, 'you may|can') || ahead(c, (i) => say(i, 'choose to'))) return undefined;
  const steps = offered(c, 'you');
  return steps && isDone(c) ? steps : undefined;
}

function bodies(c: Cursor, tags: Header, timings: readonly Timing[], when?: Occasion): Effects | undefined {
  const found = text(c);
  if (!found) return undefined;
  return [{ timings, ...tagsOf(tags), ...(when && Object.keys(when).length > 0 ? { when } : {}), ...found }];
}

/** "When …, body": several occasions of one kind are several timings, others as many effects. */
const watching = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('watcher', (i) => {
    // "[On K.O.] or when you take damage, …"
    if (tags.timings.length > 0 && !say(i, 'or')) return undefined;
    const tagged = tags.timings.map((timing) => ({ timing, when: {} }));
    // "You may rest this Stage: When …, body"
    const price = attempt(i, cost);
    const isOffer = attempt(i, (j) => say(j, 'this effect can be activated')) === true;
    const more = happenings(i) ?? (isOffer ? undefined : ifOccasion(i));
    const found = more && [...tagged, ...more];
    if (!found || !(isOffer ? say(i, '.') : say(i, ','))) return undefined;
    tell(i, { event: true });
    const made = bodies(i, tags, ['ON_PLAY']);
    const [base] = made ?? [];
    if (!base) return undefined;
    if (price && base.cost) return undefined;
    const paid = price ? { ...base, cost: price } : base;
    const offer = isOffer && !paid.cost ? { ...paid, optional: true } : paid;
    return spread(offer, found);
  })(c);
/** "If a Character is rested by your effect, …": an occasion in the clothes of a condition. */
function ifOccasion(c: Cursor): readonly Happening[] | undefined {
  const token = c.tokens[c.at];
  if (token?.text !== 'if') return undefined;
  const aside: Cursor = { ...c, tokens: c.tokens.map((each) => (each === token ? { ...token, text: 'when' } : each)) };
  const found = happenings(aside);
  // "If your Leader is rested" is a condition; "is rested by your effect" happens.
  if (!found?.every(({ when, timing }) => when.by !== undefined || timing === 'ON_BATTLED')) return undefined;
  c.at = aside.at;
  c.said = aside.said;
  return found;
}
function spread(base: Effect, found: readonly Happening[]): Effects | undefined {
  const effects: Effect[] = [];
  for (const { timing, when, if: also } of found) {
    const last = effects.at(-1);
    const { when: _, ...rest } = base;
    const made: Effect = {
      ...rest,
      timings: [timing],
      ...(Object.keys(when).length > 0 ? { when } : {}),
      ...(also ? { if: rest.if ? { all: [also, rest.if] } : also } : {}),
    };
    if (last && JSON.stringify(last.when) === JSON.stringify(made.when) && !also) {
      effects[effects.length - 1] = { ...last, timings: [...last.timings, timing] };
    } else effects.push(made);
  }
  // Once per turn for all of them together.
  return base.oncePerTurn ? effects.map((each, i) => (i > 0 ? { ...each, shares: true } : each)) : effects;
}
/** "Draw 1 card when your opponent activates an Event." */
const lateWatching = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('watcher behind', (i) => {
    const steps = clauses(i, 'you');
    const found = steps && happenings(i);
    if (!steps || !found || !say(i, '.')) return undefined;
    return spread({ timings: ['ON_PLAY'], ...tagsOf(tags), steps }, found);
  })(c);

/** "If this Character would be K.O.'d and …, you may … instead." */
const replacement = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('replacement', (i) => {
    if (tags.timings.length > 0 || !(say(i, 'if') ?? (ahead(i, deckIsEmpty) ? say(i, 'when') : undefined)))
      return undefined;
    const first = attempt(i, (j) => {
      // "If C and this would …": what must hold may stand in front.
      const holds = condition(j);
      return holds && say(j, 'and') && ahead(j, would) ? holds : undefined;
    });
    const what = would(i);
    if (!what) return undefined;
    tell(i, { event: true });
    const second = attempt(i, (j) => (say(j, 'and') ? condition(j) : undefined));
    if (!say(i, ',')) return undefined;
    const extra = attempt(i, (j) => {
      const holds = say(j, 'if') ? condition(j) : undefined;
      return holds && say(j, ',') ? holds : undefined;
    });
    const holds = [first, second, extra].filter((each) => each !== undefined);
    const price = attempt(i, cost);
    const optional = say(i, 'you may') === true;
    const steps = insteadOf(i, optional);
    if (!steps) return undefined;
    const negatedIf = attempt(i, unlessSaid);
    const all = [...holds, ...(negatedIf ? [{ not: negatedIf }] : [])];
    const [only] = all;
    const condition_: Condition | undefined = all.length > 1 ? { all } : only;
    return [
      {
        timings: ['REPLACEMENT'],
        ...tagsOf(tags),
        would: what,
        ...(condition_ ? { if: condition_ } : {}),
        ...(price ? { cost: price } : {}),
        ...(optional ? { optional: true } : {}),
        steps,
      },
    ];
  })(c);
const deckIsEmpty = (c: Cursor): true | undefined => say(c, 'when your deck is reduced to 0 ,');
function insteadOf(c: Cursor, optional: boolean): readonly Step[] | undefined {
  const listed = attempt(c, (i) => offered(i, 'you', 'instead'));
  if (listed) return listed;
  void optional;
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

/** What is simply true: "This Character gains +1000 power." */
const standing = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('standing text', (i) => {
    tell(i, { permanent: true });
    const holds = attempt(i, leadingIf);
    const late = holds ? undefined : attempt(i, lateIf);
    if (late) return [{ timings: ['PERMANENT'], ...tagsOf(tags), ...late }];
    const found = body(i);
    if (!found || found.otherwise) return undefined;
    const { steps, split } = found;
    const base = { timings: ['PERMANENT'] as const, ...tagsOf(tags), ...(holds ? { if: holds } : {}) };
    if (split === null) return [{ ...base, steps }];
    const { if: _, ...free } = base;
    return [{ ...base, steps: steps.slice(0, split) }, ...steps.slice(split).map((step) => standingIf(free, step))];
  })(c);
/** "This gains A if C.": the "if" of the whole text stands in front in the tree. */
function lateIf(c: Cursor): Pick<Effect, 'if' | 'steps'> | undefined {
  const steps = clauses(c, 'you');
  const holds = steps && say(c, ',? if') ? condition(c) : undefined;
  return steps && holds && say(c, '.') && isDone(c) ? { if: holds, steps } : undefined;
}
/** Each further "If" is a text of its own. */
const standingIf = (base: Omit<Effect, 'steps'>, step: Step): Effect =>
  step.do === 'if' && !step.else ? { ...base, if: step.if, steps: step.then } : { ...base, steps: [step] };
