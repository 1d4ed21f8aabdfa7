import { type Entry, host, type MatchRecord, recordOf } from '@dealers-choice/host';
import {
  apply,
  type Game,
  type MatchOf,
  type Move,
  must,
  type Rng,
  refuse,
  type Seat,
  type Setup,
  type Spec,
  seedRng,
  start,
  type Tell,
  view,
} from '@dealers-choice/kernel';
import type { Bot } from './bot.ts';

export interface RunHow<G extends Spec> {
  /** Called with the match as it was dealt; moves change this same object. Never for a player. */
  onStart?(match: MatchOf<G>): void;
  /** Hears every event unmasked: for counting, never for a player. */
  tell?: Tell<G>;
  /** Called after each move. */
  onMove?(match: MatchOf<G>, seat: Seat, move: Move): void;
  /** Stops there, with the match not over. */
  maxMoves?: number;
}

export interface Run<G extends Spec> {
  match: MatchOf<G>;
  moves: Entry[];
}

/** Every seat has its own stream, so that no bot's thinking changes what another bot or the rules draw. */
export const botRng = (seed: number | string, seat: Seat): Rng => seedRng(`${seed}/bot ${seat}`);

/** Plays a match between bots, `bots` by seat, each with its own view and its own chance. */
export function runMatch<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  bots: readonly Bot<G>[],
  how: RunHow<G> = {},
): Run<G> {
  const match = start(game, setup, how.tell);
  if (bots.length !== match.seats) throw new Error(`${game.id}: ${bots.length} bots for ${match.seats} seats`);
  how.onStart?.(match);
  const rngs = bots.map((_, seat) => botRng(setup.seed, seat as Seat));
  const moves: Entry[] = [];
  while (match.over === null && moves.length < (how.maxMoves ?? Infinity)) {
    const { seat, move } = answer(game, match, bots, rngs);
    apply(game, match, seat, move, how.tell);
    moves.push({ seat, move });
    how.onMove?.(match, seat, move);
  }
  return { match, moves };
}

/** Asks the seats of the open question in order until one of them answers. */
function answer<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  bots: readonly Bot<G>[],
  rngs: Rng[],
): { seat: Seat; move: Move } {
  const { seats, prompt } = match.asking ?? { seats: [], prompt: '' };
  for (const seat of seats) {
    const bot = must(bots, seat);
    const seen = view(game, match, seat);
    const move = bot.choose(seen, seat, must(rngs, seat));
    if (move === null) continue;
    const refusal = refuse(game, match, seat, move);
    if (!refusal) return { seat, move };
    const why = `${refusal.code} ${JSON.stringify(refusal.params)}`; // determinism: told, not played
    throw new Error(
      // determinism: told, not played
      `${game.id}: ${bot.name} (seat ${seat + 1}) answered ${JSON.stringify(move)} to "${prompt}": refused, ${why}`,
    );
  }
  for (const seat of seats) {
    const move = must(bots, seat).insist?.(view(game, match, seat), seat, must(rngs, seat));
    if (move) return { seat, move };
  }
  const names = seats.map((seat) => `${must(bots, seat).name} (seat ${seat + 1})`).join(', ');
  throw new Error(`${game.id}: "${prompt}" is asked of ${names || 'nobody'}, and nobody answers`);
}

/** The same match as a file: played once more, through the host that makes every record. */
export function recordOfRun<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  moves: readonly Entry[],
  cards?: string,
): MatchRecord {
  const played = host(game, setup);
  for (const [i, entry] of moves.entries()) {
    const refusal = 'move' in entry ? played.play(entry.seat, entry.move) : played.concede(entry.seat);
    // determinism: told, not played
    if (refusal) throw new Error(`${game.id}: move ${i + 1}, ${JSON.stringify(entry)}, is refused: ${refusal.code}`);
  }
  return recordOf(played, cards);
}
