/** Cards that are revealed, chosen, played and shuffled. */
import type { Pick, Side, To } from '../../src/tree/tree.ts';
import { destination, manner, move, whose } from '../cards/destination.ts';
import { chosenBy, isOnly, isPick } from '../cards/pick.ts';
import { noteChosen } from '../cards/refs.ts';
import { objects } from '../cards/target.ts';
import { byPlayer, named, player } from '../clause/verbs.ts';
import { attempt, type Cursor, remember, say } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { isSomething } from '../noun/filter.ts';
import { bindLetters } from '../number/letters.ts';

/** "reveal up to 1 … from your hand and add it to the top of your Life cards": shown, then moved. */
export const revealAndMove = named('reveal and move', (c, who) => {
  if (!verb(c, 'reveal')) return undefined;
  const first = say(c, 'and') ? MOVERS.find((word) => verb(c, word)) : null;
  if (first === undefined) return undefined;
  const what = objects(c);
  if (what?.length !== 1) return undefined;
  if (first === null && !say(c, ',? and add|place|return|put|adds|places it|them')) return undefined;
  const to: To | undefined = first === 'trash' ? 'trash' : destination(c);
  if (!to) return undefined;
  const more = manner(c);
  return what.map((each) => move(chosenBy(each, player(who)), to, { ...more, reveal: true }));
});

const MOVERS = ['add', 'place', 'return', 'trash'];

/** "reveal 1 card from the top of your deck", "reveal 2 … from your hand". */
export const revealVerb = named('reveal', (c, who) => {
  if (!verb(c, 'reveal')) return undefined;
  const what = attempt(c, (i) => wholeHand(i, who)) ?? objects(c);
  if (what?.every(isPick)) remember(c, { several: { of: what, as: 'revealed' } });
  return what?.map((each) => ({ do: 'reveal', what: chosenBy(each, player(who)) }) as const);
});

/** "reveal your hand", "your opponent reveals their hand". */
function wholeHand(c: Cursor, who: Side): readonly Pick[] | undefined {
  const of = say(c, "your opponent's hand") ? 'opponent' : say(c, 'your|their hand') ? player(who) : undefined;
  if (!of || who === 'either') return undefined;
  noteChosen(c);
  remember(c, { many: true });
  return [{ all: true, ...(of === 'opponent' ? { of } : {}), in: ['hand'] }];
}

/** "look at your opponent's hand": what follows may speak of the cards in it. */
export const lookAtHand = named('look at a hand', (c, who) => {
  if (who !== 'you' || !verb(c, 'look') || !say(c, "at all? cards? in? your opponent's hand")) return undefined;
  remember(c, { several: { of: [{ all: true, of: 'opponent', in: ['hand'] }], as: 'revealed' } });
  return [{ do: 'lookAtHand' }];
});

/** "choose a cost": only the effect's player is asked. */
export const nameCost = named('choose a cost', (c, who) => {
  if (who !== 'you' || !say(c, 'choose|name|declare a|any cost')) return undefined;
  remember(c, { named: true });
  return [{ do: 'nameCost' }];
});

/** "Choose 1 card from your opponent's hand; your opponent reveals that card." */
export const choose = named('choose', (c, who) => {
  if (!verb(c, 'choose') && !verb(c, 'select')) return undefined;
  const isMore = say(c, 'also') === true;
  const what = objects(c);
  if (!what?.every(isPick)) return undefined;
  remember(c, { several: { of: what, as: 'it' }, apart: false });
  const [only] = what;
  const isHidden = only && what.length === 1 && isOnly(only, 'hand');
  if (isHidden) {
    const meant = chosenBy(only, player(who));
    const shown = attempt(c, (i) => (say(i, '; your opponent reveals that|those card|cards') ? true : undefined));
    if (shown) return [{ do: 'reveal', what: meant }];
    const trashed = attempt(c, (i) => (say(i, '; trash that|those card|cards') ? true : undefined));
    if (trashed) return [move(meant, 'trash')];
  }
  // Two choices in one sentence are both meant afterwards.
  return what.flatMap((each, i) => {
    const meant = chosenBy(i > 0 ? besideFirst(each) : each, player(who));
    const also = isMore || i > 0 ? ({ also: true } as const) : {};
    return isPick(meant) ? [{ do: 'choose', what: meant, ...also } as const] : [];
  });
});

/** "and 1 of your other Characters": other than the one chosen first, which the second choice leaves out anyway. */
function besideFirst(what: Pick): Pick {
  const { where: { other: _, ...rest } = {}, ...plain } = what;
  return isSomething(rest) ? { ...plain, where: rest } : plain;
}

export const play = named('play', (c, who) => {
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

export const shuffle = named('shuffle', (c, who) => {
  if (!verb(c, 'shuffle')) return undefined;
  const own = byPlayer(player(who));
  if (say(c, 'your|their hand into your|their deck')) return [{ do: 'shuffleHandIntoDeck', ...own }];
  if (say(c, "your opponent's deck")) return [{ do: 'shuffle', who: 'opponent' }];
  return say(c, 'your|their|the deck') || say(c, 'it') ? [{ do: 'shuffle', ...own }] : undefined;
});

/** "Return all cards in your hand to your deck and shuffle your deck." */
export const handIntoDeck = named('hand into deck', (c, who) => {
  if (!verb(c, 'return') && !verb(c, 'place')) return undefined;
  if (!say(c, 'all cards in|from your|their hand to|into your|their deck and')) return undefined;
  if (!verb(c, 'shuffle') || !(say(c, 'your|their|the deck') || say(c, 'it'))) return undefined;
  // Each player shuffles their own hand.
  if (who === 'either') return [{ do: 'shuffleHandIntoDeck' }, { do: 'shuffleHandIntoDeck', who: 'opponent' }];
  return [{ do: 'shuffleHandIntoDeck', ...byPlayer(player(who)) }];
});

/** "return 20 cards from your trash to your deck and shuffle it". */
export const intoDeck = named('into deck and shuffle', (c, who) => {
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
