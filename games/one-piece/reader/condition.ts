/** What must hold: "your Leader has the {A} type and you have 2 or less Life cards". */
import type { Cards, Condition, Counted, Filter, Num, Range, Ref, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, token } from './cursor.ts';
import { behind, both, cardName, categories, kinds, withList } from './filter.ts';
import { countedCards, kind, value } from './forward.ts';
import { cardsOf, noun, side, tail } from './noun.ts';
import { compared, donOnField, num, onField, plus, range, whereLetters } from './numbers.ts';
import { ref } from './target.ts';
import { colour, KEYWORD_TAGS } from './words.ts';

type Is = Extract<Condition, { is: unknown }>['is'];

/** Several, joined by "and" or by "or"; groups in groups stand in round brackets. */
export const condition = rule<Condition>('condition', (c) => {
  const first = operand(c);
  if (!first) return undefined;
  const said = oneOf<Condition>(c, [(i) => more(i, first, 'and'), (i) => more(i, first, 'or')]) ?? first;
  return whereLetters(c, said);
});
function more(c: Cursor, first: Condition, word: 'and' | 'or'): Condition | undefined {
  const all: Condition[] = [...spread(first, word)];
  for (;;) {
    const next = attempt(c, (i) => (say(i, `,? ${word}`) ? operand(i) : undefined));
    if (!next) break;
    all.push(...spread(next, word));
  }
  if (all.length === spread(first, word).length) return undefined;
  return word === 'and' ? { all } : { any: all };
}
/** "A and is B" is one operand with two parts; beside others they are all on one level. */
const SPREAD = new WeakSet<object>();
const spread = (one: Condition, word: 'and' | 'or'): readonly Condition[] =>
  word === 'and' && SPREAD.has(one) && 'all' in one ? one.all : [one];
function allOf(conditions: readonly Condition[]): Condition | undefined {
  const [first, ...others] = conditions;
  if (!first || others.length === 0) return first;
  const joined: Condition = { all: conditions };
  SPREAD.add(joined);
  return joined;
}

const operand: (c: Cursor) => Condition | undefined = (c) => {
  const group = attempt(c, (i) => {
    const inner = say(i, '(') ? condition(i) : undefined;
    return inner && say(i, ')') ? inner : undefined;
  });
  return group ?? oneOf(c, LEAVES);
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
    ['it is your first turn', { firstTurn: true }],
    ['it is not your first turn', { firstTurn: false }],
    ['it|this is your second turn or later', { firstTurn: false }],
  ]),
);

const playedNow = rule<Condition>('played this turn', (c) =>
  say(c, 'this character|card|stage was played on? this turn') ||
  say(c, 'you played this character|card|stage|leader this turn')
    ? { playedThisTurn: true }
    : undefined,
);

/** "you have", "your opponent does not have". */
const HAVERS: readonly (readonly [string, { who: Who | 'either'; not: boolean }])[] = [
  ['you and your opponent together? have', { who: 'either', not: false }],
  ['either player has', { who: 'either', not: false }],
  ['neither player has', { who: 'either', not: true }],
  ["you do not|don't? have", { who: 'you', not: true }],
  ["you don't have", { who: 'you', not: true }],
  ['you have', { who: 'you', not: false }],
  ['your opponent does not have', { who: 'opponent', not: true }],
  ["your|the opponent doesn't have", { who: 'opponent', not: true }],
  ['your|the opponent has|have', { who: 'opponent', not: false }],
  ['they have', { who: 'opponent', not: false }],
  ['you do have', { who: 'you', not: false }],
];

/** "you have 2 or more Characters and 5 or less cards in your hand". */
const have = rule<Condition>('have', (c) => {
  const haver = sayOne(c, HAVERS);
  if (!haver) return undefined;
  const parts = listOf(c, (i) => had(i, haver.who), ['and']);
  const both = parts && allOf(parts);
  // "you have 0 DON!! cards on your field or 8 or more DON!! cards on your field"
  const other =
    both && parts.length === 1 ? attempt(c, (i) => (say(i, 'or') ? had(i, haver.who) : undefined)) : undefined;
  const all: Condition | undefined = both && other ? { any: [both, other] } : both;
  if (!all) return undefined;
  return haver.not ? lacking(all) : all;
});
/** Who does not have 5 has fewer. */
function lacking(all: Condition): Condition {
  if ('number' in all && all.min !== undefined && all.min === all.max)
    return { not: { number: all.number, min: all.min } };
  return { not: all };
}

