/** The queue (OP-74): first in, first out by generation; in each the turn player's effects first, in a chosen order. */
import { talk } from '@dealers-choice/effects';
import { type CopyId, must, type Program } from '@dealers-choice/kernel';
import { runCode } from '../effects/run.ts';
import { effectNameOf, kitOf, rulesOf } from './card.ts';
import { stillMeant } from './delayed.ts';
import { isSilenced, isUsed, newUnit, tagsHold } from './emit.ts';
import { endGame } from './ending.ts';
import { countChain } from './loops.ts';
import type { OnePiece, Pending, X } from './table.ts';

/** Resolves everything that waits, then returns. */
export function runQueue(x: X): boolean {
  if (x.t.pending.length === 0) return false;
  x.run(queuePlay);
  return true;
}

export const queuePlay: Program<OnePiece> = talk<OnePiece, Record<never, never>>({
  registers: {},
  start: () => ({}),
  next(x) {
    const { pending } = x.t;
    while (pending.length > 0 && x.match.over === null) {
      if (pending.length > rulesOf(x).queueLimit) return endGame(x, 'QUEUE', []);
      dropGone(x);
      if (pending.length === 0) return;
      const ready = readyNow(x);
      const first = must(ready, 0);
      if (ready.length > 1 && !alike(x, ready)) {
        return x.ask('cards', must(pending, first).seat, 'next-effect', { from: ready, noun: 'effect' });
      }
      if (resolve(x, first)) return;
    }
  },
  hear(x, _r, _seat, { picks }) {
    resolve(x, must(picks, 0));
  },
});

/** A card that went is another object now: nobody is asked when its effects should come (OP-76). */
function dropGone(x: X): void {
  const { pending, since } = x.t;
  for (let i = pending.length - 1; i >= 0; i--) {
    const entry = must(pending, i);
    if (entry.noted || since[entry.card] === entry.since) continue;
    takeOut(x, i);
    tellDropped(x, entry);
  }
}

function tellDropped(x: X, { seat, card, code }: Pending): void {
  x.tell?.({ type: 'effectDropped', seat, card, effect: effectNameOf(kitOf(x), code) });
}

function takeOut(x: X, place: number): Pending {
  const [entry] = x.t.pending.splice(place, 1);
  if (entry === undefined) return x.bug(`no effect waits at place ${place}`);
  const { seat, card, code } = entry;
  x.tell?.({ type: 'effectUnqueued', seat, card, effect: effectNameOf(kitOf(x), code), place });
  return entry;
}

/** Places in the queue of those among which the next one is chosen. */
function readyNow({ t }: X): number[] {
  let unit = Number.POSITIVE_INFINITY;
  for (const entry of t.pending) if (entry.unit < unit) unit = entry.unit;
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < t.pending.length; i++) {
    const entry = must(t.pending, i);
    if (entry.unit === unit) (entry.seat === t.turnPlayer ? mine : theirs).push(i);
  }
  return mine.length > 0 ? mine : theirs;
}

/** Only one order makes sense: they are one effect, of one card or of copies of it, and say nothing of its cause. */
function alike(x: X, places: readonly number[]): boolean {
  const first = must(x.t.pending, must(places, 0));
  const anyCause = kitOf(x).codes[first.code]?.ability?.ofEvent === false;
  return places.every((place) => {
    const { code, event } = must(x.t.pending, place);
    return code === first.code && (anyCause || event === first.event);
  });
}

/** Once per turn, of a card that is gone: what else of it waits was the same use. */
export function dropOthers(x: X, source: CopyId, since: number, used: number): void {
  const { pending } = x.t;
  for (let i = pending.length - 1; i >= 0; i--) {
    const entry = must(pending, i);
    if (entry.noted && entry.card === source && entry.since === since && entry.code === used) {
      tellDropped(x, takeOut(x, i));
    }
  }
}

/** Starts a waiting effect; false when it is dropped (OP-76). */
function resolve(x: X, place: number): boolean {
  const entry = takeOut(x, place);
  const { seat, card, code, event, n, since, noted } = entry;
  if (!isAlive(x, entry)) {
    tellDropped(x, entry);
    return false;
  }
  countChain(x);
  if (x.match.over) return true;
  newUnit(x);
  if (kitOf(x).codes[code]?.ability) runCode(x, code, seat, card, { event, n, since, noted });
  else {
    const { source, it } = stillMeant(x, entry);
    runCode(x, code, seat, source, { event: source, it, noted });
  }
  return true;
}

/** The same object is still there, not negated, and its tags hold. */
export function isAlive(x: X, { seat, card, since, code, noted }: Pending): boolean {
  if (noted) return true;
  const ability = kitOf(x).codes[code]?.ability;
  if (!ability || x.t.since[card] !== since) return false;
  return !isSilenced(x, ability, seat) && tagsHold(x, ability, card, seat) && !isUsed(x, ability, card);
}
