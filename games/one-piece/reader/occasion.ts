/** What sets an effect off, and what it stands in for. */
import type { Cards, Cause, Condition, Filter, Occasion, Range, Side, Timing, Would } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, oneOf, rule, say, sayOne, token } from './cursor.ts';
import { bareNoun, cardsOf, filterOf, noun, side } from './noun.ts';
import { num, range, whereLetters } from './numbers.ts';
import { timingTag } from './words.ts';

export interface Happening {
  timing: Timing;
  when: Occasion;
  /** What must hold as well: "when your number of Life cards becomes 0". */
  if?: Condition;
}

/** Whom it happens to: this card, or any one of these. */
interface Subject {
  cards?: Cards;
  n?: Range;
}
const subject = rule<Subject>('subject of an occasion', (c) =>
  oneOf<Subject>(c, [
    (i) => {
      // "this Leader or any of your Characters"
      if (!say(i, 'this leader or')) return undefined;
      say(i, 'any|one of');
      const owner = side(i);
      const found = owner && noun(i);
      const cards = found && cardsOf(found, owner);
      return cards && !cards.of ? { cards: { ...cards, in: ['leader', ...cards.in] } } : undefined;
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
      const cards = found && cardsOf(found, owner);
      return cards && { cards, ...(n ? { n } : {}) };
    },
  ]),
);

const CAUSES: readonly (readonly [string, Cause])[] = [
  ['by an effect', 'effect'],
  ['by effects', 'effect'],
  ["by your opponent's effect|effects", 'opponent-effect'],
  ["by one of your opponent's effects", 'opponent-effect'],
  ['by your effect|effects', 'your-effect'],
  ['by one of your effects', 'your-effect'],
  ['in battle with this card', 'battle-with-this'],
  ['in battle', 'battle'],
];
export const cause = rule<Cause>('cause', (c) => sayOne(c, CAUSES));

/** Removed from the field, to the hand. */
const RETURNED = 'returned';
/** Verbs behind cards. */
const TO_CARDS: readonly (readonly [string, Timing | typeof RETURNED])[] = [
  ['comes|come into play', 'ON_PLAY'],
  ['is|are played', 'ON_PLAYED'],
  ['attacks|attack', 'WHEN_ATTACKING'],
  ['is|are attacked', 'WHEN_ATTACKED'],
  ['blocks|block', 'ON_BLOCK'],
  ["is|are k.o.'d", 'ON_KO'],
  ['is|are removed from the field', 'ON_REMOVED'],
  ["is|are returned to the owner's hand", RETURNED],
  ['leaves|leave the field', 'ON_REMOVED'],
  ['becomes|become rested', 'ON_RESTED'],
  ['is|are rested', 'ON_RESTED'],
  ['is|are activated', 'ON_EVENT_ACTIVATED'],
  ["deals|deal damage to your opponent's life", 'ON_DAMAGE_DEALT'],
  ['deals|deal damage to your life', 'ON_DAMAGE_DEALT'],
  ['deals|deal damage to life', 'ON_DAMAGE_DEALT'],
  ['is|are removed from life', 'ON_LIFE_REMOVED'],
  ['battles|battle', 'ON_BATTLED'],
  ['is|are trashed', 'ON_HAND_TRASHED'],
  ['is|are given a don!! card', 'ON_DON_GIVEN'],
];
/** Words in front of cards. */
const BEFORE: readonly (readonly [string, Timing])[] = [
  ['when your opponent attacks with', 'ON_OPPONENT_ATTACK'],
  ['when damage is taken from', 'ON_DAMAGE_TAKEN'],
  ['when a don!! card is given to', 'ON_DON_GIVEN'],
  ['when don!! cards are returned to the don!! deck for', 'ON_DON_RETURNED'],
  ['when cards are drawn outside the draw phase for', 'ON_DRAW_BY_EFFECT'],
  ['at the end of a battle fought by', 'END_OF_BATTLE'],
  ['at the start of the game for', 'START_OF_GAME'],
  ['at the start of your turn for', 'START_OF_TURN'],
  ["at the start of your opponent's turn for", 'START_OF_OPPONENT_TURN'],
  ['at the start of your main phase for', 'START_OF_MAIN'],
  ['at the end of your turn for', 'END_OF_YOUR_TURN'],
  ["at the end of your opponent's turn for", 'END_OF_OPPONENT_TURN'],
];
const AT: readonly (readonly [string, Timing])[] = [
  ['at the start of the game', 'START_OF_GAME'],
  ["at the start of your opponent's turn", 'START_OF_OPPONENT_TURN'],
  ['at the start of your|the main phase', 'START_OF_MAIN'],
  ['at the start of your turn', 'START_OF_TURN'],
  ["at the end of your opponent's turn", 'END_OF_OPPONENT_TURN'],
  ['at the end of your turn', 'END_OF_YOUR_TURN'],
  ['when your opponent attacks', 'ON_OPPONENT_ATTACK'],
];
const SIDES: readonly (readonly [string, Side])[] = [
  ['on your side', 'you'],
  ["on your opponent's side", 'opponent'],
  ['on either side', 'either'],
];

