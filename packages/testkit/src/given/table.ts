/** A table in a test: the match behind it, what every seat has seen so far, and its scripted chance. */
import type { Host } from '@dealers-choice/host';
import { FACE_DOWN, type Game, type MatchOf, type Seat, type Spec, seatsOf } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { copiesNamed } from './fields.ts';
import type { Rolls } from './rolls.ts';

export interface Table<G extends Spec> {
  readonly game: Game<G>;
  readonly host: Host<G>;
  readonly match: MatchOf<G>;
  readonly names: readonly string[];
  readonly words: Words<G> | null;
  /** Runs a step with scripted chance, then looks at the table through every seat's eyes. */
  step<T>(run: () => T): T;
  /** Has the seat ever seen a copy of this card, on the table or in an event? */
  hasSeen(seat: Seat, card: string): boolean;
  /** Throws when a scripted roll is left over. */
  done(): void;
}

export function tableOf<G extends Spec>(
  played: Host<G>,
  names: readonly string[],
  rolls: Rolls,
  words: Words<G> | null,
): Table<G> {
  const { game } = played;
  const seen = names.map(() => new Set<number>());
  const look = (): void => {
    for (const seat of seatsOf(names.length)) {
      const { where } = played.view(seat);
      for (const [copy, zone] of where.entries()) if (zone > 0) seen[seat]?.add(copy);
    }
  };
  for (const seat of seatsOf(names.length)) {
    played.listen(seat, (event) => {
      const { card, cards } = event as { card?: unknown; cards?: unknown };
      for (const copy of [card, cards].flat()) {
        if (typeof copy === 'number' && copy !== FACE_DOWN) seen[seat]?.add(copy);
      }
    });
  }
  look();
  return {
    game,
    host: played,
    names,
    words,
    get match() {
      return played.match;
    },
    step(run) {
      const result = rolls.during(run);
      look();
      return result;
    },
    hasSeen: (seat, card) => copiesNamed(game, played.match, card).some((copy) => seen[seat]?.has(copy)),
    done: () => rolls.done(),
  };
}
