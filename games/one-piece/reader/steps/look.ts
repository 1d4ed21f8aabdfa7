/** "Look at 5 cards from the top of your deck; reveal up to 1 … and add it to your hand. Then, place the rest …" */
import { RESTS, TAKES } from '../../src/lexicon/destinations.ts';
import type { Filter, Num, Rest, Step, Take, Top, Who } from '../../src/tree/tree.ts';
import { destination } from '../cards/destination.ts';
import { side } from '../cards/place.ts';
import { noteChosen } from '../cards/refs.ts';
import { top, topCards } from '../cards/target.ts';
import { named, oneVerbOf, player, type Steps, type Verb } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, firstOf, past, remember, rule, say } from '../grammar/cursor.ts';
import { kind, kindApart } from '../grammar/forward.ts';
import { verb } from '../grammar/words.ts';
import { alsoOf } from '../noun/alternatives.ts';
import { isSomething } from '../noun/filter.ts';
import { digits, withLetters } from '../number/letters.ts';

/** "5 cards from the top of your deck", "all (of) your Life cards". */
const looked = (c: Cursor): readonly Top[] | undefined =>
  firstOf<readonly Top[]>(c, [
    top,
    (i) => {
      if (!say(i, 'all of?')) return undefined;
      const of = side(i);
      if (!of || of === 'either' || !say(i, 'life cards')) return undefined;
      noteChosen(i);
      const count: Num = { count: { ...(of === 'opponent' ? { of } : {}), in: ['life'] } };
      return [topCards(count, 'life', of)];
    },
  ]);

const pileOf = (seen: readonly Top[]): 'deck' | 'life' => seen[0]?.in[0] ?? 'deck';

/** Where the others go. `cards`: how they are called. */
function putAway(c: Cursor, cards: string, pile: 'deck' | 'life'): Rest | undefined {
  return firstOf<Rest>(c, [
    (i) => (say(i, `put ${cards} back as they|it were|was`) ? 'as-they-were' : undefined),
    (i) => (verb(i, 'trash') && say(i, cards) ? 'trash' : undefined),
    (i) =>
      verb(i, 'shuffle') && say(i, cards) && say(i, "into your|their|the opponent's? deck") ? 'shuffle' : undefined,
    (i) => {
      if (!['place', 'return', 'put'].some((word) => verb(i, word)) || !say(i, cards)) return undefined;
      if (say(i, "back in your|their|the opponent's? life area in any order")) return 'life-top';
      if (say(i, 'back in any order')) return pile === 'life' ? 'life-top' : 'deck-top';
      const to = destination(i);
      say(i, 'in any order');
      return RESTS.find((each) => each === to);
    },
  ]);
}

/** "reveal up to 1 red card and add it to your hand", "play up to 1 … rested", "add up to 1 card to your hand". */
export const take = rule<Take>('take', (c) => {
  const shown = verb(c, 'reveal') === true;
  const word = shown ? 'reveal' : ['add', 'play', 'trash', 'place'].find((each) => verb(c, each));
  if (!word) return undefined;
  say(c, 'a total of');
  const isUpTo = say(c, 'up to') === true;
  say(c, 'a total of');
  const n = digits(c) ?? (say(c, 'a|an') ? 1 : undefined);
  if (n === undefined) return undefined;
  const apart = attempt(c, (i) => everyKind(i, kindApart.read));
  const first = apart ?? (n === 1 ? kind.read(c) : everyKind(c));
  const read = (first && n === 1 && !apart ? orAnother(c, first, isUpTo) : first) ?? (isUpTo || n ? {} : undefined);
  const filter: Filter | undefined = read && withLetters(c, read);
  if (!filter) return undefined;
  noteChosen(c);
  const then = shown
    ? (say(c, ',? and') ?? say(c, ', then?'))
      ? ['add', 'play', 'trash', 'place'].find((each) => verb(c, each) && say(c, 'it|them|that card?'))
      : undefined
    : word;
  if (!then) return undefined;
  const to = goesTo(c, then);
  if (!to) return undefined;
  const faceUp = say(c, 'face-up') === true;
  if (!faceUp) say(c, 'face-down');
  const isFiltered = isSomething(filter);
  return {
    ...(isUpTo ? { upTo: n } : { n }),
    ...(isFiltered ? { where: filter } : {}),
    ...(apart ? { differentNames: true } : {}),
    to,
    ...(shown && !isFiltered ? { reveal: true } : {}),
    ...(faceUp ? { faceUp } : {}),
  };
});

