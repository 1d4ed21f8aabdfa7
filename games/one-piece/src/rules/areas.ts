/** Cards going from one area to another: the few ways in which anything on the table moves. */
import { at, type CopyId, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { EVERYTHING, STALE } from './bits.ts';
import { ownerOf } from './card.ts';
import type { How } from './emit.ts';
import { deckIsOut } from './ending.ts';
import { per } from './field.ts';
import { listen, unlisten } from './listeners.ts';
import { AREA_NAMES, type AreaName, type Why, type X } from './table.ts';
import { changed, changedCard, isOnField } from './values.ts';

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
  (x.game.zones[at(x.match.where, card)]?.name ?? '') as Zone | '';
export const areaOf = (x: X, card: CopyId): AreaName => AREA_NAMES[zoneNameOf(x, card) as keyof typeof AREA_NAMES];
export const topOf = (pile: readonly CopyId[]): CopyId => at(pile, pile.length - 1);

/** Moves a card to an area of its owner: on top, or at the bottom. From the field it becomes another object (3-1-6). */
export function moveCard(x: X, card: CopyId, to: Zone, why: Why, bottom = false, faceUp = false): void {
  const { t } = x;
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
  if ((at(x.match.known, card) & ALL) === 0) t.unseen++;
  t.stale |= staleBy(to) | staleBy(from);
  x.tell?.({
    type: 'cardMoved',
    seat,
    card,
    from: AREA_NAMES[from || 'deck'],
    to: AREA_NAMES[to],
    why,
    bottom,
    faceUp,
  });
  if (from === 'deck' && to !== 'deck' && t.deck[seat].length === 0) deckIsOut(x, seat);
}

/** Given DON!! come back rested (6-5-5-4); what was on the card is gone with it. */
function offField(x: X, card: CopyId, seat: Seat): void {
  const { t } = x;
  const given = per(t.given, card);
  if (given > 0) {
    t.given[card] = 0;
    t.donRested[seat] += given;
    x.tell?.({ type: 'donTaken', seat, card, n: given, given: 0 });
    changed(x, STALE.don);
  }
  if (unlisten(x, card, x.face(card))) changed(x, EVERYTHING);
  t.rested[card] = 0;
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
  moveCard(x, card, to, why);
  t.since[card] = ++t.stamp;
  t.rested[card] = rested ? 1 : 0;
  if (listen(x, card, x.face(card))) changed(x, EVERYTHING);
  changedCard(x, card, STALE.field);
}

export function setRested(x: X, card: CopyId, rested: boolean, how: How): void {
  const { t } = x;
  if ((per(t.rested, card) !== 0) === rested) return;
  t.rested[card] = rested ? 1 : 0;
  changed(x, STALE.rest);
  x.tell?.({ type: 'cardStateChanged', seat: ownerOf(x, card), card, rested, how });
}

export function shuffleDeck(x: X, seat: Seat): void {
  x.shuffle('deck', seat);
  x.tell?.({ type: 'shuffled', seat, area: 'DECK' });
}

/** Draws so many; an empty deck ends the match before the next one. */
export function drawCards(x: X, seat: Seat, n: number, why: Why): number {
  let drawn = 0;
  while (drawn < n && x.match.over === null && x.t.deck[seat].length > 0) {
    moveCard(x, topOf(x.t.deck[seat]), 'hand', why);
    drawn++;
  }
  return drawn;
}

/** Several cards went to a secret place together in an order of their owner's choice (3-1-8): who saw them forgets it. */
export function forgetOrder(x: X, cards: readonly CopyId[], owner: Seat): void {
  if (cards.length < 2) return;
  for (const card of cards) x.match.known[card] = at(x.match.known, card) & (1 << owner);
}
