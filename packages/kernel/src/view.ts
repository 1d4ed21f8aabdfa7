/** What a viewer may see (K6): a match of the same shape in which unknown cards are face down. Deny by default. */
import type { Field } from './fields.ts';
import { deepCopy, fork } from './fork.ts';
import type { Game, Zone } from './game.ts';
import type { CopyId, Frame, Match, MatchOf, Move, Question, Spec, Viewer } from './types.ts';
import { FACE_DOWN, must, seatBit } from './types.ts';

export function view<G extends Spec>(game: Game<G>, match: MatchOf<G>, viewer: Viewer): MatchOf<G> {
  const { draft } = match;
  const isTheirs = draft !== null && !draft.watched && draft.seat !== viewer;
  if (isTheirs && draft.checkpoint) return view(game, draft.checkpoint as MatchOf<G>, viewer);
  const bit = seatBit(viewer);
  const { known } = match;
  const sees = (copy: number): boolean => ((known[copy] ?? must(known, copy)) & bit) !== 0 && copy !== FACE_DOWN;
  const unseen: number[] = [];
  for (let copy = 1; copy < known.length; copy++) if (((known[copy] ?? 0) & bit) === 0) unseen.push(copy);
  const seen = fork(game, match);
  seen.viewer = viewer;
  seen.rng = [0, 0, 0, 0];
  if (seen.draft) seen.draft = isTheirs ? null : { ...seen.draft, checkpoint: null };
  if (game.secrets.length > 0) seen.options = maskOptions(seen.options, game.secrets, viewer);
  for (const zone of game.zones) {
    if (zone.name !== '' && zone.seat < seen.seats) maskZone(seen.table, zone, viewer, sees);
  }
  for (const name of game.owned) maskOthers(seen, name, game.fields[name] as Field<unknown>);
  for (const { name, blank } of game.columns) maskColumn((seen.table as Untyped)[name] as number[], blank, unseen);
  for (const copy of unseen) {
    if (seen.where[copy] === 0) continue;
    seen.known[copy] = 0;
    seen.where[copy] = -1;
  }
  for (const frame of seen.stack) maskFrame(frame, game.program(frame).registers, sees);
  if (seen.asking) seen.asking = maskQuestion(seen.asking, viewer, sees);
  return seen;
}

type Untyped = Record<string, unknown>;
type Sees = (copy: number) => boolean;
const masked = (sees: Sees, list: readonly number[]): CopyId[] =>
  list.map((copy) => (sees(copy) ? copy : FACE_DOWN) as CopyId);

function maskOptions<O extends object>(options: O, secrets: readonly string[], viewer: Viewer): O {
  const shown = { ...options } as Untyped;
  for (const name of secrets) shown[name] = (shown[name] as unknown[]).map((own, seat) => (seat === viewer ? own : ''));
  return shown as O;
}

function maskZone(table: object, { list, loose, seat }: Zone, viewer: Viewer, sees: Sees): void {
  const cards = list(table);
  for (let place = 0; place < cards.length; place++) if (!sees(must(cards, place))) cards[place] = FACE_DOWN;
  // The order of somebody else's hand tells which card is new: known cards first, by number.
  if (loose && seat !== viewer) cards.sort((a, b) => (a === 0 || b === 0 ? b - a : a - b));
}

/** Of a field of which each seat sees only its own part. */
function maskOthers(seen: Match, name: string, field: Field<unknown>): void {
  const blank = field.first(seen.seats, seen.options as never, seen.known.length - 1) as unknown[];
  const table = seen.table as Untyped;
  table[name] = (table[name] as unknown[]).map((own, seat) => (seat === seen.viewer ? own : blank[seat]));
}

function maskColumn(column: number[], blank: number, unseen: readonly number[]): void {
  column[0] = blank;
  for (let i = 0; i < unseen.length; i++) column[unseen[i] as number] = blank;
}

function maskFrame(frame: Frame, kinds: Readonly<Record<string, string>>, sees: Sees): void {
  if (!sees(frame.source)) frame.source = FACE_DOWN;
  // determinism: each register is masked, in whatever order
  for (const name in frame.r) {
    if (kinds[name] !== 'open') frame.r[name] = maskRegister(frame.r[name], kinds[name], sees);
  }
}
function maskRegister(value: unknown, kind: string | undefined, sees: Sees): number | number[] | null {
  if (kind === 'card' && typeof value === 'number') return sees(value) ? value : FACE_DOWN;
  return kind === 'cards' && Array.isArray(value) ? masked(sees, value) : null;
}

/**
 * The seats asked get the lists; the others learn only that somebody is choosing. A fork shares lists, which rules
 * never change; the holder of a view may change anything in it.
 */
function maskQuestion(q: Question, viewer: Viewer, sees: Sees): Question {
  const isAsked = q.seats.some((seat) => seat === viewer);
  const knowsWords = isAsked || q.kind === 'timing'; // everybody may know the names of the clocks
  return {
    ...q,
    seats: q.seats.slice(),
    params: { ...q.params },
    source: sees(q.source) ? q.source : FACE_DOWN,
    from: !isAsked ? [] : q.noun === 'card' ? masked(sees, q.from) : q.from.slice(),
    options: knowsWords ? q.options.slice() : [],
    picked: isAsked ? q.picked.slice() : [],
    heard: q.heard.map(({ seat, move }) => ({ seat, move: seat === viewer ? ownAnswer(q, move, sees) : null })),
    ifAbsent: isAsked ? deepCopy(q.ifAbsent) : 'bot',
  };
}

/** Whoever picked a card that lies face down knows that one was picked, not which one it is. */
const ownAnswer = ({ noun }: Question, move: Move | null, sees: Sees): Move | null =>
  noun === 'card' && move && 'pick' in move ? { pick: masked(sees, move.pick) } : deepCopy(move);
