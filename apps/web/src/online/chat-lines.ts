/** The chat of a table as this page keeps it: what was said, with what was noted here, and how much is not read yet. */
import type { RoomToClient } from '@dealers-choice/protocol';
import type { ChatLine, OnlineState, TableNote } from './contract.ts';

type Chat = Pick<OnlineState, 'chat' | 'unread'>;
type Before = Chat & Pick<OnlineState, 'me'>;
type Talk = RoomToClient<'entered'>['talk'];

/** What each gives is the chat afterwards. */
export interface ChatLines {
  noted(before: Before, note: { note: TableNote; name: string }, at: number): Chat;
  said(before: Before, said: Talk[number]): Chat;
  /** What was said before one came; or while the line was gone, if this page is back. */
  entered(before: Before, talk: Talk, isBack: boolean): Chat;
}

export const NO_CHAT: Chat = { chat: [], unread: 0 };

/** The page keeps no more than this. */
const MOST_LINES = 200;

type Uncounted = ChatLine extends infer One ? (One extends unknown ? Omit<One, 'n'> : never) : never;

export function chatLines(): ChatLines {
  let lines = 0;
  const added = (chat: Chat['chat'], one: Uncounted): Chat['chat'] =>
    [...chat, { ...one, n: ++lines }].slice(-MOST_LINES);
  return {
    noted: ({ chat, unread }, note, at) => ({ chat: added(chat, { kind: 'note', at, ...note }), unread }),
    said: ({ chat, unread, me }, { guest, name, text, at }) => ({
      chat: added(chat, { kind: 'said', guest, name, text, at }),
      unread: unread + (guest === me?.guest ? 0 : 1),
    }),
    entered({ chat, unread, me }, talk, isBack) {
      const last = Math.max(0, ...chat.map((one) => (one.kind === 'said' ? one.at : 0)));
      const notes = chat.filter(({ kind }) => kind === 'note');
      const heard = talk.map((one): ChatLine => ({ kind: 'said', ...one, n: ++lines }));
      const missed = talk.filter(({ guest, at }) => isBack && at > last && guest !== me?.guest).length;
      return { chat: [...notes, ...heard].sort((a, b) => a.at - b.at), unread: unread + missed };
    },
  };
}
