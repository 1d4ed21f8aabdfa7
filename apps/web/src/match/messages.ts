/**
 * What the page and its worker say to each other. Nothing that a person at this device may not see is ever in it: no
 * seed, no log, no full state. Both sides read what comes in before they believe it.
 */
import type { MatchRecord } from '@dealers-choice/host';
import type { Move, Seat, Viewer } from '@dealers-choice/kernel';
import type { Inspection, LogLine, MatchPlan, View } from './contract.ts';

/** `id` is the match that is meant, so that nothing late is taken for another one. */
export type ToWorker =
  | { type: 'begin'; id: number; plan: MatchPlan }
  /** `key` names the match; '' is the one that was left last. */
  | { type: 'resume'; id: number; key: string }
  /** An answer names the question it answers: to a later question it is refused. */
  | { type: 'answer'; id: number; question: number; seat: Seat; move: Move }
  /** What is taken back is the last move before this step. */
  | { type: 'undo'; id: number; step: number; seat: Seat }
  | { type: 'change'; id: number; step: number; seat: Seat; move: Move }
  | { type: 'concede'; id: number; seat: Seat }
  /** The page has shown this step: bots may go on. */
  | { type: 'shown'; id: number; step: number }
  /** The marker of the open timing question starts now. */
  | { type: 'clock'; id: number }
  | { type: 'leave'; id: number }
  | { type: 'look' }
  | { type: 'forget' }
  | { type: 'ping' }
  | { type: 'export'; id: number; n: number }
  | { type: 'inspect'; id: number; n: number }
  | { type: 'open'; n: number; text: string }
  | { type: 'seek'; n: number; step: number; viewer: Viewer };

/** The position after something happened, for everybody who looks at this device. */
export interface Step {
  /** Entries of the log so far: counts up, and is the same after a reload. */
  step: number;
  /** Who made it happen. */
  by: 'deal' | 'person' | 'bot';
  eyes: { viewer: Viewer; lines: LogLine[]; view: View }[];
  /** People who owe an answer, and the number of the question for each. */
  asked: { seat: Seat; question: number }[];
  /** People who may take the last move back. */
  undo: Seat[];
  stopped: number | null;
  /** Could this step be saved? */
  kept: boolean;
}

export type SavedNote = { game: string; when: number; turn: number };

export type ToPage =
  /** A match on the table, new or resumed: its step tells everything told so far. `cardSet`: what is printed on it. */
  | { type: 'table'; id: number; key: string; cardSet: string; plan: MatchPlan; step: Step }
  | { type: 'step'; id: number; step: Step }
  /** What was asked for did not happen, and nothing changed. */
  | { type: 'refused'; id: number; seat: Seat | null; text: string }
  /** The match cannot begin or go on. */
  | { type: 'failed'; id: number; text: string }
  | { type: 'saved'; saved: SavedNote | null }
  | { type: 'pong' }
  /** A handle: what is in the file crosses over only if the page reads it. */
  | { type: 'file'; n: number; file: Blob }
  | { type: 'inspection'; n: number; inspection: Inspection }
  | { type: 'opened'; n: number; record: MatchRecord }
  | { type: 'sought'; n: number; step: number; viewer: Viewer; view: View; lines: LogLine[] }
  /** A request with a number that cannot be met. */
  | { type: 'sorry'; n: number; text: string };

type Check = (value: unknown) => boolean;
const whole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const seat: Check = (value) => whole(value) && Number(value) < 9;
const viewer: Check = (value) => whole(value) && Number(value) < 10;
const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const thing: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const form =
  (fields: Record<string, Check>): Check =>
  (value) =>
    thing(value) && strangeField(value as Record<string, unknown>, fields) === null;

const seatPlan = form({ who: (who) => who === 'person' || who === 'bot', name: text, bot: text });
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const plan = form({ game: text, seats: listOf(seatPlan), options: thing, cards: maybe(text), seed: text });
const line = form({ n: whole, text, event: thing });
const step = form({
  step: whole,
  by: (by) => by === 'deal' || by === 'person' || by === 'bot',
  eyes: listOf(form({ viewer, lines: listOf(line), view: thing })),
  asked: listOf(form({ seat, question: whole })),
  undo: listOf(seat),
  stopped: orNull(whole),
  kept: flag,
});
const saved = form({ game: text, when: whole, turn: whole });

const TO_WORKER: Record<ToWorker['type'], Record<string, Check>> = {
  begin: { id: whole, plan },
  resume: { id: whole, key: text },
  answer: { id: whole, question: whole, seat, move: thing },
  undo: { id: whole, step: whole, seat },
  change: { id: whole, step: whole, seat, move: thing },
  concede: { id: whole, seat },
  shown: { id: whole, step: whole },
  clock: { id: whole },
  leave: { id: whole },
  look: {},
  forget: {},
  ping: {},
  export: { id: whole, n: whole },
  inspect: { id: whole, n: whole },
  open: { n: whole, text },
  seek: { n: whole, step: whole, viewer },
};

const TO_PAGE: Record<ToPage['type'], Record<string, Check>> = {
  table: { id: whole, key: text, cardSet: text, plan, step },
  step: { id: whole, step },
  refused: { id: whole, seat: orNull(seat), text },
  failed: { id: whole, text },
  saved: { saved: orNull(saved) },
  pong: {},
  file: { n: whole, file: thing },
  inspection: { n: whole, inspection: thing },
  opened: { n: whole, record: thing },
  sought: { n: whole, step: whole, viewer, view: thing, lines: listOf(line) },
  sorry: { n: whole, text },
};

/** The message, or a sentence that says what is wrong with it. */
export const readToWorker = (data: unknown): ToWorker | string => read<ToWorker>(data, TO_WORKER);
export const readToPage = (data: unknown): ToPage | string => read<ToPage>(data, TO_PAGE);

function read<M extends { type: string }>(data: unknown, forms: Record<string, Record<string, Check>>): M | string {
  if (!thing(data)) return `A message must be an object, not ${data === null ? 'null' : typeof data}.`;
  const { type, ...fields } = data as Record<string, unknown>;
  const known = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!known) return `There is no message "${String(type)}".`;
  const wrong = strangeField(fields, known);
  return wrong === null ? (data as M) : `The message "${String(type)}" has a wrong or missing "${wrong}".`;
}

/** The first field that is missing, not right, or not known. */
function strangeField(fields: Record<string, unknown>, checks: Record<string, Check>): string | null {
  for (const [name, check] of Object.entries(checks)) if (!check(fields[name])) return name;
  return Object.keys(fields).find((name) => !Object.hasOwn(checks, name)) ?? null;
}
