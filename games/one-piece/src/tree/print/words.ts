/** Small words: lists, numbers, articles, and the one phrase of each closed set. */
import type { Attribute, Category, Cause, Duration, Keyword, Side, Timing } from '../tree.ts';

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
export const sentence = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The minus of the rules, not a hyphen. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const several = (noun: string, one: boolean): string => (one ? noun : `${noun}s`);
/** "an active Character", "an [On Play] effect": brackets are not heard. */
export const article = (noun: string): string => (/^[[{<"]*[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** A closing bracket inside a name is written twice, so that a name ends where it ends. */
export const nameOf = (name: string): string => `[${name.replaceAll(']', ']]')}]`;
export const typeOf = (type: string): string => `{${type.replaceAll('}', '}}')}}`;
export const attributeOf = (attribute: Attribute): string => `<${attribute}>`;
export const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`;

export const CATEGORY: Readonly<Record<Category, string>> = {
  LEADER: 'Leader',
  CHARACTER: 'Character',
  EVENT: 'Event',
  STAGE: 'Stage',
  DON: 'DON!!',
};

/** What may be gained or had. The last one has no name of its own. */
export const KEYWORD: Readonly<Record<Exclude<Keyword, 'ATTACK_ACTIVE'>, string>> = {
  RUSH: '[Rush]',
  RUSH_CHARACTER: '[Rush: Character]',
  DOUBLE_ATTACK: '[Double Attack]',
  BANISH: '[Banish]',
  BLOCKER: '[Blocker]',
  UNBLOCKABLE: '[Unblockable]',
};
export const ATTACK_ACTIVE = 'also attack active Characters';

const DURATION: Readonly<Record<Duration, string>> = {
  THIS_BATTLE: 'during this battle',
  THIS_TURN: 'during this turn',
  END_OF_TURN: 'until the end of this turn',
  UNTIL_START_OF_YOUR_NEXT_TURN: 'until the start of your next turn',
  UNTIL_END_OF_YOUR_NEXT_TURN: 'until the end of your next turn',
  UNTIL_END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
};
export const during = (duration: Duration | undefined): string => (duration ? DURATION[duration] : '');

export const CAUSE: Readonly<Record<Cause, string>> = {
  effect: 'by an effect',
  'your-effect': 'by your effect',
  'opponent-effect': "by your opponent's effect",
  battle: 'in battle',
  'battle-with-this': 'in battle with this card',
  opponent: 'by your opponent',
};
export const SIDE: Readonly<Record<Side, string>> = {
  you: 'your side',
  opponent: "your opponent's side",
  either: 'either side',
};

/** Timings that a card shows as a tag. */
export const TAGS: Readonly<Partial<Record<Timing, string>>> = {
  ON_PLAY: '[On Play]',
  WHEN_ATTACKING: '[When Attacking]',
  ON_OPPONENT_ATTACK: "[On Your Opponent's Attack]",
  ON_BLOCK: '[On Block]',
  ON_KO: '[On K.O.]',
  END_OF_YOUR_TURN: '[End of Your Turn]',
  END_OF_OPPONENT_TURN: "[End of Your Opponent's Turn]",
  ACTIVATE_MAIN: '[Activate: Main]',
  MAIN: '[Main]',
  COUNTER: '[Counter]',
  TRIGGER: '[Trigger]',
};
