/** What was done in this turn: "you have activated an Event with a base cost of 3 or more during this turn". */
import { DEED_WORDS, DEEDS } from '../../src/lexicon/causes.ts';
import type { Condition, Deed, Filter } from '../../src/tree/tree.ts';
import { filterOf, whereOf } from '../cards/cards.ts';
import { attempt, type Cursor, firstOf, past, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import type { Wording } from '../grammar/phrases.ts';
import { bareNoun } from '../noun/noun.ts';

type Happened = Extract<Condition, { happened: unknown }>;

const DOERS: readonly (readonly [string, { whose: Pick<Happened, 'who'>; not?: true }])[] = [
  ['you have not', { whose: {}, not: true }],
  ["you haven't", { whose: {}, not: true }],
  ['you have', { whose: {} }],
  ['your opponent has not', { whose: { who: 'opponent' }, not: true }],
  ["your opponent hasn't", { whose: { who: 'opponent' }, not: true }],
  ['your opponent has', { whose: { who: 'opponent' } }],
];

const FIGHTS = DEEDS.filter((each) => DEED_WORDS[each].fight).map(
  (each): Wording<Deed> => [DEED_WORDS[each].said, each],
);

/** "battles" in the house style is what it did so far. */
const OWN_FIGHTS: readonly Wording<Deed>[] = [
  ...FIGHTS.map(([said, each]): Wording<Deed> => [`has ${said}`, each]),
  ['attacks', 'ATTACKED'],
  ['battles', 'BATTLED'],
];

export const deed = rule<Condition>('done this turn', (c) => {
  const found = firstOf<Condition>(c, [byPlayer, byThis]);
  return found && (say(c, 'during this turn') ?? say(c, 'this turn')) ? found : undefined;
});

function byPlayer(c: Cursor): Condition | undefined {
  const doer = sayOne(c, DOERS);
  if (!doer) return undefined;
  const found = firstOf<Happened>(c, [
    (i) => {
      const where = say(i, DEED_WORDS.EVENT_ACTIVATED.said) ? event(i) : undefined;
      return where && { happened: 'EVENT_ACTIVATED', ...doer.whose, ...whereOf(where) };
    },
    (i) => {
      const where = say(i, DEED_WORDS.PLAYED.said) ? some(i) : undefined;
      return where && { happened: 'PLAYED', ...doer.whose, ...whereOf(where) };
    },
    (i) => {
      const happened = sayOne(i, FIGHTS);
      const where = happened && say(i, 'with') ? some(i) : undefined;
      if (!happened || !where) return undefined;
      const against = attempt(i, (j) => (say(j, 'against') ? past(j, "your opponent's", some) : undefined));
      return { happened, ...doer.whose, ...whereOf(where), ...(against ? { against } : {}) };
    },
  ]);
  return found && (doer.not ? { not: found } : found);
}

function byThis(c: Cursor): Condition | undefined {
  if (!say(c, 'this leader|character|card|stage')) return undefined;
  const happened = sayOne(c, OWN_FIGHTS);
  if (!happened) return undefined;
  const against = attempt(c, (i) => past(i, "your opponent's", some));
  remember(c, { last: 'this' });
  return { happened, this: true, ...(against ? { against } : {}) };
}

/** A card of some kind; one of which nothing is said is any card. */
function some(c: Cursor): Filter | undefined {
  say(c, 'a|an|any|one');
  const found = bareNoun(c);
  return found && filterOf(found);
}

/** Only Events are activated: the noun says nothing more. */
function event(c: Cursor): Filter | undefined {
  say(c, 'a|an|any|one');
  const found = bareNoun(c);
  return found && found.heads.length === 1 && found.heads[0] === 'EVENT' ? found.behind.filter : undefined;
}
