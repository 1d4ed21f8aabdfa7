/** What stands before the colon. It can always be declined, so "you may" says nothing more. */
import type { Step } from '../../src/tree/tree.ts';
import { priced } from '../clause/clause.ts';
import type { Steps } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, firstOf, rule, say, token } from '../grammar/cursor.ts';
import { num } from '../number/numbers.ts';
import { oneOrOther } from '../sentence/one-or-other.ts';
import { verbAgain } from '../sentence/verb-again.ts';

/** "DON!! −2", "③". */
const donCost = rule<Steps>('DON!! cost', (c) =>
  firstOf<Steps>(c, [
    (i) => {
      const n = say(i, 'don!!') ? token(i, 'signed')?.n : undefined;
      return n !== undefined && n < 0 ? [{ do: 'returnDon', n: -n }] : undefined;
    },
    (i) => {
      const n = token(i, 'circled')?.n;
      return n === undefined ? undefined : [{ do: 'restDon', n }];
    },
    (i) => {
      // "rest 1 DON!! card": nobody pays with another's
      const n = say(i, 'rest') ? num(i) : undefined;
      if (n === undefined || !say(i, 'don!! card|cards')) return undefined;
      return ahead(i, (j) => say(j, 'in|on|from|given|or|with|without|that|other'))
        ? undefined
        : [{ do: 'restDon', n }];
    },
  ]),
);

export const cost = rule<Steps>('cost', (c) => {
  const all: Step[] = [];
  for (let i = 0; ; i++) {
    if (i > 0 && !linked(c)) break;
    say(c, 'you may|can');
    const next = firstOf<Steps>(c, [donCost, orPrice]);
    if (!next) return undefined;
    all.push(...next);
    if (ahead(c, (j) => say(j, ':'))) break;
  }
  return say(c, ':') ? all : undefined;
});

/** "A and B", "A, B and C", "A, then B"; a DON!! cost needs no word behind it. */
function linked(c: Cursor): boolean {
  if (say(c, 'and then') ?? say(c, ', and') ?? say(c, ', then') ?? say(c, 'and') ?? say(c, ',')) return true;
  const before = c.tokens[c.at - 1]?.kind;
  return before === 'circled' || before === 'signed';
}

/** "rest this Character", "trash 1 … from your hand or 1 … from your field": one or the other. */
function orPrice(c: Cursor): Steps | undefined {
  const verbAt = c.at;
  const first = priced(c, 'you');
  if (!first) return undefined;
  const second = attempt(c, (i) =>
    say(i, 'or') ? (attempt(i, (j) => priced(j, 'you')) ?? verbAgain(i, verbAt, (j) => priced(j, 'you'))) : undefined,
  );
  return second ? oneOrOther(first, second, 'you') : first;
}
