/** Whom a sentence is about. */
import type { Seat } from '@dealers-choice/kernel';

/** A seat in a sentence: its name, and whether the reader sits there. */
export interface Who {
  name: string;
  you: boolean;
}

/** The seat as the reader knows it. */
export const whoIn = ({ name, you }: { name(seat: Seat): string; you: Seat | null }, seat: Seat): Who => ({
  name: name(seat),
  you: seat === you,
});
