/** A match as a file (K8): what it takes to play it again, move for move, to the same hash. */
import {
  brief,
  type Game,
  hashOf,
  MAX_SEATS,
  type Match,
  type Refusal,
  type Setup,
  type Spec,
} from '@dealers-choice/kernel';
import { type Entry, type HandOver, type Host, host, type Keeper, withinMoves } from './host.ts';

/** Format 2 is dealt by ChaCha20; format 1, which is the same otherwise, was dealt by sfc32. */
export const RECORD_FORMAT = 2;
const FIRST_FORMAT = 1;

export interface MatchRecord {
  dealersChoice: number;
  game: string;
  rulesVersion: number;
  cardSet: string;
  /** The name under which the cards were imported; absent: they came with the game. */
  cards?: string;
  seats: number;
  options: Record<string, unknown>;
  seed: number | string;
  moves: Entry[];
  /** By seat, who played; absent: nobody wrote it down. No move depends on it. */
  players?: Player[];
  /** When bots played on for people, and until when, in order; absent: nobody was away. */
  handed?: HandOver[];
  /** Of the position after the last move. */
  hash: string;
}

export interface Player {
  /** '' where the game's own name for the seat is meant. */
  name: string;
  /** The bot's name in the game's list; '' of a person. */
  bot: string;
}

export class BadRecord extends Error {}

/**
 * The record of the moves that stand, without a private draft that has not committed. `cards` and `players`: as in
 * `MatchRecord`.
 */
export function recordOf<G extends Spec>(played: Host<G>, cards = '', players: readonly Player[] = []): MatchRecord {
  const { game, match, setup, drafted } = played;
  const moves = played.moves.slice(0, played.moves.length - drafted);
  const at = match.draft?.checkpoint ?? match;
  return {
    dealersChoice: setup.generator === 'sfc32' ? FIRST_FORMAT : RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.def.rulesVersion,
    cardSet: game.cardSet,
    ...(cards === '' ? {} : { cards }),
    seats: match.seats,
    options: { ...(match.options as Record<string, unknown>) },
    seed: setup.seed,
    moves,
    ...(players.length > 0 ? { players: [...players] } : {}),
    ...(played.handed.length > 0 ? { handed: withinMoves(played.handed, moves.length) } : {}),
    hash: hashOf({ ...at, draft: null }),
  };
}

/** Of a person it is not written down which bot would stand in. */
export const playerOf = ({ who, name, bot }: { who: Keeper; name: string; bot: string }): Player => ({
  name,
  bot: who === 'bot' ? bot : '',
});

/** All fields that a record may have, by the names they have today. */
const FIELDS: Readonly<Record<keyof MatchRecord, true>> = {
  dealersChoice: true,
  game: true,
  rulesVersion: true,
  cardSet: true,
  cards: true,
  seats: true,
  options: true,
  seed: true,
  moves: true,
  players: true,
  handed: true,
  hash: true,
};

/** Reads a record from text. Throws `BadRecord`, saying what is wrong and where. */
export function parseRecord(text: string): MatchRecord {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, '')); // the mark that some editors put in front
  } catch (error) {
    throw new BadRecord(
      `This is not a record: it is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`,
    );
  }
  if (!isRecord(json)) throw new BadRecord('This is not a record: it is not a JSON object.');
  const r = withNamesOfToday(json);
  const demand = (fits: boolean, name: string, right: string): void => {
    if (fits) return;
    const is = r[name] === undefined ? 'missing' : brief(r[name]);
    throw new BadRecord(`The record's "${name}" is ${is}; it must be ${right}.`);
  };
  demand(
    r.dealersChoice === RECORD_FORMAT || r.dealersChoice === FIRST_FORMAT,
    'dealersChoice',
    `${RECORD_FORMAT} or ${FIRST_FORMAT}, the formats this version reads`,
  );
  demandKnown(Object.keys(r)); // determinism: only the first stranger is told, and nothing is played
  demand(typeof r.game === 'string', 'game', 'the name of a game');
  demand(Number.isInteger(r.rulesVersion), 'rulesVersion', 'the version of the rules');
  demand(typeof r.cardSet === 'string', 'cardSet', "the fingerprint of the game's cards");
  demand(r.cards === undefined || isShort(r.cards), 'cards', 'a name of up to 100 letters');
  demand(Number.isInteger(r.seats), 'seats', 'a number of seats');
  demand(isRecord(r.options), 'options', 'an object');
  demand(typeof r.seed === 'string' || Number.isSafeInteger(r.seed), 'seed', 'a whole number or a text');
  demand(typeof r.hash === 'string', 'hash', 'the fingerprint of the last position');
  demand(Array.isArray(r.moves), 'moves', 'a list');
  for (const [i, entry] of (r.moves as unknown[]).entries()) {
    if (isEntry(entry)) continue;
    throw new BadRecord(`Move ${i + 1} of the record is ${brief(entry)}; it must be {seat, move} or {seat, concede}.`);
  }
  demand(isListOf(r.players, isPlayer), 'players', 'a list of {name, bot}, one for each seat');
  demand(isListOf(r.handed, isHandOver), 'handed', 'a list of {after, seat, to}');
  return r as unknown as MatchRecord;
}

