/** A turn (DB-8): pick, play, discard. */
import { sequence } from '@dealers-choice/effects';
import {
  type Act,
  type Action,
  below,
  type CopyId,
  type Look,
  type Move,
  no,
  type Refusal,
  type Seat,
} from '@dealers-choice/kernel';
import { isStatic, isWild, RANK, SUIT } from '../cards/pack.ts';
import { endDeal, exhausted, nextDeal, nextStarter } from './deal.ts';
import { adding, creating, melding, swapping } from './listing.ts';
import { isLocked, lockOf } from './lock.ts';
import { isFree, keyAt, whyNotPicked } from './n-pick.ts';
import { shapesOf } from './shapes.ts';
import { type Dhappa, teamOf, type X } from './table.ts';

type Seen = Look<Dhappa>;

/** Final: it cannot be taken back, and everybody sees that it was done (DB-10). */
const pickDraw: Action<Dhappa> = {
  id: 'PICK_DRAW',
  commits: true,
  refuse: (x) => (x.t.deck.length === 0 ? no('DRAW_PILE_EMPTY', {}, 'DB-56') : null),
  do(x) {
    const { t, you } = x;
    const card = t.deck[t.deck.length - 1] ?? x.bug('the draw pile is empty');
    x.move(card, 'hand', you);
    t.drawn[you] = card;
    t.firstPick = false;
    t.phase = 'PLAY';
    x.tell?.({ type: 'DREW', seat: you, card, left: t.deck.length });
    if (t.deck.length === 0) {
      t.lastTurn = true;
      x.tell?.({ type: 'LAST_TURN', seat: you });
    }
    beginDraft(x);
  },
};

const pickDiscard: Action<Dhappa> = {
  id: 'PICK_DISCARD',
  ways: (x) => x.t.pile.map((_, i): Act => ({ do: 'PICK_DISCARD', at: i + 1 })),
  randomWay: (x, rng) => {
    const { length } = x.t.pile;
    const depth = length === 0 ? 0 : below(rng, length) + 1;
    return whyNotPicked(x, depth) ? null : { do: 'PICK_DISCARD', at: depth };
  },
  refuse(x, { card, at, layout }) {
    if (card !== undefined || at === undefined || layout !== undefined) return no('UNKNOWN_ACTION', {}, 'DB-16');
    return whyNotPicked(x, at);
  },
  do(x) {
    const { t, you, at: depth } = x;
    const key = keyAt(x, depth) ?? x.bug(`the pile has no card at depth ${depth}`);
    const cards = t.pile.slice(-depth);
    t.depth = depth;
    t.key = key;
    t.mustPlay = !isFree(x, key);
    t.firstPick = false;
    t.phase = 'PLAY';
    for (const card of cards) x.move(card, 'hand', you);
    x.tell?.({ type: 'PICKED', seat: you, depth, card: key, cards, mustPlay: t.mustPlay });
  },
};

/** While the key must be played, the turn cannot end (DB-47). */
const whyNotDone = (x: Seen): Refusal | null =>
  x.t.mustPlay ? no('MUST_PLAY_PICKED_CARD', { card: x.t.key }, 'DB-47') : null;

const endPlay: Action<Dhappa> = {
  id: 'END_PLAY',
  refuse: whyNotDone,
  do(x) {
    x.t.phase = 'DISCARD';
    x.tell?.({ type: 'PLAY_ENDED', seat: x.you });
  },
};

/** Commits the turn (DB-13). A 2 is a Dhappa: it burns the whole pile (DB-50). */
const discard: Action<Dhappa> = {
  id: 'DISCARD_CARD',
  commits: true,
  ways: (x) => x.t.hand[x.you].map((card): Act => ({ do: 'DISCARD_CARD', card })),
  randomWay(x, rng) {
    const hand = x.t.hand[x.you];
    const card = hand[below(rng, hand.length)] as CopyId;
    return x.t.mustPlay || (hand.length === 1 && whyNotDiscarded(x, card)) ? null : { do: 'DISCARD_CARD', card };
  },
  refuse(x, { card, at, layout }) {
    if (card === undefined || at !== undefined || layout !== undefined) return no('UNKNOWN_ACTION', {}, 'DB-16');
    return whyNotDone(x) ?? whyNotDiscarded(x, card);
  },
  do(x) {
    const { t, you, card } = x;
    const plays = x.match.answers - (t.phase === 'DISCARD' ? 2 : 1); // a pick and `END_PLAY` are none
    x.move(card, 'pile');
    t.phase = 'PICK';
    const left = t.hand[you].length;
    x.tell?.({ type: 'DISCARDED', seat: you, card, left });
    if (isStatic(card)) burn(x);
    if (left === 1) x.tell?.({ type: 'ONE_CARD_LEFT', seat: you });
    if (plays > 0) tellLock(x);
  },
};