/** "up to 2 [A] and [B] cards": each may be either. */
function everyKind(c: Cursor, read = kind.read): Filter | undefined {
  const { everyone } = c.said;
  remember(c, { everyone: true });
  const found = read(c);
  remember(c, { everyone });
  return found;
}

/** "up to 1 [A] or up to 1 red Event": one of them, though the number is said twice. */
function orAnother(c: Cursor, first: Filter, isUpTo: boolean): Filter {
  const any: Filter[] = [first];
  for (;;) {
    const next = attempt(c, (i) => {
      if (!say(i, ',? or') || (say(i, 'up to') && !isUpTo) || digits(i) !== 1) return undefined;
      const found = kind.read(i);
      return found && alsoOf(first, found);
    });
    if (!next) return any.length === 1 ? first : { any };
    any.push(next);
  }
}

function goesTo(c: Cursor, word: string): Take['to'] | undefined {
  if (word === 'trash') return 'trash';
  if (word === 'play') return attempt(c, (i) => say(i, ',? rested')) ? 'play-rested' : 'play';
  const to = destination(c);
  return TAKES.find((each) => each === to);
}

const REST_WORDS = 'the rest|other|remaining card|cards?';

/** ". Then, place the rest …", " and place the rest …". */
function others(c: Cursor, pile: 'deck' | 'life'): Rest | undefined {
  return attempt(c, (i) => {
    const linked =
      say(i, '. then , they?') ??
      say(i, ', and? then? they?') ??
      say(i, 'and they?') ??
      say(i, '; they?') ??
      say(i, '. they?');
    return linked ? putAway(i, REST_WORDS, pile) : undefined;
  });
}

const look = named('look', (c, who) => {
  if (!verb(c, 'look') || !say(c, 'at')) return undefined;
  return looking(c, player(who));
});

function looking(c: Cursor, who: Who): Steps | undefined {
  const piles = looked(c);
  const seen = piles && withLetters(c, piles);
  if (!seen) return undefined;
  const whose = who === 'you' ? {} : { who };
  const pile = pileOf(seen);
  const away = attempt(c, (i) =>
    (say(i, '. then ,') ?? say(i, ', and') ?? say(i, ';|,|and they?'))
      ? past(i, 'rearrange them in any order and', (j) => putAway(j, 'it|them', pile))
      : undefined,
  );
  const steps = (make: (what: Top) => Step): Steps => seen.map(make);
  if (away) return steps((what) => ({ do: 'look', what, rest: away, ...whose }));
  // Nothing is done with them: they were looked at.
  if (ahead(c, (i) => say(i, '.'))) return steps((what) => ({ do: 'look', what, rest: 'as-they-were', ...whose }));
  if (!(say(c, ', and') ?? say(c, ';|,|and they?'))) return undefined;
  say(c, 'and|they');
  const taken = take(c);
  const rest = taken && others(c, pile);
  if (!taken || !rest) return undefined;
  return steps((what) => ({ do: 'look', what, take: taken, rest, ...whose }));
}

/** "Reveal 1 card from the top of your deck and play up to 1 …. Then, place the rest at the bottom of your deck." */
const revealTop = named('reveal and take', (c, who) => {
  if (!verb(c, 'reveal')) return undefined;
  const [what, second] = looked(c) ?? [];
  if (!what || second) return undefined;
  const whose = player(who) === 'you' ? {} : { who: player(who) };
  const pile = pileOf([what]);
  const away = attempt(c, (i) => (say(i, ',? and') ? putAway(i, 'it|them', pile) : undefined));
  if (away)
    return [
      { do: 'reveal', what },
      { do: 'look', what, rest: away, ...whose },
    ];
  const taken = say(c, ',? and') || say(c, ',|;') ? take(c) : undefined;
  // Nothing is said of the others: they stay where they are.
  const rest = taken && (others(c, pile) ?? (ahead(c, (i) => say(i, '.')) ? 'as-they-were' : undefined));
  if (!taken || !rest) return undefined;
  return [
    { do: 'reveal', what },
    { do: 'look', what, take: taken, rest, ...whose },
  ];
});

export const lookVerbs: Verb = oneVerbOf([look, revealTop]);
