/** A room as it is kept: who sits where, what is to be played, and the secret that the next match is dealt from. */
import { commitmentTo } from '@dealers-choice/chance';
import { MAX_SEATS, type Seat } from '@dealers-choice/kernel';
import { MOST_WATCHERS, type RoomView, readCardsName } from '@dealers-choice/protocol';
import { MOST_DELAY } from '@dealers-choice/protocol/limits';
import * as v from 'valibot';
import type { Person } from '../guests/person.ts';
import type { PlayedGame } from '../played-games.ts';
import { count, hex64, object, readOrNull } from '../store/forms.ts';

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

const parts = {
  room: v.string(),
  code: v.string(),
  game: v.string(),
  title: v.optional(v.string(), ''),
  /** The guest who typed it; '': nobody did, or nobody wrote it down then. */
  titledBy: v.optional(v.string(), ''),
  options: object,
  /** Imported cards by name and fingerprint (`CardsName`), and as they were read here; '': the game's own. */
  cards: v.optional(v.string(), ''),
  cardSet: v.optional(v.string(), ''),
  visibility: v.picklist(['open', 'private']),
  seconds: count,
  /** By how many seconds they are behind; it was not always limited. */
  spectators: v.nullable(
    v.pipe(
      count,
      v.transform((delay) => Math.min(delay, MOST_DELAY)),
    ),
  ),
  /** Whether hints, and branches of the running match, are allowed. */
  help: v.optional(v.boolean(), true),
  host: v.string(),
  chairs: v.pipe(v.array(chairForm), v.minLength(1), v.maxLength(MAX_SEATS)),
  secret: hex64,
  /** Matches that were begun here, the last one last, with who sat where ('' : a bot). */
  played: v.array(v.strictObject({ match: v.string(), guests: v.array(v.string()) })),
  playing: v.boolean(),
  /** Guests whom a host has sent away, the last one last. */
  sentAway: v.optional(v.array(v.string()), []),
};
const roomForm = v.strictObject({
  ...parts,
  /** Until then (milliseconds since 1970) whoever did not play sees the room as it was before its match ended. */
  lateEnd: v.optional(v.nullable(v.strictObject({ until: count, room: v.strictObject(parts) })), null),
});
export type Room = v.InferOutput<typeof roomForm>;

/** The room in this text, or null: it cannot be read. */
export const readRoom = (text: string): Room | null => readOrNull(roomForm, text);

/** Where this guest sits, or null. */
export function seatOf({ chairs }: Pick<Room, 'chairs'>, guest: string): Seat | null {
  const at = chairs.findIndex((chair) => chair.who === 'person' && chair.guest === guest);
  return at < 0 ? null : (at as Seat);
}

/** '' where the host has no seat. */
export function hostNameOf({ chairs, host }: Room): string {
  const chair = chairs.find((one) => one.who === 'person' && one.guest === host);
  return chair?.who === 'person' ? chair.name : '';
}

/** The match that is played here, or was last. */
export const lastOf = ({ played }: Room): Room['played'][number] | undefined => played[played.length - 1];

/** `running`: the matches that are not over. */
export const isPlayedAt = (room: Room, running: ReadonlySet<string>): boolean =>
  room.playing && running.has(lastOf(room)?.match ?? '');

/** The title is what this guest typed, as far as is known. */
export const isTitledBy = ({ title, titledBy, host }: Room, guest: string): boolean =>
  title !== '' && (titledBy === '' ? host : titledBy) === guest;

/** Does anything here tell of this guest? */
export const isIn = (room: Room, guest: string): boolean =>
  seatOf(room, guest) !== null || room.host === guest || room.played.some(({ guests }) => guests.includes(guest));

/**
 * The room as each guest may see it: what others chose in secret is ''. `inside`: the pages that are open at it. All
 * views share what is the same in them: nothing may be changed in one.
 */
export function roomViews(room: Room, { game }: PlayedGame, inside: readonly Person[]): (guest: string) => RoomView {
  const pages = new Map<string, number>();
  for (const { guest } of inside) pages.set(guest, (pages.get(guest) ?? 0) + 1);
  const watchers = watchersOf(room, inside);
  const cards = readCardsName(room.cards);
  const shared = {
    room: room.room,
    code: room.code,
    game: room.game,
    title: room.title,
    visibility: room.visibility,
    spectators: room.spectators,
    seconds: room.seconds,
    help: room.help,
    host: room.host,
    seats: room.chairs.map((chair) => ({
      who: chair.who,
      guest: chair.who === 'person' ? chair.guest : '',
      name: chair.who === 'person' ? chair.name : '',
      bot: chair.who === 'bot' ? chair.bot : '',
      ready: chair.who === 'bot' || (chair.who === 'person' && chair.brought !== null),
      here: chair.who === 'bot' || (chair.who === 'person' && pages.has(chair.guest)),
    })),
    commitment: commitmentTo(room.secret),
    match: lastOf(room)?.match ?? null,
    playing: room.playing,
    watching: watchers.length,
    watchers: watchers.slice(0, MOST_WATCHERS),
    ...(cards ? { cards: { ...cards, cardSet: room.cardSet } } : {}),
  };
  return (guest) => ({
    ...shared,
    options: optionsFor(room, game.secrets, seatOf(room, guest)),
    elsewhere: (pages.get(guest) ?? 0) > 1,
  });
}
function optionsFor({ options }: Room, secrets: readonly string[], own: Seat | null): Room['options'] {
  if (secrets.length === 0) return options;
  const seen = { ...options };
  for (const name of secrets) {
    const list = seen[name];
    if (Array.isArray(list)) seen[name] = list.map((value, seat) => (seat === own ? value : ''));
  }
  return seen;
}

/** Those who are here and have no seat. */
export function watchersOf(room: Room, inside: readonly Person[]): Person[] {
  const people = new Map(inside.map(({ guest, name }) => [guest, { guest, name }]));
  return [...people.values()].filter(({ guest }) => seatOf(room, guest) === null);
}
