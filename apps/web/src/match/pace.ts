/** How long an event is shown at the usual pace, in milliseconds. */
import type { Told } from './contract.ts';
import type { Step } from './messages.ts';

/** A bot's card or choice stays long enough to follow, and never keeps people waiting. */
export const LEAST_MS = 1_200;
export const MOST_MS = 8_000;
const READ_MS = 400;
const READ_LETTER_MS = 45;
/** What follows from a choice, and what a person has just done and knows. */
const FOLLOWS_MS = 700;
const OWN_MS = 450;
/** With less motion there is nothing to watch, only to read. */
const CALM_MS = 250;

export interface Moment {
  by: Step['by'];
  /** The first event of a move says what was chosen. */
  first: boolean;
  /** Less motion is wanted. */
  calm: boolean;
}

export function paceOf({ text, event }: Told, { by, first, calm }: Moment): number {
  const choice = first || 'card' in event || 'cards' in event;
  if (by === 'bot' && choice) return Math.min(MOST_MS, Math.max(LEAST_MS, READ_MS + READ_LETTER_MS * text.length));
  if (calm) return CALM_MS;
  return by === 'bot' ? FOLLOWS_MS : OWN_MS;
}
