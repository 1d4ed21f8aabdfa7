/** What a step has changed of what viewers see (K6), part by part: whoever tells many of them makes no whole views. */
import {
  type CopyId,
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

/** A part of a view, by its name: how it looked, and how it looks now. */
export type Compare = (name: string, before: unknown, after: unknown) => void;
export interface Comparing {
  /** A member of the match. */
  part: Compare;
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
  const learned = learnedBetween(before.known, after.known);
  const isMoved = learned !== 0 || !isSame(before.where, after.where);
  const all = { names: game.names, isMoved: true };
  return (viewer, comparing) => {
    const was = shownTo(before, viewer);
    const is = shownTo(after, viewer);
    if (was === is) return; // somebody else drafts in private, and nothing of it is seen
    const both: Both<Seen<G>> = [new Seen(game, was, viewer), new Seen(game, is, viewer)];
    if (was !== before || is !== after) return compare(both, all, comparing); // a draft began or ended
    const isTold = (learned & seatBit(viewer)) !== 0;
    const names = isTold ? game.names.filter((name) => changed.includes(name) || hidesCards(game, name)) : changed;
    compare(both, { names, isMoved }, comparing);
  };
}

type Both<T> = [before: T, after: T];
interface Interest {
  /** Fields of the table. */
  names: readonly string[];
  /** Copies are elsewhere, or others know them. */
  isMoved: boolean;
}

function compare<G extends Spec>([was, is]: Both<Seen<G>>, { names, isMoved }: Interest, { part, field }: Comparing) {
  part('turn', was.match.turn, is.match.turn);
  part('answers', was.match.answers, is.match.answers);
  for (const name of names) field(name, was.field(name), is.field(name));
  if (isMoved && !was.hasCopiesOf(is)) {
    const before = was.copies();
    const after = is.copies();
    part('known', before.known, after.known);
    part('where', before.where, after.where);
  }
  part('stack', was.stack(), is.stack());
  part('asking', was.asking(), is.asking());
  part('draft', was.draft(), is.draft());
  part('over', was.match.over, deepCopy(is.match.over));
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

  /** Are all copies where they are there, and known to the same? */
  hasCopiesOf({ match: { known, where } }: Seen<G>): boolean {
    const bit = seatBit(this.#viewer);
    const own = this.match;
    for (let copy = 1; copy < known.length; copy++) {
      const isHidden = isHiddenIn(own, copy, bit);
      if (isHidden !== isHiddenIn({ known, where }, copy, bit)) return false;
      if (!isHidden && (own.known[copy] !== known[copy] || own.where[copy] !== where[copy])) return false;
    }
    return true;
  }
  copies(): Pick<Match, 'known' | 'where'> {
    const seen = { known: this.match.known.slice(), where: this.match.where.slice() };
    maskCopies(seen, unseenBy(this.match, this.#viewer));
    return seen;
  }

  stack(): Frame[] {
    const stack: Frame[] = [];
    for (const frame of this.match.stack) {
      const seen = forkFrame(frame);
      maskFrame(seen, this.#game.program(frame).registers, this.#sees);
      stack.push(seen);
    }
    return stack;
  }

  asking = (): Question | null => this.match.asking && maskQuestion(this.match.asking, this.#viewer, this.#sees);
  draft = () => maskDraft(this.match, this.#viewer);
}

/** Where it is cannot be seen; what is in the box is in no match, and no secret. */
const isHiddenIn = ({ known, where }: Pick<Match, 'known' | 'where'>, copy: number, bit: number): boolean =>
  ((known[copy] ?? 0) & bit) === 0 && where[copy] !== 0;

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

/** Bits of the viewers who know more than before, or less. */
function learnedBetween(before: readonly number[], after: readonly number[]): number {
  let bits = 0;
  for (let copy = 0; copy < after.length; copy++) bits |= (before[copy] ?? 0) ^ (after[copy] ?? 0);
  return bits;
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  if (Array.isArray(before)) return isSameList(before, after as unknown[]);
  return JSON.stringify(before) === JSON.stringify(after); // determinism: forks keep the order of members
}
function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && !isSame(before[i], after[i])) return false;
  return true;
}
