/** One sentence: plain, or one that holds others. */
import type { Condition, Num, Step, Who } from '../../src/tree/tree.ts';
import { condition } from '../condition/condition.ts';
import { ahead, attempt, type Cursor, firstOf, isDone, remember, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { granted, paragraph, value } from '../grammar/forward.ts';
import { LATER } from '../grammar/words.ts';
import { withLetters } from '../number/letters.ts';
import { num } from '../number/numbers.ts';
import { clauses, ifWords } from './clauses.ts';

export type If = Extract<Step, { do: 'if' | 'ifDone' }>;

/** What a sentence says. `open`: where a "Then" behind it goes on, if that is inside an "if". */
export interface Sentence {
  steps: Step[];
  open?: Step[];
  /** The innermost "if" that an "Otherwise" belongs to. */
  last?: If;
}

/** One sentence, behind its "Then". */
export const statement: (c: Cursor) => Sentence | undefined = (c) =>
  firstOf<Sentence>(c, [
    granted.read,
    ifStatement,
    checked,
    later,
    repeated,
    following,
    followingByNumber,
    chooseOne,
    mays,
    plain,
  ]);

const ifStatement = rule<Sentence>('if', (c) => {
  const holds = ifWords(c);
  const inner = holds && statement(c);
  return inner && ifOf(holds, inner);
});

function ifOf(holds: Condition, { steps, open, last }: Sentence): Sentence {
  const step: If = { do: 'if', if: holds, then: steps };
  return { steps: [step], open: open ?? steps, last: last ?? step };
}

/** Inside "later" and "repeat" an "if" stays open. */
const within = (step: Step, { open, last }: Sentence): Sentence => ({
  steps: [step],
  ...(open ? { open } : {}),
  ...(last ? { last } : {}),
});

/** "check if …. If so, …": asked in passing. */
const checked = rule<Sentence>('check if', (c) => {
  const holds = say(c, 'check if') ? condition(c) : undefined;
  if (!holds || !say(c, '. if so ,')) return undefined;
  const inner = statement(c);
  return inner && ifOf(holds, inner);
});

const later = rule<Sentence>('later', (c) => {
  const at = sayOne(c, LATER);
  if (!at || !say(c, ',')) return undefined;
  const inner = statement(c);
  return inner && within({ do: 'later', at, steps: inner.steps }, inner);
});

const repeated = rule<Sentence>('repeat', (c) => {
  const n = say(c, 'repeat the following') ? num(c) : undefined;
  if (n === undefined || !say(c, 'time|times')) return undefined;
  const filled = withLetters<{ n: Num }>(c, { n });
  if (!filled || !say(c, ':')) return undefined;
  const list = attempt(c, bullets);
  if (list) return { steps: [{ do: 'repeat', n: filled.n, steps: list.flat() }] };
  const inner = statement(c);
  return inner && within({ do: 'repeat', n: filled.n, steps: inner.steps }, inner);
});

/** A line for each step. */
const following = rule<Sentence>('do the following', (c) => {
  if (!say(c, 'do the following :') && !say(c, 'apply each|all of? the following effects :')) return undefined;
  const list = bullets(c);
  if (!list) return undefined;
  return { steps: list.flat() };
});

/** "Apply each of the following effects based on the number of cards in your trash:" */
const followingByNumber = rule<Sentence>('based on a number', (c) => {
  if (!say(c, 'apply each|all of? the following effects? based on|upon')) return undefined;
  const basedOn = value.read(c);
  if (!basedOn || !say(c, ':')) return undefined;
  const before = c.said.basedOn;
  remember(c, { basedOn });
  const list = bullets(c);
  remember(c, { basedOn: before });
  return list && { steps: list.flat() };
});

const chooseOne = rule<Sentence>('choose one', (c) => {
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

/** "• …" as deep as the line they stand under. `isOne`: all of them are carried out, and not one that is chosen. */
function bullets(c: Cursor, isOne = true): Step[][] | undefined {
  const { depth } = c.said;
  const all: Step[][] = [];
  for (;;) {
    const at = attempt(c, (i) => token(i, 'bullet', (found) => found.depth === depth));
    if (!at) break;
    const { inList } = c.said;
    remember(c, { depth: depth + 1, inList: isOne && all.length > 0 });
    const option = paragraph.read(c);
    remember(c, { depth, inList });
    if (!option || option.otherwise) return undefined;
    all.push([...option.steps]);
  }
  return all.length > 0 ? all : undefined;
}

const mays = rule<Sentence>('may', (c) => {
  const who = sayOne<Who>(c, [
    ['you may choose to', 'you'],
    ['you may|can', 'you'],
    ['your opponent may|can', 'opponent'],
  ]);
  if (!who) return undefined;
  const paid = who === 'you' ? attempt(c, paidInside) : undefined;
  if (paid) return paid;
  const whole = say(c, 'fully') === true;
  const steps = offeredSteps(c, who);
  if (!steps) return undefined;
  const step: Step = { do: 'may', ...(who === 'opponent' ? { who } : {}), ...(whole ? { whole } : {}), steps };
  return { steps: [step] };
});

/** "Then, you may trash 1 card from your hand: Draw 1 card.": a price in the middle, and what it buys. */
function paidInside(c: Cursor): Sentence | undefined {
  const steps = clauses(c, 'you');
  const inner = steps && say(c, ':') ? statement(c) : undefined;
  if (!steps || !inner) return undefined;
  const done: If = { do: 'ifDone', then: inner.steps };
  return {
    steps: [{ do: 'may', whole: true, steps }, done],
    open: inner.open ?? inner.steps,
    last: inner.last ?? done,
  };
}

/** What is offered: in one sentence, or as a list. */
export function offeredSteps(c: Cursor, who: Who, end = ''): readonly Step[] | undefined {
  const list = attempt(c, (i) => (say(i, `do the following ${end} :`.replace('  ', ' ')) ? bullets(i) : undefined));
  if (list) return list.flat();
  return attempt(c, (i) => {
    const all = clausesAndIfDone(i, who);
    if (!all) return undefined;
    const holds = attempt(i, (j) => (say(j, 'if') ? condition(j) : undefined));
    const asked: Step[] = holds ? [{ do: 'if', if: holds, then: all }] : all;
    return (end === '' || say(i, end)) && say(i, '.') ? asked : undefined;
  });
}

/** "trash 1 card from your hand, and if you do, draw 1 card". */
function clausesAndIfDone(c: Cursor, who: Who): Step[] | undefined {
  const steps = clauses(c, who);
  const done = steps && attempt(c, (i) => (say(i, ', and if you|they do ,') ? clauses(i, who) : undefined));
  return done ? [...steps, { do: 'ifDone', then: done }] : steps;
}

/** Clauses up to the full stop. */
const plain = rule<Sentence>('sentence', (c) => {
  const { chosen } = c.said;
  const all = clausesAndIfDone(c, 'you');
  if (!all) return undefined;
  // "Draw 1 card if …."
  const holds = attempt(c, (i) => (say(i, ',? if') ? condition(i) : undefined));
  // "…; if it is …, you may …", "…; otherwise, …": a sentence of its own begins.
  const isNext = attempt(c, (i) => {
    if (say(i, ';')) return ahead(i, (j) => say(j, 'if|otherwise')) || undefined;
    return (say(i, ',') && ahead(i, (j) => say(j, 'otherwise'))) || undefined;
  });
  if (!(isNext || say(c, '.') || isDone(c))) return undefined;
  // "Play 1 card … if it is …" asks about a card that is not known before it is chosen.
  if (holds && !chosen && 'is' in holds && holds.is === 'it') return undefined;
  // "play 1 card and play the other rested if it has a cost of 4 or less": asked of the other alone
  const last = all.at(-1);
  if (holds && last && 'is' in holds && holds.is === 'others') {
    const { steps: asked, ...open } = ifOf(holds, { steps: [last] });
    return { steps: [...all.slice(0, -1), ...asked], ...open };
  }
  return holds ? ifOf(holds, { steps: all }) : { steps: all };
});
