/** A table of The Door in players' words: Alice has seat 1, Bola seat 2, and so on through the alphabet. */
import type { MatchEvent } from '@dealers-choice/host';
import { type Move, type Seat, SPECTATOR, type Wanted } from '@dealers-choice/kernel';
import type { Actor, Table, WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { expect } from 'vitest';
import { type Door, type DoorEvent, theDoor } from '../src/index.ts';
import { words } from '../src/words/index.ts';

export const NAMES = ['alice', 'bola', 'carl', 'dina', 'emil', 'faye', 'gwen', 'hugo', 'ines'] as const;
export type Name = (typeof NAMES)[number];
export type Has = Partial<Record<Name | 'table', WrittenFields>>;

export interface How {
  seats?: number;
  /** What the die will show; a roll that is not here fails the test. */
  rolls?: readonly number[];
  options?: Wanted;
}

export type People = Record<Name, Actor<Door>> & {
  table: Table<Door>;
  /** Everything a spectator heard since the position was given. */
  told: MatchEvent<Door>[];
};

/** Four players at the start with 3 lives, Alice to roll, unless more is said. Piles not named are empty. */
export function seated(has: Has = {}, { seats = 4, rolls = [], options = {} }: How = {}): People {
  const people = given(theDoor, has as Record<string, WrittenFields>, {
    seats: NAMES.slice(0, seats),
    options: { startSeat: '1', ...options },
    rolls,
    words,
  });
  const told: MatchEvent<Door>[] = [];
  people.table.host.listen(SPECTATOR, (event) => told.push(event));
  return { ...people, told } as unknown as People;
}

/** Alice rolls 4, lands on square 4 and draws this card. */
export function draws(card: string, has: Has = {}, { rolls = [], ...how }: How = {}): People {
  const people = seated({ ...has, table: { deck: [card], ...has.table } }, { ...how, rolls: [4, ...rolls] });
  people.alice.does('ROLL');
  expect(people.table).toHave({ pending: [card] });
  return people;
}

/** Alice drew Chaos and picked Bola, who took the can or the ball; the defender stands. */
export function duels(role: 'CAN' | 'BALL', has: Has = {}, how: How = {}): People {
  const people = draws('CHAOS', has, how);
  people.alice.picks('bola');
  people.bola.chooses(role);
  people[role === 'CAN' ? 'bola' : 'alice'].does('CHAOS_STAND');
  return people;
}

export const dead = { lives: 0 };
/** Lives, square, jail and missed turns as one text. */
export const stateOf = ({ table, seat }: Actor<Door>): string => {
  const { lives, pos, jailed, skip, turnsTaken } = table.match.table;
  const where = `${pos[seat]}${jailed[seat] ? ' in Jail' : ''}`;
  return `${lives[seat]} lives at ${where}, skip ${skip[seat]}, turns ${turnsTaken[seat]}`;
};

/** The code of the refusal of any move whatever, or null; a move that is allowed is made. */
export const codeOf = ({ table, seat }: Actor<Door>, move: unknown): string | null =>
  table.step(() => table.host.play(seat, move as Move))?.code ?? null;

export const typesOf = (told: readonly { type: string }[]): string[] => told.map(({ type }) => type);
export function resultOf(told: readonly MatchEvent<Door>[]): Extract<DoorEvent, { type: 'CHAOS_RESULT' }> {
  const result = told.find((event) => event.type === 'CHAOS_RESULT');
  if (!result) throw new Error('no duel was settled');
  return result;
}
/** Whom the open question lets this seat point at. */
export const mayPick = (actor: Actor<Door>): Name[] =>
  actor.table.names.filter((name) => actor.refusal({ pick: name }) === null) as Name[];
export const seatOf = (name: Name): Seat => NAMES.indexOf(name) as Seat;
