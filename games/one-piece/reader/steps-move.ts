/** Steps that move cards: draw, trash, return, place, add, play, reveal, shuffle. */
import type { Num, Side, Step, Target, To, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, oneOf, type Rule, rule, say, sayOne, tell } from './cursor.ts';
import { countedCards, value } from './forward.ts';
import { side } from './noun.ts';
import { bindLetters, forEach, num, timesOf } from './numbers.ts';
import { chosen, chosenBy, isDon, isOnly, isPick, objects, topOf } from './target.ts';
import { verb } from './words.ts';

export type Steps = readonly Step[];
/** A verb and what follows it; `who` does it. */
export type Verb = (c: Cursor, who: Side) => Steps | undefined;

export const by = (who: Side): { who?: Side } => (who === 'you' ? {} : { who });
export const byPlayer = (who: Who): { who?: Who } => (who === 'you' ? {} : { who });
export const player = (who: Side): Who => (who === 'opponent' ? 'opponent' : 'you');
export const named =
  (name: string, read: Verb): Verb =>
  (c, who) =>
    rule(name, (i) => read(i, who))(c);

/** "2 cards", "up to 2 cards", "cards equal to the number of …", "1 card for each …". */
function amountOf(c: Cursor, noun: string): { n: Num; upTo: boolean } | undefined {
  const upTo = say(c, 'up to') === true;
  const n = num(c) ?? (say(c, 'a|an') ? 1 : undefined);
  if (n === undefined || !say(c, noun)) return undefined;
  const each = attempt(c, forEach);
  const times = each ? timesOf(each, n) : n;
  return times === undefined ? undefined : { n: times, upTo };
}

const draw = named('draw', (c, who) => {
  if (!verb(c, 'draw')) return undefined;
  const to = attempt(c, drawTo);
  if (to !== undefined) return [{ do: 'drawTo', n: to, ...byPlayer(player(who)) }];
  const equal = attempt(c, (i) => (say(i, 'cards equal to') ? equalTo(i) : undefined));
  const found = equal === undefined ? amountOf(c, 'card|cards') : { n: equal, upTo: false };
  if (!found) return undefined;
  return [{ do: 'draw', n: found.n, ...by(who), ...(found.upTo ? { upTo: true } : {}) }];
});
function drawTo(c: Cursor): Num | undefined {
  if (!(say(c, 'card|cards until') || say(c, 'card|cards so that')) || !say(c, 'you|they have')) return undefined;
  const n = num(c);
  return n !== undefined && say(c, 'card|cards in your|their hand') ? n : undefined;
}
function equalTo(c: Cursor): Num | undefined {
  const counted = attempt(c, value.read);
  if (counted) return counted;
  if (say(c, 'the number you') || say(c, 'the number they') || say(c, 'the number of cards you')) {
    const verbs = "returned|trashed|placed|revealed|k.o.'d";
    return say(c, verbs) ? (say(c, 'to your|their deck'), say(c, 'from your|their hand'), { done: 'n' }) : undefined;
  }
  return countedEqual(c);
}
const countedEqual: Rule<Num> = (c) => {
  const cards = say(c, 'the number of') ? countedCards.read(c) : undefined;
  return cards && { count: cards };
};

/** Whose deck, hand or Life is only said: a card goes to its owner's. */
const whose = (c: Cursor): true | undefined =>
  say(c, "your opponent's") ??
  say(c, "the owner's|owners'") ??
  say(c, "either player's") ??
  say(c, 'their|your|the|its');
const LIFE = 'life cards|area?';

const PLACES: readonly (readonly [string, string, To])[] = [
  ['to', 'hand|hands', 'hand'],
  ['at|to|on the top or bottom of', 'deck|decks', 'deck-top-or-bottom'],
  ['at|to|on the top of', 'deck|decks', 'deck-top'],
  ['at|to|on the bottom of', 'deck|decks', 'deck-bottom'],
  ['at|to|on the top or bottom of', LIFE, 'life-top-or-bottom'],
  ['at|to|on the top of', LIFE, 'life-top'],
  ['at|to|on the bottom of', LIFE, 'life-bottom'],
];
export const destination = rule<To>('destination', (c) => {
  for (const [before, pile, to] of PLACES) {
    const found = attempt(c, (i) => (say(i, before) && whose(i) && say(i, pile) ? true : undefined));
    if (found) return to;
  }
  return undefined;
});
/** "in any order", "face-up": behind where they go. */
function manner(c: Cursor): { faceUp?: boolean } {
  let faceUp = false;
  for (;;) {
    if (say(c, 'in any order')) continue;
    if (say(c, 'face-up')) faceUp = true;
    else if (!say(c, 'face-down')) return faceUp ? { faceUp } : {};
  }
}

const move = (what: Target, to: To, more: { faceUp?: boolean; reveal?: true } = {}): Step => ({
  do: 'move',
  what,
  to,
  ...more,
});

