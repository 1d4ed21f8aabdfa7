/** Trashing: from the hand where nothing else is said (OP-101). */
import type { Side, Target, Who } from '../../src/tree/tree.ts';
import { manner, move } from '../cards/destination.ts';
import { chosenBy, isDon, isOnly, isPick } from '../cards/pick.ts';
import { side } from '../cards/place.ts';
import { noteChosen } from '../cards/refs.ts';
import { objects, ofEach, topCards } from '../cards/target.ts';
import { named, player } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, remember, say, sayOne } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { asManyAs } from '../number/as-many-as.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { num } from '../number/numbers.ts';

/** Trash: without a place it is from the hand (OP-101). */
export const trash = named('trash', (c, who) => {
  if (!verb(c, 'trash') && !verb(c, 'discard')) return undefined;
  const until = attempt(c, untilLeft);
  if (until) {
    const own = until.map(who === 'either' ? ours : (what) => chosenBy(what, player(who)));
    return (who === 'either' ? [...own, ...own.map(theirs)] : own).map((what) => move(what, 'trash'));
  }
  const same = attempt(c, sameNumber);
  if (same) return [move(same, 'trash')];
  const bare = attempt(c, (i) => {
    const upTo = say(i, 'up to') === true;
    const n = num(i);
    if (n === undefined || !say(i, 'card|cards') || ahead(i, notBare)) return undefined;
    noteChosen(i);
    const amount = upTo ? { upTo: n } : { n };
    return { ...amount, ...(who === 'opponent' ? { of: 'opponent' as const } : {}), in: ['hand'] as const };
  });
  const what = bare ? [bare] : fromHand(c);
  if (!what || what.some(isDon)) return undefined;
  if (who === 'either') {
    const both = ofEach(what);
    if (both) return both.map((each) => move(each, 'trash'));
    const [only] = what;
    if (only === undefined || what.length > 1 || !isPick(only) || !isOnly(only, 'hand')) return undefined;
    const { of: _, ...own } = only;
    return [move(own, 'trash'), move(chosenBy({ ...own, of: 'opponent' }, 'opponent'), 'trash')];
  }
  const each = attempt(c, forEachOf);
  if (each) {
    // "trash 1 card from their hand for each Character returned"
    const [only] = what;
    if (only === undefined || what.length > 1 || !isPick(only) || only.n === undefined) return undefined;
    const n = timesOf(each, only.n);
    return n && [move(chosenBy({ ...only, n }, player(who)), 'trash')];
  }
  const more = manner(c);
  return what.map((each) => move(chosenBy(each, player(who)), 'trash', more));
});

/** "the same number of cards from the top of your deck as you did from your hand". */
function sameNumber(c: Cursor): Target | undefined {
  if (!say(c, 'the same number of cards from the top of your deck as')) return undefined;
  if (!say(c, 'you did from your hand') && !say(c, 'you trashed from your hand')) return undefined;
  noteChosen(c);
  return topCards({ done: 'n' }, 'deck', 'you');
}

const notBare = (c: Cursor): true | undefined => say(c, 'from|with|without|in|of|other|that');

function fromHand(c: Cursor): readonly Target[] | undefined {
  remember(c, { fromHand: true });
  const what = objects(c);
  remember(c, { fromHand: false });
  return what;
}

/** "their hand", of each player: yours first. */
function ours(what: Target): Target {
  if (!isPick(what) || typeof what.n !== 'object' || !what.n.count) return what;
  const { of: _, ...count } = what.n.count;
  const { of: __, ...own } = what;
  return { ...own, n: { ...what.n, count } };
}

/** The same for the opponent: each player trashes from their own hand. */
function theirs(what: Target): Target {
  if (!isPick(what) || typeof what.n !== 'object' || !what.n.count) return what;
  const count = { of: 'opponent' as const, ...what.n.count };
  return { ...what, n: { ...what.n, count }, of: 'opponent', by: 'opponent' };
}

/** "… from your hand until you have the same number of cards in your hand as your opponent". */
function untilAsMany(c: Cursor, of: Side): Target | undefined {
  if (of === 'either' || !asManyAs(c, of, 'cards')) return undefined;
  noteChosen(c);
  const [mine, others] = [{ in: ['hand'] as const }, { of: 'opponent' as const, in: ['hand'] as const }];
  if (of === 'you') return { n: { count: mine, minus: { count: others } }, ...mine };
  return { n: { count: others, minus: { count: mine } }, ...others };
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
  const same = attempt(c, (i) => (pile === 'hand' ? untilAsMany(i, of) : undefined));
  if (same) return [same];
  if (!say(c, 'you|they each? have') && !say(c, 'there are|is')) return undefined;
  const n = num(c);
  if (typeof n !== 'number' || !say(c, 'life? card|cards? left?')) return undefined;
  say(c, 'in your|their hand|hands|deck');
  const who: Who = of === 'opponent' ? 'opponent' : 'you';
  const cards = { ...(who === 'opponent' ? { of: who } : {}), in: [pile] as const };
  const left = { count: cards, ...(n === 0 ? {} : { plus: -n }) };
  noteChosen(c);
  if (pile === 'hand') return [{ n: left, ...cards }];
  return isTop ? [topCards(left, pile, who)] : undefined;
}