/** One thing that a player has. */
function had(c: Cursor, who: Who | 'either'): Condition | undefined {
  return oneOf<Condition>(c, [
    // "more DON!! cards on their field than you", "less Life cards than your opponent"
    (i) => comparedWithOther(i, who),
    (i) => givenDon(i, who),
    (i) => {
      const no = say(i, 'no') ? attempt(i, (j) => owned(j, who)) : undefined;
      return no && { not: { have: no } };
    },
    (i) => amountHad(i, who),
    (i) => {
      const names = listOf(i, (j) => (say(j, 'a|an'), cardName(j)), ['and']);
      if (!names || names.length < 2) return undefined;
      const rest = tail(i);
      const cards = cardsOf({ heads: [], ...rest }, who);
      if (!cards) return undefined;
      return allOf(names.map((name) => haveOne({ ...cards, where: { ...cards.where, name: [name] } })));
    },
    (i) => {
      say(i, 'a|an|any');
      const cards = owned(i, who);
      return cards && haveOne(cards);
    },
  ]);
}
/** "if you have" looks at the field (3-1-2-1); elsewhere cards are counted. */
function haveOne(cards: Cards): Condition {
  const field = cards.in.every((area) => ['leader', 'character', 'stage', 'don'].includes(area));
  return field ? { have: cards } : { number: { count: cards }, min: 1 };
}

/** "any DON!! cards given", "2 or more DON!! cards given to your Leader": of cards, not of DON!!. */
function givenDon(c: Cursor, who: Who | 'either'): Condition | undefined {
  const given: Range | undefined = say(c, 'any') ? { min: 1 } : range(c);
  if (!given || !say(c, 'don!! cards given')) return undefined;
  if (say(c, 'to your leader')) return { is: 'leader', where: { given } };
  if (say(c, 'to this leader|character')) return { is: 'this', where: { given } };
  if (ahead(c, (i) => say(i, 'to'))) return undefined;
  return { have: { ...(who === 'you' ? {} : { of: who }), in: ['leader', 'character'], where: { given } } };
}
function amountHad(c: Cursor, who: Who | 'either'): Condition | undefined {
  say(c, 'a total of');
  const amounts = amountsOf(c);
  if (!amounts) return undefined;
  const don = attempt(c, (i) => donOnField(i));
  const count: Counted | undefined = don ?? countHad(c, who);
  if (!count) return undefined;
  const [first, ...others] = amounts.map((each) => ({ number: count, ...each }));
  return others.length === 0 ? first : first && { any: [first, ...others] };
}
/** "3 or less", "0 or 3 or more". */
function amountsOf(c: Cursor): readonly Range[] | undefined {
  const first = range(c);
  if (!first) return undefined;
  const second = attempt(c, (i) => (say(i, 'or') ? range(i) : undefined));
  return second ? [first, second] : [first];
}
function countHad(c: Cursor, who: Who | 'either'): Counted | undefined {
  const cards = owned(c, who);
  return cards && { count: cards };
}
/** Cards of a player whose having is the point: "Characters", "cards in their hand". */
function owned(c: Cursor, who: Who | 'either'): Cards | undefined {
  return attempt(c, (i) => {
    const found = noun(i);
    const cards = found && cardsOf(found, who);
    if (!cards) return undefined;
    if (found?.place && who !== 'either') return cards;
    return who === 'you' || cards.of ? cards : { ...cards, of: who };
  });
}

