/**
 * Steps one after another. Three signs say what belongs where:
 *
 *   "Then, …"          goes on in the same chain; behind an "If …" it is part of what the "if" decides (4-10, 10.5)
 *   "In any case, …"   leaves every open "if" of the paragraph
 *   "• …"              lines under "do the following:" or "choose one:"
 */
import type { Condition, Duration, Num, Step, Who } from '../src/tree/tree.ts';
import { clause, NOTHING } from './clause.ts';
import { condition } from './condition.ts';
import { ahead, attempt, type Cursor, isDone, oneOf, rule, say, sayOne, tell, token } from './cursor.ts';
import { noun } from './noun.ts';
import { num, whereLetters } from './numbers.ts';
import { isPick } from './target.ts';

type If = Extract<Step, { do: 'if' | 'ifDone' }>;
/** What a sentence says. `open`: where a "Then" behind it goes on, if that is inside an "if". */
interface Said {
  steps: Step[];
  open?: Step[];
  /** The innermost "if" that an "Otherwise" belongs to. */
  last?: If;
}
/** A chain that is being built. */
interface Chain {
  top: Step[];
  /** Where the next step goes. */
  into: Step[];
  /** The innermost "if" that is still open, for "Otherwise". */
  last: If | null;
  /** The steps of the last sentence, for "instead of …". */
  before: Step[];
  /** Where an "If …" stands without a "Then": what was before is no part of it, nor it of that. */
  split: number | null;
  /** An "Otherwise" that belongs to the "If" in front of the whole text. */
  otherwise: Step[] | null;
}

export interface Body {
  steps: readonly Step[];
  split: number | null;
  otherwise: readonly Step[] | null;
}

/** All sentences of a paragraph. */
export const body = rule<Body>('body', (c) => {
  const chain: Chain = { top: [], into: [], last: null, before: [], split: null, otherwise: null };
  chain.into = chain.top;
  if (!sentence(c, chain, true)) return undefined;
  while (goesOn(c)) if (!sentence(c, chain, false)) return undefined;
  return { steps: chain.top, split: chain.split, otherwise: chain.otherwise };
});
function goesOn(c: Cursor): boolean {
  const next = c.tokens[c.at];
  if (!next || next.kind === 'bullet') return false;
  if (next.kind !== 'line') return true;
  if (next.depth !== c.said.depth || !ahead(c, continuation)) return false;
  c.at++;
  return true;
}
const continuation = (c: Cursor): true | undefined => {
  c.at++;
  return isContinuation(c) || undefined;
};
/** Words with which no text begins. */
export const isContinuation = (c: Cursor): boolean =>
  ahead(
    c,
    (i) =>
      say(i, 'then ,') ??
      say(i, 'also ,') ??
      say(i, 'in any case ,') ??
      say(i, 'otherwise ,') ??
      say(i, 'if you|they do'),
  );

type Link = 'then' | 'any' | null;

