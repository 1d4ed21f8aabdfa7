/**
 * A match as one viewer knows it, and how it changes. Each viewer's news are counted by themselves: the number of a
 * seat's news says nothing about what others do in secret.
 */
import type { Refusal, Seat } from '@dealers-choice/kernel';
import * as v from 'valibot';
import { count, flag, form, list, opaque, seat, text, view } from '../parts.ts';
import type { Delta } from './delta.ts';

export type Sight = v.InferOutput<typeof sight>;
export const sight = form({
  view,
  /** The number of the question that this seat owes an answer to; null: it owes none. */
  question: v.nullable(count),
  /** Whether this seat may take its last move back. */
  undo: flag,
  /** People whose seats bots play until they are back. */
  away: list(seat),
});

/** What one step of the match changed. `seq`: its number among this viewer's news, from 1. */
export type News = v.InferOutput<typeof news>;
const parts = {
  seq: count,
  events: list(opaque<{ type: string; seat?: Seat }>('an event')),
  /** Of the `Sight`; null: it looks the same. */
  delta: v.nullable(v.custom<Delta>(Array.isArray, 'a delta')),
};
export const news = form(parts);
export const newsParts = parts;

/** What was said in one piece of news. */
export type Heard = v.InferOutput<typeof heard>;
export const heard = form({ seq: count, events: parts.events });

export const refusal = form({ code: text, params: opaque<Refusal['params']>('an object'), rule: text });