function comparedWithOther(c: Cursor, who: Who | 'either'): Condition | undefined {
  const how = sayOne(c, [
    ['more', 'more'],
    ['less|fewer', 'less'],
    ['the same number of', 'same'],
  ] as const);
  if (!how || who === 'either') return undefined;
  const mine: Num | undefined = attempt(c, (i) => donOnField(i)) ?? countHad(c, who);
  if (mine === undefined || typeof mine === 'number') return undefined;
  if (!say(c, 'than|as') || !(say(c, 'you') || say(c, 'your opponent|do?') || say(c, 'they'))) return undefined;
  say(c, 'do|does|have|has');
  const theirs = mirrored(mine);
  if (how === 'more') return { number: mine, min: plus(theirs, 1) };
  return how === 'less' ? { number: mine, max: plus(theirs, -1) } : { number: mine, min: theirs, max: theirs };
}
/** The same on the other side. */
function mirrored(counted: Counted): Counted {
  if (counted.donOnField) return { ...counted, donOnField: counted.donOnField === 'you' ? 'opponent' : 'you' };
  if (!counted.count) return counted;
  const { of, ...cards } = counted.count;
  return { ...counted, count: of === 'opponent' ? cards : { of: 'opponent', ...cards } };
}

/** "there is a Character with a cost of 0", "there are 2 or more …". */
const there = rule<Condition>('there is', (c) => {
  if (!say(c, 'there is|are')) return undefined;
  return oneOf<Condition>(c, [
    (i) => {
      const n = range(i);
      const found = n && noun(i);
      if (!n || !found) return undefined;
      // Whose field it is may stand behind everything else.
      if (found.place) attempt(i, (j) => (say(j, 'on') && side(j) && say(j, 'field') ? true : undefined));
      const cards = cardsOf(found, found.place ? undefined : 'either');
      return cards && { have: cards, n };
    },
    (i) => {
      const no = say(i, 'no');
      say(i, 'a|an|any');
      const found = noun(i);
      const cards = found && cardsOf(found, undefined);
      if (!cards) return undefined;
      return no ? { not: haveOne(cards) } : haveOne(cards);
    },
  ]);
});

/** "the number of … is equal to or less than the number on your opponent's field", "… is at least 2 less than …". */
const number = rule<Condition>('number is', (c) => {
  const found: Num | undefined = value.read(c) ?? num(c);
  if (found === undefined || !say(c, 'is|are')) return undefined;
  const said = attempt(c, (i) => comparedNumber(i, found)) ?? attempt(c, compared) ?? range(c);
  return said && { number: found, ...said };
});
/** The second number may leave out what the first one said it counts. */
function comparedNumber(c: Cursor, first: Num): Range | undefined {
  const apartFrom = attempt(c, (i) => {
    const n = say(i, 'at least') ? num(i) : undefined;
    const how = sayOne(i, [
      ['less|fewer than', 'less'],
      ['more than', 'more'],
    ] as const);
    return typeof n === 'number' && how ? { n, how } : undefined;
  });
  const how = apartFrom ? 'apart' : sayOne(c, SHORT);
  if (!how) return undefined;
  const second = attempt(c, (i) => elliptic(i, first)) ?? (apartFrom ? value.read(c) : undefined);
  if (!second) return undefined;
  if (apartFrom) {
    return apartFrom.how === 'less' ? { max: plus(second, -apartFrom.n) } : { min: plus(second, apartFrom.n) };
  }
  if (how === 'max') return { max: second };
  if (how === 'min') return { min: second };
  if (how === 'under') return { max: plus(second, -1) };
  return how === 'over' ? { min: plus(second, 1) } : { min: second, max: second };
}
const SHORT = [
  ['equal to or less than', 'max'],
  ['equal to or more than', 'min'],
  ['equal to or greater than', 'min'],
  ['less|fewer than', 'under'],
  ['more|greater than', 'over'],
  ['equal to', 'same'],
  ['the same as', 'same'],
] as const;
/** "the number on your opponent's field", "the number in your opponent's hand", "that of your opponent". */
function elliptic(c: Cursor, first: Num): Counted | undefined {
  if (typeof first === 'number' || !say(c, 'the number')) return undefined;
  if (first.donOnField) {
    const who = onField(c);
    return who && { donOnField: who };
  }
  const area = say(c, "in|on your opponent's|their hand|trash|deck|field");
  return area && mirrored(first);
}

