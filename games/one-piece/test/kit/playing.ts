/**
 * A table for tests: invented cards, a position, two players. Alice is the turn player in her Main Phase unless said
 * otherwise; nobody is in their first turn; cards on the field came in an earlier turn. Decks that are not named are
 * ample: they are sailors, so in columns such as `rested` a sailor on the field cannot be told from those. DON!! not
 * named lie in the DON!! deck.
 */
import type { MatchEvent } from '@dealers-choice/host';
import { type CopyId, type MatchOf, moves, type Seat, SPECTATOR, type Wanted } from '@dealers-choice/kernel';
import type { Actor, Table, WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { type OnePiece, type OnePieceGame, onePieceOf, type RulesContext } from '../../src/index.ts';
import type { CardData, DeckData } from '../../src/tree/card.ts';
import type { Effect } from '../../src/tree/tree.ts';

export type More = Partial<CardData>;
/** `Ch(c,p)` of the specification's notation; `counter` in `more` is its `+K`. */
export const ch = (cost: number, power: number, more: More = {}): More => ({
  category: 'CHARACTER',
  cost,
  power,
  ...more,
});
/** `L(p,l)`. */
export const leader = (power: number, life: number, more: More = {}): More => ({
  category: 'LEADER',
  power,
  life,
  ...more,
});
export const event = (cost: number, ...effects: Effect[]): More => ({ category: 'EVENT', cost, effects });
export const stage = (cost: number, ...effects: Effect[]): More => ({ category: 'STAGE', cost, effects });
export const saying = (...effects: Effect[]): More => ({ effects });

/** Cards that are always there: a Leader without text, a Character without text, one with a Counter of 2000. */
const ALWAYS: Readonly<Record<string, More>> = {
  captain: leader(5000, 5),
  sailor: ch(2, 3000),
  guard: ch(1, 2000, { counter: 2000 }),
};

const whole = (id: string, more: More): CardData => ({
  id,
  name: id,
  category: 'CHARACTER',
  colours: ['red'],
  types: ['Crew'],
  ...more,
});

export const deck = (id: string, leads: string, cards: DeckData['cards']): DeckData => ({
  id,
  name: id,
  about: 'for tests',
  leader: leads,
  cards,
});

/** A game with these cards beside the usual ones; by id, which is also the name. */
export function gameWith(
  cards: Readonly<Record<string, More>>,
  rules?: RulesContext,
  decks: readonly DeckData[] = [],
): OnePieceGame {
  const all = Object.entries({ ...ALWAYS, ...cards }).map(([id, more]) => whole(id, more));
  const set = { id: 'test', name: 'Test', cards: all, decks: [deck('crew', 'captain', { sailor: 50 }), ...decks] };
  return onePieceOf(rules ? { set, rules } : { set });
}

export interface Has {
  alice?: WrittenFields;
  bola?: WrittenFields;
  table?: WrittenFields;
}
export interface Setting {
  /** The prompt of the open question; 'main' if nothing is said, null for the start of a match. */
  phase?: string | null;
  /** Who is asked; Alice if nothing is said. */
  asked?: 'alice' | 'bola';
  options?: Wanted;
  rules?: RulesContext;
  /** Beside `crew`, which is a captain and fifty sailors. */
  decks?: readonly DeckData[];
  seed?: number | string;
}
export interface People {
  game: OnePieceGame;
  alice: Actor<OnePiece>;
  bola: Actor<OnePiece>;
  table: Table<OnePiece>;
  match: MatchOf<OnePiece>;
  /** Everything a spectator heard since the position was given, and the names of it. */
  told: MatchEvent<OnePiece>[];
}

export function playing(cards: Readonly<Record<string, More>>, has: Has = {}, how: Setting = {}): People {
  const game = gameWith(cards, how.rules, how.decks);
  const { phase = 'main', asked = 'alice', options = { decks: 'crew,crew' }, seed = 'given' } = how;
  const { alice = {}, bola = {}, table: onTable = {} } = has;
  // Named before what lies on it: `given: { captain: 1 }`. Other decks lay their own Leaders.
  const lead = { ...(how.options === undefined ? { leader: ['captain'] } : {}), donActive: 0, donRested: 0 };
  const position = {
    ...(phase === null ? {} : { phase, asked }),
    alice: { ...lead, ...alice },
    bola: { ...lead, ...bola },
    table: onTable,
  };
  const { table, ...people } = given(game, position, { options, seed });
  const told: MatchEvent<OnePiece>[] = [];
  table.host.listen(SPECTATOR, (event) => told.push(event));
  return { game, ...people, table, match: table.match, told } as People;
}

/** The copy of a card that lies in an area of a seat. */
export function copyIn(
  { game, match }: People,
  seat: Seat,
  area: 'characters' | 'leader' | 'hand' | 'trash' | 'stage',
  id: string,
): CopyId {
  const found = match.table[area][seat].find((copy) => game.faceIn(match.table, copy)?.id === id);
  if (found === undefined) throw new Error(`no ${id} in ${area} of seat ${seat + 1}`);
  return found;
}

/** What a seat may answer now, in short words: `play sailor`, `attack sailor captain`, `yes`, card names. */
export function answersOf({ game, table }: People, { seat }: Actor<OnePiece>): string[] {
  const seen = table.host.view(seat);
  const name = (copy: number): string => game.faceIn(seen.table, copy as CopyId)?.id ?? String(copy);
  return moves(game, seen, seat).map((move) => {
    if ('do' in move) {
      const at =
        move.at === undefined ? [] : [move.do === 'attack' || move.do === 'counter' ? name(move.at) : String(move.at)];
      return [move.do, ...(move.card === undefined ? [] : [name(move.card)]), ...at].join(' ');
    }
    if ('pick' in move) return move.pick.map(name).join(' ');
    if ('also' in move) return move.also === null ? 'enough' : name(move.also);
    if ('choose' in move) return move.choose;
    return 'say' in move ? String(move.say) : JSON.stringify(move);
  });
}
