/** What a step has changed of what viewers see (K6), part by part: whoever tells many of them makes no whole views. */
import {
  type CopyId,
  type Draft,
  deepCopy,
  type Field,
  type Frame,
  forkFrame,
  forkLists,
  forkRecords,
  type Game,
  type Match,
  type MatchOf,
  maskColumn,
  maskCopies,
  maskDraft,
  maskFrame,
  maskOthers,
  maskQuestion,
  maskZone,
  must,
  type Question,
  type Sees,
  type Spec,
  seatBit,
  seeing,
  shownTo,
  unseenBy,
  type Viewer,
} from '@dealers-choice/kernel';
import { isSame } from './same.ts';

/** A part of a view, by its name: how it looked, and how it looks now. */
export type Compare = (name: string, before: unknown, after: unknown) => void;
export interface Comparing {
  /** A member of the match. */
  part: Compare;
  /** A member that is a list of numbers: `[place, number, place, number …]`, which of them are others now. */
  places(name: string, changed: number[]): void;
  /** A field of its table. */
  field: Compare;
}
/**
 * Tells every part that looks different to a viewer, in the order of a view. Some that look the same may be among them.
 * Nothing that is handed over is shared with the match.
 */
export type Changes = (viewer: Viewer, comparing: Comparing) => void;

/** Compares two positions of one match; `before` is a fork that was made before the step. */
export function changesOf<G extends Spec>(game: Game<G>, before: MatchOf<G>, after: MatchOf<G>): Changes {
  const changed = game.names.filter((name) => !isSame(fieldOf(before, name), fieldOf(after, name)));
  const moved = movedBetween(before, after);
  let learned = 0; // bits of the viewers who know more than before, or less
  for (const copy of moved) learned |= must(before.known, copy) ^ must(after.known, copy);
  const same = sameFrames(before.stack, after.stack);
  return (viewer, comparing) => {
    const was = shownTo(before, viewer);
    const is = shownTo(after, viewer);
    if (was === is) return; // somebody else drafts in private, and nothing of it is seen
    const both: Both<Seen<G>> = [new Seen(game, was, viewer), new Seen(game, is, viewer)];
    if (was !== before || is !== after) {
      // A draft began or ended.
      return compare(both, { names: game.names, moved: movedBetween(was, is), same: 0 }, comparing);
    }
    const isTold = (learned & seatBit(viewer)) !== 0;
    const names = isTold ? game.names.filter((name) => changed.includes(name) || hidesCards(game, name)) : changed;
    compare(both, { names, moved, same: isTold ? 0 : same }, comparing);
  };
}

type Both<T> = [before: T, after: T];
interface Interest {
  /** Fields of the table. */
  names: readonly string[];
  /** Copies that are elsewhere, or that others know. */
  moved: readonly number[];
  /** How many frames at the bottom of the stack look as they did. */
  same: number;
}

function compare<G extends Spec>(both: Both<Seen<G>>, { names, moved, same }: Interest, comparing: Comparing): void {
  const [was, is] = both;
  const { part, field } = comparing;
  part('turn', was.match.turn, is.match.turn);
  part('answers', was.match.answers, is.match.answers);
  for (const name of names) field(name, was.field(name), is.field(name));
  if (moved.length > 0) compareCopies(both, moved, comparing);
  if (same < Math.max(was.match.stack.length, is.match.stack.length)) {
    const stack = was.stack([]);
    part('stack', stack, is.stack(stack.slice(0, same)));
  }
  part('asking', was.asking(), is.asking());
  part('draft', was.draft(), is.draft());
  part('over', was.match.over, deepCopy(is.match.over));
}

