/**
 * Steps one after another, as sentences. Three signs say what belongs where:
 *
 *   "Then, …"          goes on in the same chain; behind an "If …" it is done only if that holds (OP-69)
 *   "In any case, …"   leaves every open "if" of the paragraph
 *   "• …"              lines under "do the following:" or "choose one:"; a line further left ends them
 *
 * What is short enough for one sentence is joined by ", then": "You may draw 1 card, then trash 1 card from your hand."
 */
import { LATER_WORDS } from '../../lexicon/durations.ts';
import type { Step, Who } from '../tree.ts';
import { type Clause, continued, offered, told } from './clause.ts';
import { printCondition } from './condition.ts';
import { whereLetters } from './number.ts';
import { wouldOf } from './occasion.ts';
import { short } from './range.ts';
import { acting, type Scope } from './scope.ts';
import { clauseOf, type FlowStep, isFlow } from './step.ts';
import { capital, during } from './words.ts';

/** One or more lines. The first goes on where the text before ends, the others are lines of their own. */
export type Lines = readonly [string, ...string[]];
interface Said {
  lines: Lines;
  /** Ends inside an "if": what follows with "Then" belongs to it. */
  open: boolean;
  /** Begins with "If you do": it needs no "Then". */
  answers?: boolean;
}

/** The sentences of a list of steps. The first begins small, for whoever puts it behind other words. */
export function chain(steps: readonly Step[], scope: Scope, start?: 'check'): Said {
  let lines: string[] = ['do nothing.'];
  let [open, isBlock] = [false, false];
  for (const [i, said] of saidOf(steps, scope, start).entries()) {
    const [first, ...others] = said.lines;
    const before = i === 0 ? first : `${linkOf(open, said.answers ?? false, scope)}${first}`;
    if (i === 0) lines = [before];
    else if (isBlock) lines.push(capital(before));
    else lines.push(`${lines.pop()} ${capital(before)}`);
    lines.push(...others);
    open = said.open;
    isBlock = others.length > 0;
  }
  return { lines: atLeastOne(lines), open };
}
const atLeastOne = ([first = '', ...others]: readonly string[]): Lines => [first, ...others];
function linkOf(open: boolean, answers: boolean, { permanent }: Scope): string {
  if (open) return 'in any case, ';
  if (answers) return '';
  return permanent ? 'also, ' : 'then, ';
}

/** Clauses about the same cards share a sentence: "this Character gains [Rush] and gains +1000 power". */
function saidOf(steps: readonly Step[], scope: Scope, start?: 'check'): Said[] {
  const all: Said[] = [];
  let last: Clause | null = null;
  for (const step of steps) {
    const clause = clauseOf(step, scope);
    const before = all.at(-1);
    if (clause && before && last?.same && last.same === clause.same) {
      all[all.length - 1] = { lines: [`${before.lines[0].slice(0, -1)} ${continued(clause)}.`], open: false };
    } else if (clause) all.push({ lines: [`${told(clause)}.`], open: false });
    else if (isFlow(step)) all.push(start && all.length === 0 ? checked(step, scope) : flowOf(step, scope));
    last = clause;
  }
  return all;
}

/** An "if" that is asked in passing, where "If …" would be taken for that of the whole text. */
const checked = (step: FlowStep, scope: Scope): Said =>
  step.do === 'if' ? ifOf(`check if ${printCondition(step.if, scope)}. If so, `, step, scope) : flowOf(step, scope);

function flowOf(step: FlowStep, scope: Scope): Said {
  switch (step.do) {
    case 'if':
      return ifOf(`${scope.permanent ? 'while' : 'if'} ${printCondition(step.if, scope)}, `, step, scope);
    case 'ifDone':
      return { ...ifOf(`if ${scope.said.theirs ? 'they' : 'you'} do, `, step, scope), answers: true };
    case 'may':
      return mayOf(step, scope);
    case 'chooseOne': {
      const lead = step.who === 'opponent' ? 'your opponent chooses one:' : 'choose one:';
      return { lines: [lead, ...step.options.flatMap((option) => bullet(chain(option, scope).lines))], open: false };
    }
    case 'repeat': {
      const times = `${short(step.n, scope)} ${step.n === 1 ? 'time' : 'times'}${whereLetters(scope)}`;
      return joined(`repeat the following ${times}:`, step.steps, scope, '');
    }
    case 'later':
      return joined(`${LATER_WORDS[step.at]},`, step.steps, scope);
    case 'instead':
      return { lines: grantedOf(step, scope), open: false };
  }
}
/** "during this turn, if one of your Characters would be K.O.'d, you may … instead." */
function grantedOf({ would, optional, steps, for: time }: Extract<FlowStep, { do: 'instead' }>, scope: Scope): Lines {
  const lead = `${during(time)}, if ${wouldOf(would, scope)},`;
  scope.said.between = true;
  return optional
    ? offer(`${lead} you may`, steps, 'you', scope, ' instead')
    : printTold(lead, steps, scope, ' instead');
}
function ifOf(lead: string, step: Extract<FlowStep, { do: 'if' | 'ifDone' }>, scope: Scope): Said {
  const { then, else: otherwise } = step;
  const shown = step.do === 'if' && 'is' in step.if && step.if.is === 'revealed';
  return elseOf(leadInto(lead, then, otherwise !== undefined, scope), 'otherwise, ', otherwise, scope, shown);
}
function elseOf(lines: Lines, lead: string, steps: readonly Step[] | undefined, scope: Scope, shown = false): Said {
  if (!steps) return { lines, open: true };
  const [first, ...others] = leadInto(lead, steps, false, scope, shown);
  const isBlock = lines.length > 1;
  const own = isBlock ? [...lines, capital(first)] : [`${lines[0]} ${capital(first)}`];
  return { lines: atLeastOne([...own, ...others]), open: true };
}
/**
 * A chain behind "If …,"; where it would not be clear how far the "if" reaches, as a list. `shown`: it asks of the
 * revealed card, and behind "Otherwise" a "Then, place the revealed card …" would leave it.
 */
