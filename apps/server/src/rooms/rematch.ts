/** Once more after a match: who sits where then. Everybody says again that they are ready. */
import type { PlayedGame } from '../played-games.ts';
import type { Room } from './room.ts';
import { optionsFor, unready } from './room-changes.ts';

/**
 * Everybody who played and still sits here is one seat further than in the match; what stood there, or was left free,
 * changes places with them. Null: they are there already, because somebody else asked first. `guests`: by seat who
 * played, '' for bots.
 */
export function turned(room: Room, guests: readonly string[], { game }: PlayedGame): Partial<Room> | null {
  const from = seatsFrom(room, guests);
  if (!from) return null;
  const chairs = from.flatMap((at) => room.chairs[at] ?? []).map(unready);
  return { chairs, options: optionsFor(room.options, game, from), playing: false };
}

/** By new seat, which it is now; null: nobody has to move. */
function seatsFrom({ chairs }: Room, guests: readonly string[]): number[] | null {
  const goals = goalsOf(chairs, guests);
  if ([...goals].every(([now, goal]) => now === goal)) return null;
  const seats = [...chairs.keys()];
  const from = new Map([...goals].map(([now, goal]) => [goal, now]));
  const others = seats.filter((now) => !goals.has(now));
  // Those who did not play go one seat further, too, where nobody who played has gone.
  const further = others.filter((now) => !from.has((now + 1) % chairs.length));
  for (const now of further) from.set((now + 1) % chairs.length, now);
  const left = others.filter((now) => !further.includes(now));
  return seats.map((seat) => from.get(seat) ?? left.shift() ?? seat);
}

/** Of everybody who played: by their seat now, which it shall be. */
function goalsOf(chairs: Room['chairs'], guests: readonly string[]): Map<number, number> {
  const goals = chairs.flatMap((chair, now) => {
    const before = chair.who === 'person' ? guests.indexOf(chair.guest) : -1;
    return before < 0 ? [] : [{ now, goal: (before + 1) % guests.length }];
  });
  // Where seats are gone, people keep their order.
  const isTight = chairs.length < guests.length;
  const inOrder = goals.sort((a, b) => a.goal - b.goal);
  return new Map(inOrder.map(({ now, goal }, rank) => [now, isTight ? rank : goal]));
}
