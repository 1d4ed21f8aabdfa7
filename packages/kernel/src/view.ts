/** What a viewer may see (K6): a match of the same shape in which unknown cards are face down. Deny by default. */
import type { Field } from './fields.ts';
import { deepCopy, fork } from './fork.ts';
import type { Game } from './game.ts';
import type { CopyId, Frame, Match, MatchOf, Question, Spec, Viewer } from './types.ts';
import { FACE_DOWN, must, seatBit } from './types.ts';

export function view<G extends Spec>(game: Game<G>, match: MatchOf<G>, viewer: Viewer): MatchOf<G> {
  const checkpoint = match.draft?.checkpoint;
  if (checkpoint && match.draft?.seat !== viewer) return view(game, checkpoint as MatchOf<G>, viewer);
  const bit = seatBit(viewer);
  const shown = match.known.map((known, copy) => copy !== FACE_DOWN && (known & bit) !== 0);
  const sees = (copy: number): boolean => shown[copy] ?? must(shown, copy);
  const unseen: number[] = [];
  for (let copy = 1; copy < shown.length; copy++) if (!shown[copy]) unseen.push(copy);
  const seen = fork(game, match);
  seen.viewer = viewer;
  seen.rng = [0, 0, 0, 0];
  if (seen.draft) seen.draft.checkpoint = null;
  if (game.secrets.length > 0) seen.options = maskOptions(seen.options, game.secrets, viewer);
  for (const name of game.names) maskField(seen, name, game.fields[name] as Field<unknown>, { viewer, sees, unseen });
  for (const copy of unseen) {
    if (seen.where[copy] === 0) continue;
    seen.known[copy] = 0;
    seen.where[copy] = -1;
  }
  for (const frame of seen.stack) maskFrame(frame, game.program(frame).registers, sees);
  // A fork shares the lists of a question, which rules never change; the holder of a view may change anything in it.
  if (seen.asking) seen.asking = maskQuestion(deepCopy(seen.asking), viewer, sees);
  return seen;
}

type Untyped = Record<string, unknown>;
type Sees = (copy: number) => boolean;
interface Sight {
  viewer: Viewer;
  sees: Sees;
  /** Every copy that is not seen: a match has many columns, and each is masked at these places. */
  unseen: readonly number[];
}

const masked = (sees: Sees, list: readonly number[]): CopyId[] =>
  list.map((copy) => (sees(copy) ? copy : FACE_DOWN) as CopyId);

function maskOptions<O extends object>(options: O, secrets: readonly string[], viewer: Viewer): O {
  const shown = { ...options } as Untyped;
  for (const name of secrets) shown[name] = (shown[name] as unknown[]).map((own, seat) => (seat === viewer ? own : ''));
  return shown as O;
}

function maskField(seen: Match, name: string, field: Field<unknown>, { viewer, sees, unseen }: Sight): void {
  const table = seen.table as Untyped;
  const value = table[name];
  const first = (copies: number): unknown => field.first(seen.seats, seen.options as never, copies);
  if (field.zone) {
    const hide = (list: number[], seat: number): CopyId[] => {
      const shown = masked(sees, list);
      // The order of somebody else's hand tells which card is new: known cards first, by number.
      return field.zone === 'loose' && seat !== viewer
        ? shown.sort((a, b) => (a === 0 || b === 0 ? b - a : a - b))
        : shown;
    };
    table[name] = field.seated ? (value as number[][]).map(hide) : hide(value as number[], -1);
  } else if (field.eyes === 'owner') {
    const blank = first(seen.known.length - 1) as unknown[];
    table[name] = (value as unknown[]).map((own, seat) => (seat === viewer ? own : blank[seat]));
  } else if (field.column) {
    const [blank] = first(0) as [number]; // the same for every copy
    const column = value as number[];
    column[0] = blank;
    for (const copy of unseen) column[copy] = blank;
  }
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

/** The seats asked get the lists; the others learn only that somebody is choosing. */
function maskQuestion(q: Question, viewer: Viewer, sees: Sees): Question {
  const source = sees(q.source) ? q.source : FACE_DOWN;
  const heard = q.heard.map((one) => (one.seat === viewer ? one : { seat: one.seat, move: null }));
  if (!q.seats.some((seat) => seat === viewer)) {
    const options = q.kind === 'timing' ? q.options : []; // everybody may know the names of the clocks
    return { ...q, source, heard, from: [], options, picked: [], ifAbsent: 'bot' };
  }
  return { ...q, source, heard, from: q.noun === 'card' ? masked(sees, q.from) : q.from };
}
