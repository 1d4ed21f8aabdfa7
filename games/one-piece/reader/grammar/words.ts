/** Closed sets of words: tags, keywords, colours, durations. The printed ones are those of the lexicon. */
import { ATTRIBUTES, CATEGORIES, CATEGORY_NOUNS, COLOURS } from '../../src/lexicon/cards.ts';
import { DURATION_WORDS, DURATIONS, LATER_WORDS, LATERS, type Later } from '../../src/lexicon/durations.ts';
import { KEYWORD_WORDS, KEYWORDS } from '../../src/lexicon/keywords.ts';
import { SHARED_TAG, TAG_WORDS } from '../../src/lexicon/tags.ts';
import { TAGGED_TIMINGS, TIMING_WORDS } from '../../src/lexicon/timings.ts';
import type { Attribute, Category, Colour, Duration, Filter, Keyword, Timing, Who } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, rule, say, sayOne, token } from './cursor.ts';
import { oneOrMore, phraseOf, type Wording, wordings } from './phrases.ts';

export const TIMING_TAGS: Readonly<Record<string, Timing>> = {
  ...Object.fromEntries(TAGGED_TIMINGS.map((timing) => [phraseOf(TIMING_WORDS[timing].tag), timing])),
  'activate:main': 'ACTIVATE_MAIN',
  'activate main': 'ACTIVATE_MAIN',
};

export const TURN_TAGS: Readonly<Record<string, Who>> = {
  [phraseOf(TAG_WORDS.YOUR_TURN.tag)]: 'you',
  [phraseOf(TAG_WORDS.OPPONENT_TURN.tag)]: 'opponent',
  "your opponent's turn": 'opponent',
};

export const ONCE_TAG: string = phraseOf(TAG_WORDS.ONCE_PER_TURN.tag);

export const SHARES_TAG: string = phraseOf(SHARED_TAG);

const DON_TAG = new RegExp(`^${phraseOf(TAG_WORDS.DON_GIVEN.tag).replace(/n$/, '(\\d+)')}$`);

