/** Work that the bench of the lab can time: how the Main Phase is spent, in positions of matches played at random. */
import { apply, type MatchOf, type Seat, sample, seedRng, start, view } from '@dealers-choice/kernel';
import { onePiece } from '../rules/game.ts';
import type { OnePiece } from '../rules/table.ts';
import { navigatorOf } from './navigator.ts';

const POSITIONS = 32;
/** So many turns are played before: there is something on the table. */
const TURNS = 9;

interface Position {
  seat: Seat;
  seen: MatchOf<OnePiece>;
}

function position(i: number): Position {
  const rng = seedRng(`navigator ${i}`);
  const { decks } = onePiece.kit.set;
  const match = start(onePiece, {
    seed: `navigator ${i}`,
    options: { decks: [decks[i % decks.length]?.id, decks[(i + 3) % decks.length]?.id] },
  });
  for (;;) {
    const [seat = 0] = match.asking?.seats ?? [];
    const ready = match.turn >= TURNS && match.asking?.prompt === 'main';
    if (ready || match.asking === null) return { seat, seen: view(onePiece, match, seat) };
    apply(onePiece, match, seat, sample(onePiece, match, seat, rng));
  }
}

const positions: Position[] = [];
const navigator = navigatorOf(onePiece);

/** Each lap is one position; what it returns must not change from machine to machine. */
export const workloads: Readonly<Record<string, (lap: number) => number>> = {
  navigator(lap) {
    // Not before somebody asks: whoever only plays need not wait for it.
    // determinism: the same for the same number
    while (positions.length < POSITIONS) positions.push(position(positions.length));
    const { seat, seen } = positions[lap % POSITIONS] ?? position(lap);
    const move = navigator.choose(seen, seat, seedRng(lap));
    if (!move || !('do' in move)) return 0;
    return move.do.length * 1_000_000 + (move.card ?? 0) * 1000 + (move.at ?? 0);
  },
};