function sentence(c: Cursor, chain: Chain, isFirst: boolean): boolean {
  const link: Link =
    sayOne<Link>(c, [
      ['then ,?', 'then'],
      ['also ,', 'then'],
      ['in any case ,', 'any'],
    ]) ?? null;
  if (link === 'any') leaveIfs(chain);
  if (answered(c, chain) || otherwise(c, chain) || instead(c, chain)) return true;
  const isBareIf = !isFirst && link === null && ahead(c, (i) => say(i, 'if'));
  const said = statement(c);
  if (!said) return false;
  if (isBareIf && !isAboutIt(said.steps)) {
    leaveIfs(chain);
    chain.split ??= chain.top.length;
  }
  add(chain, said);
  return true;
}
function leaveIfs(chain: Chain): void {
  chain.into = chain.top;
  chain.last = null;
}
/** "If the revealed card is …" asks about what came before: it stays where it stands. */
function isAboutIt([first]: readonly Step[]): boolean {
  return first?.do === 'if' && refersBack(first.if);
}
function refersBack(holds: Condition): boolean {
  if ('all' in holds) return holds.all.some(refersBack);
  if ('any' in holds) return holds.any.some(refersBack);
  return 'is' in holds && ['it', 'event', 'revealed', 'rival'].includes(holds.is);
}
function add(chain: Chain, said: Said): void {
  chain.before = said.steps;
  chain.into.push(...said.steps);
  if (!said.open) return;
  chain.into = said.open;
  chain.last = said.last ?? null;
}
/** "If you do, …", "If they do not, …": they answer the step before. */
function answered(c: Cursor, chain: Chain): boolean {
  // In a list the step before stands on the line above.
  if (chain.into.length === 0 && !c.said.inList) return false;
  const from = c.at;
  const not =
    attempt(c, (i) => (say(i, "if you|they do not|don't ,") ? statement(i) : undefined)) ??
    attempt(c, (i) => (say(i, "if you|they don't ,") ? statement(i) : undefined));
  if (not) {
    const before = chain.into.at(-1);
    if (before?.do !== 'may') return rejected(c, from);
    before.else = not.steps;
    chain.into = not.open ?? not.steps;
    chain.last = not.last ?? null;
    chain.before = not.steps;
    return true;
  }
  const done = attempt(c, (i) => (say(i, 'if you|they do ,') ? statement(i) : undefined));
  if (!done) return false;
  const step: If = { do: 'ifDone', then: done.steps };
  chain.into.push(step);
  chain.into = done.open ?? done.steps;
  chain.last = done.last ?? step;
  chain.before = done.steps;
  return true;
}
const otherwiseWords = (c: Cursor): true | undefined =>
  say(c, 'otherwise ,') ??
  say(c, 'if not ,') ??
  say(c, 'if it|they does|is|are|do not ,') ??
  say(c, "if it doesn't|isn't ,");
function rejected(c: Cursor, at: number): false {
  c.at = at;
  return false;
}
function otherwise(c: Cursor, chain: Chain): boolean {
  const { last } = chain;
  if (last?.else || chain.otherwise) return false;
  const said = attempt(c, (i) => (otherwiseWords(i) ? statement(i) : undefined));
  if (!said) return false;
  if (last) last.else = said.steps;
  else chain.otherwise = said.steps;
  chain.into = said.open ?? said.steps;
  chain.last = said.last ?? null;
  chain.before = said.steps;
  return true;
}

/** "If C, … instead of drawing 1 card.": the sentence before, or this one. */
function instead(c: Cursor, chain: Chain): boolean {
  const { before } = chain;
  const at = chain.into.length - before.length;
  if (before.length === 0 || at < 0) return false;
  const found = attempt(c, (i) => {
    const holds = say(i, 'if') ? condition(i) : undefined;
    if (!holds || !say(i, ',')) return undefined;
    const may = say(i, 'you may') === true;
    const steps = clauses(i, 'you');
    if (!steps || !say(i, ',? instead') || (say(i, 'of') && !replaced(i)) || !say(i, '.')) return undefined;
    return { holds, may, steps };
  });
  if (!found) return false;
  // "… that card gains +4000 power instead": it is chosen first, whatever it then gains.
  const [first, ...others] = before;
  const chosen = first?.do === 'power' && isPick(first.what) && found.steps.some(isAboutIts) ? first.what : null;
  const old: Step[] = chosen && first?.do === 'power' ? [{ ...first, what: 'it' }, ...others] : before;
  const choose: Step[] = chosen ? [{ do: 'choose', what: chosen }] : [];
  const then: Step[] = found.may ? [{ do: 'may', steps: found.steps, else: old }] : found.steps;
  chain.into.splice(at, before.length, ...choose, { do: 'if', if: found.holds, then, else: old });
  chain.before = [];
  return true;
}
const isAboutIts = (step: Step): boolean => 'what' in step && step.what === 'it';
const GERUNDS = 'drawing|adding|trashing|returning|placing|playing|resting|giving';
/** What it stands in for is what was said: the words are read, and say nothing new. */
function replaced(c: Cursor): true | undefined {
  if (say(c, GERUNDS)) return num(c) !== undefined && noun(c) ? true : undefined;
  say(c, 'a|an');
  return noun(c) ? true : undefined;
}

/** One sentence, behind its "Then". */
const statement: (c: Cursor) => Said | undefined = (c) =>
  oneOf<Said>(c, [ifStatement, checked, later, repeated, following, chooseOne, mays, plain]);

