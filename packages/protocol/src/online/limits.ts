/** How much people may want: fields on a screen take no more, messages with more are refused. */

/** Of a person, and of a table. */
export const MOST_NAME = 40;
/** A line of the chat, and a report. */
export const MOST_CHAT = 300;
/** By this many seconds spectators may be behind. */
export const MOST_DELAY = 600;
