/** The card that has a value: "its power", "the cost of the revealed card". */
import { REF_WORDS, REFS } from '../../src/lexicon/refs.ts';
import type { Ref } from '../../src/tree/tree.ts';
import { type Cursor, firstOf, say, sayOne } from '../grammar/cursor.ts';
import { phraseOf, type Wording } from '../grammar/phrases.ts';

/** "the battled card's". */
export const ownerWords = (ref: Ref): string => `${phraseOf(REF_WORDS[ref])}'s`;

const PRINTED = REFS.filter((ref) => ref !== 'this' && ref !== 'it').map((ref): Wording<Ref> => [ownerWords(ref), ref]);

/** "this Character's", "its", "the selected Character's". */
export function ownerRef(c: Cursor): Ref | undefined {
  return firstOf<Ref>(c, [
    (i) => (say(i, "this character's|leader's|card's|stage's|event's") ? 'this' : undefined),
    (i) => sayOne(i, PRINTED),
    (i) => (say(i, "the attacking leader's|character's") ? 'attacker' : undefined),
    (i) => (say(i, "the revealed cards'|character's") ? 'revealed' : undefined),
    (i) => (say(i, 'its|their') ? itOf(i) : undefined),
    (i) =>
      say(i, "the chosen|selected|trashed|returned|k.o.'d|played card's|cards'|character's|characters'|leader's")
        ? 'it'
        : undefined,
    (i) => (say(i, "that card's|character's|leader's") ? thatOne(i) : undefined),
  ]);
}

/** "it" is the card last named. */
export const itOf = ({ said: { last, chosen } }: Cursor): Ref =>
  last === null || (last === 'event' && chosen) ? 'it' : last;

/** "that card": what was chosen last; before anything was chosen, what set the effect off. */
export const thatOne = (c: Cursor): Ref => (c.said.event && !c.said.chosen ? 'event' : 'it');

/** "this Character", "the revealed card": behind "of". */
export const plainRef = (c: Cursor): Ref | undefined =>
  firstOf<Ref>(c, [
    (i) => (say(i, 'this character|leader|card|stage') ? 'this' : undefined),
    (i) =>
      say(i, "the chosen|selected|trashed|returned|placed|rested|k.o.'d card|character|leader") ? 'it' : undefined,
    (i) => (say(i, 'the revealed card|character') ? 'revealed' : undefined),
    (i) => (say(i, 'that card|character|leader') ? thatOne(i) : undefined),
    (i) => (say(i, "your opponent's attacking leader|card|character or? character?") ? 'attacker' : undefined),
    (i) => (say(i, 'the attacking card|leader|character') ? 'attacker' : undefined),
  ]);
