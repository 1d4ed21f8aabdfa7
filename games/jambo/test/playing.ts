/** A table of Jambo in the middle of a turn: Alice is active, Bola sits opposite. */
import type { MatchEvent } from '@dealers-choice/host';
import { FACE_DOWN, moves, type Viewer } from '@dealers-choice/kernel';
import type { Actor, Table, WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { type Jambo, jambo, SPACE_NAMES, WARES, type Ware } from '../src/index.ts';
import { listenTo } from './asking.ts';

export type Has = Partial<Record<'alice' | 'bola' | 'table', WrittenFields>>;
export interface People {
  alice: Actor<Jambo>;
  bola: Actor<Jambo>;
  table: Table<Jambo>;
  /** Everything a spectator heard since the position was given. */
  told: MatchEvent<Jambo>[];
}

/** Both have 20 gold and nothing else, Alice five actions to play with, unless more is said. */
export function playing({ alice = {}, bola = {}, table = {} }: Has = {}, phase: 'PLAY' | 'DRAW' = 'PLAY'): People {
  const people = given(jambo, { phase, alice, bola, table });
  return { ...people, told: listenTo(people.table) };
}

/**
 * Leaves the supply with just these tokens. Both markets together have 27 spaces for 36 tokens, so no real match gets
 * there; the rules say all the same what happens then.
 */
export function leaveInSupply({ match }: Table<Jambo>, tokens: Partial<Record<Ware, number>>): void {
  match.table.supply = WARES.map((ware) => tokens[ware] ?? 0);
}
export const tokensInSupply = ({ match }: Table<Jambo>, ware: Ware): number =>
  match.table.supply[WARES.indexOf(ware)] ?? 0;
/** Wares of a seat, wherever they lie, by name. */
export const waresOf = ({ table: { match }, seat }: Actor<Jambo>): Ware[] =>
  [...match.table.large[seat], ...match.table.small[seat]].filter((ware) => ware !== null).sort();

export const kindName = (copy: number): string => (copy === FACE_DOWN ? '?' : (jambo.faces[copy]?.id ?? ''));
/** Alice has a Traveling Merchant and offers tea and silk: the auction begins. */
export function offersTeaAndSilk(has: Has = {}): People {
  const people = playing({ ...has, alice: { hand: ['traveling-merchant'], ...has.alice } });
  people.alice.plays('PLAY', 'traveling-merchant');
  people.alice.picks('tea');
  people.alice.picks('silk');
  return people;
}

/** What this seat may answer now, in words: cards, wares, spaces, options, bids; nothing while it is not asked. */
export function answersOf({ table, seat }: Actor<Jambo>): string[] {
  const seen = table.host.view(seat);
  const of = seen.asking?.noun;
  const said = (thing: number): string => {
    const names = of === 'ware' ? WARES : of === 'space' ? SPACE_NAMES : null;
    return of === 'card' ? kindName(thing) : (names?.[thing] ?? String(thing));
  };
  return moves(jambo, seen, seat).flatMap((move) => {
    if ('pick' in move) return move.pick.map(said);
    if ('also' in move) return move.also === null ? [] : [said(move.also)];
    if ('choose' in move) return [move.choose];
    if ('do' in move) return [[move.do, ...(move.card === undefined ? [] : [kindName(move.card)])].join(' ')];
    return 'say' in move ? [String(move.say)] : [];
  });
}

/** Who put which cards on the discard pile, in order: `alice parrot`. */
export const discardsTold = ({ table, told }: People): string[] =>
  told.flatMap((event) => (event.type === 'DISCARDED' ? [`${table.names[event.seat]} ${kindName(event.card)}`] : []));
/** A hand, or the cards looked at, as somebody sees them; `?` is face down. */
export const handSeen = ({ host }: Table<Jambo>, viewer: Viewer, { seat }: Actor<Jambo>): string[] =>
  host.view(viewer).table.hand[seat].map(kindName);
export const lookedSeen = ({ host }: Table<Jambo>, viewer: Viewer, { seat }: Actor<Jambo>): string[] =>
  host.view(viewer).table.looked[seat].map(kindName);
export const deckSeen = ({ host }: Table<Jambo>, viewer: Viewer): string[] =>
  host.view(viewer).table.deck.map(kindName);