const ifWords = (c: Cursor): Condition | undefined => {
  const holds = say(c, 'if|while') ? condition(c) : undefined;
  return holds && say(c, ',') ? holds : undefined;
};
const ifStatement = rule<Said>('if', (c) => {
  const holds = ifWords(c);
  const inner = holds && statement(c);
  return inner && ifOf(holds, inner);
});
function ifOf(holds: Condition, { steps, open, last }: Said): Said {
  const step: If = { do: 'if', if: holds, then: steps };
  return { steps: [step], open: open ?? steps, last: last ?? step };
}
/** Inside "later" and "repeat" an "if" stays open. */
const within = (step: Step, { open, last }: Said): Said => ({
  steps: [step],
  ...(open ? { open } : {}),
  ...(last ? { last } : {}),
});
/** "check if …. If so, …": asked in passing. */
const checked = rule<Said>('check if', (c) => {
  const holds = say(c, 'check if') ? condition(c) : undefined;
  if (!holds || !say(c, '. if so ,')) return undefined;
  const inner = statement(c);
  return inner && ifOf(holds, inner);
});

type Later = Extract<Step, { do: 'later' }>['at'];
const LATER: readonly (readonly [string, Later])[] = [
  ['at the end of this turn', 'END_OF_TURN'],
  ['at the end of the turn', 'END_OF_TURN'],
  ['at the end of this battle', 'END_OF_BATTLE'],
  ['at the end of the battle', 'END_OF_BATTLE'],
  ['at the start of your next main phase', 'NEXT_START_OF_MAIN'],
  ['at the start of your next turn', 'NEXT_START_OF_MAIN'],
];
const later = rule<Said>('later', (c) => {
  const at = sayOne(c, LATER.slice(0, 5));
  if (!at || !say(c, ',')) return say(c, 'do the following') ? undefined : undefined;
  const inner = statement(c);
  return inner && within({ do: 'later', at, steps: inner.steps }, inner);
});
const repeated = rule<Said>('repeat', (c) => {
  const n = say(c, 'repeat the following') ? num(c) : undefined;
  if (n === undefined || !say(c, 'time|times')) return undefined;
  const filled = whereLetters<{ n: Num }>(c, { n });
  if (!filled || !say(c, ':')) return undefined;
  const list = attempt(c, bullets);
  if (list) return { steps: [{ do: 'repeat', n: filled.n, steps: list.flat() }] };
  const inner = statement(c);
  return inner && within({ do: 'repeat', n: filled.n, steps: inner.steps }, inner);
});
/** A line for each step. */
const following = rule<Said>('do the following', (c) => {
  if (!say(c, 'do the following :')) return undefined;
  const list = bullets(c);
  if (!list) return undefined;
  return { steps: list.flat() };
});
const chooseOne = rule<Said>('choose one', (c) => {
  const who = sayOne<Who>(c, [
    ['choose one of the following? :', 'you'],
    ['choose one :', 'you'],
    ['your opponent chooses|choose one :', 'opponent'],
    ['your opponent chooses|choose one of the following :', 'opponent'],
  ]);
  const options = who && bullets(c, false);
  if (!options || options.length < 2) return undefined;
  return { steps: [{ do: 'chooseOne', ...(who === 'opponent' ? { who } : {}), options }] };
});
/** `isOne`: the lines are one text, not one of several. "• …" as deep as the line they stand under; their own lines stand further right. */
function bullets(c: Cursor, isOne = true): Step[][] | undefined {
  const { depth } = c.said;
  const all: Step[][] = [];
  for (;;) {
    const at = attempt(c, (i) => token(i, 'bullet', (found) => found.depth === depth));
    if (!at) break;
    const { inList } = c.said;
    tell(c, { depth: depth + 1, inList: isOne && all.length > 0 });
    const option = body(c);
    tell(c, { depth, inList });
    if (!option || option.otherwise) return undefined;
    all.push([...option.steps]);
  }
  return all.length > 0 ? all : undefined;
}

