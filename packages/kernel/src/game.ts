/** A game, as its author declares it, and as the kernel runs it. */
import type { Hearing } from './events.ts';
import { eyesOn, type Field, type Fields, seatsOf, type ZoneOf } from './fields.ts';
import { forkFields } from './fork.ts';
import { hashOf } from './hash.ts';
import { type Declared, type Option, readOptions } from './options.ts';

import type { Action, Program } from './program.ts';
import type { Proof } from './proof.ts';
import { Running } from './running.ts';
import type { CopyId, Frame, MatchOf, Move, Refusal, Seat, Spec, Viewer } from './types.ts';
import { MAX_SEATS } from './types.ts';

/** A fault that the kernel finds in a move before it asks for the game's own reasons. */
export type KernelCode =
  | 'over'
  | 'unknown-move'
  | 'wrong-step'
  | 'not-asked'
  | 'not-an-option'
  | 'how-many'
  | 'twice'
  | 'out-of-range'
  | 'bad-timing'
  | 'nothing-to-undo';

/** A game as its author writes it down. `events` has a line for each event that is not just masked and heard by all. */
export type Definition<G extends Spec> = Declaration<G> & Hearing<G['event']>;

interface Declaration<G extends Spec> {
  id: string;
  /** Raised whenever the same moves may lead to another position; records name it. */
  rulesVersion: number;
  /** With a `min` of 4, a `step` of 2 allows 4 and 6 seats, not 5. */
  seats: { min: number; max: number; usual: number; step?: number };
  options: Declared & { [K in keyof G['options']]: Option<G['options'][K]> };
  fields: { [K in keyof G['table']]: Field<G['table'][K]> };
  cards: readonly G['card'][];
  /** For matches that choose their cards. Without it every match has all `cards`, each in its number of copies. */
  printed?: Printed<G>;
  /** Names the cards in records; else a hash of their ids and numbers of copies does. */
  cardSet?: string;
  /** The zone in which every card starts, unshuffled; with `printed` a zone by seat, each copy with its owner. */
  pile: ZoneOf<G['table']>;
  programs: Record<string, Program<G>>;
  /** The name of the program that runs from the start; it never returns. */
  main: string;
  /** Every action that some menu offers. */
  actions: readonly Action<G>[];
  deal(x: Running<G>): void;
  /** Brings derived values up to date: called whenever somebody is about to be asked, or the match is over. */
  settled?(x: Running<G>): void;
  /** More turns than this end the match as `cut`. */
  maxTurns: number;
  /** The game's own code, or whole refusal, for a fault that the kernel finds. */
  code?(code: KernelCode, x: Running<G>, seat: Seat, move: Move): string | Refusal;
  /** Which fault is named first when a move is both out of step and out of turn. */
  firstFault?: 'step' | 'seat';
  /** What giving up does; absent: everybody else wins. */
  concede?(x: Running<G>, seat: Seat): void;
  /** Draws secret fields for an imagined match; cards are dealt by the kernel. */
  imagine?(x: Running<G>, roll: (sides: number) => number, viewer: Viewer | null): void;
  proof?: Proof<G>;
  /** More forced steps than this without a question end the match as `cut`; absent: 10,000. */
  maxSteps?: number;
  /** More answers than this in one turn end the match as `cut`; absent: 5,000. */
  maxAnswers?: number;
}

/** Every match has `copies` copies, each with an owner that never changes; `deal` writes which card each of them is. */
export interface Printed<G extends Spec> {
  /** The field, a `column(0)`, with the card of each copy, counted from 1 in `cards`; 0: none, or hidden in a view. */
  column: keyof G['table'] & string;
  copies: number;
  /** Copies whose owner does not sit in this match stay in the box. */
  owner(copy: CopyId): Seat;
}

/** The numbers of seats with which the game can be played. */
export function seatCounts<G extends Spec>({ def }: Game<G>): number[] {
  const { min, max, step = 1 } = def.seats;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
}
export function seatsInWords<G extends Spec>(game: Game<G>): string {
  const { min, max, step } = game.def.seats;
  return step || min === max ? seatCounts(game).join(' or ') : `${min} to ${max}`;
}