function leadInto(lead: string, steps: readonly Step[], hasElse: boolean, scope: Scope, shown = false): Lines {
  const last = hasElse ? steps.length : steps.length - 1;
  if (steps.slice(0, last).some(endsOpen) || (shown && steps.slice(1).some(putsShownAway)))
    return listOf(`${lead}do the following:`, steps, scope);
  const [first, ...others] = chain(steps, scope).lines;
  return [`${lead}${first}`, ...others];
}

const putsShownAway = (step: Step): boolean => step.do === 'move' && step.what === 'revealed';

function mayOf({ who = 'you', whole, steps, else: otherwise }: Extract<FlowStep, { do: 'may' }>, scope: Scope): Said {
  const [they, lead] = who === 'you' ? ['you', 'you may'] : ['they', 'your opponent may'];
  const said = offer(whole ? `${lead} fully` : lead, steps, who, scope);
  scope.said.theirs = who === 'opponent';
  return otherwise ? elseOf(said, `if ${they} do not, `, otherwise, scope) : { lines: said, open: false };
}
/** "you may draw 1 card, then trash 1 card from your hand." */
export function offer(lead: string, steps: readonly Step[], to: Who, scope: Scope, end = ''): Lines {
  const words = inOneSentence(steps, acting(scope, to), (clause) => offered(clause, to));
  return words === null ? listOf(`${lead} do the following${end}:`, steps, scope) : [`${lead} ${words}${end}.`];
}
/** The same, told: "at the end of this turn, trash this Character." */
export function printTold(lead: string, steps: readonly Step[], scope: Scope, end = ''): Lines {
  return joined(lead, steps, scope, ' do the following', end).lines;
}
function joined(lead: string, steps: readonly Step[], scope: Scope, list = ' do the following', end = ''): Said {
  const words = inOneSentence(steps, scope, told);
  if (words !== null) return { lines: [`${lead} ${words}${end}.`], open: false };
  const only = onlyFlow(steps);
  if (only && end === '') {
    const { lines, open } = flowOf(only, scope);
    return { lines: [`${lead} ${lines[0]}`, ...lines.slice(1)], open };
  }
  return { lines: listOf(`${lead}${list === '' ? '' : `${list}${end}:`}`, steps, scope), open: false };
}
/** A single step with sentences of its own needs no list: "at the end of this turn, if …, draw 1 card." */
const onlyFlow = ([first, ...others]: readonly Step[]): FlowStep | null =>
  first && others.length === 0 && isFlow(first) ? first : null;
/** Does a "Then" behind it belong to an "if" in it? */
function endsOpen(step: Step): boolean {
  if (step.do === 'if' || step.do === 'ifDone') return true;
  if (step.do === 'may') return step.else !== undefined;
  if (step.do !== 'later' && step.do !== 'repeat') return false;
  const only = onlyFlow(step.steps);
  return only !== null && endsOpen(only);
}

/** Null where a step has sentences of its own. An "if you do" at the end still fits in. */
function inOneSentence(steps: readonly Step[], scope: Scope, say: (clause: Clause) => string): string | null {
  if (steps.length === 0) return 'do nothing';
  const isTail = (step: Step, i: number): boolean =>
    step.do === 'ifDone' && !step.else && i > 0 && i === steps.length - 1 && step.then.length > 0;
  if (steps.some((step, i) => isFlow(step) && !(isTail(step, i) && step.do === 'ifDone' && !step.then.some(isFlow))))
    return null;
  let text = '';
  for (const [i, step] of steps.entries()) {
    const link = i === 0 ? '' : ', then ';
    const clause = clauseOf(step, scope);
    if (clause) text += `${link}${say(clause)}`;
    else if (step.do === 'ifDone') {
      text += `, and if ${scope.said.theirs ? 'they' : 'you'} do, ${inOneSentence(step.then, scope, say)}`;
    }
  }
  return text;
}

/** A line for each step. */
function listOf(lead: string, steps: readonly Step[], scope: Scope): Lines {
  const items = saidOfEach(steps, scope).flatMap(({ lines }) => bullet(lines));
  return [lead, ...items];
}
const saidOfEach = (steps: readonly Step[], scope: Scope): Said[] =>
  steps.map((step) => {
    const clause = clauseOf(step, scope);
    return clause ? { lines: [`${told(clause)}.`], open: false } : chain([step], scope);
  });
const bullet = ([first, ...others]: Lines): string[] => [`• ${capital(first)}`, ...others.map((line) => `  ${line}`)];