/** "the only Characters on your field are {A} type Characters", "all of your DON!! cards are rested". */
const only = rule<Condition>('the only', (c) => {
  if (!say(c, 'the only characters on your field are')) return undefined;
  const where = kind.read(c);
  if (!where) return undefined;
  const { category: _, ...rest } = where;
  return { all: [{ have: { in: ['character'] } }, { not: { have: { in: ['character'], where: { not: rest } } } }] };
});
const allAre = rule<Condition>('all are', (c) => {
  if (!say(c, 'all of? your')) return undefined;
  const isDon = say(c, 'don!! cards') === true;
  const found = isDon ? undefined : noun(c);
  const cards: Cards | undefined = isDon ? { in: ['don'] } : found && cardsOf(found, 'you');
  if (!cards) return undefined;
  const state = attempt(c, (i) =>
    say(i, 'are')
      ? sayOne(i, [
          ['rested', 'active'],
          ['active', 'rested'],
        ] as const)
      : undefined,
  );
  if (state) return { not: { have: { ...cards, where: { ...cards.where, state } } } };
  const where = isDon ? undefined : predicate(c);
  return where && { not: { have: { ...cards, where: { ...cards.where, not: where } } } };
});

const SUBJECTS: readonly (readonly [string, Is])[] = [
  ['your leader', 'leader'],
  ["your opponent's leader", 'opponentLeader'],
  ['their leader', 'opponentLeader'],
];
/** "your Leader's type includes "A"": whose, and what includes it. */
const OWNERS: readonly (readonly [string, Is])[] = [
  ["your leader's", 'leader'],
  ["your opponent's leader's", 'opponentLeader'],
  ["this character's|leader's|card's", 'this'],
  ["the revealed card's|character's", 'revealed'],
  ["the trashed|selected|chosen card's|character's", 'it'],
  ["the battled card's", 'rival'],
];
const includes = rule<Condition>('type includes', (c) => {
  const is = sayOne(c, OWNERS) ?? (say(c, "that card's|character's|leader's") ? 'it' : undefined);
  if (!is) return undefined;
  const what = sayOne(c, [
    ['type|types includes|include', 'typeIncludes'],
    ['card? name includes', 'nameIncludes'],
  ] as const);
  const parts = what && listOf(c, (i) => token(i, 'quote')?.raw ?? token(i, 'type')?.raw, ['or']);
  if (!parts) return undefined;
  return { is, where: what === 'typeIncludes' ? { typeIncludes: parts } : { nameIncludes: parts } };
});

/** "your Leader is red and has the {A} type": a card and what is true of it. */
const cardIs = rule<Condition>('card is', (c) => {
  const is: Is | undefined = sayOne(c, SUBJECTS) ?? subjectRef(c);
  if (!is) return undefined;
  const first = attempt(c, predicate);
  if (!first) return undefined;
  let where: Filter = first;
  for (;;) {
    const next = attempt(c, (i) => {
      const found =
        say(i, ',? and') || say(i, ',')
          ? (predicate(i) ?? (ahead(i, (j) => say(j, 'the|a')) ? hasItem(i) : undefined))
          : undefined;
      return found && both(where, found);
    });
    if (!next) break;
    where = next;
  }
  // "has the {A} type or is [B]"
  const or = attempt(c, (i) =>
    say(i, 'or') ? (predicate(i) ?? (ahead(i, (j) => say(j, 'the')) ? hasItem(i) : undefined)) : undefined,
  );
  return { is, where: or ? { any: [where, or] } : where };
});
const subjectRef = (c: Cursor): Ref | undefined => ref(c);

