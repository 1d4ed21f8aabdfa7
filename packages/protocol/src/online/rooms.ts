/**
 * What a page and a server say about rooms: where people find each other before a match, and after it. Every `request`
 * is answered, by `ok`, `sorry` or what was asked for, with its number.
 */
import { MAX_SEATS, type Wanted } from '@dealers-choice/kernel';
import * as v from 'valibot';
import type { MessageOf } from '../messages.ts';
import { count, flag, form, list, opaque, seat, text } from '../parts.ts';
import { readCardsName } from './cards.ts';
import { MOST_CHAT, MOST_DELAY, MOST_NAME } from './limits.ts';

/** Whoever has had no page open at a table for this many milliseconds is gone: the others need not wait for them. */
export const GONE_MS = 30_000;
/** What a guest is shown of their own matches at once. */
export const MOST_OWN_MATCHES = 100;
/** Of those who look on at a table, this many are named. */
export const MOST_WATCHERS = 30;
/** Guests whom one guest does not want to hear. */
export const MOST_BLOCKED = 200;
const shortText = (most: number) => v.pipe(text, v.maxLength(most, `a text of up to ${most} letters`));

const room = shortText(32);
const guest = shortText(32);
const name = shortText(MOST_NAME);
const request = count;
const seats = v.pipe(count, v.maxValue(MAX_SEATS, `a number of seats up to ${MAX_SEATS}`));
/** What a seat brings to the shuffle (`fairSeed`). */
const brought = v.pipe(text, v.regex(/^[0-9a-f]{0,64}$/, 'up to 64 hexadecimal digits'));
/** The SHA-256 of a secret, in hexadecimal digits. */
const commitment = shortText(64);
const visibility = v.picklist(['open', 'private'], '"open" or "private"');
const upTo = (seconds: number) => v.pipe(count, v.maxValue(seconds, `at most ${seconds} seconds`));
/** After this long a seat is handed over, where the game's options do not say; 0: never. */
const patience = upTo(3_600);
/**
 * By how many seconds spectators are behind; null: nobody may watch. After a crash all that they have not seen yet is
 * played again before anybody can go on.
 */
const spectators = v.nullable(upTo(MOST_DELAY));
/** '': the table has no name of its own. */
const title = name;
/** Whether hints, and branches of the running match, are allowed. */
const help = flag;
const options = opaque<Wanted>('an object with the options by name');
/** Imported cards by name and fingerprint (`CardsName`); '': those that the game comes with. */
const cards = v.pipe(
  text,
  v.check(
    (said) => said === '' || readCardsName(said) !== null,
    'cards such as harbour@0123456789abcdef0123456789abcdef',
  ),
);

const someone = form({ guest, name });
const line = form({ guest, name, text, at: count });

/** As a browser gives it (`PushSubscription`), without the date at which it ends. */
const endpoint = shortText(1_000);
export type Subscription = v.InferOutput<typeof subscription>;
const subscription = form({ endpoint, keys: form({ p256dh: shortText(100), auth: shortText(40) }) });

export const ROOM_TO_SERVER = {
  /** The first message of a page. */
  hello: form({ version: count, name }),
  /** Wants the list of open tables, now and whenever it changes; or no longer. */
  lobby: form({ on: flag }),
  create: form({
    request,
    game: shortText(40),
    title,
    seats,
    options,
    visibility,
    seconds: patience,
    spectators,
    help,
    cards: v.exactOptional(cards),
  }),
  /** Whoever comes for the first time and finds a free seat sits down on it, unless a match is played. */
  enter: form({ request, code: shortText(16) }),
  /**
   * The room's host changes what is named and leaves the rest, before a match. When that concerns play, everybody must
   * say again that they are ready. Fewer `seats`: free ones go, the last first. Other `cards`: what each seat chose of
   * the ones before is forgotten.
   */
  configure: form({
    request,
    room,
    title: v.exactOptional(title),
    seats: v.exactOptional(seats),
    options: v.exactOptional(options),
    visibility: v.exactOptional(visibility),
    seconds: v.exactOptional(patience),
    spectators: v.exactOptional(spectators),
    help: v.exactOptional(help),
    cards: v.exactOptional(cards),
  }),
  sit: form({ request, room, seat }),
  stand: form({ request, room }),
  /** The room's host seats a bot, or with '' frees the seat; whoever sat there may come back. Before a match only. */
  place: form({ request, room, seat, bot: shortText(40) }),
  /** The room's host sends somebody away for good: before a match, or whoever looks on at it. */
  sendAway: form({ request, room, guest }),
  /** One's own part of an option of which every seat has its own, such as a deck. */
  pick: form({ request, room, option: shortText(40), value: v.unknown() }),
  /** Ready, and what this seat brings to the shuffle, for the promise that the page has seen (`RoomView`). */
  ready: form({ request, room, commitment, brought }),
  unready: form({ request, room }),
  start: form({ request, room }),
  leave: form({ request, room }),
  rename: form({ request, name }),
  chat: form({ request, room, text: shortText(MOST_CHAT) }),
  /** From now on nothing that this guest says at this table is told to whoever asks; or it is again. */
  mute: form({ request, room, guest, on: flag }),
  /** In a match: a bot plays on for whoever sat there and is gone (`GONE_MS`), until they are back. */
  standIn: form({ request, room, seat }),
  /** After a match: whoever played and still sits there is one seat further than in it, however often this is asked. */
  rematch: form({ request, room }),
  /** Wants to know what this guest played and plays; answered by `mine`. */
  mine: form({ request }),
  /** Wants to go on with another device; answered by `carried`. */
  carry: form({ request }),
  /** From now on, at every table, nothing that `guest` says is told to whoever asks; or it is again. Kept. */
  block: form({ request, guest, name, on: flag }),
  /** Tells whoever runs the server about somebody at this table. */
  report: form({ request, room, guest, text: shortText(MOST_CHAT) }),
  /** When it is this guest's turn and no page of theirs is open, a browser is to be told; or no longer. */
  subscribe: form({ request, subscription }),
  unsubscribe: form({ request, endpoint }),
};

