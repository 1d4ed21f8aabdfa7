import { availableParallelism } from 'node:os';
import { ladderSections } from '../charts/ladder-report.ts';
import { mayReport, writeReport } from '../charts/write.ts';
import { EXIT, Fault } from '../fault.ts';
import type { Flags } from '../flags.ts';
import { ladderRunners } from '../jobs.ts';
import type { AnyGame, Command, Lab } from '../lab.ts';
import { climb } from '../ladder/climb.ts';
import { isSettled } from '../ladder/interval.ts';
import { ceilingPairs, pairsOf } from '../ladder/pairs.ts';
import { addBeside, type LadderPlan } from '../ladder/play.ts';
import { ladderResult, ladderTable, questionOf } from '../ladder/report.ts';
import { type LadderState, openState } from '../ladder/state.ts';
import { OUTLINES } from '../outlines.ts';
import { Interrupted, untilCtrlC } from '../pool.ts';
import { readSeating, theGame } from '../seating.ts';
import { percent } from '../stats.ts';

const GAMES = 10_240;
const MINUTES = 60;
const SAVE_MS = 5000;

export const ladder: Command = {
  ...OUTLINES.ladder,
  more: [
    'Each bot meets the one below it: random, greedy, the usual bot, and the levels of the game. A seed is played in',
    'every seating and counts once. A pair ends when it is clear on which side of --until its rate lies.',
    'Ctrl-C stops it, and the same command goes on from there. Results depend neither on that nor on --workers.',
  ],
  flags: [
    'seats',
    'games',
    'seed',
    'bots',
    'all',
    'ceiling',
    'until',
    'minutes',
    'state',
    'report',
    'force',
    'set',
    'decks',
    'cards',
    'workers',
    'json',
  ],
  flagWords: {
    games: `games of a pair at most (default ${GAMES})`,
    seed: 'the same seed gives the same games (default 1)',
    bots: 'the rungs, the weakest first, in place of those of the game',
    force: 'begin anew, whatever was played before; overwrite what --report finds there',
  },
  examples: [
    ['dealer ladder {game}', 'who is stronger than whom, and how sure that is'],
    ['dealer ladder {game} --bots random,{bot} --until 0.9 --json', 'two bots, until it is clear'],
    ['dealer ladder {game} --all --minutes 10', 'everybody against everybody, with ratings'],
    ['dealer ladder {game} --ceiling --games 200', 'how much of what open cards would gain the search reaches'],
  ],
  async run(lab, words, flags) {
    const plan = planOf(theGame(lab, 'ladder', words, flags), flags);
    mayReport(flags);
    const state = openState(lab, plan, flags.state, flags.force ?? false);
    const most = flags.games ?? GAMES;
    await play(lab, plan, state, { flags, most });
    const result = ladderResult(plan, state.scores, { most, rated: flags.all ?? false });
    writeReport(flags, `${result.game}: who is stronger than whom`, () => ladderSections(result, state.beside));
    lab.out.write(flags.json ? `${JSON.stringify(result)}\n` : ladderTable(result));
    return EXIT.ok;
  },
};

function planOf(shelved: AnyGame, flags: Flags): LadderPlan {
  const { bots, ...seating } = flags; // here they are rungs, not seats
  const { seats, options } = readSeating(shelved, seating);
  if (seats < 2) throw new Fault('A ladder needs two seats or more: somebody has to win.');
  if (flags.ceiling && (bots || flags.all || flags.until !== undefined)) {
    throw new Fault('--ceiling has pairs of its own, which play all games: leave out --bots, --all and --until.');
  }
  const pairs = flags.ceiling
    ? ceilingPairs(shelved, { seats, options })
    : pairsOf(shelved, { seats, options, bots, all: flags.all, until: flags.until });
  return { game: shelved.game.id, cards: flags.cards, seed: flags.seed ?? 1, seats, options, pairs };
}

async function play(lab: Lab, plan: LadderPlan, state: LadderState, { flags, most }: { flags: Flags; most: number }) {
  const deadline = lab.now() + (flags.minutes ?? MINUTES) * 60_000;
  let saved = lab.now();
  const onProgress = (left: number): void => {
    if (lab.now() - saved > SAVE_MS) {
      saved = lab.now();
      state.save();
    }
    if (!lab.err.isTTY) return;
    const { pairs } = ladderResult(plan, state.scores, { most, rated: false });
    const shown = pairs.map(({ a, b, rate, games }) => `${a}/${b} ${percent(rate)} of ${games}`).join(' · ');
    const until = Math.min(left, deadline - lab.now());
    lab.err.write(
      `\r${`${Math.ceil(until / 60_000)} min left at most  ${shown}`.slice(0, (lab.err.columns ?? 80) - 1)}\x1b[K`,
    );
  };
  const questions = plan.pairs.map((pair) => questionOf(pair, most));
  const isDone = questions.every((aim, i) => isSettled(state.scores[i] ?? [], aim));
  if (isDone) return; // no thread is started for nothing
  const workers = flags.workers ?? availableParallelism();
  try {
    await untilCtrlC((signal) =>
      climb({
        questions,
        scores: state.scores,
        runners: ladderRunners(lab, workers, plan),
        now: lab.now,
        deadline,
        signal,
        onBeside: (beside) => addBeside(state.beside, beside),
        onProgress,
      }),
    );
  } catch (error) {
    if (error instanceof Interrupted) lab.err.write(`\nStopped. The same command goes on from ${state.path}.\n`);
    throw error;
  } finally {
    state.save();
    if (lab.err.isTTY) lab.err.write('\r\x1b[K');
  }
}
