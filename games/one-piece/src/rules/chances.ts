/**
 * How far each text comes, for runs that look for one that never can: its moment came; what it speaks of was in its
 * deck; all that it asks for was there. Texts that wait for something tell it where that happens; what stands on the
 * field, lies in a hand or may be activated is looked at whenever somebody is asked.
 */
import type { CopyId, MatchOf, Proof, Seat } from '@dealers-choice/kernel';
import { type Spoken, spokenOfBy } from '../data/spoken-of.ts';
import type { CardData } from '../tree/card.ts';
import type { Ability, Change, Env, Kit } from './card.ts';
import { ownerOf } from './card.ts';
import { fieldCards } from './field.ts';
import { whyNotActivate } from './main-phase.ts';
import type { OnePiece, X } from './table.ts';
import { isAwake, isNegated } from './values/values.ts';
import { watched } from './watch.ts';

type Watching = NonNullable<Proof<OnePiece>['watch']>;

/** Lets somebody hear of every text of matches with this kit. */
export function watchOf(kit: Kit): Watching {
  const spoken = new Map<string, Spoken>(); // determinism: only asked
  const areIn = (x: X, { id, data }: Ability, card: CardData, seat: Seat): boolean => {
    const said = spoken.get(id) ?? spokenOfBy({ ...card, effects: [data] });
    spoken.set(id, said);
    const [leader, ...deck] = deckOf(x, seat);
    return leader !== undefined && said.areThere(leader, deck);
  };
  return (hear) => {
    if (!hear) {
      kit.watch.hear = null;
      return;
    }
    let match: MatchOf<OnePiece> | null = null;
    const told = new Set<string>(); // determinism: only asked
    kit.watch.hear = (x, ability, seat, howFar) => {
      if (x.match !== match) told.clear();
      match = x.match;
      const key = `${seat}${howFar}${ability.id}`;
      if (told.has(key)) return;
      told.add(key);
      hear(howFar, ability.id);
      const card = kit.codes[ability.code]?.card;
      if (howFar === 'came' && card && areIn(x, ability, card, seat)) hear('there', ability.id);
    };
  };
}

/** The Leader first. */
function deckOf(x: X, seat: Seat): CardData[] {
  const half = x.game.faces.length >> 1;
  return Array.from({ length: half }, (_, i) => x.face((1 + i + seat * half) as CopyId).data);
}

/** Whoever is asked: what stands on the field and lies in hands. */
export function watchPosition(x: X): void {
  const { t } = x;
  for (const card of fieldCards(t)) {
    for (const ability of x.face(card).abilities) {
      if (ability.data.in === 'hand') continue;
      if (ability.category === 'PERMANENT') watchStanding(x, ability, card);
      else if (ability.timing === 'ACTIVATE_MAIN') watchActivate(x, ability, card);
    }
  }
  for (const seat of x.seats) {
    for (const card of t.hand[seat]) {
      const { inHand, abilities } = x.face(card);
      for (const ability of inHand ? abilities : []) if (ability.data.in === 'hand') watchInHand(x, ability, card);
    }
  }
}

const envOf = (x: X, source: CopyId): Env => ({ you: ownerOf(x, source), source, r: {} });

function watchActivate(x: X, ability: Ability, card: CopyId): void {
  const seat = ownerOf(x, card);
  const { asking } = x.match;
  if (asking?.prompt !== 'main' || !asking.seats.includes(seat)) return;
  watched(x, ability, seat, 'came');
  if (whyNotActivate(x, ability, card, seat) === null) watched(x, ability, seat, 'could');
}

/** A standing text that holds and reaches something is in force: there is nothing more to be done. */
function watchStanding(x: X, ability: Ability, card: CopyId): void {
  const env = envOf(x, card);
  watched(x, ability, env.you, 'came');
  if (isNegated(x, card) || !isAwake(x, ability, card, env)) return;
  if (ability.changes.length === 0) watched(x, ability, env.you, 'could');
  else if (ability.changes.some((change) => reachesAny(x, change, card, env))) inForce(x, ability, env.you);
}

function reachesAny(x: X, change: Change, source: CopyId, env: Env): boolean {
  if (change.what === 'playerBan') return true;
  if (isNumber(change) && change.n(x, env) === 0) return false;
  const { cards } = change;
  if (cards === null) return true;
  const all = change.hand ? x.seats.flatMap((seat) => x.t.hand[seat]) : fieldCards(x.t);
  return all.some((card) => cards(x, card, { ...env, source }));
}
const NUMBERS: readonly Change['what'][] = ['power', 'cost', 'counter', 'playCost'];
const isNumber = ({ what }: Change): boolean => NUMBERS.includes(what);

function watchInHand(x: X, ability: Ability, card: CopyId): void {
  const env = envOf(x, card);
  watched(x, ability, env.you, 'came');
  if (isAwake(x, ability, card, env)) inForce(x, ability, env.you);
}

function inForce(x: X, ability: Ability, seat: Seat): void {
  watched(x, ability, seat, 'could');
  watched(x, ability, seat, 'fired');
}