const who = v.picklist(['nobody', 'person', 'bot'], '"nobody", "person" or "bot"');
const seatView = form({
  who,
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
  title,
  options,
  visibility,
  spectators: v.nullable(count),
  seconds: count,
  help,
  /** The guest who may seat bots, send people away and start. */
  host: guest,
  seats: list(seatView),
  /** The SHA-256 of the secret that the next match is dealt from. */
  commitment: text,
  /** The match that is played here, or was last; null: none yet. */
  match: v.nullable(text),
  /** A match is being played. */
  playing: flag,
  /** How many look on without a seat. */
  watching: count,
  /** Who they are, up to `MOST_WATCHERS`. */
  watchers: list(someone),
  /** Whether another page of whoever is told this is open at it, too. */
  elsewhere: flag,
  /** Imported cards that it is played with; absent: those that the game comes with. */
  cards: v.exactOptional(
    form({
      name: text,
      print: text,
      /** Of the cards as the server has read them (`Game.cardSet`): whoever reads them otherwise cannot play here. */
      cardSet: text,
    }),
  ),
});

export type LobbyNote = v.InferOutput<typeof lobbyNote>;
const lobbyNote = form({
  code: text,
  game: text,
  title,
  seats,
  taken: count,
  /** Who is on each seat. */
  chairs: list(who),
  seconds: count,
  host: name,
  playing: flag,
  watchable: flag,
  watching: count,
  /** Of the match, as spectators see it; null: there is none, or none that may be watched. */
  turn: v.nullable(count),
  /** What imported cards are called; absent: those that the game comes with. */
  cards: v.exactOptional(text),
});

export type OwnMatch = v.InferOutput<typeof ownMatch>;
const ownMatch = form({
  match: text,
  /** Of the room it was played in; null: that is gone. */
  code: v.nullable(text),
  game: text,
  title,
  /** `name`: '' of a bot, and of somebody who was forgotten. */
  seats: list(form({ who: v.picklist(['person', 'bot'], '"person" or "bot"'), name, bot: text })),
  /** The guest's own. */
  seat,
  /** In milliseconds since 1970. */
  began: count,
  /** Null: it is being played. */
  ended: v.nullable(count),
  /** Null: it was broken off, and nobody has won or lost. */
  winners: v.nullable(list(seat)),
  yourTurn: flag,
});

export const ROOM_TO_CLIENT = {
  /** `blocked`: whom this guest does not want to hear. */
  welcome: form({ version: count, guest, name, blocked: list(someone) }),
  /** This page is of another version than the server: it must be loaded anew. */
  outdated: form({ version: count }),
  lobby: form({ rooms: list(lobbyNote) }),
  room: form({ view: roomView }),
  /**
   * `talk`: what was said at this table lately, oldest first. It takes the place of what the page has. `muted`: guests
   * whom whoever comes does not want to hear here.
   */
  entered: form({ request, view: roomView, talk: list(line), muted: list(guest) }),
  ok: form({ request }),
  sorry: form({ request, text }),
  said: form({ room, guest, name, text, at: count }),
  /** The page has left the room, or was sent away. */
  gone: form({ room }),
  /** What this guest played and plays, the newest first. */
  mine: form({ request, matches: list(ownMatch) }),
  /** Whoever brings the token before `until` (milliseconds since 1970) is this guest; once. */
  carried: form({ request, token: text, until: count }),
  /** It has become this guest's turn in a match that this page does not watch. `code`: '' when its room is gone. */
  called: form({ match: text, code: text, game: text, title, host: name }),
  /** A match of which this page was told that it waits for this guest does so no longer, whatever the reason. */
  uncalled: form({ match: text }),
  /** This server ends, and begins anew: the line is about to be closed, and is to be tried again; nothing is lost. */
  closing: form({}),
  /** What was sent cannot be understood, or comes too fast. */
  wrong: form({ text }),
};

type Asked = keyof typeof ROOM_TO_SERVER;
type Told = keyof typeof ROOM_TO_CLIENT;
export type RoomToServer<T extends Asked = Asked> = MessageOf<typeof ROOM_TO_SERVER, T>;
export type RoomToClient<T extends Told = Told> = MessageOf<typeof ROOM_TO_CLIENT, T>;
