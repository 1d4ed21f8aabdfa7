/** Words that a card lets somebody choose from. */
import type { Seat } from '@dealers-choice/kernel';
import type { Table, X } from './table.ts';

export interface Choices {
  /** The words that this seat can choose now. They follow from what is public. */
  open(t: Table, chooser: Seat): readonly string[];
  /** Said after the card's name when it asks; absent: "choose what happens". */
  ask?: string;
  /** How each word is said. */
  words: Readonly<Record<string, ChoiceWords>>;
}
export interface ChoiceWords {
  /** On its button; `other` is the name of the player who does not choose. */
  label(other: string): string;
  /** In the log, after "Blue chooses". */
  told: string;
}

/** Tells what was chosen, before what follows from it. */
export const tellChoice = (x: X, seat: Seat, option: string): void =>
  x.tell?.({ type: 'OPTION_CHOSEN', seat, kind: x.face(x.source).id, option });
