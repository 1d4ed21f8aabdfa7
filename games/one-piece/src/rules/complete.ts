/** Fills in what follows from the rest of a position that somebody wrote down. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import { donDeckOf } from '../data/deck-limits.ts';
import { freeSlot } from './areas.ts';
import { ownerOf, rulesOf } from './card.ts';
import { per } from './field.ts';
import { listen, noListeners } from './listeners.ts';
import type { X } from './table.ts';
import { EVERYTHING } from './values/bits.ts';
import { fieldCards } from './values/values.ts';

/** A Leader and a deck that were not named are those of the seat's own deck. A card given a `since` has just come. */
export function complete(x: X): void {
  const { t } = x;
  for (const seat of x.seats) {
    if (t.leader[seat].length === 0) lay(x, must(spare(x, seat), 0), 'leader');
    if (t.deck[seat].length === 0) layDeck(x, seat);
    if (t.phase !== 'SETUP') t.turnsTaken[seat] = Math.max(2, t.turnsTaken[seat]);
    for (const card of t.life[seat]) if (t.faceUp[card]) x.show(card);
  }
  t.modifiers = [];
  t.playerRules = [];
  t.pending = [];
  t.delayed = [];
  noListeners(x);
  t.listeners = [];
  t.reads = 0;
  t.handTexts = 0;
  t.feeds = 0;
  t.late = 0;
  const cards = fieldCards(t);
  // A card that is named lies with its namesakes: what only the field or Life has is taken from the others.
  for (let card = 1 as CopyId; card < t.since.length; card++) {
    if (!cards.includes(card)) for (const column of [t.rested, t.given, t.since, t.used]) column[card] = 0;
    t.slot[card] = 0;
    if (!t.life.some((life) => life.includes(card))) t.faceUp[card] = 0;
  }
  const fresh = cards.filter((card) => per(t.since, card) > 0);
  for (const card of cards) if (!fresh.includes(card)) t.since[card] = ++t.stamp;
  t.turnStamp = t.stamp;
  for (const card of fresh) t.since[card] = ++t.stamp;
  for (const seat of x.seats) for (const card of t.characters[seat]) t.slot[card] = freeSlot(t, seat);
  for (const card of cards) listen(x, card, x.face(card));
  for (const seat of x.seats) countDon(x, seat);
  t.staleCards = [];
  t.stale = EVERYTHING;
}

/** The cards of this seat that lie nowhere, its Leader first. */
const spare = (x: X, seat: Seat): CopyId[] =>
  x.match.where.flatMap((zone, copy) =>
    copy > 0 && zone === 0 && ownerOf(x, copy as CopyId) === seat ? [copy as CopyId] : [],
  );

/** A Leader whose place another one took stays in the box. */
function layDeck(x: X, seat: Seat): void {
  for (const card of spare(x, seat)) if (x.face(card).category !== 'LEADER') lay(x, card, 'deck');
}

function lay(x: X, card: CopyId, zone: 'leader' | 'deck'): void {
  const seat = ownerOf(x, card);
  if (zone === 'deck') x.tuck(card, zone, seat);
  else x.move(card, zone, seat);
}

/** What is not in play is in the DON!! deck. */
function countDon(x: X, seat: Seat): void {
  const { t } = x;
  let out = t.donActive[seat] + t.donRested[seat];
  for (const row of [t.leader, t.characters]) for (const card of row[seat]) out += per(t.given, card);
  t.donDeck[seat] = Math.max(0, donDeckOf(x.face(must(t.leader[seat], 0)).data, rulesOf(x)) - out);
}
