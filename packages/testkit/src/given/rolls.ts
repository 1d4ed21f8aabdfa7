/** Scripted chance: the rolls a test expects, in order. Too few or too many are both a failure. */
import type { Game, Spec } from '@dealers-choice/kernel';
import { BadWords } from './written.ts';

export interface Rolls {
  /** Runs something with the script in place of the generator. */
  during<T>(run: () => T): T;
  /** Throws when a roll is left over. */
  done(): void;
}

export function scriptRolls<G extends Spec>(game: Game<G>, rolls: readonly number[] | undefined): Rolls {
  if (rolls === undefined) return { during: (run) => run(), done: () => {} };
  let used = 0;
  const script = (sides: number): number => {
    const roll = rolls[used];
    if (roll === undefined)
      throw new BadWords(`a roll of ${sides} sides has no scripted number left (rolls: ${rolls.join(', ')})`);
    if (!Number.isInteger(roll) || roll < 1 || roll > sides) {
      throw new BadWords(`scripted roll ${used + 1} is ${roll}; this one has ${sides} sides`);
    }
    used++;
    return roll;
  };
  return {
    during(run) {
      const before = game.x.script;
      game.x.script = script;
      try {
        return run();
      } finally {
        game.x.script = before;
      }
    },
    done() {
      if (used < rolls.length) throw new Error(`scripted rolls left over: ${rolls.slice(used).join(', ')}`);
    },
  };
}
