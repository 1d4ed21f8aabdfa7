/** Steps that move cards: draw, return, place, add. */
import type { Num, Target, To } from '../../src/tree/tree.ts';
import { destination, manner, move, whose } from '../cards/destination.ts';
import { chosenBy, isDon, isPick } from '../cards/pick.ts';
import { objects, ofEach } from '../cards/target.ts';
import { byPlayer, bySide, named, oneVerbOf, player, type Steps, type Verb } from '../clause/verbs.ts';
import { attempt, type Cursor, say, sayOne } from '../grammar/cursor.ts';
import { value } from '../grammar/forward.ts';
import { verb } from '../grammar/words.ts';
import { asManyAs } from '../number/as-many-as.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { num } from '../number/numbers.ts';
import {
  choose,
  handIntoDeck,
  intoDeck,
  lookAtHand,
  nameCost,
  play,
  revealAndMove,
  revealVerb,
  shuffle,
} from './reveal.ts';
import { trash } from './trash.ts';

/** "2 cards", "up to 2 cards", "cards equal to the number of …", "1 card for each …". */
function amountOf(c: Cursor, noun: string): { n: Num; upTo: boolean } | undefined {
  const upTo = say(c, 'up to') === true;
  const n = num(c) ?? (say(c, 'a|an') ? 1 : undefined);
  if (n === undefined || !(say(c, noun) ?? say(c, `more|additional ${noun}`))) return undefined;
  const each = attempt(c, forEachOf);
  const times = each ? timesOf(each, n) : n;
  return times === undefined ? undefined : { n: times, upTo };
}

const draw = named('draw', (c, who) => {
  if (!verb(c, 'draw')) return undefined;
  const to = attempt(c, drawTo);
  if (to !== undefined) return [{ do: 'drawTo', n: to, ...byPlayer(player(who)) }];
  const equal = attempt(c, (i) => (say(i, 'cards equal to') ? value.read(i) : undefined));
  const found = equal === undefined ? amountOf(c, 'card|cards') : { n: equal, upTo: false };
  if (!found) return undefined;
  return [{ do: 'draw', n: found.n, ...bySide(who), ...(found.upTo ? { upTo: true } : {}) }];
});

function drawTo(c: Cursor): Num | undefined {
  if (!(say(c, 'card|cards until') || say(c, 'card|cards so that'))) return undefined;
  // As many as the other player has.
  if (attempt(c, (i) => asManyAs(i, 'you', 'cards'))) return { count: { of: 'opponent', in: ['hand'] } };
  if (attempt(c, (i) => asManyAs(i, 'opponent', 'cards'))) return { count: { in: ['hand'] } };
  if (!say(c, 'you|they have')) return undefined;
  const n = num(c);
  return n !== undefined && say(c, 'card|cards in your|their hand') ? n : undefined;
}

/** "return", "place", "add", "put": cards, and where they go. */
const moves = named('move', (c, who) => {
  if (!['return', 'place', 'add', 'put'].some((word) => verb(c, word))) return undefined;
  const what = objects(c);
  if (!what || what.some(isDon)) return undefined;
  // "this Character card from your trash": where a card that is already meant lies by then.
  const isMeant = what.every((each) => typeof each === 'string');
  if (isMeant) say(c, 'from your trash');
  const from = c.at;
  const to = destination(c);
  if (!to) return undefined;
  if (isMeant) say(c, 'from your trash');
  // "return 1 Character to your hand": cards go to their owner's hand, so it is one of yours.
  const isYours = c.tokens
    .slice(from, c.at)
    .some(({ text }, i, all) => text === 'your' && all[i + 1]?.text !== "opponent's");
  // "to the owner's hand or the bottom of their deck": one of two places
  const or = attempt(c, (i) => (say(i, 'or') ? orPlace(i) : undefined));
  const more = manner(c);
  if (who === 'either') return or ? undefined : ofEach(what)?.map((each) => move(each, to, more));
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

export const moveVerbs: Verb = oneVerbOf([
  draw,
  handIntoDeck,
  intoDeck,
  moves,
  trash,
  revealAndMove,
  revealVerb,
  lookAtHand,
  nameCost,
  choose,
  play,
  shuffle,
]);
