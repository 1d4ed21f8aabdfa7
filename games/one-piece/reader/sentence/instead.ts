/** "If C, … instead": a sentence that takes the place of the one before. */
import type { Step } from '../../src/tree/tree.ts';
import { isPick } from '../cards/pick.ts';
import { condition } from '../condition/condition.ts';
import { attempt, type Cursor, remember, say } from '../grammar/cursor.ts';
import { noun } from '../noun/noun.ts';
import { num } from '../number/numbers.ts';
import type { Chain } from './body.ts';
import { clauses } from './clauses.ts';

/** "If C, … instead of drawing 1 card.": the sentence before, or this one. */
export function instead(c: Cursor, chain: Chain): boolean {
  const { before } = chain;
  const at = chain.into.length - before.length;
  if (before.length === 0 || at < 0) return false;
  const found = attempt(c, (i) => {
    const holds = say(i, 'if') ? condition(i) : undefined;
    if (!holds || !say(i, ',')) return undefined;
    const may = say(i, 'you may') === true;
    const from = i.at;
    // It lasts as long as what it stands in for.
    remember(i, { additional: true });
    const said = clauses(i, 'you');
    const isAll = i.tokens.slice(from, i.at).some(({ text }) => text === 'all');
    const steps = said && selectedInstead(said, before, isAll);
    if (!steps || !say(i, ',? instead')) return undefined;
    const named = say(i, 'of') === true;
    if ((named && !replaced(i)) || !say(i, '.')) return undefined;
    return { holds, may, steps, named };
  });
  if (!found) return false;
  const [piece, rest] = pieceOf(before, found.steps, found.named);
  // "… that card gains +4000 power instead": it is chosen first, whatever it then gains.
  const [first, ...others] = piece;
  const chosen = first?.do === 'power' && isPick(first.what) && found.steps.some(isAboutIt) ? first.what : null;
  const old: Step[] = chosen && first?.do === 'power' ? [{ ...first, what: 'it' }, ...others] : piece;
  const choose: Step[] = chosen ? [{ do: 'choose', what: chosen }] : [];
  const then: readonly Step[] = found.may ? [{ do: 'may', steps: found.steps, else: old }] : found.steps;
  chain.into.splice(at, before.length, ...choose, { do: 'if', if: found.holds, then, else: old }, ...rest);
  chain.before = [];
  return true;
}

/** Only the piece that is named is replaced; what follows it goes on (OP-103). A choice replaces a choice. */
function pieceOf(before: Step[], by: readonly Step[], isNamed: boolean): [piece: Step[], rest: Step[]] {
  const isPart = (isNamed || by.every((step) => step.do === 'choose')) && by.length < before.length;
  if (!isPart || !by.every((step, i) => step.do === before[i]?.do)) return [before, []];
  return [before.slice(0, by.length), before.slice(by.length)];
}

/** "K.O. 1 …. If C, you may select … instead": the same is done to other cards, to as many if no number is said. */
function selectedInstead(said: readonly Step[], before: readonly Step[], isAll: boolean): readonly Step[] | undefined {
  const [only, ...more] = said;
  const [step, ...others] = before;
  if (only?.do !== 'choose' || step?.do === 'choose') return said;
  if (more.length + others.length > 0 || !step || !('what' in step) || !isPick(step.what)) return undefined;
  const { n, upTo, all } = step.what;
  const { all: isBare, ...cards } = only.what;
  const amount = all ? { all } : upTo === undefined ? { n } : { upTo };
  return [Object.assign({}, step, { what: isBare && !isAll ? { ...amount, ...cards } : only.what })];
}

const isAboutIt = (step: Step): boolean => 'what' in step && step.what === 'it';

const GERUNDS = 'drawing|adding|trashing|returning|placing|playing|resting|giving';

/** What it stands in for is what was said: the words are read, and say nothing new. */
function replaced(c: Cursor): true | undefined {
  if (say(c, GERUNDS)) return num(c) !== undefined && noun(c) ? true : undefined;
  say(c, 'a|an');
  return noun(c) ? true : undefined;
}