/** Older records call the version of the rules `rules`. */
function withNamesOfToday(json: Record<string, unknown>): Record<string, unknown> {
  if ('rulesVersion' in json || !('rules' in json)) return json;
  const { rules, ...rest } = json;
  return { ...rest, rulesVersion: rules };
}

/** What is not understood could have changed what the record means. */
function demandKnown(names: readonly string[]): void {
  const stranger = names.find((name) => !Object.hasOwn(FIELDS, name));
  if (stranger === undefined) return;
  const known = Object.keys(FIELDS).join(', '); // determinism: the order is that of the list above
  throw new BadRecord(`The record has ${brief(stranger)}, which no record has; its fields are ${known}.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShort = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= 100;

const isListOf = (value: unknown, one: (value: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(one));

const isPlayer = (value: unknown): boolean =>
  isRecord(value) && typeof value.name === 'string' && typeof value.bot === 'string';

const isHandOver = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isSafeInteger(value.after) &&
  isSeat(value.seat) &&
  (value.to === 'bot' || value.to === 'person');

const isSeat = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_SEATS;

/** An entry with two answers in it could be read in two ways. */
function isEntry(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false; // determinism: only counted
  const { seat, move, concede } = value;
  return isSeat(seat) && (concede === true || isRecord(move));
}

/** What it was dealt from. */
export function setupOf({ dealersChoice, seats, options, seed }: MatchRecord): Setup {
  return { seats, options, seed, ...(dealersChoice === FIRST_FORMAT ? { generator: 'sfc32' } : {}) };
}

export interface ReplayHow<G extends Spec> {
  /** Stop after this many moves; the hash is then not compared. */
  to?: number;
  /** How to say a refusal in words. */
  say?: (refusal: Refusal) => string;
  /** Before the first move: for whoever wants to listen. */
  onDeal?: (played: Host<G>) => void;
  onMove?: (played: Host<G>, index: number) => void;
}

/** Plays a record again, checking every move and the last hash. */
export function replay<G extends Spec>(game: Game<G>, record: MatchRecord, how: ReplayHow<G> = {}): Host<G> {
  if (record.game !== game.id) throw new BadRecord(`This is a record of ${record.game}, not of ${game.id}.`);
  const isOlder = record.rulesVersion < game.def.rulesVersion;
  const versions =
    `This record was made by rules version ${record.rulesVersion} of ${game.id}; ` +
    `this is version ${game.def.rulesVersion}.`;
  if (record.rulesVersion > game.def.rulesVersion) {
    throw new BadRecord(`${versions} Replay it with the version that made it.`);
  }
  if (record.cardSet !== game.cardSet) {
    const named = record.cards === undefined ? '' : `, called "${record.cards}"`;
    throw new BadRecord(
      `This record was made with card set ${record.cardSet}${named}; here is ${game.cardSet}. ` +
        'The cards, or how their texts are read, have changed: replay it with those that made it.',
    );
  }
  const played = host(game, setupOf(record));
  how.onDeal?.(played);
  const to = how.to ?? record.moves.length;
  const changed = isOlder ? ` ${versions} A rule that it met may have changed.` : '';
  const halves = halfAnswers(record);
  const handOver = (after: number): void => {
    for (const one of record.handed ?? []) if (one.after === after) played.handOver(one.seat, one.to);
  };
  for (const [i, entry] of record.moves.slice(0, to).entries()) {
    handOver(i);
    const refusal =
      'move' in entry ? played.play(entry.seat, entry.move) : 'undo' in entry ? null : played.concede(entry.seat);
    if (refusal) {
      const reason = how.say ? how.say(refusal) : refusal.code;
      throw new BadRecord(`Move ${i + 1} of the record, ${brief(entry)}, is refused: ${reason}${changed}`);
    }
    halves.count(played.match, entry);
    how.onMove?.(played, i);
  }
  if (to === record.moves.length) handOver(to);
  const { rulesVersion } = record;
  const last = { ...played.match, rulesVersion, answers: played.match.answers + halves.sofar(), draft: null };
  if (to === record.moves.length && hashOf(last) !== record.hash) {
    throw new BadRecord(
      'The moves are legal but lead to another position than the record says: ' +
        (isOlder ? `a rule that it met has changed. ${versions}` : 'it was changed or damaged.'),
    );
  }
  return played;
}

/** Picks that left their answer half made, this turn: they count as answers in the hash of a record of format 1. */
function halfAnswers({ dealersChoice }: MatchRecord) {
  let turn = 0;
  let halves = 0;
  return {
    count(match: Match, entry: Entry): void {
      if (match.turn !== turn) halves = 0;
      turn = match.turn;
      const isHalf = 'move' in entry && 'also' in entry.move && (match.asking?.picked.length ?? 0) > 0;
      if (isHalf && dealersChoice === FIRST_FORMAT) halves++;
    },
    sofar: (): number => halves,
  };
}
