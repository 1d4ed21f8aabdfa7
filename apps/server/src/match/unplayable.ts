/** A match or a table cannot be played here now. The message is a sentence for whoever is at it. */
export class Unplayable extends Error {}
