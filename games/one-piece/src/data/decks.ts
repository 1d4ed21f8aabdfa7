/** Decks as players paste them: `4xLG-016`, `4 LG-016`, one per line or with spaces between, the Leader among them. */
import { brief } from '@dealers-choice/kernel';
import type { CardData, DeckData } from '../tree/card.ts';
import { CARD_NUMBER } from './card-number.ts';

export type Deck = Pick<DeckData, 'leader' | 'cards'>;

export interface DeckProblem {
  code: DeckCode;
  /** The cards it is about. */
  cards: readonly string[];
  /** A whole sentence: what is wrong, and what would be right. */
  message: string;
}

const DECK_CODES = [
  'UNREADABLE',
  'NO_LEADER',
  'TWO_LEADERS',
  'DECK_SIZE',
  'BAD_COUNT',
  'TOO_MANY_COPIES',
  'UNKNOWN_CARD',
  'NOT_IN_A_DECK',
  'WRONG_COLOUR',
  'COST_NOT_ALLOWED',
  'TYPE_NOT_ALLOWED',
  'BLOCK_NOT_ALLOWED',
  'BANNED',
  'BANNED_PAIR',
  'RESTRICTED',
  'NOT_READ',
] as const;
export type DeckCode = (typeof DECK_CODES)[number];

const MAX_TEXT = 20_000;
const MAX_COPIES = 100;
const WRITE = `write 1 to ${MAX_COPIES} copies and a card number, as in 4xLG-016`;
/** A number of copies before or behind a card number. An x that is not next to the digits stands between spaces. */
const COPIES = '(\\d{1,3})(?:[x×*]\\s*|\\s+[x×*]\\s+|\\s*)';
/** Another art of a card is that card: `OP01-016_p1`. */
const ART = '(?:_[A-Z]{1,4}\\d{0,3})?';
const ENTRY = new RegExp(`^(?:${COPIES})?(${CARD_NUMBER})${ART}(?:\\s*[x×*]\\s*(\\d{1,3}))?(?:\\s+|$)`, 'i');
const HAS_NUMBER = new RegExp(CARD_NUMBER, 'i');

/** The first Leader is the deck's; another one stays among the cards, where `validateDeck` finds it. */
export function readDeck(text: string, cards: readonly CardData[]): { deck: Deck; problems: readonly DeckProblem[] } {
  const problems: DeckProblem[] = [];
  const unreadable = (message: string) => problems.push({ code: 'UNREADABLE', cards: [], message });
  const tooLong = text.length > MAX_TEXT;
  if (tooLong) unreadable(`The text has ${text.length} characters; it must have at most ${MAX_TEXT}.`);
  const lines = tooLong ? [] : text.split(/\r\n|\r|\n/);
  const entries = lines.flatMap((line, i) => entriesOf(line, (what) => unreadable(`Line ${i + 1}: ${what}`)));
  return { deck: deckOf(entries, cards), problems };
}

interface Entry {
  id: string;
  n: number;
}

/** Nothing for an empty line, a comment (#, //) and a heading that ends with a colon. */
function entriesOf(line: string, tell: (what: string) => void): Entry[] {
  const found: Entry[] = [];
  let rest = line.replaceAll(/[,;\t]/g, ' ').trim();
  if (/^(#|\/\/)/.test(rest) || (rest.endsWith(':') && !HAS_NUMBER.test(rest))) return found;
  while (rest !== '') {
    const [all, before, id, behind] = ENTRY.exec(rest) ?? [];
    const n = Number(before ?? behind ?? 1);
    if (all === undefined || id === undefined || (before && behind) || n < 1 || n > MAX_COPIES) {
      // Behind a card number the name of the card may stand, which says nothing new.
      if (found.length === 0 || HAS_NUMBER.test(rest)) tell(`can't read ${brief(rest)}; ${WRITE}.`);
      return found;
    }
    found.push({ id: id.toUpperCase(), n });
    rest = rest.slice(all.length);
  }
  return found;
}

function deckOf(entries: readonly Entry[], cards: readonly CardData[]): Deck {
  const leaders = cards.filter(({ category }) => category === 'LEADER').map(({ id }) => id);
  const leader = entries.find(({ id }) => leaders.includes(id))?.id ?? '';
  const counts: Record<string, number> = {};
  for (const { id, n } of entries) counts[id] = (counts[id] ?? 0) + n;
  if (counts[leader] === 1) delete counts[leader];
  else if (counts[leader] !== undefined) counts[leader] -= 1;
  return { leader, cards: counts };
}

/** One card per line, the Leader first, the others by their number. */
export function formatDeck({ leader, cards }: Deck): string {
  const ids = Object.keys(cards).sort(); // determinism: sorted by code unit
  return [...(leader === '' ? [] : [`1x${leader}`]), ...ids.map((id) => `${cards[id]}x${id}`)].join('\n');
}
