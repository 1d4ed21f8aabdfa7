/** Who hears what of an event (K7). Copies are masked unless a game says, field by field, that they lie open. */
import { deepCopy } from './fork.ts';
import type { Game } from './game.ts';
import { type CopyId, FACE_DOWN, type MatchOf, must, type Spec, seatBit, type Viewer } from './types.ts';

/** The event of one type, also where several types share a shape. */
type OfType<E, T> = E extends { type: infer U } ? (T extends U ? E : never) : never;
/** A value of any shape may hold one. */
type HoldsCopy<V> = unknown extends V
  ? true
  : V extends CopyId
    ? true
    : V extends readonly (infer Item)[]
      ? HoldsCopy<Item>
      : V extends object
        ? [keyof V] extends [never]
          ? true
          : HoldsCopy<keyof V | V[keyof V]>
        : false;
interface Masked {
  card: CopyId;
  cards: readonly CopyId[];
}
/** Names of the fields that hold copies and are not masked, of each event where several share a type. */
type Unmasked<E> = E extends unknown
  ? {
      [K in keyof E]-?: true extends HoldsCopy<E[K]>
        ? K extends keyof Masked
          ? E[K] extends Masked[K]
            ? never
            : K
          : K
        : never;
    }[keyof E]
  : never;
/** All of these words, in any order. */
type AllOf<W, One = W> = [W] extends [never] ? [] : One extends W ? [One, ...AllOf<Exclude<W, One>>] : never;

/**
 * Of an event, `card` and `cards` are masked by what each viewer knows, and with them `print` and `prints`, what is
 * printed on them where matches choose their cards. A copy in any other field must be declared `open`: it lies where
 * all see it. `private` fields are null for everybody but the event's `seat`. `reveals`: nothing is masked; the event
 * shows a card that hides again.
 */
export type EventPolicy<E> =
  | 'reveals'
  | ({ private?: readonly Exclude<keyof E, Unmasked<E> | 'type' | 'seat'>[] } & ([Unmasked<E>] extends [never]
      ? { open?: never }
      : { open: AllOf<Unmasked<E>> }));

/** Demands a line for each type with copies in fields that are not masked; any other type may have one. */
type Policies<E extends { type: string }> = {
  [T in E['type'] as [Unmasked<OfType<E, T>>] extends [never] ? never : T]: EventPolicy<OfType<E, T>>;
} & { [T in E['type']]?: EventPolicy<OfType<E, T>> };

/** The part of a game's definition that says how its events are heard; without it all are masked and heard by all. */
export type Hearing<E extends { type: string }> =
  Record<never, never> extends Policies<E> ? { events?: Policies<E> } : { events: Policies<E> };

type Untyped = Record<string, unknown>;
type Policy = 'reveals' | { private?: readonly string[] };

/** One event as a viewer may hear it. Call it when the event happens: what a viewer knows changes. */
export function hearEvent<G extends Spec>(game: Game<G>, match: MatchOf<G>, event: G['event'], viewer: Viewer) {
  const { events = {} } = game.def as { events?: Record<string, Policy> };
  const policy = events[event.type] ?? {};
  const heard = deepCopy(event) as Untyped;
  if (policy === 'reveals') return heard as G['event'];
  const bit = seatBit(viewer);
  const mask = (copy: CopyId): CopyId =>
    copy !== FACE_DOWN && (must(match.known, copy) & bit) !== 0 ? copy : FACE_DOWN;
  if (typeof heard.card === 'number') heard.card = mask(heard.card as CopyId);
  if (Array.isArray(heard.cards)) heard.cards = heard.cards.map(mask);
  if (typeof heard.print === 'number') heard.print = printOn(heard.card, heard.print);
  if (Array.isArray(heard.prints)) heard.prints = hidePrints(heard.prints, heard.cards);
  if (policy.private && heard.seat !== viewer) for (const name of policy.private) heard[name] = null;
  return heard as G['event'];
}

/** What is printed on a card that the viewer sees; 0 where it is masked, or not in the event at all. */
const printOn = (card: unknown, print: unknown): unknown =>
  typeof card === 'number' && card !== FACE_DOWN ? print : 0;
/** Each print stands for the card at the same place of `cards`. */
const hidePrints = (prints: readonly unknown[], cards: unknown): unknown[] =>
  prints.map((print, i) => printOn(Array.isArray(cards) ? cards[i] : undefined, print));
