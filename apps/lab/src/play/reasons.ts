/** Why a bot that searches plays what it plays: what it thought of, how often it tried that, and what came of it. */
import { type Bot, type Thought, unthought } from '@dealers-choice/bots';
import { type Move, type Question, type Seat, type Spec, seedRng } from '@dealers-choice/kernel';
import { type Table, telling } from './match.ts';

/** Candidates that are told. */
const TOLD = 3;
/** At a table somebody waits: a bot that searches stops after this many milliseconds, and says so. */
const CAP_MS = 5000;

/** What a bot would play, with its reasons if it has any. Null: not yet. */
export function thoughtOf({ host, players, term }: Table, seat: Seat): Thought | null {
  const { bot, rng } = players[seat] ?? {};
  if (!bot || !rng) return null;
  const view = host.view(seat);
  if (bot.think) return bot.think(view, seat, rng, { milliseconds: CAP_MS, now: term.now });
  const move = bot.choose(view, seat, rng);
  return move && unthought(move);
}

/** Before its move is made, for `--why`. Nothing where there was nothing to choose. */
export function reasonLines(table: Table, seat: Seat, q: Question, thought: Thought): string[] {
  const { name } = table.tellingTo(table.reader);
  return thought.candidates.length === 0 ? [] : linesOf(table, name(seat), seat, { q, thought });
}

/** What the best bot would do in a person's place. Asked twice, it says the same. */
export function hintLines(table: Table, adviser: Bot<Spec>, seat: Seat, q: Question): string[] {
  const { host, term } = table;
  const rng = seedRng(`${host.setup.seed}/hint`);
  let thought: Thought | null;
  try {
    thought = adviser.think?.(host.view(seat), seat, rng, { milliseconds: CAP_MS, now: term.now }) ?? null;
  } catch (error) {
    return [`${adviser.name} has no hint: ${error instanceof Error ? error.message : String(error)}.`];
  }
  if (thought === null) return [`${adviser.name} would wait for the others.`];
  if (thought.candidates.length > 0) return linesOf(table, adviser.name, seat, { q, thought });
  return [`${adviser.name} sees nothing to weigh: ${inWords(table, seat, q, thought.move)}.`];
}

function linesOf(table: Table, who: string, seat: Seat, { q, thought }: { q: Question; thought: Thought }): string[] {
  const { candidates, iterations, capped } = thought;
  const rounds = iterations === 1 ? '1 round' : `${iterations} rounds`;
  return [
    `${who} thought for ${rounds}${capped ? ', until time was up' : ''}:`,
    ...candidates.slice(0, TOLD).map(({ move, visits, value }) => {
      const tried = visits === 1 ? 'tried once' : `tried ${visits} times`;
      return `  ${Math.round(100 * value)} % to win, ${tried}: ${inWords(table, seat, q, move)}`;
    }),
  ];
}

/** As whoever thought of it sees it: nobody is "you". */
const inWords = ({ shelved, host }: Table, seat: Seat, q: Question, move: Move): string =>
  shelved.words.move(move, q, telling(shelved, host.view(seat)));
