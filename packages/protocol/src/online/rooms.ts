/**
 * What a page and a server say about rooms: where people find each other before a match, and after it. Every `request`
 * is answered, by `ok`, `entered` or `sorry`, with its number.
 */
import { MAX_SEATS, type Wanted } from '@dealers-choice/kernel';
import * as v from 'valibot';
import type { MessageOf } from '../messages.ts';
import { count, flag, form, list, opaque, seat, text } from '../parts.ts';

export const MOST_NAME = 40;
export const MOST_CHAT = 300;
const shortText = (most: number) => v.pipe(text, v.maxLength(most, `a text of up to ${most} letters`));

const room = shortText(32);
const guest = shortText(32);
const name = shortText(MOST_NAME);
const request = count;
const seats = v.pipe(count, v.maxValue(MAX_SEATS, `a number of seats up to ${MAX_SEATS}`));
/** What a seat brings to the shuffle (`fairSeed`). */
const brought = v.pipe(text, v.regex(/^[0-9a-f]{0,64}$/, 'up to 64 hexadecimal digits'));
const visibility = v.picklist(['open', 'private'], '"open" or "private"');
const seconds = v.pipe(count, v.maxValue(3_600, 'at most 3600 seconds'));

export const ROOM_TO_SERVER = {
  /** The first message of a page. */
  hello: form({ version: count, name }),
  /** Wants the list of open tables, now and whenever it changes; or no longer. */
  lobby: form({ on: flag }),
  /** `seconds`: after this long a seat is handed over, where the game's options do not say; 0: never. */
  create: form({
    request,
    game: shortText(40),
    seats,
    options: opaque<Wanted>('an object with the options by name'),
    visibility,
    seconds,
    /** By how many seconds spectators are behind; null: nobody may watch. */
    spectators: v.nullable(seconds),
  }),
  enter: form({ request, code: shortText(16) }),
  sit: form({ request, room, seat }),
  stand: form({ request, room }),
  /** The room's host seats a bot, or with '' frees the seat, whoever sits there. Before a match only. */
  place: form({ request, room, seat, bot: shortText(40) }),
  /** One's own part of an option of which every seat has its own, such as a deck. */
  pick: form({ request, room, option: shortText(40), value: v.unknown() }),
  /** Ready, and what this seat brings to the shuffle. */
  ready: form({ request, room, brought }),
  unready: form({ request, room }),
  start: form({ request, room }),
  leave: form({ request, room }),
  rename: form({ request, name }),
  chat: form({ request, room, text: shortText(MOST_CHAT) }),
  /** From now on nothing that this guest says is told to whoever asks; or it is again. */
  mute: form({ request, room, guest, on: flag }),
  /** After a match: the same people once more, each one seat further. */
  rematch: form({ request, room }),
};

const seatView = form({
  who: v.picklist(['nobody', 'person', 'bot'], '"nobody", "person" or "bot"'),
  /** '' of a bot, and of a seat that is free. */
  guest,
  name,
  bot: text,
  ready: flag,
  /** Whether a page of theirs is open. */
  here: flag,
});

export type RoomView = v.InferOutput<typeof roomView>;
export const roomView = form({
  room,
  code: text,
  game: text,
  options: opaque<Wanted>('an object with the options by name'),
  visibility,
  spectators: v.nullable(count),
  seconds: count,
  /** The guest who may seat bots, send people away and start. */
  host: guest,
  seats: list(seatView),
  /** The SHA-256 of the secret that the next match is dealt from. */
  commitment: text,
  /** The match that is played here, or was last; null: none yet. */
  match: v.nullable(text),
  /** A match is being played. */
  playing: flag,
});

export type LobbyNote = v.InferOutput<typeof lobbyNote>;
const lobbyNote = form({ code: text, game: text, seats, taken: count, host: name, playing: flag, watchable: flag });

export const ROOM_TO_CLIENT = {
  welcome: form({ version: count, guest, name }),
  /** This page is of another version than the server: it must be loaded anew. */
  outdated: form({ version: count }),
  lobby: form({ rooms: list(lobbyNote) }),
  room: form({ view: roomView }),
  entered: form({ request, view: roomView }),
  ok: form({ request }),
  sorry: form({ request, text }),
  said: form({ room, guest, name, text, at: count }),
  /** The page has left the room, or was sent away. */
  gone: form({ room }),
  /** What was sent cannot be understood, or comes too fast. */
  wrong: form({ text }),
};

type Asked = keyof typeof ROOM_TO_SERVER;
type Told = keyof typeof ROOM_TO_CLIENT;
export type RoomToServer<T extends Asked = Asked> = MessageOf<typeof ROOM_TO_SERVER, T>;
export type RoomToClient<T extends Told = Told> = MessageOf<typeof ROOM_TO_CLIENT, T>;
