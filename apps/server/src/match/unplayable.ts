/** A match or a table cannot be played here now. The message is a sentence for whoever is at it. */
export class Unplayable extends Error {}
/** Another server has it, or had it a moment ago: whoever asks again soon finds it. */
export class HeldElsewhere extends Unplayable {
  constructor() {
    super('This match cannot go on here now: try again in a moment.');
  }
}
