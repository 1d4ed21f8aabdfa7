/** Plays a match at random and checks everything that must hold. Returns the first violation. */
import type { Entry } from '@dealers-choice/host';
import {
  type Audit,
  apply,
  below,
  fork,
  type Game,
  hashOf,
  type MatchOf,
  type Move,
  moves as movesOf,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  type Spec,
  sample,
  seedRng,
  start,
  type Tell,
  view,
} from '@dealers-choice/kernel';
import { answersAgree } from './answers.ts';
import { carriesOn } from './carries-on.ts';
import { type CheckedMatch, type CheckedMove, type CheckedPosition, messageOf, oneOf, playAndHear } from './checked.ts';
import { leavesNoTrace } from './columns.ts';
import { concedes } from './concedes.ts';
import { deals } from './deals.ts';
import { hears } from './hears.ts';
import { imagines, imaginesAlike } from './imagines.ts';
import { absentIsLegal, asksTheSame, conserves, hangsOnce, survivesSaving, unchanged } from './keeps.ts';
import { picksOneByOne } from './picks.ts';
import { ends, replays } from './replays.ts';
import { twoWorlds, undoes } from './two-worlds.ts';

/** What is looked at: positions, moves, and whole matches. */
const POSITION = {
  conserves,
  columns: leavesNoTrace,
  saves: survivesSaving,
  aliases: hangsOnce,
  'asks-again': asksTheSame,
  absent: absentIsLegal,
  answers: answersAgree,
  picks: picksOneByOne,
  imagines,
  'imagines-alike': imaginesAlike,
  concedes,
} as const;
const MOVE = { 'carries-on': carriesOn, 'two-worlds': twoWorlds, undo: undoes } as const;
/** These need no chance and no hash, which only plain JSON has. */
const FIRST = ['saves', 'conserves', 'columns', 'absent'] as const;
const MATCH = { deals, ends, hears, replays } as const;

export type CheckName = 'audits' | keyof typeof POSITION | keyof typeof MOVE | keyof typeof MATCH;
export const CHECKS: readonly CheckName[] = [
  'audits',
  ...(Object.keys(POSITION) as (keyof typeof POSITION)[]),
  ...(Object.keys(MOVE) as (keyof typeof MOVE)[]),
  ...(Object.keys(MATCH) as (keyof typeof MATCH)[]),
];

export interface Violation {
  /** `crash`: a rule threw. */
  check: CheckName | 'crash';
  message: string;
  setup: Setup;
  /** What was played, up to and including the move that shows it. */
  moves: Entry[];
}

export interface FindHow {
  /** All of them unless said otherwise. */
  checks?: readonly CheckName[];
  /** Look at about this many positions of the match, not at each: one number for all checks, or for some of them. */
  looks?: number | Readonly<Partial<Record<CheckName, number>>>;
  /** Play these moves instead of random ones, and stop after them. */
  moves?: readonly Entry[];
  /** Hears the reason for each wrong move that the check `answers` tried. */
  refused?(refusal: Refusal): void;
}

export function findViolation<G extends Spec>(game: Game<G>, setup: Setup, how: FindHow = {}): Violation | null {
  const moves: Entry[] = [];
  const violation = (check: Violation['check'], message: string): Violation => ({ check, message, setup, moves });
  try {
    const found = walk(game, setup, how, moves);
    return found && violation(found.check, found.message);
  } catch (error) {
    return violation('crash', messageOf(error));
  }
}

interface Found {
  check: CheckName;
  message: string;
}

