/** Cards that say an English text, read as that of an imported card would be. */
import { readText } from '../../reader/index.ts';
import type { Category, Effect } from '../../src/tree/tree.ts';
import { ch, event, leader, type More } from './playing.ts';

/** The effects of a text; every word of it must be read. */
export function readEffects(text: string, category: Category = 'CHARACTER', trigger: string | null = null): Effect[] {
  const { effects, unread } = readText(text === '' ? null : text, trigger, { category });
  if (unread.length > 0) throw new Error(unread[0]?.reason);
  return effects;
}
/** A Character, an Event, a Leader with this text. */
export const mate = (text: string, cost = 1, power = 1000, more: More = {}): More =>
  ch(cost, power, { ...more, effects: readEffects(text) });
export const spell = (text: string, cost = 0): More => event(cost, ...readEffects(text, 'EVENT'));
export const chief = (text: string): More => leader(5000, 5, { effects: readEffects(text, 'LEADER') });
/** A Character whose text is a [Trigger]; `text`: what it says beside it. */
export const lurker = (trigger: string, text = ''): More =>
  ch(1, 1000, { effects: readEffects(text, 'CHARACTER', trigger) });
