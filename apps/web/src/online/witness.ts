/**
 * What this browser remembers of each shuffle that it brought a share to: the promise that it saw before, and the
 * share. When the match is over, both are held against what the server opens (`faultIn`).
 */
import type { Witness } from '@dealers-choice/chance';
import type { RoomView } from '@dealers-choice/protocol';

/** What is needed of the browser's storage. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

const DRAWER = 'dealers-choice-witness';
const MOST = 200;

interface Remembered extends Witness {
  room: string;
  /** The match that was dealt from it; null: none yet. */
  match: string | null;
  /** The match that the room showed when the share was brought. */
  before: string | null;
  /** The room has said that this guest is ready. */
  ready?: boolean;
}

export interface WitnessBook {
  /** This guest is about to bring a share. */
  bring(room: RoomView, brought: string): void;
  /** That share was not taken. */
  withdraw(room: RoomView): void;
  /** The room as it is now: it may have dealt, or ask this guest anew. */
  see(room: RoomView, guest: string): void;
  /** What is remembered of the shuffle of this match; null: this browser was not there. */
  of(match: string): Witness | null;
}

export function witnessBook(drawer: Drawer): WitnessBook {
  /** Without what was brought to a match of this room that is not dealt yet. */
  const othersThan = (room: string): Remembered[] =>
    read(drawer).filter((one) => one.room !== room || one.match !== null);
  return {
    bring({ room, commitment, match: before }, brought) {
      write(drawer, [...othersThan(room), { room, commitment, brought, before, match: null }]);
    },
    withdraw: ({ room }) => write(drawer, othersThan(room)),
    see({ room, match, seats }, guest) {
      const all = read(drawer);
      const open = all.find((one) => one.room === room && one.match === null);
      if (!open) return;
      const own = seats.find((seat) => seat.guest === guest);
      const isDealt = match !== null && match !== open.before;
      // Without a seat, or asked anew, its share is in no match: another one is brought, perhaps on another device.
      const isVoid = !own || (!isDealt && open.ready === true && !own.ready);
      if (isDealt) open.match = match;
      if (own?.ready) open.ready = true;
      write(drawer, isVoid ? all.filter((one) => one !== open) : all);
    },
    of(match) {
      const found = read(drawer).find((one) => one.match === match);
      return found ? { commitment: found.commitment, brought: found.brought } : null;
    },
  };
}

function read(drawer: Drawer): Remembered[] {
  try {
    const all: unknown = JSON.parse(drawer.getItem(DRAWER) ?? '[]');
    return Array.isArray(all) ? all.filter(isRemembered) : [];
  } catch {
    return []; // what cannot be read is not remembered
  }
}

function isRemembered(value: unknown): value is Remembered {
  const one = value as Partial<Remembered> | null;
  return typeof one?.room === 'string' && typeof one.commitment === 'string' && typeof one.brought === 'string';
}

function write(drawer: Drawer, all: readonly Remembered[]): void {
  try {
    drawer.setItem(DRAWER, JSON.stringify(all.slice(-MOST)));
  } catch {
    // A browser that keeps nothing: the check says then that this page was not there.
  }
}
