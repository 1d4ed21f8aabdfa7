/** What a text stands in for: "this Character would be K.O.'d". */
import { FATE_WORDS, FATES } from '../../src/lexicon/causes.ts';
import type { Would } from '../../src/tree/tree.ts';
import { attempt, firstOf, rule, say, sayOne } from '../grammar/cursor.ts';
import { phraseOf, wordings } from '../grammar/phrases.ts';
import { withLetters } from '../number/letters.ts';
import { type Subject, subject } from './cards.ts';
import { cause } from './cause.ts';

/** "you have a Character that would …": one of yours. */
function owned({ cards, ...rest }: Subject): Subject {
  if (!cards) return rest;
  const { of: _, ...own } = cards;
  return { ...rest, cards: own };
}

const WOULD_PHRASES = wordings<Would['what']>(
  FATES.filter((fate) => fate !== 'DECK_OUT').map((fate) => [`would ${FATE_WORDS[fate].said}`, fate]),
  [['would leave the field', 'LEAVE']],
);

/** "this Character would be K.O.'d in battle". */
export const would = rule<Would>('would', (c) => {
  const found = firstOf<Would>(c, [
    (i) => (say(i, `you would ${phraseOf(FATE_WORDS.DECK_OUT.said)}`) ? { what: 'DECK_OUT' } : undefined),
    (i) => (say(i, 'your deck is reduced to 0') ? { what: 'DECK_OUT' } : undefined),
    (i) => (say(i, 'you|your leader? would take damage') ? { what: 'DAMAGE' } : undefined),
    (i) => {
      const mine = say(i, 'you have') === true;
      const found = subject(i);
      const who = found && mine ? owned(found) : found;
      say(i, 'that');
      // It happens to one card after another: a text cannot stand in for several at once.
      if (who?.n && !(who.n.min === 1 && who.n.max === 1)) return undefined;
      const what = who && sayOne(i, WOULD_PHRASES);
      return what && { what, ...(who.cards ? { cards: who.cards } : {}) };
    },
  ]);
  if (!found) return undefined;
  // "K.O.'d or removed from the field by your opponent's effect" is the same the other way round.
  const isTurned =
    found.what === 'KO' &&
    attempt(c, (i) => say(i, 'or would? be? removed from the field') ?? say(i, 'or would? leave the field')) === true;
  const by = attempt(c, cause);
  const orKo = isTurned || attempt(c, (i) => say(i, "or k.o.'d") ?? say(i, "or would be k.o.'d")) === true;
  const what = isTurned ? ('LEAVE' as const) : found.what;
  return withLetters(c, { ...found, what, ...by, ...(orKo ? { orKo: true as const } : {}) });
});
