/** How long what people write may be: fields on a screen take no more, messages with more are refused. */

/** Of a person, and of a table. */
export const MOST_NAME = 40;
/** A line of the chat, and a report. */
export const MOST_CHAT = 300;
