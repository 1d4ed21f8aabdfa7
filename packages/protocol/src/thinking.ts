/**
 * What the host of a match and its thinker say to each other; the thinker is a thread of its own, so that thinking
 * delays nothing else. It is handed the view of one seat and nothing of the match (K10).
 */
import * as v from 'valibot';
import type { MessageOf } from './messages.ts';
import { candidate, count, flag, form, list, move, seat, text, view } from './parts.ts';

const words = list(v.number('a number'));

export const TO_THINKER = {
  /** Somebody will think about this game: fetches it now, so that the first thought does not wait for it. */
  fetch: form({ game: text, cards: text }),
  think: form({
    request: count,
    game: text,
    /** The imported cards, by their name; '' for those the game comes with. */
    cards: text,
    /** Their fingerprint: with other cards the view would mean something else. */
    cardSet: text,
    /** Who thinks, by the name of the bot. */
    bot: text,
    seat,
    view,
    /** The words of its generator. */
    rng: words,
    /** Thinking ends soon after this; a cap, not a budget. */
    milliseconds: count,
  }),
};

export const FROM_THINKER = {
  /** It is about to think, and nothing is left to be fetched for it. */
  begun: form({ request: count }),
  thought: form({
    request: count,
    /** Null: not yet, when another seat has answered. */
    move: v.nullable(move),
    candidates: list(candidate),
    iterations: count,
    /** Time was up before it had thought to its end. */
    capped: flag,
    /** The words of its generator after that. */
    rng: words,
  }),
  /** It cannot think about this. */
  stumbled: form({ request: count, why: text }),
};

export type ToThinker<T extends keyof typeof TO_THINKER = keyof typeof TO_THINKER> = MessageOf<typeof TO_THINKER, T>;
export type FromThinker<T extends keyof typeof FROM_THINKER = keyof typeof FROM_THINKER> = MessageOf<
  typeof FROM_THINKER,
  T
>;