const withCards = (timing: Timing | typeof RETURNED, { cards, n }: Subject, more: Occasion = {}): Happening => ({
  timing: timing === RETURNED ? 'ON_REMOVED' : timing,
  when: { ...(cards ? { cards } : {}), ...(n ? { n } : {}), ...more, ...(timing === RETURNED ? { to: 'hand' } : {}) },
});

/** "on either side", "with 2 or more at once", "by your effect": behind everything else. */
function tail(c: Cursor): Occasion | undefined {
  const whose = sayOne(c, SIDES);
  const n = attempt(c, (i) => {
    const found = say(i, 'with') ? range(i) : undefined;
    return found && say(i, 'at once') ? found : undefined;
  });
  const to = attempt(c, (i) => say(i, "to the owner's hand")) ? ('hand' as const) : undefined;
  const by = attempt(c, cause);
  const orKo = attempt(c, (i) => (say(i, "or k.o.'d") && !ahead(i, (j) => cause(j)) ? true : undefined));
  return {
    ...(whose ? { whose } : {}),
    ...(n ? { n } : {}),
    ...(by ? { by } : {}),
    ...(to ? { to } : {}),
    ...(orKo ? { orKo } : {}),
  };
}

const toCards = rule<Happening>('something happens to cards', (c) => {
  const before = sayOne(c, BEFORE) ?? bracketBefore(c);
  if (before) {
    const found = subject(c);
    return found && withCards(before, found, tail(c));
  }
  if (!isWhen(c)) return undefined;
  const found = subject(c);
  const timing = found && sayOne(c, TO_CARDS);
  if (!found || !timing) return undefined;
  if (timing === 'ON_BATTLED' && !found.cards) {
    // "battles and K.O.'s your opponent's Character", "battles <Slash> attribute Characters"
    const slain = attempt(c, (i) => (say(i, "and k.o.'s") ? subject(i) : undefined));
    if (slain?.cards) return withCards('ON_KO', slain, { by: 'battle-with-this' });
    const rival = attempt(c, rivalKind);
    if (rival) return { timing, when: tail(c) ?? {}, if: { is: 'rival', where: rival } };
  }
  return withCards(timing, found, tail(c));
});
/** What this card battles. */
function rivalKind(c: Cursor): Filter | undefined {
  say(c, 'a|an');
  say(c, "your opponent's");
  const found = bareNoun(c);
  return found && filterOf(found);
}
/** "At the end of a battle in which this Character battles your opponent's Character with …". */
const endOfItsBattle = rule<Happening>('end of its battle', (c) => {
  if (!say(c, 'at the end of a battle in which this character|leader|card battles')) return undefined;
  const where = rivalKind(c);
  return where && { timing: 'END_OF_BATTLE', when: {}, if: { is: 'rival', where } };
});
/** "When" is said once: behind "or" it may be left out. */
const isWhen = (c: Cursor): boolean => say(c, 'when|whenever') === true || c.tokens[c.at - 1]?.text === 'or';
/** "When this Leader attacks or is attacked": the card is said once, too. */
const sameCards = (c: Cursor, first: Happening): Happening | undefined =>
  attempt(c, (i) => {
    const timing = say(i, 'or') ? sayOne(i, TO_CARDS) : undefined;
    const { cards, n } = first.when;
    return timing && withCards(timing, { ...(cards ? { cards } : {}), ...(n ? { n } : {}) }, tail(i));
  });
function bracketBefore(c: Cursor): Timing | undefined {
  return attempt(c, (i) => {
    if (!say(i, 'when')) return undefined;
    say(i, 'a');
    const isTrigger = token(i, 'name', ({ text }) => text === 'trigger' || text === 'blocker');
    if (!isTrigger || !say(i, 'is activated on')) return undefined;
    return isTrigger.text === 'trigger' ? 'ON_TRIGGER_ACTIVATED' : 'ON_BLOCKER_ACTIVATED';
  });
}

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['your opponent', 'opponent'],
  ['either player', 'either'],
  ['you', 'you'],
];
const of = (whose: Side): Occasion => (whose === 'you' ? {} : { whose });