/** "return", "place", "add", "put": cards, and where they go. */
const moves = named('move', (c, who) => {
  if (!['return', 'place', 'add', 'put'].some((word) => verb(c, word))) return undefined;
  const what = objects(c);
  if (!what || what.some(isDon)) return undefined;
  const from = c.at;
  const to = destination(c);
  if (!to) return undefined;
  // "return 1 Character to your hand": cards go to their owner's hand, so it is one of yours.
  const isYours = c.tokens
    .slice(from, c.at)
    .some(({ text }, i, all) => text === 'your' && all[i + 1]?.text !== "opponent's");
  // "to the owner's hand or the bottom of their deck": one of two places
  const or = attempt(c, (i) => (say(i, 'or') ? orPlace(i) : undefined));
  const more = manner(c);
  const meant = what.map((each) => chosenBy(isYours ? ownedBy(each) : each, player(who)));
  if (!or) return meant.map((each) => move(each, to, more));
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  const choose: Steps = isPick(only) && !only.all ? [{ do: 'choose', what: only }] : [];
  const it: Target = choose.length > 0 ? 'it' : only;
  return [...choose, { do: 'chooseOne', options: [[move(it, to, more)], [move(it, or, more)]] }];
});
function ownedBy(what: Target): Target {
  if (!isPick(what) || what.of !== 'either') return what;
  const { of: _, ...own } = what;
  return own;
}
function orPlace(c: Cursor): To | undefined {
  const full = attempt(c, destination);
  if (full) return full;
  const end = sayOne<To>(c, [
    ['the top of', 'deck-top'],
    ['the bottom of', 'deck-bottom'],
  ]);
  return end && whose(c) && say(c, 'deck') ? end : undefined;
}

/** Trash: without a place it is from the hand (10-2-14). */
const trash = named('trash', (c, who) => {
  if (!verb(c, 'trash') && !verb(c, 'discard')) return undefined;
  const until = attempt(c, untilLeft);
  if (until) return (who === 'either' ? [...until, ...until.map(theirs)] : until).map((what) => move(what, 'trash'));
  const same = attempt(c, sameNumber);
  if (same) return [move(same, 'trash')];
  const bare = attempt(c, (i) => {
    const upTo = say(i, 'up to') === true;
    const n = num(i);
    if (n === undefined || !say(i, 'card|cards') || ahead(i, notBare)) return undefined;
    chosen(i);
    const amount = upTo ? { upTo: n } : { n };
    return { ...amount, ...(who === 'opponent' ? { of: 'opponent' as const } : {}), in: ['hand'] as const };
  });
  const what = bare ? [bare] : fromHand(c);
  if (!what || what.some(isDon)) return undefined;
  if (who === 'either') {
    const [only] = what;
    if (only === undefined || what.length > 1 || !isPick(only) || !isOnly(only, 'hand')) return undefined;
    const { of: _, ...own } = only;
    return [move(own, 'trash'), move(chosenBy({ ...own, of: 'opponent' }, 'opponent'), 'trash')];
  }
  const more = manner(c);
  return what.map((each) => move(chosenBy(each, player(who)), 'trash', more));
});
/** "the same number of cards from the top of your deck as you did from your hand". */
function sameNumber(c: Cursor): Target | undefined {
  if (!say(c, 'the same number of cards from the top of your deck as')) return undefined;
  if (!say(c, 'you did from your hand') && !say(c, 'you trashed from your hand')) return undefined;
  chosen(c);
  return topOf({ done: 'n' }, 'deck', 'you');
}
const notBare = (c: Cursor): true | undefined => say(c, 'from|with|in|of|other|that');

function fromHand(c: Cursor): readonly Target[] | undefined {
  tell(c, { fromHand: true });
  const what = objects(c);
  tell(c, { fromHand: false });
  return what;
}
/** The same for the opponent: each player trashes from the own hand. */
function theirs(what: Target): Target {
  if (!isPick(what) || typeof what.n !== 'object' || !what.n.count) return what;
  const count = { of: 'opponent' as const, ...what.n.count };
  return { ...what, n: { ...what.n, count }, of: 'opponent', by: 'opponent' };
}
/** "cards from the top of your Life cards until you have 1 Life card", "cards from your hand until you have 5 …". */
function untilLeft(c: Cursor): readonly Target[] | undefined {
  if (!say(c, 'cards from')) return undefined;
  const isTop = say(c, 'the top of') === true;
  const of = side(c);
  const pile =
    of &&
    sayOne(c, [
      ['life cards|area?', 'life'],
      ['deck', 'deck'],
      ['hand|hands', 'hand'],
    ] as const);
  if (!of || !pile || !say(c, 'until')) return undefined;
  if (!say(c, 'you|they each? have') && !say(c, 'there are|is')) return undefined;
  const n = num(c);
  if (typeof n !== 'number' || !say(c, 'life? card|cards? left?')) return undefined;
  say(c, 'in your|their hand|hands|deck');
  const who: Who = of === 'opponent' ? 'opponent' : 'you';
  const cards = { ...(who === 'opponent' ? { of: who } : {}), in: [pile] as const };
  const left = { count: cards, ...(n === 0 ? {} : { plus: -n }) };
  chosen(c);
  if (pile === 'hand') return [{ n: left, ...cards }];
  return isTop ? [topOf(left, pile, who)] : undefined;
}

