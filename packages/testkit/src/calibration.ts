/**
 * What the machine itself can do: a card game written by hand, without the kernel, which allocates about as much a move
 * as our games do. A loop of arithmetic would not notice that memory or the collector is slow; this one does.
 *
 * Crazy eights: follow suit or rank, or draw. An eight fits everything and names a suit. No matter who wins.
 */
interface Card {
  suit: number;
  rank: number;
}

type Play = { seat: number; card: Card | null; suit: number };

interface Table {
  hands: Card[][];
  deck: Card[];
  pile: Card[];
  suit: number;
  seat: number;
  log: Play[];
}

/** More than a small cache holds, played in turn. */
const TABLES = 256;
const SEATS = 4;
const DEALT = 7;
const EIGHT = 8;

/** Each call makes one play on each table in turn, and gives how many that were. */
export function cardTables(): (lap: number) => number {
  const chance = xorShift();
  const tables = Array.from({ length: TABLES }, () => dealt(chance));
  return () => {
    for (let i = 0; i < TABLES; i++) {
      const before = tables[i] as Table;
      const after = played(before, chance);
      tables[i] = after.hands.some((hand) => hand.length === 0) || after.log.length > 200 ? dealt(chance) : after;
    }
    return TABLES;
  };
}

type Chance = (sides: number) => number;

function xorShift(): Chance {
  let n = 0x9e3779b9;
  return (sides) => {
    n ^= n << 13;
    n ^= n >>> 17;
    n ^= n << 5;
    return (n >>> 0) % sides;
  };
}

function dealt(chance: Chance): Table {
  const pack = Array.from({ length: 52 }, (_, i): Card => ({ suit: i % 4, rank: 1 + (i >> 2) }));
  const deck = shuffled(pack, chance);
  const hands = Array.from({ length: SEATS }, () => deck.splice(-DEALT));
  const pile = deck.splice(-1);
  return { hands, deck, pile, suit: pile[0]?.suit ?? 0, seat: 0, log: [] };
}

const shuffled = (cards: readonly Card[], chance: Chance): Card[] =>
  cards
    .map((card) => ({ card, place: chance(1 << 30) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);

function legal({ hands, pile, suit, seat }: Table): Play[] {
  const top = pile.at(-1);
  const fits = (hands[seat] ?? []).filter(
    (card) => card.rank === EIGHT || card.suit === suit || card.rank === top?.rank,
  );
  const plays = fits.flatMap((card): Play[] =>
    card.rank === EIGHT
      ? [0, 1, 2, 3].map((named) => ({ seat, card, suit: named }))
      : [{ seat, card, suit: card.suit }],
  );
  return plays.length > 0 ? plays : [{ seat, card: null, suit }];
}

/** A new table, as such a game is often written: what changed is copied, the rest is shared. */
function played(table: Table, chance: Chance): Table {
  const plays = legal(table);
  const play = plays[chance(plays.length)] as Play;
  const { seat } = table;
  const next = { ...table, suit: play.suit, seat: (seat + 1) % SEATS, log: [...table.log, play] };
  const { card } = play;
  if (card) {
    const hands = table.hands.map((hand, of) => (of === seat ? hand.filter((one) => one !== card) : hand));
    return { ...next, hands, pile: [...table.pile, card] };
  }
  const [top] = table.pile.slice(-1);
  const isEmpty = table.deck.length === 0;
  const deck = isEmpty ? shuffled(table.pile.slice(0, -1), chance) : table.deck;
  const pile = isEmpty && top ? [top] : table.pile;
  const [drawn] = deck.slice(-1);
  const hands = table.hands.map((hand, of) => (of === seat && drawn ? [...hand, drawn] : hand));
  return { ...next, hands, pile, deck: deck.slice(0, -1) };
}
