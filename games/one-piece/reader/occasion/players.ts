/** A player does something, or something happens to a pile: "When you activate an Event". */
import { type Doing, OCCASION_WORDS, type Suffering } from '../../src/lexicon/occasions.ts';
import { AUTO_TIMINGS } from '../../src/lexicon/timings.ts';
import type { Occasion, Side, Timing } from '../../src/tree/tree.ts';
import { cardsMeant } from '../cards/cards.ts';
import { PILES } from '../cards/destination.ts';
import { side } from '../cards/place.ts';
import { ahead, attempt, type Cursor, firstOf, type Rule, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { oneOrMore, phraseOf } from '../grammar/phrases.ts';
import { verb } from '../grammar/words.ts';
import { noun } from '../noun/noun.ts';
import { num, range } from '../number/numbers.ts';
import { isWhen, type Occurrence, occasionTail } from './cards.ts';
import { donReturned } from './don-returned.ts';

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['your opponent', 'opponent'],
  ['either player', 'either'],
  ['you', 'you'],
];

export const of = (whose: Side): Occasion => (whose === 'you' ? {} : { whose });

/** "a card", "2 or more cards": how many at once. */
function amount(c: Cursor, things: string): Occasion | undefined {
  return attempt(c, (i) => {
    const n = say(i, 'a|an') ? undefined : range(i);
    if (n === undefined && c.tokens[i.at - 1]?.text !== 'a' && c.tokens[i.at - 1]?.text !== 'an') return undefined;
    return say(i, things) ? (n ? { n } : {}) : undefined;
  });
}

export function countedTags(c: Cursor, text: string): Occasion | undefined {
  return attempt(c, (i) => {
    const n = say(i, 'a|an') ? undefined : attempt(i, (j) => range(j));
    if (!token(i, 'name', (found) => found.text === text)) return undefined;
    say(i, 's');
    return n ? { n } : {};
  });
}

const DOINGS = AUTO_TIMINGS.flatMap((timing): (readonly [Timing, Doing])[] => {
  const { alone } = OCCASION_WORDS[timing];
  return alone && 'does' in alone ? [[timing, alone]] : [];
});
/** "draws 2 or more cards outside the Draw Phase", as it is printed. */
function does(c: Cursor, { does: plain, what, behind }: Doing): Occasion | undefined {
  const things = verb(c, plain) && amountOf(c, phraseOf(what));
  if (!things || (behind && !say(c, phraseOf(behind)))) return undefined;
  // "a card with …", "a card from your hand": that is a kind of cards.
  return what === 'card' && !behind && ahead(c, (i) => say(i, 'with|from|other')) ? undefined : things;
}
function amountOf(c: Cursor, what: string): Occasion | undefined {
  if (what.startsWith('[')) return countedTags(c, what.slice(1, -1));
  if (what !== 'damage') return amount(c, oneOrMore(what));
  const n = attempt(c, (i) => range(i));
  return say(c, what) && (n ? { n } : {});
}

const SUFFERINGS = AUTO_TIMINGS.flatMap((timing): (readonly [Timing, Suffering])[] => {
  const { alone } = OCCASION_WORDS[timing];
  return alone && 'around' in alone ? [[timing, alone]] : [];
});
/** "2 or more cards are trashed from your hand", as it is printed, but for how Life is called. */
function suffers(c: Cursor, { what, around }: Suffering): Occasion | undefined {
  const [before, behind] = around.map((words) =>
    phraseOf(words)
      .replace(/\bis\b/, 'is|are')
      .replace(LIFE_CARDS, LIFE),
  );
  const n = amount(c, oneOrMore(what));
  const whose = n && say(c, before ?? '') ? side(c) : undefined;
  return whose && say(c, behind ?? '') ? { ...of(whose), ...n } : undefined;
}
const LIFE_CARDS = 'life cards';
const LIFE = PILES['Life cards'];

