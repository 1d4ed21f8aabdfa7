/** A player does something, or something happens to a pile: "When you activate an Event". */
import type { Occasion, Side, Timing } from '../../src/tree/tree.ts';
import { cardsOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { ahead, attempt, type Cursor, oneOf, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { noun } from '../noun/noun.ts';
import { num, range } from '../number/numbers.ts';
import { type Happening, isWhen, tail } from './cards.ts';

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

export function tagged(c: Cursor, text: string): Occasion | undefined {
  return attempt(c, (i) => {
    const n = say(i, 'a|an') ? undefined : attempt(i, (j) => range(j));
    if (!token(i, 'name', (found) => found.text === text)) return undefined;
    say(i, 's');
    return n ? { n } : {};
  });
}

/** A player does something. */
export const toPlayer = rule<Happening>('a player does something', (c) => {
  if (!isWhen(c)) return undefined;
  const who = sayOne(c, PLAYERS);
  if (!who) return undefined;
  const made = (timing: Timing, when: Occasion | undefined): Happening | undefined =>
    when && { timing, when: { ...of(who), ...when, ...tail(c) } };
  return oneOf<Happening>(c, [
    (i) => (say(i, 'activates|activate') ? made('ON_BLOCKER_ACTIVATED', tagged(i, 'blocker')) : undefined),
    (i) => (say(i, 'activates|activate') ? made('ON_TRIGGER_ACTIVATED', tagged(i, 'trigger')) : undefined),
    (i) => (say(i, 'activates|activate') ? made('ON_EVENT_ACTIVATED', amount(i, 'event|events')) : undefined),
    (i) => {
      // Whoever of theirs deals it.
      const cards = { ...(who === 'you' ? {} : { of: who }), in: ['leader', 'character'] as const };
      const isDealt =
        say(i, "deals|deal damage to your|the opponent's life") ?? say(i, 'deals|deal damage to your life');
      return isDealt && { timing: 'ON_DAMAGE_DEALT', when: { cards, ...tail(i) } };
    },
    (i) => (say(i, 'takes|take damage') ? made('ON_DAMAGE_TAKEN', {}) : undefined),
    (i) => {
      const n = say(i, 'takes|take') ? range(i) : undefined;
      return n && say(i, 'damage') ? made('ON_DAMAGE_TAKEN', { n }) : undefined;
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
export const toPiles = rule<Happening>('something happens to a pile', (c) => {
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

function fieldOf(c: Cursor): Side | undefined {
  const whose = side(c);
  return whose && say(c, 'field') ? whose : undefined;
}