export const donTag = (text: string): number | null => {
  const found = DON_TAG.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

export const KEYWORD_TAGS: Readonly<Record<string, Keyword>> = {
  ...Object.fromEntries(
    KEYWORDS.flatMap((keyword) => {
      const words = KEYWORD_WORDS[keyword];
      return 'tag' in words ? [[phraseOf(words.tag), keyword]] : [];
    }),
  ),
  'rush:character': 'RUSH_CHARACTER',
};

/** Keywords without a tag: what stands behind "can". */
export const CAN: readonly Wording<Keyword>[] = wordings(
  KEYWORDS.flatMap((keyword) => {
    const words = KEYWORD_WORDS[keyword];
    return 'can' in words ? [[words.can, keyword]] : [];
  }),
);

/** "can also attack active Characters", "cannot also attack …": of cards that have it, or do not. */
export const canOrNot = (c: Cursor): Pick<Filter, 'keyword' | 'withoutKeyword'> | undefined => {
  const can = say(c, 'can') === true;
  const keyword = can || say(c, 'cannot') ? sayOne(c, CAN) : undefined;
  return keyword && (can ? { keyword } : { withoutKeyword: keyword });
};

const own = (table: object, key: string): boolean => Object.hasOwn(table, key);

export const isTag = (text: string): boolean =>
  own(TIMING_TAGS, text) || own(TURN_TAGS, text) || text === ONCE_TAG || text === SHARES_TAG || donTag(text) !== null;

/** A name in brackets that is a card's name and not a word of the rules. */
export const isCardName = (text: string): boolean => !isTag(text) && !own(KEYWORD_TAGS, text);

export const keywordTag = rule<Keyword>('keyword', (c) => {
  const found = token(c, 'name', ({ text }) => own(KEYWORD_TAGS, text));
  return found && KEYWORD_TAGS[found.text];
});

export const timingTag = rule<Timing>('timing tag', (c) => {
  const found = token(c, 'name', ({ text }) => own(TIMING_TAGS, text));
  return found && TIMING_TAGS[found.text];
});

const COLOUR_WORDS = COLOURS.map((colour): Wording<Colour> => [colour, colour]);

export const colour = (c: Cursor): Colour | undefined => sayOne(c, COLOUR_WORDS);

const ATTRIBUTE_NAMES: Readonly<Record<string, Attribute>> = {
  ...Object.fromEntries(ATTRIBUTES.map((attribute) => [phraseOf(attribute), attribute])),
  unknown: '?',
};

export const attribute = (c: Cursor): Attribute | undefined => {
  const found = token(c, 'attribute', ({ text }) => own(ATTRIBUTE_NAMES, text));
  return found && ATTRIBUTE_NAMES[found.text];
};

/** "Leader", "Leaders". DON!! has no such word. */
export const CATEGORY_WORDS: readonly Wording<Category>[] = CATEGORIES.filter((category) => category !== 'DON').map(
  (category) => [oneOrMore(CATEGORY_NOUNS[category]), category],
);

const NEXT = 'next turn|end';

const DURATION_PHRASES = wordings<Duration>(
  DURATIONS.map((duration) => [DURATION_WORDS[duration], duration]),
  [
    ['for this battle', 'THIS_BATTLE'],
    ['until the end of this battle', 'THIS_BATTLE'],
    ['during your turn', 'THIS_TURN'],
    ['for this turn', 'THIS_TURN'],
    ['until the end of the turn', 'END_OF_TURN'],
    [`until the end of your ${NEXT} phase?`, 'UNTIL_END_OF_YOUR_NEXT_TURN'],
    ["during your opponent's next turn", 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
    ['during their next turn', 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
    ['until the end of their next turn', 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
    [`until the end of your opponent's ${NEXT} phase?`, 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
  ],
);

/** When steps that are put off are carried out. */
export const LATER: readonly Wording<Later>[] = wordings<Later>(
  LATERS.map((later) => [LATER_WORDS[later], later]),
  [
    ['at the end of the turn', 'END_OF_TURN'],
    ['at the end of the battle', 'END_OF_BATTLE'],
    ['at the start of their next main phase', 'OPPONENTS_NEXT_START_OF_MAIN'],
  ],
);

/** In a standing text "during your turn" says when it holds, and not for how long. */
export const duration = rule<Duration>('duration', (c) =>
  c.said.permanent && ahead(c, (i) => say(i, 'during your turn')) ? undefined : sayOne(c, DURATION_PHRASES),
);

export const maybeDuration = (c: Cursor): Duration | undefined => attempt(c, duration);

/** "During this turn, …": how long, in front of what lasts. */
export const leadingDuration = (c: Cursor): Duration | undefined =>
  attempt(c, (i) => {
    const time = duration(i);
    return time && say(i, ',') ? time : undefined;
  });

/** The value that a number is of, said before or behind it. */
export const POWER_OR_COST: readonly (readonly [string, 'power' | 'cost'])[] = [
  ['power', 'power'],
  ['cost', 'cost'],
];

/** "draw" or "draws": a verb in either form. */
export const verb = (c: Cursor, plain: string): true | undefined => {
  const phrase = FORMS.get(plain) ?? eitherForm(plain);
  FORMS.set(plain, phrase); // determinism: the same for the same verb
  return say(c, phrase);
};

/** Verbs are looked for again and again: the forms of each are made once. */
const FORMS = new Map<string, string>();

function eitherForm(plain: string): string {
  const [first = '', ...rest] = plain.split(' ');
  const thirdPerson =
    first === 'k.o.' ? "k.o.'s" : first === 'have' ? 'has' : /(s|sh|ch|x|o)$/.test(first) ? `${first}es` : `${first}s`;
  return [`${first}|${thirdPerson}`, ...rest].join(' ');
}
