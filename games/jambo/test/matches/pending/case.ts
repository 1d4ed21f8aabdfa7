/** How a kind of interaction is opened in a test, and what is seen of it then. */
import type { WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { jambo, type PendingResolution } from '../../../src/index.ts';

/** Alice is active and has seat 1, Bola has seat 2. */
export const turn = (alice: WrittenFields, bola: WrittenFields = {}, table: WrittenFields = {}, phase = 'PLAY') =>
  given(jambo, { phase, alice, bola, table: { deck: ['kettle', 'kettle'], ...table } });
export type Opened = ReturnType<typeof turn>;

export interface Case {
  /** The kind, and which of its questions. */
  title: string;
  open: () => Opened;
  /** As its responder sees it; own spaces are `p1-…` for Alice and `p2-…` for Bola on either side of the table. */
  seen: PendingResolution;
  /** What the others see instead. */
  hidden?: object;
}

/** Asked of Alice in her own turn, or of Bola while Alice's turn waits. */
export const alices = { activePlayer: 0, responder: 0, step: 1, suspends: false } as const;
export const bolas = { activePlayer: 0, responder: 1, step: 1, suspends: true } as const;
export const ALL_SIX = ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'] as const;

export function after(people: Opened, ...steps: ((people: Opened) => void)[]): Opened {
  for (const step of steps) step(people);
  return people;
}
export const plays =
  (card: string) =>
  ({ alice }: Opened) =>
    alice.plays('PLAY', card);
export const uses =
  (card: string) =>
  ({ alice }: Opened) =>
    alice.does('USE', card);
export const picks =
  (...things: string[]) =>
  ({ alice }: Opened) =>
    alice.picks(...things);
export const unguarded = ({ bola }: Opened) => bola.chooses('no');
