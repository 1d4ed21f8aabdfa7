/** Closed sets of words: tags, keywords, colours, durations. */
import type { Attribute, Category, Colour, Duration, Keyword, Timing, Who } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, rule, say, sayOne, token } from './cursor.ts';

export const TIMING_TAGS: Readonly<Record<string, Timing>> = {
  'on play': 'ON_PLAY',
  'when attacking': 'WHEN_ATTACKING',
  "on your opponent's attack": 'ON_OPPONENT_ATTACK',
  'on block': 'ON_BLOCK',
  'on k.o.': 'ON_KO',
  'end of your turn': 'END_OF_YOUR_TURN',
  "end of your opponent's turn": 'END_OF_OPPONENT_TURN',
  'activate: main': 'ACTIVATE_MAIN',
  'activate:main': 'ACTIVATE_MAIN',
  'activate main': 'ACTIVATE_MAIN',
  main: 'MAIN',
  counter: 'COUNTER',
  trigger: 'TRIGGER',
};

export const TURN_TAGS: Readonly<Record<string, Who>> = {
  'your turn': 'you',
  "opponent's turn": 'opponent',
  "your opponent's turn": 'opponent',
};

export const ONCE_TAG = 'once per turn';

export const SHARES_TAG = 'with the text above';

const DON_TAG = /^don!! x(\d+)$/;

export const donTag = (text: string): number | null => {
  const found = DON_TAG.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

export const KEYWORD_TAGS: Readonly<Record<string, Keyword>> = {
  rush: 'RUSH',
  'rush: character': 'RUSH_CHARACTER',
  'rush:character': 'RUSH_CHARACTER',
  'double attack': 'DOUBLE_ATTACK',
  banish: 'BANISH',
  blocker: 'BLOCKER',
  unblockable: 'UNBLOCKABLE',
};

const own = (table: object, key: string): boolean => Object.hasOwn(table, key);

export const isTag = (text: string): boolean =>
  own(TIMING_TAGS, text) || own(TURN_TAGS, text) || text === ONCE_TAG || text === SHARES_TAG || donTag(text) !== null;

/** A name in brackets that is a card's name and no word of the rules. */
export const isCardName = (text: string): boolean => !isTag(text) && !own(KEYWORD_TAGS, text);

export const keywordTag = rule<Keyword>('keyword', (c) => {
  const found = token(c, 'name', ({ text }) => own(KEYWORD_TAGS, text));
  return found && KEYWORD_TAGS[found.text];
});

export const timingTag = rule<Timing>('timing tag', (c) => {
  const found = token(c, 'name', ({ text }) => own(TIMING_TAGS, text));
  return found && TIMING_TAGS[found.text];
});

const COLOURS: readonly (readonly [string, Colour])[] = (
  ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const
).map((colour) => [colour, colour]);

export const colour = (c: Cursor): Colour | undefined => sayOne(c, COLOURS);

const ATTRIBUTE_NAMES: Readonly<Record<string, Attribute>> = {
  slash: 'Slash',
  strike: 'Strike',
  ranged: 'Ranged',
  special: 'Special',
  wisdom: 'Wisdom',
  '?': '?',
  unknown: '?',
};

export const attribute = (c: Cursor): Attribute | undefined => {
  const found = token(c, 'attribute', ({ text }) => own(ATTRIBUTE_NAMES, text));
  return found && ATTRIBUTE_NAMES[found.text];
};

export const CATEGORY_WORDS: readonly (readonly [string, Category])[] = [
  ['leader|leaders', 'LEADER'],
  ['character|characters', 'CHARACTER'],
  ['event|events', 'EVENT'],
  ['stage|stages', 'STAGE'],
];

const NEXT = 'next turn|end';

const DURATIONS: readonly (readonly [string, Duration])[] = [
  ['during this battle', 'THIS_BATTLE'],
  ['for this battle', 'THIS_BATTLE'],
  ['during this turn', 'THIS_TURN'],
  ['during your turn', 'THIS_TURN'],
  ['for this turn', 'THIS_TURN'],
  ["during your opponent's next turn", 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
  ['during their next turn', 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
  ['until the end of this turn', 'END_OF_TURN'],
  ['until the end of the turn', 'END_OF_TURN'],
  ['until the end of this battle', 'THIS_BATTLE'],
  ['until the start of your next turn', 'UNTIL_START_OF_YOUR_NEXT_TURN'],
  [`until the end of your ${NEXT} phase?`, 'UNTIL_END_OF_YOUR_NEXT_TURN'],
  [`until the end of your opponent's ${NEXT} phase?`, 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'],
];

/** Of what simply holds, "during your turn" says when it does, and not how long. */
export const duration = rule<Duration>('duration', (c) =>
  c.said.permanent && ahead(c, (i) => say(i, 'during your turn')) ? undefined : sayOne(c, DURATIONS),
);

export const maybeDuration = (c: Cursor): Duration | undefined => attempt(c, duration);

/** "During this turn, …": how long, in front of what lasts. */
export const leadingDuration = (c: Cursor): Duration | undefined =>
  attempt(c, (i) => {
    const time = duration(i);
    return time && say(i, ',') ? time : undefined;
  });

/** What a number is of, behind it or in front. */
export const POWER_OR_COST: readonly (readonly [string, 'power' | 'cost'])[] = [
  ['power', 'power'],
  ['cost', 'cost'],
];

/** "draw" or "draws": a verb in either form. */
export const verb = (c: Cursor, plain: string): true | undefined => {
  const [first = '', ...rest] = plain.split(' ');
  const bent =
    first === 'k.o.' ? "k.o.'s" : first === 'have' ? 'has' : /(s|sh|ch|x|o)$/.test(first) ? `${first}es` : `${first}s`;
  return say(c, [`${first}|${bent}`, ...rest].join(' '));
};