/** Those that moved, and no others; only when that is most of them are whole lists shorter. */
function compareCopies<G extends Spec>([was, is]: Both<Seen<G>>, moved: readonly number[], to: Comparing): void {
  const known: number[] = [];
  const where: number[] = [];
  for (const copy of moved) {
    const wasHidden = was.isHidden(copy);
    const isHidden = is.isHidden(copy);
    const knownTo = isHidden ? 0 : must(is.match.known, copy);
    const zone = isHidden ? -1 : must(is.match.where, copy);
    if (knownTo !== (wasHidden ? 0 : was.match.known[copy])) known.push(copy, knownTo);
    if (zone !== (wasHidden ? -1 : was.match.where[copy])) where.push(copy, zone);
  }
  const half = is.match.known.length;
  if (known.length > half) to.part('known', was.copies().known, is.copies().known);
  else if (known.length > 0) to.places('known', known);
  if (where.length > half) to.part('where', was.copies().where, is.copies().where);
  else if (where.length > 0) to.places('where', where);
}

/** How the parts of a match look to a viewer, one by one. */
class Seen<G extends Spec> {
  readonly match: MatchOf<G>;
  readonly #game: Game<G>;
  readonly #viewer: Viewer;
  readonly #sees: Sees;

  constructor(game: Game<G>, match: MatchOf<G>, viewer: Viewer) {
    this.match = match;
    this.#game = game;
    this.#viewer = viewer;
    this.#sees = seeing(match, viewer);
  }

  field(name: string): unknown {
    const game = this.#game;
    if (game.owned.includes(name)) return maskOthers(game, this.match, name, this.#viewer);
    const declared = game.fields[name];
    const seen = forkField(declared?.shape ?? 'records', fieldOf(this.match, name));
    if (declared?.zone) this.#maskZones(name, declared.seated ? (seen as CopyId[][]) : [seen as CopyId[]]);
    if (declared?.column) {
      const blank = game.columns.find((column) => column.name === name)?.blank ?? 0;
      maskColumn(seen as number[], blank, unseenBy(this.match, this.#viewer));
    }
    return seen;
  }
  #maskZones(name: string, lists: readonly CopyId[][]): void {
    const first = this.#game.zoneId(name, 0);
    for (let i = 0; i < lists.length; i++) {
      maskZone(must(lists, i), must(this.#game.zones, first + i), this.#viewer, this.#sees);
    }
  }

  /** Where it is cannot be seen; what is in the box is in no match, and no secret. */
  isHidden(copy: number): boolean {
    return !this.#sees(copy) && this.match.where[copy] !== 0;
  }
  copies(): Pick<Match, 'known' | 'where'> {
    const seen = { known: this.match.known.slice(), where: this.match.where.slice() };
    maskCopies(seen, unseenBy(this.match, this.#viewer));
    return seen;
  }

  /** On top of frames that were drawn already. */
  stack(stack: Frame[]): Frame[] {
    for (const frame of this.match.stack.slice(stack.length)) {
      const seen = forkFrame(frame);
      maskFrame(seen, this.#game.program(frame).registers, this.#sees);
      stack.push(seen);
    }
    return stack;
  }

  asking(): Question | null {
    return this.match.asking && maskQuestion(this.match.asking, this.#viewer, this.#sees);
  }
  draft(): Draft | null {
    return maskDraft(this.match, this.#viewer);
  }
}

/** A field of a table, copied. */
function forkField(shape: Field<unknown>['shape'], value: unknown): unknown {
  switch (shape) {
    case 'scalar':
      return value;
    case 'list':
      return (value as unknown[]).slice();
    case 'lists':
      return forkLists(value as unknown[][]);
    case 'records':
      return forkRecords(value as object[]);
  }
}

const fieldOf = ({ table }: Match, name: string): unknown => (table as Record<string, unknown>)[name];
/** How this field looks depends on which copies a viewer knows. */
const hidesCards = <G extends Spec>({ fields }: Game<G>, name: string): boolean =>
  fields[name]?.zone !== null || fields[name]?.column !== null;

function movedBetween({ known, where }: Match, after: Match): number[] {
  const moved: number[] = [];
  for (let copy = 1; copy < known.length; copy++) {
    if (known[copy] !== after.known[copy] || where[copy] !== after.where[copy]) moved.push(copy);
  }
  return moved;
}
/** How many frames at the bottom are the same. */
function sameFrames(before: readonly Frame[], after: readonly Frame[]): number {
  let count = 0;
  while (count < before.length && count < after.length && isSame(before[count], after[count])) count++;
  return count;
}