const mays = rule<Said>('may', (c) => {
  const who = sayOne<Who>(c, [
    ['you may choose to', 'you'],
    ['you may|can', 'you'],
    ['your opponent may|can', 'opponent'],
  ]);
  if (!who) return undefined;
  const steps = offered(c, who);
  if (!steps) return undefined;
  const step: Step = { do: 'may', ...(who === 'opponent' ? { who } : {}), steps };
  return { steps: [step] };
});
/** What is offered: in one sentence, or as a list. */
export function offered(c: Cursor, who: Who, end = ''): readonly Step[] | undefined {
  const list = attempt(c, (i) => (say(i, `do the following ${end} :`.replace('  ', ' ')) ? bullets(i) : undefined));
  if (list) return list.flat();
  return attempt(c, (i) => {
    const steps = clauses(i, who);
    if (!steps) return undefined;
    const done = attempt(i, (j) => (say(j, ', and if you|they do ,') ? clauses(j, who) : undefined));
    const all: Step[] = done ? [...steps, { do: 'ifDone', then: done }] : steps;
    const isIf = attempt(i, (j) => (say(j, 'if') ? condition(j) : undefined));
    const asked: Step[] = isIf ? [{ do: 'if', if: isIf, then: all }] : all;
    return (end === '' || say(i, end)) && say(i, '.') ? asked : undefined;
  });
}

/** Clauses up to the full stop. */
const plain = rule<Said>('sentence', (c) => {
  const steps = clauses(c, 'you');
  if (!steps) return undefined;
  const done = attempt(c, (i) => (say(i, ', and if you|they do ,') ? clauses(i, 'you') : undefined));
  const all: Step[] = done ? [...steps, { do: 'ifDone', then: done }] : steps;
  // "Draw 1 card if …."
  const holds = attempt(c, (i) => (say(i, ',? if') ? condition(i) : undefined));
  if (!(say(c, '.') || isDone(c))) return undefined;
  return holds ? ifOf(holds, { steps: all }) : { steps: all };
});

/** "draw 2 cards and trash 1 card from your hand", "…, then …". */
export function clauses(c: Cursor, who: Who): Step[] | undefined {
  const first = timed(c, who);
  if (!first) return undefined;
  const all: Step[] = [...first];
  for (;;) {
    const more = attempt(c, (i) => {
      const linked =
        say(i, ', and then') ??
        say(i, 'and then') ??
        say(i, ', then') ??
        say(i, 'then') ??
        say(i, ', and') ??
        say(i, 'and') ??
        say(i, ',');
      if (!linked || ahead(i, (j) => say(j, 'if you|they do'))) return undefined;
      const holds = attempt(i, ifWords);
      if (holds) {
        const inner = clauses(i, who);
        return inner && [{ do: 'if', if: holds, then: inner } as const];
      }
      return timed(i, who);
    });
    if (!more) return lasting(c, all);
    all.push(...more);
  }
}
/** A clause that is done later: "… at the end of this turn". */
function timed(c: Cursor, who: Who): readonly Step[] | undefined {
  const steps = clause(c, who);
  if (!steps || steps === NOTHING) return steps;
  const at = attempt(c, (i) => sayOne(i, LATER.slice(0, 5)));
  return at ? [{ do: 'later', at, steps }] : steps;
}

const MODIFIERS: readonly Step['do'][] = [
  'power',
  'basePower',
  'cost',
  'baseCost',
  'gain',
  'gainAttribute',
  'cannot',
  'playerCannot',
  'mustAttack',
  'attackTax',
  'negate',
];
const timeOf = (step: Step): Duration | undefined => ('for' in step ? step.for : undefined);
/** One duration at the end of a sentence holds for all it says. Without any, nobody knows how long: it is not read. */
function lasting(c: Cursor, steps: readonly Step[]): Step[] | undefined {
  if (c.said.permanent) return [...steps];
  const all: Step[] = [];
  for (const [i, step] of steps.entries()) {
    if (!MODIFIERS.includes(step.do) || timeOf(step)) {
      all.push(step);
      continue;
    }
    const near = [...steps.slice(i + 1), ...steps.slice(0, i).reverse()].map(timeOf).find((time) => time !== undefined);
    const time = near ?? (c.said.additional ? c.said.time : isRush(step) ? 'THIS_TURN' : null);
    if (!time) return undefined;
    all.push(withTime(step, time));
  }
  const last = all
    .map(timeOf)
    .filter((time) => time !== undefined)
    .at(-1);
  tell(c, { additional: false, ...(last ? { time: last } : {}) });
  return all;
}
/** Gained for good, it is of use in this turn only. */
const isRush = (step: Step): boolean =>
  step.do === 'gain' && (step.keyword === 'RUSH' || step.keyword === 'RUSH_CHARACTER');
const withTime = (step: Step, time: Duration): Step =>
  'what' in step || 'who' in step ? Object.assign({}, step, { for: time }) : step;
