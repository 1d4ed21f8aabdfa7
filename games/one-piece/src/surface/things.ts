/** The things of a snapshot, made from printed cards and counts. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import type { Card, Kit } from '../rules/card.ts';
import type { CardArea, DonArea } from '../rules/table.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { KEYWORDS, type Keyword } from '../tree/tree.ts';
import type { Back, Don, DonCounts, Face, Metadata, SeenCard } from './scene.ts';

const FIELD: readonly CardArea[] = ['LEADER_AREA', 'CHARACTER_AREA', 'STAGE_AREA'];
const OPEN: readonly CardArea[] = [...FIELD, 'TRASH', 'LIMBO'];
/** Their cards lie on each other. */
const PILES: readonly CardArea[] = ['DECK', 'LIFE', 'TRASH'];

export const isPile = (area: CardArea): boolean => PILES.includes(area);
export const isField = (area: CardArea): boolean => FIELD.includes(area);
/** Nobody learns a card by its going there. */
export const isSecret = (area: CardArea): boolean => area === 'DECK' || area === 'LIFE';

const faceOf = ({ data }: Card): Face => ({
  number: data.id,
  name: data.name,
  category: data.category,
  colours: data.colours,
});
const metadataOf = ({ data }: Card): Metadata => ({
  isLeader: data.category === 'LEADER',
  isAltArt: data.art?.alternate === true,
  isPromo: data.art?.promo === true,
  rarity: data.rarity ?? '',
  colours: data.colours,
});
export const keywordsIn = (bits: number): Keyword[] => KEYWORDS.filter((word) => (bits & KEYWORD[word]) !== 0);

/** A card as printed, active if it is on the field. `print`: which card it is, counted from 1. */
export function cardAsPrinted(kit: Kit, copy: CopyId, print: number, seat: Seat, area: CardArea): SeenCard {
  const card = must(kit.cards, print - 1);
  return {
    kind: 'card',
    handle: `card-${copy}`,
    seat,
    area,
    index: 0,
    slot: 0,
    card: copy,
    face: faceOf(card),
    state: isField(area) ? 'ACTIVE' : 'NONE',
    power: { now: card.power, printed: card.power },
    cost: { now: card.cost, printed: card.cost },
    counter: card.counter,
    keywords: keywordsIn(card.keywords),
    given: [],
    faceUp: OPEN.includes(area),
    metadata: metadataOf(card),
  };
}

export const backIn = (seat: Seat, area: CardArea): Back => ({
  kind: 'back',
  handle: '',
  seat,
  area,
  index: 0,
  slot: 0,
});

/** Says of everything in an area where it lies. Characters have their slots already. */
export function inPlace(things: readonly (SeenCard | Back)[]): (SeenCard | Back)[] {
  return things.map((thing, index) => {
    const { area, seat } = thing;
    const slot = area === 'CHARACTER_AREA' ? thing.slot : isPile(area) ? 0 : index;
    // Counted from the bottom: what lies there keeps its handle while cards come and go on top.
    const handle = thing.kind === 'back' ? `${seat}-${area}-${things.length - 1 - index}` : thing.handle;
    if (thing.index === index && thing.slot === slot && thing.handle === handle) return thing;
    return { ...thing, index, slot, handle };
  });
}

/** A hand as somebody else sees it: cards they know by number, then the others. */
export const heldByOther = (things: readonly (SeenCard | Back)[]): (SeenCard | Back)[] =>
  things.slice().sort((a, b) => rankOf(a) - rankOf(b));
const rankOf = (thing: SeenCard | Back): number => (thing.kind === 'card' ? thing.card : Number.MAX_SAFE_INTEGER);

/** The first place where no Character stands. */
export function freeSlotIn(row: readonly (SeenCard | Back)[]): number {
  for (let slot = 0; ; slot++) if (!row.some((thing) => thing.slot === slot)) return slot;
}

export function donIn(seat: Seat, { deck, active, rested }: DonCounts): Record<DonArea, readonly Don[]> {
  const some = (n: number, area: DonArea, state: Don['state'], from: number): Don[] =>
    Array.from({ length: n }, (_, i) => {
      const handle = state === 'NONE' ? `${seat}-${area}-${i}` : `${seat}-${area}-${state}-${i}`;
      return { kind: 'don', handle, seat, area, index: from + i, slot: from + i, state };
    });
  return {
    DON_DECK: some(deck, 'DON_DECK', 'NONE', 0),
    COST_AREA: [...some(active, 'COST_AREA', 'ACTIVE', 0), ...some(rested, 'COST_AREA', 'RESTED', active)],
  };
}

/** Handles of the DON!! under a card. */
export const givenTo = (card: CopyId, n: number): string[] => Array.from({ length: n }, (_, i) => `given-${card}-${i}`);