function whyNotDiscarded(x: Seen, card: CopyId): Refusal | null {
  const hand = x.t.hand[x.you];
  if (!hand.includes(card)) return no('CARD_NOT_IN_HAND', { card }, 'DB-13');
  if (hand.length > 1) return null;
  return isLocked(shapesOf(x.t, x.you & 1), x.options.lockMinLength) ? null : no('NO_LOCK_CANNOT_GO_OUT', {}, 'DB-55');
}

function burn(x: X): void {
  const { pile } = x.t;
  const burnt = pile.length;
  for (let card = pile[0]; card !== undefined; card = pile[0]) x.move(card, 'removed');
  x.tell?.({ type: 'DHAPPA', seat: x.you, burnt });
}

/** Until the discard others see the table as it is now (DB-15). */
function beginDraft(x: X): void {
  x.draft(x.t.turnSeat, x.options.draftVisibility === 'live');
}

function beginTurn(x: X): void {
  const { t } = x;
  t.phase = 'PICK';
  t.depth = 0;
  t.key = 0;
  t.mustPlay = false;
  x.tell?.({ type: 'TURN_STARTED', seat: t.turnSeat });
  beginDraft(x);
}

/** For an absent player (DB-59): the card just drawn unless it is wild, else the lowest natural. */
function absentDiscard(x: X): Move | 'bot' {
  const { t } = x;
  if (t.mustPlay) return 'bot'; // only a play, or taking the pick back, helps
  const hand = t.hand[t.turnSeat];
  const drawn = t.drawn[t.turnSeat] as CopyId;
  const held = drawn !== 0 && hand.includes(drawn);
  if (held && !isWild(drawn)) return { do: 'DISCARD_CARD', card: drawn };
  let lowest: CopyId | null = null;
  for (const card of hand) if (!isWild(card) && (lowest === null || byRank(card, lowest) < 0)) lowest = card;
  return { do: 'DISCARD_CARD', card: lowest ?? (held ? drawn : (hand[0] ?? x.bug('there is no card to discard'))) };
}

const byRank = (a: CopyId, b: CopyId): number =>
  (RANK[a] ?? 0) - (RANK[b] ?? 0) || (SUIT[a] ?? 0) - (SUIT[b] ?? 0) || a - b;

function endTurn(x: X): void {
  const { t } = x;
  const seat = t.turnSeat;
  t.drawn[seat] = 0;
  if (t.hand[seat].length === 0) {
    t.lockRuns = lockOf(shapesOf(t, seat & 1), x.options.lockMinLength) ?? x.bug('went out without the lock');
    x.tell?.({ type: 'WENT_OUT', seat, team: teamOf(seat), lock: t.lockRuns.slice() });
    endDeal(x, teamOf(seat));
  } else if (t.lastTurn && exhausted(x)) {
    x.tell?.({ type: 'DRAW_PILE_EXHAUSTED' });
    endDeal(x, null);
  } else t.turnSeat = x.after(seat);
  if (!x.match.over) x.nextTurn();
}

/** Everybody is told when a team gains or loses the lock (DB-53). */
function tellLock(x: X): void {
  const { t } = x;
  const team = teamOf(t.turnSeat);
  const runs = shapesOf(t, t.turnSeat & 1);
  const locked = isLocked(runs, x.options.lockMinLength);
  const field = team === 'A' ? 'lockA' : 'lockB';
  if (t[field] === locked) return;
  t[field] = locked;
  if (!locked) x.tell?.({ type: 'LOCK_LOST', team });
  else x.tell?.({ type: 'LOCK_MADE', team, lock: lockOf(runs, x.options.lockMinLength) ?? [] });
}

/** Between two deals of a points match. */
const dealAgain: Action<Dhappa> = { id: 'DEAL', do: nextDeal };

export const between = [dealAgain];
export const picks = [pickDraw, pickDiscard];
export const plays = [creating, adding, swapping, melding, endPlay, discard];
const turnSeat = (x: X): Seat => x.t.turnSeat;

export const turns = sequence<Dhappa>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn
        .do(beginTurn)
        .menu({ by: turnSeat, prompt: 'PICK', actions: picks, ifAbsent: { do: 'PICK_DRAW' } })
        .while(
          (x) => x.t.phase === 'PLAY',
          (step) => step.menu({ by: turnSeat, prompt: 'PLAY', actions: plays, ifAbsent: absentDiscard }),
        )
        .when(
          (x) => x.t.phase === 'DISCARD',
          (last) => last.menu({ by: turnSeat, prompt: 'DISCARD', actions: [discard], ifAbsent: absentDiscard }),
        )
        .do(endTurn)
        .when(
          (x) => x.t.phase === 'SCORED',
          (scored) => scored.menu({ by: nextStarter, prompt: 'SCORED', actions: between, ifAbsent: { do: 'DEAL' } }),
        ),
  ),
);
