/** Work that the bench of the lab can time: may the key be taken (DB-44), for every depth of a large pile. */
import { type CopyId, seedRng, shuffle } from '@dealers-choice/kernel';
import { isWild, RANK } from '../cards/pack.ts';
import { playableDepths } from '../rules/n-pick.ts';
import { type Holding, holdingOf, type Shape } from '../rules/shapes.ts';

const POSITIONS = 64;
const HAND = 27;
const PILE = 40;

interface Position {
  held: readonly CopyId[];
  pile: readonly CopyId[];
  runs: readonly Shape[];
  opened: boolean;
}

const RUNS: readonly Shape[] = [
  { id: 1, isSet: false, of: 1, naturals: 0b1110000000, twos: 0, jokers: 0 },
  { id: 2, isSet: false, of: 2, naturals: 0b101000000, twos: 0b10000000, jokers: 0 },
  { id: 3, isSet: true, of: 14, naturals: 0b11, twos: 0, jokers: 0b100 },
];

/** A hand and a pile of the given size, dealt from the whole pack: every second player has opened. */
function position(i: number): Position {
  const pack = shuffle(
    seedRng(`n-pick ${i}`),
    RANK.map((_, copy) => copy as CopyId).filter((copy) => copy > 0),
  );
  // Few wilds, and no neighbours in every third position: if every card could be played, the test would end at once.
  const cards = pack.filter((card, at) => (isWild(card) ? at % 8 === 0 : i % 3 > 0 || (RANK[card] ?? 0) % 2 === 0));
  const opened = i % 2 === 0;
  return { held: cards.slice(0, HAND), pile: cards.slice(HAND, HAND + PILE), runs: opened ? RUNS : [], opened };
}

const positions: Position[] = Array.from({ length: POSITIONS }, (_, i) => position(i));

/** Each lap is one position; the result must be the same on every machine. */
export const workloads: Readonly<Record<string, (lap: number) => number>> = {
  npick(lap) {
    const { held, pile, runs, opened } = positions[lap % POSITIONS] ?? position(lap);
    const hand: Holding = holdingOf(held);
    return playableDepths({ held: hand, runs, opened, minLength: 3 }, pile).reduce(
      (sum, playable, i) => sum + (playable ? i + 1 : 0),
      0,
    );
  },
};
