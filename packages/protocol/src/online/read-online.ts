/** Between a page and a server, too, both ends read what comes in before they believe it. */
import { problemIn } from '../read.ts';
import { MATCH_TO_CLIENT, MATCH_TO_SERVER, type MatchToClient, type MatchToServer } from './messages.ts';
import { ROOM_TO_CLIENT, ROOM_TO_SERVER, type RoomToClient, type RoomToServer } from './rooms.ts';

export type ToServer = RoomToServer | MatchToServer;
export type ToClient = RoomToClient | MatchToClient;
type Asking = Extract<ToServer, { request: number }>;
/** What is asked, without the number that the page gives it. */
export type Ask = { [T in Asking['type']]: Omit<Extract<Asking, { type: T }>, 'request'> }[Asking['type']];
const TO_SERVER = { ...ROOM_TO_SERVER, ...MATCH_TO_SERVER };
const TO_CLIENT = { ...ROOM_TO_CLIENT, ...MATCH_TO_CLIENT };

/** The message, or a sentence that says what is wrong with it and what would be right. */
export const readToServer = (data: unknown): ToServer | string => problemIn(TO_SERVER, data) ?? (data as ToServer);
export const readToClient = (data: unknown): ToClient | string => problemIn(TO_CLIENT, data) ?? (data as ToClient);

export const isAboutMatch = (message: ToServer): message is MatchToServer =>
  Object.hasOwn(MATCH_TO_SERVER, message.type);