const predicate = rule<Filter>('what a card is', (c) =>
  oneOf<Filter>(c, [
    (i) => (say(i, 'is|are not this character|card|leader|stage') ? { other: true } : undefined),
    (i) => {
      if (!say(i, 'is|are not')) return undefined;
      const names = listOf(i, cardName, ['or']);
      if (names) return { not: { name: names } };
      const open = say(i, '(');
      say(i, 'a|an');
      const inner = kind.read(i);
      return inner && (!open || say(i, ')')) ? { not: inner } : undefined;
    },
    (i) => {
      if (!say(i, 'is|are either')) return undefined;
      const any = listOf<Filter>(i, either, ['or']);
      return any && { any };
    },
    (i) => (say(i, 'is|are') ? looks(i) : undefined),
    (i) => {
      const names = say(i, 'is|are') ? listOf(i, cardName, ['or']) : undefined;
      return names && { name: names };
    },
    (i) => {
      // "is a {A} type Character card with a cost of 4 or less", "is a Character", "is an Event"
      if (!say(i, 'is|are')) return undefined;
      say(i, 'a|an');
      return kindOrCard(i);
    },
    (i) => (say(i, 'has|have') ? hasItem(i) : undefined),
    (i) => (say(i, 'does|do not have') ? lacks(i) : undefined),
    (i) => (say(i, 'was|were not played this turn') ? { playedThisTurn: false } : undefined),
    (i) => (say(i, 'was|were played on? this turn') ? { playedThisTurn: true } : undefined),
    (i) => (say(i, 'can also attack active characters') ? { keyword: 'ATTACK_ACTIVE' } : undefined),
    (i) => (say(i, 'cannot also attack active characters') ? { withoutKeyword: 'ATTACK_ACTIVE' } : undefined),
  ]),
);
function kindOrCard(c: Cursor): Filter | undefined {
  const list = attempt(c, (i) => {
    const found = categories(i);
    return found && (say(i, 'card|cards'), !ahead(i, behind)) ? { category: found } : undefined;
  });
  if (list) return list;
  const found = kind.read(c);
  return found;
}
const either = (c: Cursor): Filter | undefined =>
  attempt(c, (i) => {
    const open = say(i, '(');
    if (!say(i, 'a|an')) return undefined;
    const inner = kind.read(i);
    return inner && (!open || say(i, ')')) ? inner : undefined;
  });
const LOOKS: readonly (readonly [string, Filter])[] = [
  ['rested', { state: 'rested' }],
  ['active', { state: 'active' }],
  ['face-up', { faceUp: true }],
  ['face-down', { faceUp: false }],
  ['multicolored|multicolour|multicoloured|multicolor', { multicolour: true }],
  ['single-colour|single-color', { multicolour: false }],
];
const looks = (c: Cursor): Filter | undefined =>
  oneOf<Filter>(c, [
    (i) => sayOne(i, LOOKS),
    (i) => {
      const colours = listOf(i, colour, ['or']);
      return colours && !ahead(i, behindNoun) ? { colour: colours } : undefined;
    },
  ]);
const behindNoun = (c: Cursor): true | undefined =>
  say(c, 'card|character|event|stage|leader') ?? (token(c, 'type') || token(c, 'name') ? true : undefined);

/** "the {A} type", "5000 power or more", "a cost of 4 or more", "[Blocker]". */
function hasItem(c: Cursor): Filter | undefined {
  return oneOf<Filter>(c, [
    (i) => (say(i, 'the|a|an?') ? kinds(i) : undefined),
    (i) => {
      // Behind "has" stands what else stands behind "with".
      const found = withList(i);
      return found && !found.total && !found.differentNames ? found.filter : undefined;
    },
  ]);
}
function lacks(c: Cursor): Filter | undefined {
  say(c, 'a|an');
  const found = token(c, 'name', ({ text }) => text === 'trigger' || Object.hasOwn(KEYWORD_TAGS, text));
  if (!found) return undefined;
  const keyword = KEYWORD_TAGS[found.text];
  return keyword ? { withoutKeyword: keyword } : { trigger: false };
}

/** "you or your opponent has 0 Life cards". */
const eitherHas = rule<Condition>('either has', (c) => {
  if (!say(c, 'either? you or your opponent has|have')) return undefined;
  const from = c.at;
  const mine = had(c, 'you');
  const end = c.at;
  c.at = from;
  const theirs = had(c, 'opponent');
  return mine && theirs && c.at === end ? { any: [mine, theirs] } : undefined;
});
/** "a Character is on either side": how a card lies is asked of this card. */
const LEAVES = [negated, turns, playedNow, eitherHas, have, there, only, allAre, includes, number, cardIs] as const;
