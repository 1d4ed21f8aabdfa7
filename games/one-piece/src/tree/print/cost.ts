/** What stands before the colon. It can always be declined: "you may …", unless it is only DON!!. */
import type { Step } from '../tree.ts';
import { chain } from './body.ts';
import { type Clause, offered } from './clause.ts';
import { acting, type Scope } from './scope.ts';
import { clauseOf } from './step.ts';
import { capital, written } from './words.ts';

/** "DON!! −2", "rest 2 of your DON!! cards", "you may rest this Character and trash 1 card from your hand". */
export function printCost(cost: readonly Step[], scope: Scope): string {
  if (cost.every(isDonCost)) return cost.map((step) => minusDon(step, scope) ?? paid(step, scope, true)).join(', ');
  const words: string[] = [];
  let rest = cost;
  for (let first = minusDon(rest[0], scope); first !== null; first = minusDon(rest[0], scope)) {
    words.push(first);
    rest = rest.slice(1);
  }
  const isOnly = rest.length === 1;
  const said = rest.map((step, i) => `${linkOf(rest[i - 1], step)}${paid(step, scope, isOnly)}`);
  return [...words, `you may ${said.join('')}`].join(', ');
}
/** "reveal … and add it to your hand" is one thing being done; where they are two, the second comes "then". */
function linkOf(before: Step | undefined, step: Step): string {
  if (!before) return '';
  return before.do === 'reveal' && step.do === 'move' && step.what === 'it' ? ' and then ' : ' and ';
}

const isOwnNumber = (step: Step | undefined): step is Extract<Step, { do: 'returnDon' | 'restDon' }> & { n: number } =>
  (step?.do === 'returnDon' || step?.do === 'restDon') &&
  typeof step.n === 'number' &&
  !step.upTo &&
  !('orMore' in step && step.orMore) &&
  !('from' in step && step.from) &&
  step.who !== 'opponent';
const isDonCost = (step: Step): boolean => isOwnNumber(step);

function minusDon(step: Step | undefined, scope: Scope): string | null {
  if (!isOwnNumber(step) || step.do !== 'returnDon') return null;
  clauseOf(step, scope);
  return `DON!! ${written(-step.n)}`;
}

/** A tax on attacks has a price of its own: in brackets, so that the next part of the cost is not read into it. */
const paid = (step: Step, scope: Scope, isOnly: boolean): string =>
  printPrice(step, acting(scope, 'you'), (clause) => offered(clause, 'you'), !isOnly && step.do === 'attackTax');

/** One part of a price. What has an "and" or "or" of its own stands in brackets inside another. */
export function printPrice(step: Step, scope: Scope, say: (clause: Clause) => string, isInside: boolean): string {
  const bracketed = (text: string): string => (isInside ? `(${text})` : text);
  if (step.do === 'chooseOne' && step.who !== 'opponent') {
    const options = step.options.map((option) =>
      option.map((each) => printPrice(each, scope, say, true)).join(', then '),
    );
    return bracketed(`either ${options.join(' or ')}`);
  }
  const clause = clauseOf(step, scope);
  if (clause) return step.do === 'attackTax' ? bracketed(say(clause)) : say(clause);
  // Whole sentences as a price: no card does it, but nothing may be lost.
  return `do the following (${capital(chain([step], scope).lines.join(' '))})`;
}
