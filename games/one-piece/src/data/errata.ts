/** Corrections of printed cards, as data: card number → the fields that read otherwise now; null takes a field away. */
import type { CardData } from '../tree/card.ts';
import type { PathProblem } from '../tree/schema.ts';
import { startOf, wrong } from '../tree/schema.ts';
import { isPlain } from '../tree/schema-shapes.ts';
import { isCardNumber } from './card-number.ts';
import { readCard } from './read-card.ts';

/** What is wrong with a file of cards. */
export interface SetProblem {
  /** The card's number, or where in the file it stands; empty for the file itself. */
  card: string;
  /** Which field: `effects[0].steps[1].what.in`. */
  path: string;
  /** A whole sentence: what is wrong, and what would be right. */
  message: string;
}

export const problemOf =
  (card: string, about = card) =>
  ({ path, message }: PathProblem): SetProblem => ({ card, path, message: `${about}: ${message}` });

/** A correction that does not make a card leaves the card as it was printed, and says so. */
export function applyErrata(
  cards: readonly CardData[],
  table: unknown,
): { cards: readonly CardData[]; problems: readonly SetProblem[] } {
  const at = startOf('the table', 1);
  if (!isPlain(table)) {
    wrong(at, table, 'an object of corrections by card number');
    return { cards, problems: at.file.problems.map(problemOf('', 'errata')) };
  }
  const problems: SetProblem[] = [];
  const corrected = cards.map((card) => {
    if (!Object.hasOwn(table, card.id)) return card;
    const read = correct(card, table[card.id]);
    if ('card' in read) return read.card;
    problems.push(...read.problems.map(problemOf(card.id, `errata of ${card.id}`)));
    return card;
  });
  return { cards: corrected, problems: [...problems, ...strangersIn(table, cards)] };
}

function correct(card: CardData, changes: unknown): ReturnType<typeof readCard> {
  const at = startOf('the correction', 1);
  if (!isPlain(changes)) wrong(at, changes, 'an object of the fields that change');
  else if (Object.hasOwn(changes, 'id'))
    wrong({ ...at, path: 'id' }, changes.id, 'left out: a correction keeps the number');
  if (!isPlain(changes) || at.file.problems.length > 0) return { problems: at.file.problems };
  // determinism: each key is another field
  const fields = [...Object.entries(card), ...Object.entries(changes)];
  const gone = (name: string) => Object.hasOwn(changes, name) && changes[name] === null;
  return readCard(Object.fromEntries(fields.filter(([name]) => !gone(name))));
}

function strangersIn(table: Record<string, unknown>, cards: readonly CardData[]): SetProblem[] {
  const known = new Set(cards.map(({ id }) => id)); // determinism: only asked, while a file is read
  // determinism: told in the order of the file
  return Object.keys(table)
    .filter((id) => !known.has(id))
    .map((id) => {
      const card = isCardNumber(id) ? id : '';
      return {
        card,
        path: '',
        // determinism: a text, which has no keys
        message: `errata: ${JSON.stringify(id.slice(0, 40))} is not a card of this set; name one that is.`,
      };
    });
}
