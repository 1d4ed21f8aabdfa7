/**
 * Guests, tables and matches on a store: all of online play but the network. Time, chance and the store are handed in,
 * so a simulator plays with the same code.
 */
import type { Seat } from '@dealers-choice/kernel';
import { Carries } from './guests/carries.ts';
import type { PushService } from './guests/push-service.ts';
import { TurnCalls } from './guests/turn-calls.ts';
import { freshPushKey, pushKeys } from './guests/web-push.ts';
import type { Log } from './logs.ts';
import { MatchService, type ServiceHow } from './match/match-service.ts';
import { PLAYED_GAMES } from './played-games.ts';
import type { RandomBytes } from './random-bytes.ts';
import { Guests } from './rooms/guests.ts';
import type { RoomCards } from './rooms/needed-cards.ts';
import { RoomService } from './rooms/room-service.ts';

export interface PlayHow extends Pick<ServiceHow, 'store' | 'ticker' | 'think' | 'owner' | 'alone'> {
  randomBytes: RandomBytes;
  /** How browsers are told of a turn, and whom its services may write to; '': nobody. */
  push: PushService;
  pushContact: string;
  /** Imported cards; absent: there are none here. */
  cards?: RoomCards;
  log: Log;
}

export interface Play {
  guests: Guests;
  carries: Carries;
  calls: TurnCalls;
  matches: MatchService;
  rooms: RoomService;
}

export async function openPlay({ push, pushContact, cards, randomBytes, ...how }: PlayHow): Promise<Play> {
  const { store, ticker, log } = how;
  const games = PLAYED_GAMES;
  const guests = new Guests(await store.secret('cookies', randomBytes(32).toString('hex')), randomBytes);
  // The key is the system's: nothing that a page hears over its line follows from it.
  const keys = pushKeys(await store.secret('push', freshPushKey()));
  const carries = new Carries(ticker, randomBytes);
  const calls = new TurnCalls({ store: store.guests, keys, service: push, contact: pushContact, ticker, log });
  const ended = (match: string): void => rooms.ended(match);
  const asked = (match: string, seats: readonly Seat[]): void => rooms.asked(match, seats);
  const unasked = (match: string, seats: readonly Seat[]): void => rooms.unasked(match, seats);
  const withCards = cards ? { withCards: cards.with } : {};
  const matches = new MatchService({ ...how, ...withCards, asked, unasked, ended, games });
  const tables = { store, matches, carries, calls, games, ticker, randomBytes, log };
  const rooms = await RoomService.open({ ...tables, ...(cards ? { cards } : {}) });
  return { guests, carries, calls, matches, rooms };
}
