/** What is kept about guests besides their seats: whom they block, what they report, where they are told of a turn. */
import type { Subscription } from '@dealers-choice/protocol';
import * as v from 'valibot';
import type { Person } from '../guests/person.ts';
import { readOrNull } from './forms.ts';

/** One line of a chat. */
export type TalkLine = v.InferOutput<typeof talkForm>[number];
const talkForm = v.array(
  v.strictObject({ guest: v.string(), name: v.string(), text: v.string(), at: v.pipe(v.number(), v.safeInteger()) }),
);

export interface Report {
  id: string;
  at: number;
  room: string;
  /** Who reports. */
  by: string;
  /** About whom. */
  guest: string;
  name: string;
  text: string;
  /** What was said at the table before. */
  talk: TalkLine[];
}

export interface KeptByOthers {
  /** What they said themselves, as it stands in reports of others. */
  said: Pick<TalkLine, 'text' | 'at'>[];
  /** How many reports are about them, and how many people do not want to hear them. */
  reports: number;
  blocks: number;
}

export interface GuestStore {
  /** Under the names that they had then, the last one last. */
  blocked(guest: string): Promise<Person[]>;
  block(guest: string, whom: Person, at: number): Promise<void>;
  unblock(guest: string, blocked: string): Promise<void>;

  /** Keeps it, and forgets the oldest when there are more than `most`. */
  report(report: Report, most: number): Promise<void>;
  /** The newest first. */
  reports(most: number): Promise<Report[]>;
  reportsBy(guest: string): Promise<Report[]>;
  /** What others caused to be kept about this guest. */
  keptByOthers(guest: string): Promise<KeptByOthers>;

  /** The last one last. */
  subscriptions(guest: string): Promise<Subscription[]>;
  /** A browser belongs to the guest who subscribed last; of one guest the last `most` are kept. */
  subscribe(guest: string, subscription: Subscription, how: { at: number; most: number }): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;

  /** Nothing says any more that this guest was here: where others need a name, it is ''. Gives where they sat. */
  forget(guest: string): Promise<{ match: string; seat: number; over: boolean }[]>;
}

/** The lines in this text, or null: it cannot be read. */
export const readTalk = (text: string): TalkLine[] | null => readOrNull(talkForm, text);
