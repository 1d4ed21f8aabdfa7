/** Something happens to cards: "When your Character is K.O.'d". */
import { OCCASION_WORDS } from '../../src/lexicon/occasions.ts';
import { AUTO_TIMINGS } from '../../src/lexicon/timings.ts';
import type { Area, Cards, Condition, Filter, Occasion, Range, Side, Timing } from '../../src/tree/tree.ts';
import { cardsMeant, filterOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { ahead, attempt, type Cursor, firstOf, rule, say, sayOne } from '../grammar/cursor.ts';
import { eitherOf, type Wording, wordings } from '../grammar/phrases.ts';
import { isSomething } from '../noun/filter.ts';
import { bareNoun, noun } from '../noun/noun.ts';
import { digits } from '../number/letters.ts';
import { range } from '../number/numbers.ts';
import { cause } from './cause.ts';

export interface Occurrence {
  timing: Timing;
  when: Occasion;
  /** What must hold as well: "when your number of Life cards becomes 0". */
  if?: Condition;
}

/** The cards it happens to: this card, or any one of these. */
export interface Subject {
  cards?: Cards;
  n?: Range;
}

export const subject = rule<Subject>('subject of an occasion', (c) =>
  firstOf<Subject>(c, [
    (i) => {
      // "this Leader or any of your Characters"
      if (!say(i, 'this leader|character or')) return undefined;
      const isLeader = c.tokens[i.at - 2]?.text === 'leader';
      say(i, 'any|one of');
      const owner = side(i);
      const found = owner && noun(i);
      const cards = found && cardsMeant(found, owner);
      if (!cards || cards.of) return undefined;
      // What is said of the others is not said of this one.
      const { other: _, ...rest } = cards.where ?? {};
      const self: Filter = isLeader ? { category: ['LEADER'] } : { not: { other: true } };
      const isAll = !isSomething(rest);
      const areas = [...new Set<Area>([isLeader ? 'leader' : 'character', ...cards.in])];
      return { cards: { in: areas, ...(isAll ? {} : { where: { any: [self, rest] } }) } };
    },
    (i) => (say(i, 'this character|leader|card|stage') ? {} : undefined),
    (i) => (say(i, "this character's|leader's|card's attack") ? {} : undefined),
    (i) => {
      const isOne = say(i, 'one|any of') === true;
      const n = isOne ? undefined : attempt(i, (j) => range(j));
      if (n) say(i, 'of');
      else if (!isOne) say(i, 'a|an|any|another');
      const owner = attempt(i, side);
      const found = noun(i);
      const cards = found && cardsMeant(found, owner);
      return cards && { cards, ...(n ? { n } : {}) };
    },
  ]),
);

/** Removed from the field, to the hand. */
const RETURNED = 'returned';

type Verbed = Timing | typeof RETURNED;

/** Verbs behind cards. */
const TO_CARDS = wordings<Verbed>(
  AUTO_TIMINGS.flatMap((timing): Wording<Verbed>[] => {
    const { cards } = OCCASION_WORDS[timing];
    if (!cards || 'before' in cards) return [];
    const verb = eitherOf(cards.one, cards.many);
    const { behind } = cards;
    return behind
      ? [behind.you, behind.opponent, behind.either].map((end) => [`${verb} ${end}`, timing])
      : [[verb, timing]];
  }),
  [
    ["is|are returned to the owner's hand", RETURNED],
    ['leaves|leave the field', 'ON_REMOVED'],
    ['is|are rested', 'ON_RESTED'],
    ['is|are given a don!! card', 'ON_DON_GIVEN'],
  ],
);

/** Words in front of cards. */
const BEFORE = wordings<Timing>(
  AUTO_TIMINGS.flatMap((timing): Wording<Timing>[] => {
    const { cards, alone } = OCCASION_WORDS[timing];
    if (cards) return 'before' in cards ? [[cards.before, timing]] : [];
    return alone && 'time' in alone ? [[`${alone.time} for`, timing]] : [];
  }),
  [
    ['when a [blocker] is activated on', 'ON_BLOCKER_ACTIVATED'],
    ['when [trigger] is activated on', 'ON_TRIGGER_ACTIVATED'],
  ],
);

const SIDES: readonly (readonly [string, Side])[] = [
  ['on your side', 'you'],
  ["on your opponent's side", 'opponent'],
  ['on either side', 'either'],
];

const withCards = (timing: Verbed, { cards, n }: Subject, more: Occasion = {}): Occurrence => ({
  timing: timing === RETURNED ? 'ON_REMOVED' : timing,
  when: { ...(cards ? { cards } : {}), ...(n ? { n } : {}), ...more, ...(timing === RETURNED ? { to: 'hand' } : {}) },
});

/** "on either side", "with 2 or more at once", "by your effect": behind everything else. */
export function occasionTail(c: Cursor): Occasion | undefined {
  const whose = sayOne(c, SIDES);
  const n = attempt(c, (i) => {
    const found = say(i, 'with') ? range(i) : undefined;
    return found && say(i, 'at once') ? found : undefined;
  });
  const to = attempt(c, (i) => say(i, "to the owner's hand")) ? ('hand' as const) : undefined;
  const by = attempt(c, cause);
  const orKo = attempt(c, (i) => (say(i, "or k.o.'d") && !ahead(i, (j) => cause(j)) ? true : undefined));
  const left = attempt(c, (i) => {
    const found = say(i, 'leaving') ? digits(i) : undefined;
    return found !== undefined && say(i, 'life card|cards') ? found : undefined;
  });
  return {
    ...(whose ? { whose } : {}),
    ...(n ? { n } : {}),
    ...by,
    ...(to ? { to } : {}),
    ...(orKo ? { orKo } : {}),
    ...(left === undefined ? {} : { left }),
  };
}

export const toCards = rule<Occurrence>('something happens to cards', (c) => {
  const before = sayOne(c, BEFORE);
  if (before) {
    const found = subject(c);
    return found && withCards(before, found, occasionTail(c));
  }
  if (!isWhen(c)) return undefined;
  const found = subject(c);
  const timing = found && sayOne(c, TO_CARDS);
  if (!found || !timing) return undefined;
  // Nothing hears that a card of the field is trashed and not K.O.'d.
  if (timing === 'ON_HAND_TRASHED' && !found.cards?.in.every((area) => area === 'hand')) return undefined;
  if (timing === 'ON_BATTLED' && !found.cards) {
    // "battles and K.O.'s your opponent's Character", "battles <Slash> attribute Characters"
    const slain = attempt(c, (i) => (say(i, "and k.o.'s") ? subject(i) : undefined));
    if (slain?.cards) return withCards('ON_KO', slain, { by: 'battle-with-this' });
    const rival = attempt(c, rivalKind);
    if (rival) return { timing, when: occasionTail(c) ?? {}, if: { is: 'rival', where: rival } };
  }
  if (timing === 'ON_KO') {
    // "K.O.'d or removed from the field by your opponent's effect" is the same the other way round.
    const turned = attempt(c, (i) => (say(i, 'or removed from the field') ? cause(i) : undefined));
    if (turned) return withCards('ON_REMOVED', found, { ...turned, orKo: true });
  }
  if (timing === 'WHEN_ATTACKING') {
    // "attacks your opponent's Leader": what the attack goes to
    const goal = attempt(c, rivalKind);
    if (goal) return { ...withCards(timing, found, occasionTail(c)), if: { is: 'target', where: goal } };
  }
  return withCards(timing, found, occasionTail(c));
});

/** What this card battles. */
function rivalKind(c: Cursor): Filter | undefined {
  say(c, 'a|an');
  say(c, "your opponent's");
  const found = bareNoun(c);
  return found && filterOf(found);
}

/** "At the end of a battle in which this Character battles your opponent's Character with …". */
export const endOfItsBattle = rule<Occurrence>('end of its battle', (c) => {
  if (!say(c, 'at the end of a battle in which this character|leader|card battles')) return undefined;
  const where = rivalKind(c);
  return where && { timing: 'END_OF_BATTLE', when: {}, if: { is: 'rival', where } };
});

/** "When" is said once: behind "or" it may be left out. */
export const isWhen = (c: Cursor): boolean => say(c, 'when|whenever') === true || c.tokens[c.at - 1]?.text === 'or';

/** "When this Leader attacks or is attacked": the card is said once, too. */
export const sameCards = (c: Cursor, first: Occurrence): Occurrence | undefined =>
  attempt(c, (i) => {
    const timing = say(i, 'or') ? sayOne(i, TO_CARDS) : undefined;
    const { cards, n } = first.when;
    return timing && withCards(timing, { ...(cards ? { cards } : {}), ...(n ? { n } : {}) }, occasionTail(i));
  });
