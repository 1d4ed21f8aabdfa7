/** What the texts of a set ask of the past, found once: only that is remembered. */
import { TIMINGS } from '../lexicon/timings.ts';
import type { History, Question } from '../rules/history.ts';
import { DEED_AT } from '../rules/history.ts';
import type { CardSet } from '../tree/card.ts';
import type { Happened } from '../tree/tree.ts';
import { walkCard } from '../tree/walk.ts';
import { causeOf } from './cause.ts';
import { testOf } from './phrase.ts';

export function historyOf({ cards }: CardSet): History {
  const of = new Map<Happened, number>(); // determinism: only asked by what a text says
  const known = new Map<string, number>(); // determinism: only asked by the same words
  const questions: Question[] = [];
  for (const card of cards) {
    walkCard(card, {
      number(num) {
        const asked = typeof num === 'object' ? num.happened : undefined;
        if (asked === undefined || of.has(asked)) return;
        const words = JSON.stringify(asked); // determinism: in another order it is only counted twice
        const at = known.get(words) ?? questions.push(questionOf(asked, questions.length)) - 1;
        known.set(words, at);
        of.set(asked, at);
      },
    });
  }
  return { of, questions, byTiming: TIMINGS.map((timing) => questions.filter(({ deed }) => DEED_AT[timing] === deed)) };
}

const questionOf = (asked: Happened, at: number): Question => {
  const { what, who = 'you', this: own = false, where, against, by, source, from, ever = false } = asked;
  return {
    at,
    deed: what,
    who: own ? 'either' : who,
    own,
    other: where?.other === true,
    where: where ? testOf(where) : null,
    against: against ? testOf(against) : null,
    by,
    source: source ? causeOf(source) : null,
    from: from ?? null,
    ever,
  };
};
