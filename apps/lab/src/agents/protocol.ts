/** What an outside bot is sent and what it answers, one JSON object a line. docs/agents.md shows a whole talk. */
import {
  type CopyId,
  type Ending,
  hashOf,
  type MatchOf,
  type Move,
  moves,
  type Question,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import type { AnyGame } from '../lab.ts';

export const PROTOCOL = 1;

/** Once, when the program starts. */
export interface Hello {
  type: 'hello';
  protocol: typeof PROTOCOL;
  game: string;
  rulesVersion: number;
  /** Everything that is printed, whether it is in a match or not. */
  cards: PrintedCard[];
}

/** The card's own plain values (a price, a colour, a cost) stand beside these. */
export interface PrintedCard {
  id: string;
  name: string;
  text: string;
  [field: string]: unknown;
}

/** Before the first question of a match. */
export interface MatchBegins {
  type: 'match';
  seat: Seat;
  seats: number;
}

export interface Asked {
  type: 'question';
  /** The answer names it. */
  id: number;
  seat: Seat;
  /** All that the seat sees (K6); its open question stands beside it. */
  view: Omit<MatchOf<Spec>, 'asking'>;
  question: Question;
  legal: Move[];
  /** False: there are more legal numbers than are listed. */
  complete: boolean;
  /** The printed card, by `id`, of each copy that the seat can see. */
  faces: Record<string, string>;
  /** From 0 to below 1, made from the view alone: who draws from it plays the same match again. */
  chance: number;
}

/** After the last move of a match. */
export interface MatchOver extends Ending {
  type: 'over';
}

export type Sent = Hello | MatchBegins | Asked | MatchOver;

/** Null: not yet (a question to several seats). */
export interface Answer {
  id: number;
  move: Move | null;
}

/** In a range wider than this the legal numbers are not listed one by one, only its two ends. */
const WIDE = 1000;

export function helloOf({ game, words }: AnyGame): Hello {
  const cards = game.def.cards.map((card) => ({ ...plainFields(card), id: card.id, ...said(words.card(card)) }));
  return { type: 'hello', protocol: PROTOCOL, game: game.id, rulesVersion: game.def.rulesVersion, cards };
}
const said = ({ name, text }: { name: string; text: string }) => ({ name, text });

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlain) : value === null || /^(number|string|boolean)$/.test(typeof value);
const plainFields = (card: object): object =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => isPlain(value)));

/** The line for a seat that is asked: made from its view and nothing else, so that it holds nothing hidden. */
export function askedOf({ game }: AnyGame, seen: MatchOf<Spec>, seat: Seat, id: number): Asked {
  const { asking: question, ...view } = seen;
  if (!question) throw new Error(`${game.id}: seat ${seat + 1} is asked nothing`);
  const isWide = question.kind === 'number' && question.max - question.min > WIDE;
  const ends: Move[] = [
    ...question.options.map((choose) => ({ choose })),
    ...[question.min, question.max].map((say) => ({ say })),
  ];
  const legal = isWide ? ends.filter((move) => refuse(game, seen, seat, move) === null) : moves(game, seen, seat);
  const chance = Number.parseInt(hashOf(seen).slice(0, 8), 16) / 2 ** 32;
  return { type: 'question', id, seat, view, question, legal, complete: !isWide, faces: facesIn(game, seen), chance };
}

function facesIn(game: AnyGame['game'], seen: MatchOf<Spec>): Record<string, string> {
  const faces: Record<string, string> = {};
  for (let copy = 1; copy < seen.where.length; copy++) {
    const face = (seen.where[copy] ?? 0) > 0 ? game.faceIn(seen.table, copy as CopyId) : null;
    if (face) faces[copy] = face.id;
  }
  return faces;
}

/** What a line answers, or what is wrong with it. */
export function parseAnswer(line: string): Answer | string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return 'is not JSON';
  }
  if (!isRecord(json)) return 'is not an object';
  const { id, move } = json;
  if (typeof id !== 'number') return 'has no "id"';
  if (move === undefined) return 'has no "move"';
  if (isDeep(move)) return 'has a "move" that is nested too deep';
  return move === null || mayBeMove(move) ? { id, move } : 'has a "move" that is not an object';
}
/** No move of any game is nested this deep, and what is copied or written must not exhaust the stack. */
const DEEPEST = 16;
const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1)));
/** Whether it is a move at all, and a legal one, `refuse` says, with the game's reason. */
const mayBeMove = (value: unknown): value is Move => isRecord(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
