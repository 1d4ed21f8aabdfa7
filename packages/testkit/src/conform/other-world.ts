/** A match that one viewer cannot tell from another: everything that viewer does not know is dealt anew. */

import { imagine } from '@dealers-choice/bots';
import {
  askAgain,
  type CopyId,
  type Field,
  fork,
  type Game,
  type Layout,
  type MatchOf,
  type Move,
  must,
  pickByPlace,
  placeOf,
  type Rng,
  type Spec,
  shuffle,
  type Viewer,
  view,
} from '@dealers-choice/kernel';

export interface OtherWorld<G extends Spec> {
  match: MatchOf<G>;
  /** The same move there: hidden cards are others, at the same place. */
  translate(move: Move): Move;
}

/** `pinned` cards stay what they are: the viewer is about to learn them. */
export function otherWorld<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  viewer: Viewer,
  pinned: ReadonlySet<number>,
  rng: Rng,
): OtherWorld<G> {
  const seen = view(game, match, viewer);
  const imagined = imagine(game, seen, rng);
  const drafting = match.draft?.checkpoint && match.draft.seat !== viewer ? match.draft.checkpoint : null;
  const to = exchange(game, (drafting ?? match) as MatchOf<G>, seen, imagined);
  for (const copy of pinned) unexchange(to, copy);
  const other = exchanged(game, match, to);
  if (!drafting) takeSecrets(game, other, imagined, viewer);
  // A hand has no order that others may read; half-made picks are places in it, so they must stay.
  if (!match.asking?.picked.length) mixHands(game, other, viewer, rng);
  reask(game, other);
  return { match: other, translate: (move) => translateMove(match, other, to, move) };
}

/** By copy: which copy lies in its place in the imagined match. */
function exchange<G extends Spec>(game: Game<G>, match: MatchOf<G>, seen: MatchOf<G>, imagined: MatchOf<G>): CopyId[] {
  const to = match.where.map((_, copy) => copy as CopyId);
  const unseen = (copy: CopyId): boolean => seen.where[copy] === -1;
  for (const [id, zone] of game.zones.entries()) {
    if (id === 0 || zone.seat >= match.seats) continue;
    const here = zone.list(match.table).filter(unseen);
    const there = zone.list(imagined.table).filter(unseen);
    if (here.length !== there.length) throw new Error(`${game.id}: imagine changed how many cards lie in ${zone.name}`);
    for (const [i, copy] of here.entries()) to[copy] = must(there, i);
  }
  return to;
}

function unexchange(to: CopyId[], copy: number): void {
  const there = must(to, copy);
  if (there === copy) return;
  to[to.indexOf(copy as CopyId)] = there;
  to[copy] = copy as CopyId;
}

function exchanged<G extends Spec>(game: Game<G>, match: MatchOf<G>, to: readonly CopyId[]): MatchOf<G> {
  const other = fork(game, match);
  const swap = <T extends number>(copy: T): T => (to[copy] ?? copy) as T;
  const byCopy = (from: readonly number[], into: number[]): void => {
    for (let copy = 1; copy < from.length; copy++) into[must(to, copy)] = must(from, copy);
  };
  for (const [id, zone] of game.zones.entries()) {
    if (id === 0 || zone.seat >= match.seats) continue;
    const list = zone.list(other.table);
    for (const [i, copy] of list.entries()) list[i] = swap(copy);
  }
  byCopy(match.where, other.where);
  byCopy(match.known, other.known);
  for (const name of game.names) {
    // What is printed on a copy goes with it; what lies on it belongs to the place.
    if (game.fields[name]?.column && name !== game.def.printed?.column)
      byCopy(column(match, name), column(other, name));
  }
  for (const frame of other.stack) {
    frame.source = swap(frame.source);
    const kinds = game.program(frame).registers;
    for (const [name, value] of Object.entries(frame.r)) {
      if (kinds[name] === 'card' && typeof value === 'number') frame.r[name] = swap(value);
      if (kinds[name] === 'cards' && Array.isArray(value)) frame.r[name] = value.map(swap);
    }
  }
  const q = other.asking;
  if (q) {
    q.source = swap(q.source);
    if (q.noun === 'card') {
      q.from = q.from.map(swap);
      q.heard = q.heard.map(({ seat, move }) => ({
        seat,
        move: move && 'pick' in move ? { pick: move.pick.map(swap) } : move,
      }));
    }
  }
  if (other.draft?.checkpoint) other.draft.checkpoint = exchanged(game, other.draft.checkpoint as MatchOf<G>, to);
  return other;
}

const column = <G extends Spec>(match: MatchOf<G>, name: string): number[] =>
  (match.table as Record<string, number[]>)[name] ?? [];

/** For values that only their owner sees, the game imagines others. */
function takeSecrets<G extends Spec>(game: Game<G>, other: MatchOf<G>, imagined: MatchOf<G>, viewer: Viewer): void {
  for (const name of game.names) {
    const field = game.fields[name] as Field<unknown>;
    if (field.zone || field.eyes !== 'owner') continue;
    const [into, from] = [other, imagined].map((match) => (match.table as Record<string, unknown[]>)[name] ?? []);
    for (const [seat, value] of (from ?? []).entries()) if (into && seat !== viewer) into[seat] = value;
  }
}

function mixHands<G extends Spec>(game: Game<G>, other: MatchOf<G>, viewer: Viewer, rng: Rng): void {
  for (const zone of game.zones) {
    if (zone.loose && zone.seat !== viewer && zone.seat < other.seats) shuffle(rng, zone.list(other.table));
  }
}

/** What is offered may depend on hidden cards, so it is asked again; answers already given stand. */
function reask<G extends Spec>(game: Game<G>, other: MatchOf<G>): void {
  const before = other.asking;
  if (!before) return;
  askAgain(game, other);
  if (other.asking && (before.picked.length > 0 || before.heard.length > 0)) {
    const { picked, heard, seats } = before;
    other.asking = { ...other.asking, picked, heard, seats };
  }
}

function translateMove<G extends Spec>(match: MatchOf<G>, other: MatchOf<G>, to: readonly CopyId[], move: Move): Move {
  const swap = (copy: number): number => to[copy] ?? copy;
  const [here, there] = [match.asking, other.asking];
  const pick = (thing: number): number => {
    if (here?.noun !== 'card') return thing;
    if (thing > 0) return swap(thing);
    const place = there?.from.indexOf(swap(here.from[placeOf(here, thing)] ?? 0)) ?? -1;
    return place < 0 ? thing : pickByPlace(place);
  };
  const places = (list: Layout['cards']) => list.map(({ card, as }) => ({ card: swap(card) as CopyId, as }));
  const laid = ({ run, cards, shifts }: Layout): Layout => ({ run, cards: places(cards), shifts: places(shifts) });
  if ('do' in move) {
    const { card, layout } = move;
    return { ...move, ...(card && { card: swap(card) as CopyId }), ...(layout && { layout: laid(layout) }) };
  }
  if ('pick' in move) return { pick: move.pick.map(pick) };
  if ('also' in move) return { also: move.also === null ? null : pick(move.also) };
  return 'layout' in move ? { layout: laid(move.layout) } : move;
}
