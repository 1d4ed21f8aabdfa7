/** Cards going from one area to another: the few ways in which anything on the table moves. */
import { type CopyId, EVERYONE, must, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { ownerOf } from './card.ts';
import { deckIsOut } from './ending.ts';
import type { How } from './happening.ts';
import { listen, unlisten } from './listeners.ts';
import { AREA_NAMES, type CardArea, type Table, type Why, type X } from './table.ts';
import { EVERYTHING, STALE } from './values/bits.ts';
import { changed, changedCard, isOnField } from './values/values.ts';

export type Zone = 'deck' | 'hand' | 'trash' | 'life' | 'leader' | 'characters' | 'stage' | 'limbo';
/** What texts may look at when a card comes there or leaves. */
function staleBy(zone: Zone | ''): number {
  switch (zone) {
    case 'hand':
      return STALE.hand;
    case 'deck':
      return STALE.deck;
    case 'trash':
      return STALE.trash;
    case 'life':
      return STALE.life;
    case 'limbo':
    case '':
      return 0;
    default:
      return STALE.field;
  }
}

const ALL = 1 << SPECTATOR;

export const zoneNameOf = (x: X, card: CopyId): Zone | '' =>
  (x.game.zones[x.match.where[card] ?? 0]?.name ?? '') as Zone | '';
export const areaOf = (x: X, card: CopyId): CardArea => AREA_NAMES[zoneNameOf(x, card) as Zone];
export const topOf = (pile: readonly CopyId[]): CopyId => must(pile, pile.length - 1);

/** How many cards lie above it in its deck or Life; elsewhere places are open, or nobody's business. */
export function depthOf(x: X, card: CopyId): number {
  const zone = x.game.zones[x.match.where[card] ?? 0];
  if (zone?.name !== 'deck' && zone?.name !== 'life') return -1;
  const pile = zone.list(x.t);
  return pile.length - 1 - pile.indexOf(card);
}

/** Moves a card to an area of its owner: on top, or at the bottom. From the field it becomes another object (OP-3). */
export function moveCard(x: X, card: CopyId, to: Zone, why: Why, bottom = false, faceUp = false, rested = false): void {
  const { t } = x;
  const depth = x.tell ? depthOf(x, card) : -1;
  const seat = ownerOf(x, card);
  const from = zoneNameOf(x, card);
  if (isOnField(t, card)) offField(x, card, seat);
  if (from === 'life') t.faceUp[card] = 0;
  if (bottom) x.tuck(card, to, seat);
  else x.move(card, to, seat);
  if (to === 'life' && faceUp) {
    t.faceUp[card] = 1;
    x.show(card);
  }
  if (((x.match.known[card] ?? 0) & ALL) === 0) t.unseen++;
  t.stale |= staleBy(to) | staleBy(from);
  x.tell?.({
    type: 'cardMoved',
    seat,
    card,
    print: t.print[card] ?? 0,
    from: AREA_NAMES[from || 'deck'],
    depth,
    to: AREA_NAMES[to],
    why,
    bottom,
    faceUp,
    rested,
  });
  if (from === 'deck' && to !== 'deck' && t.deck[seat].length === 0) deckIsOut(x, seat);
}

/** Given DON!! come back rested (OP-10); what was on the card is gone with it. */
function offField(x: X, card: CopyId, seat: Seat): void {
  const { t } = x;
  const given = t.given[card] ?? 0;
  if (given > 0) {
    t.given[card] = 0;
    t.donRested[seat] += given;
    x.tell?.({ type: 'donTaken', seat, card, n: given, given: 0 });
    changed(x, STALE.don);
  }
  if (unlisten(x, card, x.face(card))) changed(x, EVERYTHING);
  t.rested[card] = 0;
  t.slot[card] = 0;
  t.since[card] = 0;
  t.used[card] = 0;
  t.power[card] = 0;
  t.basePower[card] = 0;
  t.cost[card] = 0;
  t.keywords[card] = 0;
  t.bans[card] = 0;
  let kept = 0;
  for (const modifier of t.modifiers) if (modifier.on !== card) t.modifiers[kept++] = modifier;
  while (t.modifiers.length > kept) t.modifiers.pop();
}

/** Puts a card on the field: a new object there. */
export function ontoField(x: X, card: CopyId, to: 'leader' | 'characters' | 'stage', rested: boolean, why: Why): void {
  const { t } = x;
  moveCard(x, card, to, why, false, false, rested);
  t.since[card] = ++t.stamp;
  t.rested[card] = rested ? 1 : 0;
  if (to === 'characters') t.slot[card] = freeSlot(t, ownerOf(x, card));
  const face = x.face(card);
  // As printed until texts are looked at: what they change is told as a change.
  t.power[card] = face.power;
  t.basePower[card] = face.power;
  t.cost[card] = face.cost;
  t.keywords[card] = face.keywords;
  if (listen(x, card, face)) changed(x, EVERYTHING);
  changedCard(x, card, STALE.field);
}

/** The first place where no Character of this player stands. */
export function freeSlot(t: Table, seat: Seat): number {
  for (let slot = 1; ; slot++) if (!t.characters[seat].some((card) => t.slot[card] === slot)) return slot;
}

export function setRested(x: X, card: CopyId, rested: boolean, how: How): void {
  const { t } = x;
  if (((t.rested[card] ?? 0) !== 0) === rested) return;
  t.rested[card] = rested ? 1 : 0;
  changed(x, STALE.rest);
  x.tell?.({ type: 'cardStateChanged', seat: ownerOf(x, card), card, rested, how });
}

export function shuffleDeck(x: X, seat: Seat): void {
  x.shuffle('deck', seat);
  x.tell?.({ type: 'shuffled', seat, area: 'DECK' });
}

/** Draws this many; an empty deck ends the match before the next one. */
export function drawCards(x: X, seat: Seat, n: number, why: Why): number {
  let drawn = 0;
  while (drawn < n && x.match.over === null && x.t.deck[seat].length > 0) {
    moveCard(x, topOf(x.t.deck[seat]), 'hand', why);
    drawn++;
  }
  return drawn;
}

/** Several cards went to a secret place in an order of their owner's choice (OP-104): who saw them forgets it. */
export function forgetOrder(x: X, cards: readonly CopyId[], owner: Seat): void {
  if (cards.length < 2) return;
  const hidden = cards.filter((card) => depthOf(x, card) >= 0 && x.t.faceUp[card] === 0);
  for (const card of hidden) x.match.known[card] = (x.match.known[card] ?? 0) & (1 << owner);
  const [first] = hidden;
  if (first === undefined) return;
  x.tell?.({ type: 'orderHidden', seat: owner, ...whereTheyLie(x, first, hidden) });
}

/** Everybody sees a card that is about to be used, where it lies. */
export function showToAll(x: X, card: CopyId): void {
  if (((x.match.known[card] ?? 0) & EVERYONE) === EVERYONE) return;
  x.show(card);
  x.tell?.({ type: 'cardShown', ...seenAt(x, card) });
}
/** Shows a card to everybody, because a text says so or because it had to fit (OP-89). */
export function reveal(x: X, card: CopyId): void {
  x.show(card);
  x.tell?.({ type: 'cardRevealed', ...seenAt(x, card) });
}
/** What a table needs to turn it over. */
export const seenAt = (x: X, card: CopyId) => ({
  seat: ownerOf(x, card),
  card,
  print: x.t.print[card] ?? 0,
  area: areaOf(x, card),
  depth: depthOf(x, card),
});

/** Shows cards of one area to one seat alone, where they lie (OP-89). */
export function lookAt(x: X, seat: Seat, cards: readonly CopyId[]): void {
  const [first] = cards;
  if (first === undefined) return;
  for (const card of cards) x.show(card, seat);
  x.tell?.({
    type: 'cardLooked',
    seat,
    ...whereTheyLie(x, first, cards),
    cards: cards.slice(),
    prints: cards.map((card) => x.t.print[card] ?? 0),
    n: cards.length,
  });
}

const whereTheyLie = (x: X, first: CopyId, cards: readonly CopyId[]) => ({
  of: ownerOf(x, first),
  area: areaOf(x, first),
  depths: cards.map((card) => depthOf(x, card)),
});
