/** Whose cards, and where they are. */
import { AREA_WORDS, AREAS } from '../../src/lexicon/cards.ts';
import type { Area, Side } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, rule, say, sayOne, token } from '../grammar/cursor.ts';
import type { Wording } from '../grammar/phrases.ts';
import { letter } from '../number/letters.ts';

export interface Whereabouts {
  of?: Side;
  in: readonly Area[];
}

const SIDES: readonly (readonly [string, Side])[] = [
  ["your opponent's", 'opponent'],
  ["your or your opponent's", 'either'],
  ["your and your opponent's", 'either'],
  ["either player's", 'either'],
  ["each player's", 'either'],
  ["both your and your opponent's", 'either'],
  ["the|an opponent's", 'opponent'],
  ["both players'", 'either'],
  ['your|their respective', 'either'],
  ['your', 'you'],
  ['their', 'opponent'],
];

export const side = rule<Side>('side', (c) => sayOne(c, SIDES));

/** Null: it could be a verb, too. */
const AREA_NAMES: Readonly<Record<Area, string | null>> = {
  leader: 'leader|leaders',
  character: 'character|characters area?',
  stage: 'stage|stages area?',
  hand: 'hand|hands',
  deck: 'deck|decks',
  trash: null,
  life: 'life area|cards?',
  don: 'cost area',
};
const AREA_PHRASES = AREAS.flatMap((area): Wording<Area>[] => {
  const phrase = AREA_NAMES[area];
  return phrase === null ? [] : [[phrase, area]];
});

/** "hand or trash". A comma alone links nothing: "in your hand, trash …" ends one thing and begins another. */
function areasOf(c: Cursor): Area[] | undefined {
  return listOf(c, (i) => sayOne(i, AREA_PHRASES) ?? trashArea(i), ['or', 'and']);
}

/** "Trash" as a place; it is a verb in "in your cost area and trash them". */
const trashArea = (c: Cursor): Area | undefined =>
  say(c, 'trash') && !ahead(c, (i) => say(i, 'it|them|the|up|this|all|any') ?? token(i, 'number') ?? letter(i))
    ? 'trash'
    : undefined;

export const FIELD: readonly Area[] = AREAS.filter((area) => AREA_WORDS[area].inPlay);

/** "from your hand or trash", "in your opponent's trash", "on your field", "from among your Characters and hand". */
export const place = rule<Whereabouts>('place', (c) =>
  firstOf<Whereabouts>(c, [
    (i) => {
      if (!say(i, 'from among') && !say(i, 'from|in')) return undefined;
      const of = side(i);
      const areas = of && areasOf(i);
      const isFieldToo = areas && attempt(i, (j) => say(j, 'or field')) === true;
      if (areas && isFieldToo) return { ...(of === 'you' ? {} : { of }), in: [...areas, ...FIELD] };
      return areas && { ...(of === 'you' ? {} : { of }), in: areas };
    },
    (i) => {
      const of = say(i, 'on|from') ? side(i) : undefined;
      if (!of || !say(i, 'field|fields')) return undefined;
      return { ...(of === 'you' ? {} : { of }), in: FIELD };
    },
    (i) => (say(i, 'on the field') || say(i, 'in play') ? { of: 'either' as const, in: FIELD } : undefined),
  ]),
);
