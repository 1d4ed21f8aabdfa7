/** The text of a card: what it does, and what its [Trigger] does. */
import { ATTRIBUTES } from '../tree/tree.ts';
import { MAX_TEXT } from './raw-card.ts';
import { isNothing, plainText } from './values.ts';

export interface Texts {
  /** Null: none. A value that is not a text stays as it is, for the check that follows. */
  effectText: unknown;
  triggerText: unknown;
}

/**
 * A web page that takes "<Slash>" for markup of its own closes it again at the end of the text. No text says such a
 * thing, so it is left out; whoever reads the file tells so.
 */
const CLOSED = new RegExp(`</(?:${ATTRIBUTES.filter((each) => each !== '?').join('|')})>`, 'gi');

export const leftOut = (value: unknown): readonly string[] =>
  typeof value === 'string' && value.length <= 4 * MAX_TEXT ? (plainText(value).match(CLOSED) ?? []) : [];

const TAG = /^\s*\[trigger\]\s*/i;
/** A [Trigger] that begins a text of its own, and is not one that a card is said to have. */
const BEGINS = /(?:^|\n|[.!)\]]\s)\s*(?=\[trigger\]\s+\S)/gi;

export function textsOf(effect: unknown, trigger: unknown): Texts {
  const [effectText, triggerText] = [wordsIn(effect), wordsIn(trigger)];
  if (typeof triggerText === 'string') return { effectText, triggerText: triggerText.replace(TAG, '') };
  if (triggerText !== null || typeof effectText !== 'string') return { effectText, triggerText };
  const at = [...effectText.matchAll(BEGINS)].map(({ index, 0: { length } }) => index + length).at(-1);
  if (at === undefined) return { effectText, triggerText };
  const before = effectText.slice(0, at).trim();
  return { effectText: before === '' ? null : before, triggerText: effectText.slice(at).replace(TAG, '') };
}

/** A list is one line each. */
function wordsIn(value: unknown): unknown {
  if (isNothing(value)) return null;
  const whole = Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join('\n') : value;
  // What is far too long is refused as it is: cleaning it up first would be work for nothing.
  if (typeof whole !== 'string' || whole.length > 4 * MAX_TEXT) return whole;
  const text = plainText(whole).replaceAll(CLOSED, '').trim();
  return isNothing(text) ? null : text;
}