/** "a card", "2 or more cards": how many at once. */
function amount(c: Cursor, things: string): Occasion | undefined {
  return attempt(c, (i) => {
    const n = say(i, 'a|an') ? undefined : range(i);
    if (n === undefined && c.tokens[i.at - 1]?.text !== 'a' && c.tokens[i.at - 1]?.text !== 'an') return undefined;
    return say(i, things) ? (n ? { n } : {}) : undefined;
  });
}
function tagged(c: Cursor, text: string): Occasion | undefined {
  return attempt(c, (i) => {
    const n = say(i, 'a|an') ? undefined : attempt(i, (j) => range(j));
    return token(i, 'name', (found) => found.text === text) && (say(i, 's'), true) ? (n ? { n } : {}) : undefined;
  });
}

/** A player does something. */
const toPlayer = rule<Happening>('a player does something', (c) => {
  if (!isWhen(c)) return undefined;
  const who = sayOne(c, PLAYERS);
  if (!who) return undefined;
  const made = (timing: Timing, when: Occasion | undefined): Happening | undefined =>
    when && { timing, when: { ...of(who), ...when, ...tail(c) } };
  return oneOf<Happening>(c, [
    (i) => (say(i, 'activates|activate') ? made('ON_BLOCKER_ACTIVATED', tagged(i, 'blocker')) : undefined),
    (i) => (say(i, 'activates|activate') ? made('ON_TRIGGER_ACTIVATED', tagged(i, 'trigger')) : undefined),
    (i) => (say(i, 'activates|activate') ? made('ON_EVENT_ACTIVATED', amount(i, 'event|events')) : undefined),
    (i) => (say(i, 'takes|take damage') ? made('ON_DAMAGE_TAKEN', {}) : undefined),
    (i) => {
      const n = say(i, 'takes|take') ? range(i) : undefined;
      return n && say(i, 'damage') ? made('ON_DAMAGE_TAKEN', { n }) : undefined;
    },
    (i) => {
      const n = say(i, 'draws|draw') ? amount(i, 'card|cards') : undefined;
      return n && say(i, 'outside of? your|the|their draw phase') ? made('ON_DRAW_BY_EFFECT', n) : undefined;
    },
    (i) => {
      const n = say(i, 'plays|play') ? amount(i, 'card|cards') : undefined;
      return n && !ahead(i, (j) => say(j, 'with|from|other')) ? made('ON_PLAYED', n) : undefined;
    },
    (i) => {
      // "plays a Character with a cost of 8 or more": it is in the Character area by then.
      if (!say(i, 'plays|play a|an')) return undefined;
      const found = noun(i);
      if (!found) return undefined;
      // Played "from your hand" names where the card still is.
      const cards = cardsOf(found, who);
      return cards && { timing: 'ON_PLAYED', when: { cards, ...tail(i) } };
    },
  ]);
});

/** Life, DON!! and hands. */
const toPiles = rule<Happening>('something happens to a pile', (c) => {
  if (!isWhen(c)) return undefined;
  return oneOf<Happening>(c, [
    (i) => {
      const n = amount(i, 'card|cards');
      if (!n || !say(i, 'is|are removed from')) return undefined;
      const whose = side(i);
      return whose && say(i, 'life cards|area?')
        ? { timing: 'ON_LIFE_REMOVED', when: { ...of(whose), ...n, ...tail(i) } }
        : undefined;
    },
    (i) => {
      // "a card is added to your hand from your Life"
      const n = amount(i, 'card|cards');
      if (!n || !say(i, 'is|are added to your hand from your life cards|area?')) return undefined;
      return { timing: 'ON_LIFE_REMOVED', when: { ...n, to: 'hand', ...tail(i) } };
    },
    (i) => {
      const n = amount(i, 'don!! card|cards');
      if (!n) return undefined;
      const onField = say(i, 'on the field')
        ? ('you' as const)
        : attempt(i, (j) => (say(j, 'on') ? fieldOf(j) : undefined));
      if (!onField || !say(i, 'is|are returned to')) return undefined;
      if (!say(i, "your opponent's don!! deck") && !say(i, 'your|the|their don!! deck')) return undefined;
      return { timing: 'ON_DON_RETURNED', when: { ...of(onField), ...n, ...tail(i) } };
    },
    (i) => {
      const n = amount(i, 'card|cards');
      if (!n || !say(i, 'is|are trashed from')) return undefined;
      const whose = side(i);
      return whose && say(i, 'hand')
        ? { timing: 'ON_HAND_TRASHED', when: { ...of(whose), ...n, ...tail(i) } }
        : undefined;
    },
    (i) => {
      if (!say(i, 'a')) return undefined;
      if (!token(i, 'name', ({ text }) => text === 'trigger') || !say(i, 'activates')) return undefined;
      return { timing: 'ON_TRIGGER_ACTIVATED', when: { whose: 'either' } };
    },
    (i) => {
      const said = say(i, 'your number of life cards becomes') ?? say(i, 'your life cards become|becomes');
      const whose = said ? ('you' as const) : undefined;
      const n = whose && num(i);
      if (n === undefined) return undefined;
      return { timing: 'ON_LIFE_REMOVED', when: {}, if: { number: { count: { in: ['life'] } }, min: n, max: n } };
    },
  ]);
});
function fieldOf(c: Cursor): Side | undefined {
  const whose = side(c);
  return whose && say(c, 'field') ? whose : undefined;
}
const atTime = rule<Happening>('a time', (c) => {
  const timing = sayOne(c, AT);
  return timing && { timing, when: tail(c) ?? {} };
});

