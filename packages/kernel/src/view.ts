/** What a viewer may see (K6): a match of the same shape in which unknown cards are face down. Deny by default. */
import type { Field } from './fields.ts';
import { deepCopy, fork } from './fork.ts';
import type { Game, Zone } from './game.ts';
import type { CopyId, Draft, Frame, Match, MatchOf, Move, Question, Spec, Viewer } from './types.ts';
import { FACE_DOWN, must, seatBit } from './types.ts';

export function view<G extends Spec>(game: Game<G>, match: MatchOf<G>, viewer: Viewer): MatchOf<G> {
  const shown = shownTo(match, viewer);
  const sees = seeing(shown, viewer);
  const unseen = unseenBy(shown, viewer);
  const seen = fork(game, shown);
  seen.viewer = viewer;
  seen.rng = [0, 0, 0, 0];
  seen.draft = maskDraft(seen, viewer);
  if (game.secrets.length > 0) seen.options = maskOptions(seen.options, game.secrets, viewer);
  for (const zone of game.zones) {
    if (zone.name !== '' && zone.seat < seen.seats) maskZone(zone.list(seen.table), zone, viewer, sees);
  }
  const table = seen.table as Untyped;
  for (const name of game.owned) table[name] = maskOthers(game, shown, name, viewer);
  for (const { name, blank } of game.columns) maskColumn(table[name] as number[], blank, unseen);
  maskCopies(seen, unseen);
  for (const frame of seen.stack) maskFrame(frame, game.program(frame).registers, sees);
  if (seen.asking) seen.asking = maskQuestion(seen.asking, viewer, sees);
  return seen;
}

/** The position that a viewer is shown: during a private draft of somebody else the one before it. */
export function shownTo<G extends Spec>(match: MatchOf<G>, viewer: Viewer): MatchOf<G> {
  const { draft } = match;
  const hidden = draft !== null && !draft.watched && draft.seat !== viewer ? draft.checkpoint : null;
  return hidden === null ? match : shownTo(hidden as MatchOf<G>, viewer);
}

/** Which copies they know. It goes by the match itself: a fork that is being masked forgets them. */
export function seeing({ known }: Match, viewer: Viewer): Sees {
  const bit = seatBit(viewer);
  return (copy) => ((known[copy] ?? must(known, copy)) & bit) !== 0 && copy !== FACE_DOWN;
}
export function unseenBy({ known }: Match, viewer: Viewer): number[] {
  const bit = seatBit(viewer);
  const unseen: number[] = [];
  for (let copy = 1; copy < known.length; copy++) if (((known[copy] ?? 0) & bit) === 0) unseen.push(copy);
  return unseen;
}

type Untyped = Record<string, unknown>;
export type Sees = (copy: number) => boolean;
const masked = (sees: Sees, list: readonly number[]): CopyId[] =>
  list.map((copy) => (sees(copy) ? copy : FACE_DOWN) as CopyId);

function maskOptions<O extends object>(options: O, secrets: readonly string[], viewer: Viewer): O {
  const shown = { ...options } as Untyped;
  for (const name of secrets) shown[name] = (shown[name] as unknown[]).map((own, seat) => (seat === viewer ? own : ''));
  return shown as O;
}

export function maskZone(cards: CopyId[], { loose, seat }: Zone, viewer: Viewer, sees: Sees): void {
  for (let place = 0; place < cards.length; place++) if (!sees(must(cards, place))) cards[place] = FACE_DOWN;
  // The order of somebody else's hand tells which card is new: known cards first, by number.
  if (loose && seat !== viewer && cards.length > 1) cards.sort((a, b) => (a === 0 || b === 0 ? b - a : a - b));
}

/** A field of which each seat sees only its own part. */
export function maskOthers<G extends Spec>(game: Game<G>, match: MatchOf<G>, name: string, viewer: Viewer): unknown[] {
  const { first } = game.fields[name] as Field<unknown[]>;
  // By the options that they see: what stands for a secret must not tell another one.
  const options = maskOptions(match.options, game.secrets, viewer);
  const blank = first(match.seats, options as never, match.known.length - 1);
  const all = (match.table as Untyped)[name] as unknown[];
  return all.map((own, seat) => (seat === viewer ? deepCopy(own) : blank[seat]));
}

export function maskColumn(column: number[], blank: number, unseen: readonly number[]): void {
  column[0] = blank;
  for (let i = 0; i < unseen.length; i++) column[unseen[i] as number] = blank;
}

/** Where copies are, and who knows them. */
export function maskCopies({ known, where }: Pick<Match, 'known' | 'where'>, unseen: readonly number[]): void {
  for (const copy of unseen) {
    if (where[copy] === 0) continue;
    known[copy] = 0;
    where[copy] = -1;
  }
}

export function maskDraft({ draft }: Match, viewer: Viewer): Draft | null {
  return draft === null || (!draft.watched && draft.seat !== viewer) ? null : { ...draft, checkpoint: null };
}

export function maskFrame(frame: Frame, kinds: Readonly<Record<string, string>>, sees: Sees): void {
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
export function maskQuestion(q: Question, viewer: Viewer, sees: Sees): Question {
  const isAsked = q.seats.some((seat) => seat === viewer);
  const knowsWords = isAsked || q.kind === 'timing'; // everybody may know the names of the clocks
  return {
    kind: q.kind,
    seats: q.seats.slice(),
    prompt: q.prompt,
    params: { ...q.params },
    source: sees(q.source) ? q.source : FACE_DOWN,
    noun: q.noun,
    from: !isAsked ? [] : q.noun === 'card' ? masked(sees, q.from) : q.from.slice(),
    options: knowsWords ? q.options.slice() : [],
    min: q.min,
    max: q.max,
    picked: isAsked ? q.picked.slice() : [],
    secret: q.secret,
    heard: q.heard.map(({ seat, move }) => ({ seat, move: seat === viewer ? ownAnswer(q, move, sees) : null })),
    ifAbsent: isAsked ? deepCopy(q.ifAbsent) : 'bot',
  };
}

/** Whoever picked a card that lies face down knows that one was picked, not which one it is. */
const ownAnswer = ({ noun }: Question, move: Move | null, sees: Sees): Move | null =>
  noun === 'card' && move && 'pick' in move ? { pick: masked(sees, move.pick) } : deepCopy(move);