/** A player does something. */
export const toPlayer = rule<Occurrence>('a player does something', (c) => {
  if (!isWhen(c)) return undefined;
  const who = sayOne(c, PLAYERS);
  if (!who) return undefined;
  const made = (timing: Timing, when: Occasion | undefined): Occurrence | undefined =>
    when && { timing, when: { ...of(who), ...when, ...occasionTail(c) } };
  return firstOf<Occurrence>(c, [
    ...DOINGS.map(
      ([timing, doing]): Rule<Occurrence> =>
        (i) =>
          made(timing, does(i, doing)),
    ),
    (i) => {
      // Whichever of their cards deals it.
      const cards = { ...(who === 'you' ? {} : { of: who }), in: ['leader', 'character'] as const };
      const isDealt =
        say(i, "deals|deal damage to your|the opponent's life") ?? say(i, 'deals|deal damage to your life');
      return isDealt && { timing: 'ON_DAMAGE_DEALT', when: { cards, ...occasionTail(i) } };
    },
    (i) => {
      const n = say(i, 'draws|draw') ? amount(i, 'card|cards') : undefined;
      const isByEffect =
        say(i, 'outside of? your|the|their draw phase') ??
        say(i, 'other than in|during your|the|their draw phase') ??
        say(i, 'by|with|through an effect') ??
        say(i, 'by|with|through effects');
      return n && isByEffect ? made('ON_DRAW_BY_EFFECT', n) : undefined;
    },
    (i) => {
      const n = say(i, 'trashes|trash') ? amount(i, 'card|cards') : undefined;
      return n && say(i, 'from your|their hand') ? made('ON_HAND_TRASHED', n) : undefined;
    },
    (i) => {
      // "plays a Character with a cost of 8 or more": it is in the Character area by then.
      if (!say(i, 'plays|play a|an')) return undefined;
      const found = noun(i);
      if (!found) return undefined;
      // Played "from your hand" names where the card still is.
      const cards = cardsMeant(found, who);
      return cards && { timing: 'ON_PLAYED', when: { cards, ...occasionTail(i) } };
    },
  ]);
});

/** Life, DON!! and hands. */
export const toPiles = rule<Occurrence>('something happens to a pile', (c) => {
  if (!isWhen(c)) return undefined;
  return firstOf<Occurrence>(c, [
    ...SUFFERINGS.map(
      ([timing, suffering]): Rule<Occurrence> =>
        (i) => {
          const when = suffers(i, suffering);
          return when && { timing, when: { ...when, ...occasionTail(i) } };
        },
    ),
    (i) => {
      // "a card is added to your hand from your Life"
      const isLife = say(i, 'your life card|cards is|are added to your hand') === true;
      const n = isLife ? {} : amount(i, 'card|cards');
      if (!n || !(isLife || say(i, 'is|are added to your hand from your life cards|area?'))) return undefined;
      return { timing: 'ON_LIFE_REMOVED', when: { ...n, to: 'hand', ...occasionTail(i) } };
    },
    (i) => {
      const n = amount(i, 'don!! card|cards');
      const whose = n && donReturned(i, 'is|are');
      if (!whose) return undefined;
      return { timing: 'ON_DON_RETURNED', when: { ...of(whose), ...n, ...occasionTail(i) } };
    },
    (i) => {
      const whose = say(i, 'a') ? ('either' as const) : side(i);
      if (!whose || !token(i, 'name', ({ text }) => text === 'trigger')) return undefined;
      if (!say(i, 'activates') && !say(i, 'is activated')) return undefined;
      return ahead(i, (j) => say(j, 'on')) ? undefined : { timing: 'ON_TRIGGER_ACTIVATED', when: of(whose) };
    },
    (i) => {
      const said = say(i, 'your number of life cards becomes') ?? say(i, 'your life cards become|becomes');
      const whose = said ? ('you' as const) : undefined;
      const n = whose && num(i);
      if (n === undefined) return undefined;
      return typeof n === 'number' ? { timing: 'ON_LIFE_REMOVED', when: { left: n } } : undefined;
    },
  ]);
});