/** "When your opponent activates [Blocker] or an Event": the player is said once. */
const eventToo = (c: Cursor, first: Happening): Happening | undefined =>
  attempt(c, (i) => {
    if (!ACTIVATIONS.includes(first.timing) || first.when.cards || !say(i, 'or')) return undefined;
    if (say(i, 'an event')) return { ...first, timing: 'ON_EVENT_ACTIVATED' };
    if (tagged(i, 'trigger')) return { ...first, timing: 'ON_TRIGGER_ACTIVATED' };
    return tagged(i, 'blocker') ? { ...first, timing: 'ON_BLOCKER_ACTIVATED' } : undefined;
  });
const ACTIVATIONS: readonly Timing[] = ['ON_BLOCKER_ACTIVATED', 'ON_EVENT_ACTIVATED', 'ON_TRIGGER_ACTIVATED'];

/** Among others a tag is a time like any. */
const tagTime = (c: Cursor): Happening | undefined => {
  const timing = timingTag(c);
  return timing && { timing, when: {} };
};
const one = (c: Cursor): Happening | undefined => {
  const found = oneOf<Happening>(c, [endOfItsBattle, toPiles, toPlayer, toCards, atTime, tagTime]);
  return found && whereLetters(c, found);
};
/** What sets it off: one thing, or one of several. */
export const happenings = rule<readonly Happening[]>('occasion', (c) => {
  const first = one(c);
  if (!first) return undefined;
  const all = [first];
  const too = eventToo(c, first) ?? sameCards(c, first);
  if (too) all.push(too);
  for (;;) {
    const more = attempt(c, (i) => (say(i, 'or') ? one(i) : undefined));
    if (!more) return all;
    all.push(more);
  }
});

/** "you have a Character that would …": one of yours. */
function owned({ cards, ...rest }: Subject): Subject {
  if (!cards) return rest;
  const { of: _, ...own } = cards;
  return { ...rest, cards: own };
}
const WOULD: readonly (readonly [string, Would['what']])[] = [
  ["would be k.o.'d", 'KO'],
  ['would be removed from the field', 'LEAVE'],
  ['would leave the field', 'LEAVE'],
  ['would be rested', 'REST'],
  ['would take damage', 'DAMAGE'],
];
/** "this Character would be K.O.'d in battle". */
export const would = rule<Would>('would', (c) => {
  const found = oneOf<Would>(c, [
    (i) => (say(i, 'you would lose the game because your deck has 0 cards') ? { what: 'DECK_OUT' } : undefined),
    (i) => (say(i, 'your deck is reduced to 0') ? { what: 'DECK_OUT' } : undefined),
    (i) => (say(i, 'you would take damage') ? { what: 'DAMAGE' } : undefined),
    (i) => {
      const mine = say(i, 'you have') === true;
      const found = subject(i);
      const who = found && mine ? owned(found) : found;
      say(i, 'that');
      const what = who && sayOne(i, WOULD);
      return what && { what, ...(who.cards ? { cards: who.cards } : {}) };
    },
  ]);
  if (!found) return undefined;
  // "K.O.'d or removed from the field by your opponent's effect" is the same the other way round.
  const isTurned = found.what === 'KO' && attempt(c, (i) => say(i, 'or removed from the field')) === true;
  const by = attempt(c, cause);
  const orKo = isTurned || attempt(c, (i) => say(i, "or k.o.'d") ?? say(i, "or would be k.o.'d")) === true;
  const what = isTurned ? ('LEAVE' as const) : found.what;
  return whereLetters(c, { ...found, what, ...(by ? { by } : {}), ...(orKo ? { orKo: true as const } : {}) });
});
