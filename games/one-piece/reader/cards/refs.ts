/** Cards that the text already means: this one, it, that card, the one it battles. */
import { REF_WORDS, REFS } from '../../src/lexicon/refs.ts';
import type { Ref } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { meant } from '../grammar/forward.ts';
import { phraseOf, type Wording } from '../grammar/phrases.ts';
import { itOf, thatOne } from './owner-ref.ts';

const NOUN = 'card|cards|character|characters|leader|leaders|stage|stages|event|events';

/** "the Character played with this effect", "… this way". */
const thisWay = (c: Cursor): true | undefined => say(c, 'with|by|through|using this effect') ?? say(c, 'this way');

/** "the card trashed is …", "the card added to your hand has …": where it came from or went says nothing new. */
const isAsked = (c: Cursor): true | undefined => {
  say(c, 'from|to your hand|deck|trash|field') ?? say(c, 'from|to the top|bottom of your life|deck cards?');
  return ahead(c, (i) => say(i, 'is|are|has|have|was|does|do')) || undefined;
};

const MEANT = "selected|chosen|trashed|returned|played|placed|added|k.o.'d|rested|discarded";

const DONE: readonly string[] = ['trashed', 'discarded', 'returned', 'added', 'placed', 'played', "k.o.'d", 'rested'];

/** Put together once, since every target begins by trying them. */
const THE = {
  revealed: `the revealed ${NOUN}`,
  allRevealed: 'all of? the? revealed cards',
  other: `the other ${NOUN}?`,
  meant: `the ${MEANT} ${NOUN}`,
  meantBehind: `the 1? ${NOUN} ${MEANT}`,
  given: `the ${NOUN} given these|those|this|that|the don!! card|cards`,
  removed: `the removed ${NOUN}`,
  that: `that ${NOUN}`,
  those: `those ${NOUN}`,
} as const;

const MANY: readonly string[] = ['cards', 'characters', 'leaders', 'stages', 'events', 'those', 'them', 'they'];

/** As they are printed. "This" and "it" have more ways to be said. */
const PRINTED = REFS.filter((each) => each !== 'this' && each !== 'it').map(
  (each): Wording<Ref> => [phraseOf(REF_WORDS[each]), each],
);

/** Cards that the text already means. */
export const ref = rule<Ref>('card already meant', (c) => {
  const from = c.at;
  const found = firstOf<Ref>(c, [
    thisCard,
    (i) => sayOne(i, PRINTED),
    (i) => (say(i, 'the attacking leader|character') ? 'attacker' : undefined),
    (i) => {
      if (!say(i, "your opponent's attacking leader|character|card")) return undefined;
      attempt(i, (j) => say(j, 'or character'));
      return 'attacker';
    },
    (i) => (say(i, "the|your opponent's character you battled with") ? 'rival' : undefined),
    (i) => (say(i, THE.revealed) || say(i, THE.allRevealed) ? 'revealed' : undefined),
    // Of those among which one was chosen just now.
    (i) => (i.said.among && say(i, THE.other) ? 'others' : undefined),
    (i) => (!isMisled(i) && say(i, THE.meant) ? 'it' : undefined),
    (i) => (say(i, THE.meantBehind) && (thisWay(i) ?? isAsked(i)) ? 'it' : undefined),
    (i) => (say(i, THE.given) ? 'it' : undefined),
    thatCharacter,
    (i) => {
      if (isMisled(i) || !say(i, THE.that)) return undefined;
      attempt(i, (j) => say(j, `or ${NOUN}`));
      return thatOne(i);
    },
    (i) => (say(i, THE.removed) ? thatOne(i) : undefined),
    (i) => (say(i, THE.those) ? 'it' : undefined),
    (i) => (say(i, 'it|them|they') ? itOf(i) : undefined),
  ]);
  // "trash 1 card and rest 1 of your Characters: If the trashed card …": cards that were meant before others were.
  const done = c.said.done && c.tokens.slice(from, c.at).find(({ text }) => DONE.includes(text));
  if (found === 'it' && done && !c.said.done?.includes(done.text)) return undefined;
  if (found === 'it' && c.said.apart && c.tokens.slice(from, c.at).some(({ text }) => MANY.includes(text))) {
    return undefined;
  }
  if (found) remember(c, { had: null });
  if (found && found !== 'it' && found !== 'revealed') remember(c, { last: found });
  return found;
});

meant.is(ref);

const FIGHTERS = 'character|characters|leader|leaders';

/** "trash 1 card from your hand. If you do, rest that Character": not the card that was trashed. */
const thatCharacter = (c: Cursor): Ref | undefined =>
  c.said.anyCards && c.said.event && say(c, `that ${FIGHTERS}`) ? 'event' : undefined;

/** A Character that was chosen before other cards were is no longer "it". */
const isMisled = (c: Cursor): boolean =>
  c.said.anyCards && ahead(c, (i) => say(i, `that ${FIGHTERS}`) ?? say(i, `the selected|chosen ${FIGHTERS}`));

/** "this Character card from your trash": it is still meant in the place it went to (OP-3). */
function thisCard(c: Cursor): Ref | undefined {
  if (!say(c, 'this leader|character|stage|card|event card?')) return undefined;
  say(c, 'from your trash');
  return 'this';
}

export const noteChosen = (c: Cursor, anyCards = false): void =>
  remember(c, { chosen: true, last: 'it', anyCards, apart: false, several: null, had: null });