function walk<G extends Spec>(game: Game<G>, setup: Setup, how: FindHow, moves: Entry[]): Found | null {
  const checks = how.checks ?? CHECKS;
  const chance = seedRng(`${setup.seed}/moves`);
  const looking = seedRng(`${setup.seed}/looks`);
  const length = how.looks === undefined ? 0 : (how.moves?.length ?? lengthOf(game, setup));
  const words = new Set<string>();
  const audit = checks.includes('audits') ? game.def.proof?.audit?.() : undefined;
  const match = start(game, setup, tellTo(audit));
  while (true) {
    const wrong = audit?.wrong(match) ?? null;
    if (wrong !== null) return { check: 'audits', message: `told and table differ: ${wrong}` };
    for (const word of match.asking?.options ?? []) words.add(word);
    const drawn = how.looks === undefined ? 0 : below(looking, length + 1);
    const due = checks.filter((check) => drawn < looksOf(how, check));
    const position: CheckedPosition<G> = { game, match, rng: [], words, refused: (refusal) => how.refused?.(refusal) };
    const found = lookAt(position, due);
    if (found || !match.asking) return found ?? wholeMatch({ game, setup, match, moves }, checks);
    const entry = how.moves ? how.moves[moves.length] : randomEntry(game, match, chance);
    if (!entry) return wholeMatch({ game, setup, match, moves }, checks);
    if (!('move' in entry) || refuse(game, match, entry.seat, entry.move)) return null;
    moves.push(entry);
    const problem = makeMove(position, setup, entry, due, tellTo(audit));
    if (problem) return problem;
  }
}

const looksOf = ({ looks }: FindHow, check: CheckName): number =>
  (typeof looks === 'object' ? looks[check] : looks) ?? Number.POSITIVE_INFINITY;

const tellTo = <G extends Spec>(audit: Audit<G> | undefined): Tell<G> => audit && ((event) => audit.hear(event));

const lengthOf = <G extends Spec>(game: Game<G>, setup: Setup): number => {
  const chance = seedRng(`${setup.seed}/moves`);
  const match = start(game, setup);
  let length = 0;
  for (; match.asking; length++) {
    const { seat, move } = randomEntry(game, match, chance);
    apply(game, match, seat, move);
  }
  return length;
};

function randomEntry<G extends Spec>(game: Game<G>, match: MatchOf<G>, chance: number[]): { seat: Seat; move: Move } {
  const { seats = [], kind, max = 1 } = match.asking ?? {};
  const seat = oneOf(chance, seats);
  const seen = view(game, match, seat);
  // Several things are picked together or one by one: what is half made must hold up too.
  const oneByOne = (kind === 'cards' || kind === 'order') && max > 1 && below(chance, 2) === 0;
  return { seat, move: oneByOne ? oneOf(chance, movesOf(game, seen, seat)) : sample(game, seen, seat, chance) };
}

function lookAt<G extends Spec>(position: CheckedPosition<G>, checks: readonly CheckName[]): Found | null {
  for (const check of FIRST) {
    const message = checks.includes(check) ? POSITION[check](position) : null;
    if (message) return { check, message };
  }
  const rest = checks.filter((check) => check in POSITION && !FIRST.some((first) => first === check));
  const hash = rest.length > 0 ? hashOf(position.match) : '';
  for (const check of rest) {
    const rng = seedRng(`${hash}/${check}`);
    const message = POSITION[check as keyof typeof POSITION]({ ...position, rng }) ?? unchanged(position.match, hash);
    if (message) return { check, message };
  }
  return null;
}

function makeMove<G extends Spec>(
  position: CheckedPosition<G>,
  setup: Setup,
  { seat, move }: { seat: Seat; move: Move },
  checks: readonly CheckName[],
  tell: Tell<G>,
): Found | null {
  const { game, match } = position;
  const wanted = checks.filter((check) => check in MOVE);
  if (wanted.length === 0) {
    apply(game, match, seat, move, tell);
    return null;
  }
  const before = fork(game, match);
  const hash = hashOf(before);
  const outcome = playAndHear(game, match, seat, move, tell);
  for (const check of wanted) {
    const step: CheckedMove<G> = {
      ...position,
      match: before,
      setup,
      seat,
      move,
      outcome,
      rng: seedRng(`${hash}/${check}`),
    };
    const message = MOVE[check as keyof typeof MOVE](step) ?? unchanged(before, hash);
    if (message) return { check, message };
  }
  return null;
}

function wholeMatch<G extends Spec>(played: CheckedMatch<G>, checks: readonly CheckName[]): Found | null {
  for (const check of checks) {
    if (!(check in MATCH)) continue;
    const message = MATCH[check as keyof typeof MATCH](played);
    if (message) return { check, message };
  }
  return null;
}
