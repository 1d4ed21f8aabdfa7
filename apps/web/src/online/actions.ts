/** What screens do about play with people far away. */
import type { Ask, RoomView, ToClient } from '@dealers-choice/protocol';
import type { StoreApi } from 'zustand/vanilla';
import { newSeed } from '../match/plan.ts';
import type { OnlineActions, OnlineState, OnlineStore } from './contract.ts';
import { type ServerLine, strange } from './server-line.ts';
import type { WitnessBook } from './witness.ts';

/** What this page is to have again as soon as the line is there. */
export interface Wanted {
  lobby: boolean;
  /** Of the table that it is at. */
  code: string | null;
}

interface ActionsHow {
  line: ServerLine;
  set: StoreApi<OnlineStore>['setState'];
  get: StoreApi<OnlineStore>['getState'];
  /** Where this device remembers what its person goes by. */
  name: { set(name: string): void };
  witness: WitnessBook;
  wanted: Wanted;
  /** The state of a page without a line. */
  nothing: OnlineState;
  /** Rejects with a sentence, which screens show too. */
  ask(message: Ask): Promise<ToClient>;
  enter(code: string): Promise<RoomView>;
  /** Asks for what lets this page into a room. */
  enterBy(message: Ask): Promise<RoomView>;
  closeRoom(): void;
  othersThan(match: string): OnlineState['called'];
  withdraw(): void;
}

export function onlineActions(how: ActionsHow): OnlineActions {
  const { line, set, get, name, witness, wanted, nothing, ask, enter, enterBy, closeRoom, othersThan, withdraw } = how;
  const done = async (message: Ask): Promise<void> => {
    await ask(message);
  };
  const here = (): string => get().room?.room ?? '';
  return {
    connect: line.connect,
    disconnect() {
      wanted.lobby = false;
      wanted.code = null;
      line.disconnect();
      set(nothing);
    },
    retry: line.retry,
    async rename(called) {
      name.set(called);
      if (get().line === 'off') return;
      await done({ type: 'rename', name: called });
      const { me } = get();
      set({ me: me && { ...me, name: called } });
    },
    watchLobby(on) {
      wanted.lobby = on;
      if (!on) set({ lobby: null });
      if (!line.say({ type: 'lobby', on }) && on) line.connect();
    },
    create: (wish) => enterBy({ type: 'create', ...wish }),
    enter,
    async leave() {
      const room = here();
      if (room === '') return;
      // Also without a line: whoever leaves does not come back by itself.
      closeRoom();
      await done({ type: 'leave', room });
    },
    sit: (seat) => done({ type: 'sit', room: here(), seat }),
    stand: () => done({ type: 'stand', room: here() }),
    place: (seat, bot) => done({ type: 'place', room: here(), seat, bot }),
    sendAway: (guest) => done({ type: 'sendAway', room: here(), guest }),
    configure: (changes) => done({ type: 'configure', room: here(), ...changes }),
    pick: (option, value) => done({ type: 'pick', room: here(), option, value }),
    async ready(isReady) {
      if (!isReady) return done({ type: 'unready', room: here() });
      const brought = newSeed();
      const { room, me } = get();
      const sits = room?.seats.some(({ guest }) => guest === me?.guest) === true;
      // Remembered before it is sent: the promise that is known now was made without this share.
      if (room && sits) witness.bring(room, brought);
      try {
        await done({ type: 'ready', room: here(), commitment: room?.commitment ?? '', brought });
      } catch (error) {
        // It was refused, by a line that is there: this share is in no match.
        if (room && get().line === 'connected') witness.withdraw(room);
        throw error;
      }
    },
    start: () => done({ type: 'start', room: here() }),
    standIn: (seat) => done({ type: 'standIn', room: here(), seat }),
    rematch: () => done({ type: 'rematch', room: here() }),
    say: (text) => done({ type: 'chat', room: here(), text }),
    markChatRead: () => set({ unread: 0 }),
    async block(guest, called, on) {
      await done({ type: 'block', guest, name: called, on });
      const others = get().blocked.filter((one) => one.guest !== guest);
      set({ blocked: on ? [...others, { guest, name: called }] : others });
    },
    report: (guest, text) => done({ type: 'report', room: here(), guest, text }),
    async carry() {
      const answer = await ask({ type: 'carry' });
      if (answer.type !== 'carried') throw strange(answer);
      return { token: answer.token, until: answer.until };
    },
    putCallAside: (match) => set({ called: othersThan(match) }),
    subscribe: (subscription) => done({ type: 'subscribe', subscription }),
    unsubscribe: (endpoint) => done({ type: 'unsubscribe', endpoint }),
    async mute(guest, on) {
      await done({ type: 'mute', room: here(), guest, on });
      const others = get().muted.filter((one) => one !== guest);
      set({ muted: on ? [...others, guest] : others });
    },
    async mine() {
      const answer = await ask({ type: 'mine' });
      if (answer.type !== 'mine') throw strange(answer);
      return answer.matches;
    },
    async record(match) {
      const answer = await ask({ type: 'record', match });
      if (answer.type !== 'opened') throw strange(answer);
      return { record: answer.record, deal: answer.deal };
    },
    withdraw,
    caughtUp() {
      const { far } = get();
      set({ far: far && { ...far, missed: null } });
    },
    dismiss: () => set({ sorry: null }),
  };
}
