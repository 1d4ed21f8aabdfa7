/** Finds positions for the set in matches of our own decks between navigators, where a Main Phase begins. */
import { apply, below, type MatchOf, must, type Seat, seedRng, shuffle, start, view } from '@dealers-choice/kernel';
import { navigatorOf } from '../../src/bot/index.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { built, type Position, positionIn } from './position.ts';
import { prove } from './prove.ts';

/** A proof of the set looks at no more positions than this. */
export const NODES = 12_000;
const MOST_DON = 7;

/** Each Main Phase of one match in which there is somebody to attack with. */
export function positionsOf(seed: number, game: OnePieceGame = onePiece): Position[] {
  const ids = game.kit.set.decks.map(({ id }) => id);
  const decks = [must(ids, seed % ids.length), must(ids, (seed * 3 + (seed >> 3) + 1) % ids.length)];
  const match = start(game, { seed: `forced ${seed}`, options: { decks } });
  const bot = navigatorOf(game);
  const found: Position[] = [];
  for (let turn = 0; match.asking; ) {
    const seat = must(match.asking.seats, 0);
    if (match.asking.prompt === 'main' && match.turn !== turn) {
      turn = match.turn;
      if (isAttacking(match, seat)) found.push(positionIn(game, match, seat));
    }
    const move = bot.choose(view(game, match, seat), seat, seedRng(seed));
    if (move) apply(game, match, seat, move);
  }
  return found;
}

const isAttacking = ({ table: t }: MatchOf<OnePiece>, seat: Seat): boolean => t.characters[seat].length >= 2;

/**
 * Without hand and Life the rival is lost to any attack that hits; it gets them back card by card, and the seat to move
 * has no more DON!! than it takes. It ends where the win is no longer proven, or takes as many DON!! as chance says.
 */
export function sharpened(position: Position, seed: string, game: OnePieceGame = onePiece): Position | null {
  const rng = seedRng(seed);
  const enough = 1 + below(rng, MOST_DON);
  const hand = shuffle(rng, [...position.rival.hand]);
  const back = shuffle(rng, [...hand.map(() => 'hand'), ...position.rival.life.map(() => 'life')]);
  let best: Position | null = null;
  let don = 0;
  for (let n = 0; n <= back.length && don < enough; n++) {
    const lives = back.slice(0, n).filter((what) => what === 'life').length;
    const next = cheapest(withBack(position, hand.slice(0, n - lives), lives), don, game);
    if (next === null) break;
    best = next;
    [don] = next.you.don;
  }
  return best;
}

function withBack(position: Position, hand: readonly string[], lives: number): Position {
  const life = position.rival.life.slice(position.rival.life.length - lives);
  return { ...position, rival: { ...position.rival, life, hand: [...hand].sort() } };
}

/** With no more DON!! than it takes, and no fewer than `from`; null when no win is proven. */
function cheapest(position: Position, from: number, game: OnePieceGame): Position | null {
  const { you } = position;
  const [most, rested] = you.don;
  for (let don = from; don <= Math.min(most, MOST_DON); don++) {
    const one: Position = { ...position, you: { ...you, don: [don, rested + most - don] } };
    const { verdict } = prove(game, built(one, game), NODES);
    if (verdict === 'forced') return one;
    if (verdict === 'too many nodes') return null;
  }
  return null;
}