/** "reveal up to 1 … from your hand and add it to the top of your Life cards": shown, then moved. */
const revealAndMove = named('reveal and move', (c, who) => {
  if (!verb(c, 'reveal')) return undefined;
  const first = say(c, 'and') ? MOVERS.find((word) => verb(c, word)) : null;
  if (first === undefined) return undefined;
  const what = objects(c);
  if (!what || what.length !== 1) return undefined;
  if (first === null && !say(c, ',? and add|place|return|put|adds|places it|them')) return undefined;
  const to: To | undefined = first === 'trash' ? 'trash' : destination(c);
  if (!to) return undefined;
  const more = manner(c);
  return what.map((each) => move(chosenBy(each, player(who)), to, { ...more, reveal: true }));
});
const MOVERS = ['add', 'place', 'return', 'trash'];
/** "reveal 1 card from the top of your deck", "reveal 2 … from your hand". */
const reveal = named('reveal', (c, who) => {
  if (!verb(c, 'reveal')) return undefined;
  const what = objects(c);
  return what?.map((each) => ({ do: 'reveal', what: chosenBy(each, player(who)) }) as const);
});
/** "Choose 1 card from your opponent's hand; your opponent reveals that card." */
const choose = named('choose', (c, who) => {
  if (!verb(c, 'choose') && !verb(c, 'select')) return undefined;
  const what = objects(c);
  if (!what?.every(isPick)) return undefined;
  const [only] = what;
  const isHidden = only && what.length === 1 && isOnly(only, 'hand');
  if (isHidden) {
    const meant = chosenBy(only, player(who));
    const shown = attempt(c, (i) => (say(i, '; your opponent reveals that|those card|cards') ? true : undefined));
    if (shown) return [{ do: 'reveal', what: meant }];
    const trashed = attempt(c, (i) => (say(i, '; trash that|those card|cards') ? true : undefined));
    if (trashed) return [move(meant, 'trash')];
  }
  return what.flatMap((each) => {
    const meant = chosenBy(each, player(who));
    return isPick(meant) ? [{ do: 'choose', what: meant } as const] : [];
  });
});

const play = named('play', (c, who) => {
  if (!verb(c, 'play')) return undefined;
  const what = objects(c);
  if (!what) return undefined;
  bindLetters(c);
  const rested = attempt(c, (i) => say(i, ',? rested')) === true;
  say(c, 'from your trash|hand');
  const late = attempt(c, (i) => say(i, 'rested')) === true;
  return what.map((each) => ({
    do: 'play',
    what: chosenBy(each, player(who)),
    ...(rested || late ? { rested: true } : {}),
  }));
});

const shuffle = named('shuffle', (c, who) => {
  if (!verb(c, 'shuffle')) return undefined;
  const own = byPlayer(player(who));
  if (say(c, 'your|their hand into your|their deck')) return [{ do: 'shuffleHandIntoDeck', ...own }];
  if (say(c, "your opponent's deck")) return [{ do: 'shuffle', who: 'opponent' }];
  return say(c, 'your|their|the deck') || say(c, 'it') ? [{ do: 'shuffle', ...own }] : undefined;
});
/** "Return all cards in your hand to your deck and shuffle your deck." */
const handIntoDeck = named('hand into deck', (c, who) => {
  if (!verb(c, 'return') && !verb(c, 'place')) return undefined;
  if (!say(c, 'all cards in|from your|their hand to|into your|their deck and')) return undefined;
  if (!verb(c, 'shuffle') || !(say(c, 'your|their|the deck') || say(c, 'it'))) return undefined;
  return [{ do: 'shuffleHandIntoDeck', ...byPlayer(player(who)) }];
});
/** "return 20 cards from your trash to your deck and shuffle it". */
const intoDeck = named('into deck and shuffle', (c, who) => {
  if (!verb(c, 'return') && !verb(c, 'shuffle') && !verb(c, 'place')) return undefined;
  const what = objects(c);
  if (!what || !say(c, `to|into`) || !whose(c) || !say(c, 'deck')) return undefined;
  const isShuffled = attempt(c, (i) =>
    say(i, ',? and shuffle it') || say(i, ',? and shuffle your|their|the deck') ? true : undefined,
  );
  if (!isShuffled) return undefined;
  const own = byPlayer(player(who));
  return [...what.map((each) => move(chosenBy(each, player(who)), 'deck-bottom')), { do: 'shuffle', ...own }];
});

export const moveVerbs: Verb = (c, who) =>
  oneOf(
    c,
    [draw, handIntoDeck, intoDeck, moves, trash, revealAndMove, reveal, choose, play, shuffle].map(
      (read) => (i: Cursor) => read(i, who),
    ),
  );
