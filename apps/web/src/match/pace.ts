/** How long an event is shown at the usual pace, in milliseconds. */

import { type HostEvent, isHostEvent } from '@dealers-choice/host';
import type { Report } from '@dealers-choice/protocol';
import type { LogLine, Performer } from './contract.ts';

/** A bot's card or choice stays long enough to follow, and never keeps people waiting. */
export const LEAST_MS = 1_200;
export const MOST_MS = 8_000;
const READ_MS = 400;
const READ_LETTER_MS = 45;
/** More letters than a line has are what a card says, which is skimmed: it can be read again. */
const LINE = 60;
const SKIM_LETTER_MS = 8;
/** What follows from a choice, and what a person has just done and knows. */
const FOLLOWS_MS = 700;
const OWN_MS = 450;
/** With less motion there is nothing to watch, only to read. */
const CALM_MS = 250;
/** A move from which much follows is shown as long as one from which a few things do. */
const FEW = 3;

export interface Moment {
  by: Report['by'];
  /** The first event of a move says what was chosen. */
  first: boolean;
  /** Less motion is wanted. */
  calm: boolean;
  /** An earlier event of this move was about the same card. */
  again?: boolean;
  /** How many events the move has. */
  events?: number;
}

const readingTime = (letters: number): number =>
  READ_MS + READ_LETTER_MS * Math.min(letters, LINE) + SKIM_LETTER_MS * Math.max(0, letters - LINE);

export function paceOf({ text, event }: LogLine, { by, first, calm, again = false, events = 1 }: Moment): number {
  const choice = first || (!again && ('card' in event || 'cards' in event));
  if (by === 'bot' && choice) return Math.min(MOST_MS, Math.max(LEAST_MS, readingTime(text.length)));
  const each = calm ? CALM_MS : by === 'bot' ? FOLLOWS_MS : OWN_MS;
  return Math.round(each * Math.min(1, FEW / events));
}

/** Who plays a seat from now on is worth reading; what a person has just done is known to them. */
const hostPace = ({ type }: HostEvent): number => (type === 'SEAT_TO_AI' ? LEAST_MS : OWN_MS);

interface Pacing extends Pick<Moment, 'by' | 'calm'> {
  /** The table's own measure. */
  beat?: Performer['beat'] | undefined;
}

/** How long each event of a move is shown; one without a sentence only as long as it moves. */
export function pacesOf(lines: readonly LogLine[], { by, calm, beat }: Pacing): number[] {
  if (beat) {
    return lines.map(({ event }, i) =>
      isHostEvent(event) ? hostPace(event) : beat(event, { by, calm, first: i === 0 }),
    );
  }
  const said = lines.filter(({ text }) => text !== '');
  const cards = said.map(({ event }) => ('card' in event ? event.card : null));
  return lines.map((one) => {
    const i = said.indexOf(one);
    if (i < 0) return 0;
    const again = cards[i] !== null && cards.indexOf(cards[i]) < i;
    return paceOf(one, { by, calm, first: i === 0, again, events: said.length });
  });
}
