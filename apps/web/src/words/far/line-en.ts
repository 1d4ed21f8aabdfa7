/** What the page says of its own line to the server, in English. */
export const en = {
  gone: 'The line is gone: try again when it is back.',
};

export type LinePhrases = typeof en;
