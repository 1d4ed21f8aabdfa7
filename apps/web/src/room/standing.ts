/** What a room means to whoever looks at it: who sits where, what they may do, and what the table waits for. */
import type { Seat } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';

export interface SeatRow {
  seat: Seat;
  who: 'nobody' | 'person' | 'bot';
  guest: string;
  name: string;
  bot: string;
  you: boolean;
  host: boolean;
  ready: boolean;
  here: boolean;
  /** Another page of whoever looks is open at this table, too. */
  elsewhere: boolean;
  /** Whoever looks has a seat, here or elsewhere at the table. */
  isSeated: boolean;
  /** Whoever looks may sit down here. */
  maySit: boolean;
  /** Whoever looks may seat a bot here, change it or take it away. */
  mayPlace: boolean;
  /** This person is away, and whoever looks may free their seat. */
  mayFree: boolean;
}

export function seatRows({ seats, host, playing, elsewhere }: RoomView, me: string): SeatRow[] {
  const isHost = me === host && !playing;
  const isSeated = seats.some(({ who, guest }) => who === 'person' && guest === me);
  return seats.map((chair, at): SeatRow => {
    const you = chair.who === 'person' && chair.guest === me;
    return {
      ...chair,
      seat: at as Seat,
      you,
      elsewhere: you && elsewhere,
      isSeated,
      host: chair.who === 'person' && chair.guest === host,
      maySit: chair.who === 'nobody' && !playing,
      mayPlace: isHost && chair.who !== 'person',
      mayFree: isHost && chair.who === 'person' && !you && !chair.here,
    };
  });
}

/** '': the host has said no name. */
export const hostNameOf = ({ seats, host }: Pick<RoomView, 'seats' | 'host'>): string =>
  seats.find(({ guest }) => guest === host)?.name ?? '';

/** The host sends away whoever looks on; whoever sits only before a match. */
export function maySendAway({ seats, watchers, host, playing }: RoomView, me: string, guest: string): boolean {
  if (me !== host || guest === me || guest === '') return false;
  const sits = seats.some((chair) => chair.guest === guest);
  return sits ? !playing : watchers.some((one) => one.guest === guest);
}

/** What whoever looks can do next; the rest of the room follows from it. */
export type Next =
  | { do: 'goOn' }
  | { do: 'watch' }
  | { do: 'sit'; seat: Seat }
  | { do: 'deal' }
  | { do: 'ready' }
  | { do: 'wait'; ready: boolean };

export interface Standing {
  next: Next;
  /** Null: whoever looks has no seat. */
  own: Seat | null;
  isHost: boolean;
  hostName: string;
  free: readonly Seat[];
  /** People who have not said that they are ready. Not the host alone: their dealing says it. */
  waiting: readonly string[];
}

/** `counts`: with how many seats the game is played; what stays free is left out when it is dealt. */
export function standingOf(room: RoomView, me: string, counts: readonly number[]): Standing {
  const rows = seatRows(room, me);
  const own = rows.find(({ you }) => you) ?? null;
  const free = rows.filter(({ who }) => who === 'nobody').map(({ seat }) => seat);
  const unready = rows.filter(({ who, ready }) => who === 'person' && !ready);
  const standing = {
    own: own?.seat ?? null,
    isHost: room.host === me,
    hostName: hostNameOf(room),
    free,
    waiting: unready.every(({ host }) => host) ? [] : unready.map(({ name }) => name),
  };
  const mayDeal = counts.includes(rows.length - free.length) && own?.host === true;
  return { ...standing, next: nextOf(room, rows, own, mayDeal) };
}

function nextOf(room: RoomView, rows: readonly SeatRow[], own: SeatRow | null, mayDeal: boolean): Next {
  if (room.playing)
    return own ? { do: 'goOn' } : room.spectators === null ? { do: 'wait', ready: false } : { do: 'watch' };
  const free = rows.find(({ who }) => who === 'nobody');
  if (!own) return free ? { do: 'sit', seat: free.seat } : { do: 'wait', ready: false };
  const othersReady = rows.every(({ who, ready, you }) => you || who !== 'person' || ready);
  if (mayDeal && othersReady) return { do: 'deal' };
  return own.ready ? { do: 'wait', ready: true } : { do: 'ready' };
}