/** A field that holds cards, or one seat's part of it. */
export interface Zone {
  name: string;
  seat: Seat;
  /** Bits of the viewers who learn each card that arrives. */
  eyes: number;
  /** A hand: its order tells nothing. */
  loose: boolean;
  list(table: object): CopyId[];
}

/** A game ready to run. Everything here is fixed; matches are data beside it. */
export interface Game<G extends Spec> {
  readonly id: string;
  readonly def: Definition<G>;
  /** The printed card of each copy; null for copy 0, and for all where matches choose their cards (see `faceIn`). */
  readonly faces: readonly (G['card'] | null)[];
  /** Zone 0 is the box: cards that are not in this match. */
  readonly zones: readonly Zone[];
  /** Zones that must be empty whenever a menu opens. */
  readonly passing: readonly Zone[];
  readonly fields: Fields;
  readonly names: readonly string[];
  /** Names of the fields that a fork must copy, by `Field.shape`. */
  readonly shaped: { list: string[]; lists: string[]; records: string[] };
  /** What views mask beside zones: fields of which seats see their part, columns with what stands for unseen copies. */
  readonly owned: readonly string[];
  readonly columns: readonly { name: string; blank: number }[];
  readonly main: Program<G>;
  readonly programs: ReadonlyMap<string, Program<G>>;
  /** The ids of all actions of the game, and of those that commit. */
  readonly actions: ReadonlySet<string>;
  readonly commits: ReadonlySet<string>;
  readonly seatLists: readonly (readonly Seat[])[];
  /** Names this set of cards in records. */
  readonly cardSet: string;
  /** The options of a match that says nothing about them. */
  readonly defaults: G['options'];
  /** Options of which a seat sees only its own part. */
  readonly secrets: readonly string[];
  /** Undealt matches by options and seats, to be copied. */
  readonly blanks: WeakMap<G['options'], MatchOf<G>[]>;
  readonly maxSteps: number;
  readonly maxAnswers: number;
  readonly x: Running<G>;
  program(frame: Frame): Program<G>;
  zoneId(name: string, seat: Seat): number;
  /** The printed card of a copy at this table, or null for one that has none or lies face down in a view. */
  faceIn(table: G['table'], copy: CopyId): G['card'] | null;
  /** A table that shares nothing with this one. */
  forkTable(table: object): object;
}

export function defineGame<G extends Spec>(def: Definition<G>): Game<G> {
  const fields = def.fields as Fields;
  const names = Object.keys(fields); // determinism: the order of the declaration, the same in every copy of the code
  const shaped = (shape: string): string[] => names.filter((name) => fields[name]?.shape === shape);
  const programs = namePrograms(def);
  const main = programs.get(def.main);
  if (!main) throw new Error(`${def.id}: main is "${def.main}", which is not among the programs`);
  let last = main;
  const zones = layZones(fields, names);
  const ids = new Map(names.map((name) => [name, idsOf(name, fields, zones)]));
  const { printed } = def;
  if (printed && !fields[printed.column]?.column) throw new Error(`${def.id}: "${printed.column}" is not a column`);
  const faces = printed ? new Array<null>(printed.copies + 1).fill(null) : facesOf(def.cards);
  const prints = [null, ...def.cards];
  const printAt = (table: object, copy: CopyId) =>
    printed && prints[(table as Record<string, number[]>)[printed.column]?.[copy] ?? 0];
  const game = {
    id: def.id,
    def,
    fields,
    names,
    shaped: { list: shaped('list'), lists: shaped('lists'), records: shaped('records') },
    owned: names.filter((name) => fields[name]?.eyes === 'owner' && !fields[name].zone),
    columns: names.flatMap((name) => (fields[name]?.column ? [{ name, blank: blankOf(fields[name]) }] : [])),
    faces,
    faceIn: (table: G['table'], copy: CopyId): G['card'] | null => faces[copy] ?? printAt(table, copy) ?? null,
    zones,
    passing: zones.filter(({ name }) => fields[name]?.passing),
    programs,
    main,
    actions: new Set(def.actions.map((action) => action.id)),
    commits: new Set(def.actions.flatMap((action) => (action.commits ? [action.id] : []))),
    seatLists: Array.from({ length: MAX_SEATS + 1 }, (_, n) => seatsOf(n)),
    cardSet: def.cardSet ?? hashOf(def.cards.map((card) => [card.id, card.copies])),
    defaults: readOptions(def.id, def.options, {}, def.seats.usual) as G['options'],
    secrets: Object.keys(def.options).filter((name) => def.options[name]?.secret), // determinism: order is not used
    blanks: new WeakMap<G['options'], MatchOf<G>[]>(),
    maxSteps: def.maxSteps ?? 10_000,
    maxAnswers: def.maxAnswers ?? 5_000,
    x: null as unknown as Running<G>, // set below: it refers to the game, and the game to it
    program(frame: Frame): Program<G> {
      if (frame.program === last.name) return last; // mostly the same one again
      last =
        programs.get(frame.program) ??
        game.x.bug(`no program "${frame.program}"; another rules version made this match`);
      return last;
    },
    zoneId: (name: string, seat: Seat): number => ids.get(name)?.[seat] ?? 0,
    forkTable: (table: object): object => forkFields(game.shaped, table),
  };
  game.x = new Running<G>(game);
  return game;
}

