/** Steps that change what cards on the field are and can. */
import { CATEGORY_NOUNS } from '../../lexicon/cards.ts';
import { cannotWords, PROHIBITION_WORDS } from '../../lexicon/prohibitions.ts';
import type { Filter, Num, Prohibition, StepOf, Target } from '../tree.ts';
import { type Clause, change, does, is, ofTheirChoice, stated } from './clause.ts';
import { kindOf } from './filter.ts';
import { isFlat, isForEach, valueWords, whereLetters } from './number.ts';
import { short } from './range.ts';
import { acting, type Scope } from './scope.ts';
import { objectOf, sideOf } from './target.ts';
import { attributeOf, canWords, during, listed, tagOfKeyword } from './words.ts';

/** "gains +1000 power during this turn"; less is given: "give 1 of … −2000 power". */
export function printChange({ what, n, for: time }: StepOf<'power' | 'cost'>, unit: string, scope: Scope): Clause {
  if (isLess(n)) {
    const cards = `${objectOf(what, scope, 'in')}${ofTheirChoice(what)}`;
    const { sign, each } = change(n, scope);
    return does('you', 'give', scope, cards, sign, unit, during(time), each);
  }
  return is(what, 'gain', scope, () => {
    const { sign, each } = change(n, scope);
    return [sign, unit, during(time), each];
  });
}
const isLess = (n: Num): boolean => (typeof n === 'number' ? n < 0 : isForEach(n) && (n.times ?? 1) < 0);

/** "the base power of this Character becomes 7000 during this turn". */
export function becomes({ what, n }: { what: Target; n: Num }, value: string, time: string, scope: Scope): Clause {
  const cards = `the ${value} of ${objectOf(what, scope, 'in')}${ofTheirChoice(what)}`;
  const plus = value === 'Counter' ? '+' : '';
  const into =
    typeof n === 'number' || !isFlat(n, scope) ? `${plus}${short(n, scope)}` : `equal to ${valueWords(n, scope)}`;
  const rest = [into, time].filter(Boolean).join(' ');
  return {
    subject: { text: cards, many: false },
    verb: 'become',
    rest: `${rest}${whereLetters(scope)}`,
    modal: false,
    same: null,
  };
}
/** "set the power of … to 0 during this turn", "negate the effects of …". */
export function imposed(
  what: Target,
  front: readonly [verb: string, of: string],
  scope: Scope,
  ...rest: string[]
): Clause {
  const cards = `${front[1]} of ${objectOf(what, scope, 'in')}${ofTheirChoice(what)}`;
  return does('you', front[0], scope, cards, ...rest);
}

export function swapped({ what, with: other, for: time }: StepOf<'swapBasePower'>, scope: Scope): Clause {
  if (other === undefined) return imposed(what, ['swap', 'the base power'], scope, during(time));
  const first = `the base power of ${objectOf(what, scope, 'in')}${ofTheirChoice(what)}`;
  const second = `with that of ${objectOf(other, scope, 'in')}${ofTheirChoice(other)}`;
  return does('you', 'swap', scope, first, second, during(time));
}

export function gained({ what, keyword, for: time }: StepOf<'gain'>, scope: Scope): Clause {
  const can = canWords(keyword);
  if (can) return is(what, 'can', scope, () => [can, during(time)]);
  return is(what, 'gain', scope, () => [tagOfKeyword(keyword), during(time)]);
}
export const attributeGained = ({ what, attribute, for: time }: StepOf<'gainAttribute'>, scope: Scope): Clause =>
  is(what, 'gain', scope, () => [`the ${attributeOf(attribute)} attribute`, during(time)]);

export function prohibited({ what, be, by, against, for: time, oncePerTurn }: StepOf<'cannot'>, scope: Scope): Clause {
  const clause = is(what, 'cannot', scope, () => [
    cannotWords(be, by !== undefined),
    ...(against ? [PROHIBITION_WORDS[be].link, opponents(be, against, scope)] : []),
    during(time),
  ]);
  if (!oncePerTurn || typeof clause.subject === 'string') return clause;
  return { ...clause, subject: { ...clause.subject, text: `once per turn, ${clause.subject.text}` }, same: null };
}
/** In battle a Character is not called a "Character card" (OP-5). */
function opponents(be: Prohibition, against: Filter, scope: Scope): string {
  const { category, ...rest } = against;
  // "cannot attack Leaders" would be the prohibition that needs no kind.
  const isTaken = be === 'ATTACK' && category?.includes('LEADER') === true;
  if (!category || isTaken || !PROHIBITION_WORDS[be].inBattle) return kindOf(against, scope, true);
  return kindOf(
    rest,
    scope,
    true,
    listed(
      category.map((each) => (each === 'DON' ? 'DON!! cards' : `${CATEGORY_NOUNS[each]}s`)),
      'or',
    ),
  );
}
/** "… cannot attack during this turn unless your opponent trashes 1 card from their hand". */
export function taxed({ what, cost, for: time }: StepOf<'attackTax'>, scope: Scope): Clause {
  const payer = typeof what === 'string' ? 'you' : (sideOf(what) ?? 'you');
  const clause = is(what, 'cannot', scope, () => {
    const head = `attack ${during(time)}`.trimEnd();
    const said = whereLetters(scope);
    const paid = cost.map((step) => scope.voice.price(step, acting(scope, payer), stated, true));
    return [`${head}${said} unless ${paid.join(' and ')}`];
  });
  // An "and" behind a price would belong to the price.
  return { ...clause, same: null };
}
