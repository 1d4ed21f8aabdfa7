/** What must hold: "your Leader has the {A} type and you have 2 or less Life cards". */
import type { Condition } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { circumstance, kind } from '../grammar/forward.ts';
import { shownOf, shownPlace } from '../noun/shown.ts';
import { withLetters } from '../number/letters.ts';
import { range } from '../number/numbers.ts';
import { allAre, cardIs, includes, only } from './card.ts';
import { deed } from './deed.ts';
import './deeds-counted.ts';
import { spread } from './group.ts';
import { eitherHas, have, isOnTheField, there } from './have.ts';
import { number } from './number.ts';

/** Several, joined by "and" or by "or"; groups in groups stand in round brackets. */
export const condition = rule<Condition>('condition', (c) => {
  const first = operand(c);
  if (!first) return undefined;
  const said = firstOf<Condition>(c, [(i) => more(i, first, 'and'), (i) => more(i, first, 'or')]) ?? first;
  attempt(c, notYet);
  return withLetters(c, said);
});

const USING = "using|by|with this character's|leader's|card's|stage's effect during? this turn";

/** "and haven't drawn a card using this Leader's effect during this turn": old words for once per turn. */
const notYet = rule<true>('not yet this turn', (c) => {
  if (!say(c, ',? and you? have|has not') && !say(c, ",? and you? haven't|hasn't")) return undefined;
  if (!(say(c, 'drawn|trashed|played|activated|done') && (say(c, 'a|an|any|this') ?? true))) return undefined;
  say(c, 'card|cards|character|event|so');
  if (!say(c, USING)) return undefined;
  remember(c, { once: true });
  return true;
});

circumstance.is(condition);

/** "A and B", "A, B and C": a comma alone links only where the word links the last of them. */
function more(c: Cursor, first: Condition, word: 'and' | 'or'): Condition | undefined {
  const from = c.at;
  const rows = listOf(c, (i) => (i.at === from ? first : operand(i)), [word]);
  if (!rows || rows.length < 2) return undefined;
  const all = rows.flatMap((each) => spread(each, word));
  return word === 'and' ? { all } : { any: all };
}

const operand: (c: Cursor) => Condition | undefined = (c) => {
  const group = attempt(c, (i) => {
    const inner = say(i, '(') ? condition(i) : undefined;
    return inner && say(i, ')') ? inner : undefined;
  });
  const leaf = group ?? firstOf(c, LEAVES);
  // A letter may be explained at once, before the next condition.
  return leaf && (attempt(c, (i) => (ahead(i, (j) => say(j, ',? where')) ? withLetters(i, leaf) : undefined)) ?? leaf);
};

/** "it is false that …" */
const negated = rule<Condition>('not', (c) => {
  const inner = say(c, 'it is false that') ? operand(c) : undefined;
  return inner && { not: inner };
});

const turns = rule<Condition>('turn', (c) =>
  sayOne<Condition>(c, [
    ['it is your turn', { turn: 'you' }],
    ["it is your|the opponent's turn", { turn: 'opponent' }],
    ['it is their turn', { turn: 'opponent' }],
    ['it|this is your first turn', { firstTurn: true }],
    ['it is not your first turn', { firstTurn: false }],
    ['it|this is your second turn or later', { firstTurn: false }],
  ]),
);

const playedNow = rule<Condition>('played this turn', (c) =>
  say(c, 'you played this character|card|stage|leader this turn') ? { playedThisTurn: true } : undefined,
);

/** "If there are 10 or more cards", in a list that is "based on the number of" them. */
const basedOn = rule<Condition>('that many', (c) => {
  const number = c.said.basedOn;
  if (!number || !(say(c, 'there is|are') ?? say(c, 'you have') ?? say(c, 'the number is'))) return undefined;
  const n = range(c);
  if (!n) return undefined;
  say(c, 'card|cards');
  // More words would count something else.
  return ahead(c, (i) => say(i, ',')) ? { number, ...n } : undefined;
});

/** "you placed 3 cards", "2 or more cards were trashed this way": how many the step before did it to. */
const doneSo = rule<Condition>('this many were', (c) => {
  if (!c.said.did || !(say(c, 'you') ?? say(c, 'your opponent') ?? say(c, 'they'))) return undefined;
  if (!say(c, DONE)) return undefined;
  const n = range(c);
  if (!n || !say(c, 'don!!? card|cards|character|characters')) return undefined;
  say(c, 'this way') ?? say(c, 'by|with this effect');
  // Where they came from or went would tell them from others.
  return ahead(c, (i) => say(i, ',|.')) ? { number: { done: 'n' }, ...n } : undefined;
});
const DONE = "trashed|returned|placed|rested|played|k.o.'d|discarded";

/** "you revealed no Character cards", "your opponent revealed 2 or more Events": of those shown just now. */
const shownSo = rule<Condition>('this was shown', (c) => {
  const at = shownPlace(c);
  if (!at || !(say(c, 'you|they revealed') ?? say(c, 'your opponent revealed'))) return undefined;
  const isNone = say(c, 'no') === true;
  const n = isNone || say(c, 'a|an|any') ? { min: 1 } : range(c);
  const where = n && kind.read(c);
  if (!where) return undefined;
  const holds: Condition = { number: { count: shownOf(at, where) }, ...n };
  return isNone ? { not: holds } : holds;
});

/** "a Character is on either side": how a card lies is asked of this card. */
const LEAVES = [
  basedOn,
  doneSo,
  shownSo,
  negated,
  turns,
  playedNow,
  deed,
  eitherHas,
  have,
  there,
  only,
  allAre,
  includes,
  number,
  isOnTheField,
  cardIs,
] as const;
