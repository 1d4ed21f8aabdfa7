/** A server that says what a test wants, and time that it moves. */
import {
  type LobbyNote,
  ONLINE_VERSION,
  type OwnMatch,
  type RoomToClient,
  type RoomView,
  type ToClient,
  type ToServer,
} from '@dealers-choice/protocol';
import { type FakeTicker, fakeTicker } from '../../match/test/fake.ts';
import { createOnline, type Online } from '../store.ts';
import type { WireEnd } from '../wire.ts';
import { type WitnessBook, witnessBook } from '../witness.ts';

export interface FakeServer extends Online {
  witness: WitnessBook;
  ticker: FakeTicker;
  /** Everything that pages sent, by connection. */
  got: ToServer[][];
  /** What the last connection sent. */
  sent(): ToServer[];
  /** The connection that is being opened is there, and greeted. */
  open(): void;
  /** The connection breaks, or cannot be opened. */
  drop(): void;
  tell(message: unknown): void;
  /** Answers the last request. */
  answer(message: Answer): void;
}

type Answer =
  | { type: 'ok' }
  | { type: 'sorry'; text: string }
  | { type: 'entered'; view: RoomView; talk?: RoomToClient<'entered'>['talk']; muted?: string[] }
  | { type: 'carried'; token: string; until: number }
  | { type: 'mine'; matches: OwnMatch[] };

const WELCOME: ToClient = { type: 'welcome', version: ONLINE_VERSION, guest: 'g1', name: 'Ada', blocked: [] };

export function fakeServer(): FakeServer {
  const ticker = fakeTicker();
  const got: ToServer[][] = [];
  let end: WireEnd | null = null;
  let called = 'Ada';
  const drawer = new Map<string, string>();
  const witness = witnessBook({
    getItem: (name) => drawer.get(name) ?? null,
    setItem: (name, value) => void drawer.set(name, value),
  });
  const online = createOnline({
    open(mine) {
      const sent: ToServer[] = [];
      got.push(sent);
      end = mine;
      return {
        send: (message) => void sent.push(message),
        close() {
          if (end === mine) end = null;
        },
      };
    },
    ticker,
    today: ticker.now,
    chance: () => 0,
    name: {
      get: () => called,
      set(name) {
        called = name;
      },
    },
    witness,
    sorry: () => 'The line is gone.',
    said: (text) => text,
  });
  const sent = (): ToServer[] => got[got.length - 1] ?? [];
  const tell = (message: unknown): void => end?.message(message);
  return {
    ...online,
    witness,
    ticker,
    got,
    sent,
    open() {
      end?.opened();
      tell(WELCOME);
    },
    drop: () => end?.closed(),
    tell,
    answer(message) {
      const request = sent().reduce((last, one) => ('request' in one ? one.request : last), 0);
      tell(message.type === 'entered' ? { talk: [], muted: [], ...message, request } : { ...message, request });
    },
  };
}

const seat = { who: 'nobody' as const, guest: '', name: '', bot: '', ready: false, here: false };
export const person = (guest: string, name: string, more: object = {}): RoomView['seats'][number] => ({
  ...{ ...seat, who: 'person', guest, name, here: true },
  ...more,
});

export const roomView = (more: Partial<RoomView> = {}): RoomView => ({
  room: 'r1',
  code: 'ABCD2345',
  game: 'jambo',
  title: '',
  options: {},
  visibility: 'open',
  spectators: null,
  seconds: 60,
  help: true,
  host: 'g1',
  seats: [person('g1', 'Ada'), seat],
  commitment: 'c',
  match: null,
  playing: false,
  watching: 0,
  watchers: [],
  elsewhere: false,
  ...more,
});

export const lobbyNote = (more: Partial<LobbyNote> = {}): LobbyNote => ({
  code: 'ABCD2345',
  game: 'jambo',
  title: '',
  seats: 2,
  taken: 1,
  chairs: ['person', 'nobody'],
  seconds: 60,
  host: 'Ada',
  playing: false,
  watchable: true,
  watching: 0,
  turn: null,
  ...more,
});