const isProgram = <G extends Spec>(value: unknown): value is Program<G> =>
  typeof value === 'object' && value !== null && 'advance' in value && 'hear' in value;

/** Programs are named by their key, those of a card by card and key: frames find them by that name. */
function namePrograms<G extends Spec>(def: Definition<G>): Map<string, Program<G>> {
  const programs = new Map<string, Program<G>>();
  const ids = new Set(def.cards.map(({ id }) => id));
  if (ids.size < def.cards.length) throw new Error(`${def.id}: two cards have the same id`);
  const name = (key: string, value: unknown): void => {
    if (!isProgram<G>(value)) return;
    if (programs.has(key)) throw new Error(`${def.id}: two programs are called "${key}"`);
    value.name = key;
    programs.set(key, value);
  };
  for (const [key, program] of Object.entries(def.programs)) name(key, program); // determinism: order is not used
  for (const card of def.cards) {
    for (const [key, value] of Object.entries(card)) name(`${card.id}.${key}`, value); // determinism: order is not used
  }
  return programs;
}

/** A column begins with one value for all copies, whatever the options; its place 0, of no copy, has it too. */
const blankOf = (column: Field<unknown>): number => (column.first(0, {} as never, 0) as [number])[0];

const facesOf = <C extends Spec['card']>(cards: readonly C[]): (C | null)[] => [
  null,
  ...cards.flatMap((card) => new Array<C>(card.copies).fill(card)),
];

/** For each seat the number of its zone of this name; 0 if the field is not a zone. */
function idsOf(name: string, fields: Fields, zones: readonly Zone[]): number[] {
  const first = zones.findIndex((zone) => zone.name === name);
  return seatsOf(MAX_SEATS).map((seat) => (first < 0 ? 0 : first + (fields[name]?.seated ? seat : 0)));
}

function layZones(fields: Fields, names: readonly string[]): Zone[] {
  const zones: Zone[] = [{ name: '', seat: 0, eyes: 0, loose: false, list: () => [] }];
  for (const name of names) {
    const field = fields[name];
    if (!field?.zone) continue;
    for (const seat of seatsOf(field.seated ? MAX_SEATS : 1)) {
      const list = field.seated
        ? (table: object) => (table as Record<string, CopyId[][]>)[name]?.[seat] as CopyId[]
        : (table: object) => (table as Record<string, CopyId[]>)[name] as CopyId[];
      zones.push({ name, seat, eyes: eyesOn(field, seat), loose: field.zone === 'loose', list });
    }
  }
  return zones;
}
