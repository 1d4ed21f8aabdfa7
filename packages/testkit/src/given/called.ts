/** What a seat calls the cards it points at: `guard`, or `bola.guard` for those that lie with her. */
import {
  type CopyId,
  FACE_DOWN,
  type Game,
  type MatchOf,
  type Move,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import { copiesNamed } from './fields.ts';
import { BadWords } from './written.ts';

/** The table as the seat sees it, and what the seats are called. */
export interface Reader<G extends Spec> {
  game: Game<G>;
  view: MatchOf<G>;
  seat: Seat;
  names: readonly string[];
}

/** Copies that may be meant, those the seat can see first, and of these its own. */
export function called<G extends Spec>(by: Reader<G>, name: string): CopyId[] {
  const dot = name.indexOf('.');
  const whose = dot < 0 ? -1 : by.names.indexOf(name.slice(0, dot));
  const copies = copiesNamed(by.game, by.view, whose < 0 ? name : name.slice(dot + 1));
  if (whose >= 0) return copies.filter((copy) => holder(by, copy) === whose);
  const rank = (copy: CopyId): number => (isSeen(by, copy) ? (holder(by, copy) === by.seat ? 0 : 1) : 2);
  return copies.sort((a, b) => rank(a) - rank(b));
}

const isSeen = <G extends Spec>({ view }: Reader<G>, copy: CopyId): boolean => (view.where[copy] ?? 0) > 0;

/** The seat with which a copy lies, or null for the table. */
function holder<G extends Spec>({ game, view }: Reader<G>, copy: CopyId): Seat | null {
  const zone = game.zones[view.where[copy] ?? 0];
  return zone && game.fields[zone.name]?.seated === true ? zone.seat : null;
}

/** A number is itself; a word is a seat's name, else a card's, and then any of its copies may be meant. */
export function pointedAt<G extends Spec>(by: Reader<G>, said: string | number): readonly number[] {
  if (typeof said === 'number') return [said];
  const seat = by.names.indexOf(said);
  if (seat >= 0) return [seat];
  const copies = called(by, said);
  if (copies.length === 0) throw new BadWords(`${by.names[by.seat]} sees no ${said} to point at`);
  return copies;
}

/** Of the moves that may be meant the first that is allowed, else the first. */
export function firstAllowed<G extends Spec, M extends Move>(by: Reader<G>, moves: readonly M[]): M | undefined {
  return moves.find((move) => refuse(by.game, by.view, by.seat, move) === null) ?? moves[0];
}

/** Of a card's copies the first that this step allows, else the first that the seat can see, else any. */
export function copyToUse<G extends Spec>(by: Reader<G>, card: string, use: (copy: CopyId) => Move): CopyId {
  const copies = called(by, card);
  const fits = copies.find((copy) => isSeen(by, copy) && refuse(by.game, by.view, by.seat, use(copy)) === null);
  return fits ?? copies[0] ?? FACE_DOWN;
}
