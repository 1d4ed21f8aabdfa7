/** A room as it is kept: who sits where, what is to be played, and the secret that the next match is dealt from. */
import { commitmentTo } from '@dealers-choice/chance';
import { MAX_SEATS, type Seat } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import * as v from 'valibot';
import type { PlayedGame } from '../played-games.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const chairForm = v.variant('who', [
  v.strictObject({ who: v.literal('nobody') }),
  v.strictObject({ who: v.literal('bot'), bot: v.string() }),
  v.strictObject({
    who: v.literal('person'),
    guest: v.string(),
    name: v.string(),
    /** What they bring to the shuffle; null: they are not ready. */
    brought: v.nullable(v.string()),
  }),
]);
export type Chair = v.InferOutput<typeof chairForm>;

const roomForm = v.strictObject({
  room: v.string(),
  code: v.string(),
  game: v.string(),
  options: object,
  visibility: v.picklist(['open', 'private']),
  seconds: count,
  spectators: v.nullable(count),
  host: v.string(),
  chairs: v.pipe(v.array(chairForm), v.minLength(1), v.maxLength(MAX_SEATS)),
  secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Matches that were begun here, the last one last, with who sat where ('' : a bot). */
  played: v.array(v.strictObject({ match: v.string(), guests: v.array(v.string()) })),
  playing: v.boolean(),
});
export type Room = v.InferOutput<typeof roomForm>;

/** The room in this text, or null: it cannot be read. */
export function readRoom(text: string): Room | null {
  try {
    const { success, output } = v.safeParse(roomForm, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Where this guest sits, or null. */
export function seatOf({ chairs }: Pick<Room, 'chairs'>, guest: string): Seat | null {
  const at = chairs.findIndex((chair) => chair.who === 'person' && chair.guest === guest);
  return at < 0 ? null : (at as Seat);
}

/** The room as this guest may see it: what others chose in secret is '', and so is the server's secret. */
export function roomViewFor(
  room: Room,
  guest: string,
  { game }: PlayedGame,
  isHere: (guest: string) => boolean,
): RoomView {
  const own = seatOf(room, guest);
  const options = { ...room.options };
  for (const name of game.secrets) {
    const list = options[name];
    if (Array.isArray(list)) options[name] = list.map((value, seat) => (seat === own ? value : ''));
  }
  return {
    room: room.room,
    code: room.code,
    game: room.game,
    options,
    visibility: room.visibility,
    spectators: room.spectators,
    seconds: room.seconds,
    host: room.host,
    seats: room.chairs.map((chair) => ({
      who: chair.who,
      guest: chair.who === 'person' ? chair.guest : '',
      name: chair.who === 'person' ? chair.name : '',
      bot: chair.who === 'bot' ? chair.bot : '',
      ready: chair.who === 'bot' || (chair.who === 'person' && chair.brought !== null),
      here: chair.who === 'bot' || (chair.who === 'person' && isHere(chair.guest)),
    })),
    commitment: commitmentTo(room.secret),
    match: room.played[room.played.length - 1]?.match ?? null,
    playing: room.playing,
  };
}
