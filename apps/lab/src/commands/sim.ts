import { availableParallelism } from 'node:os';
import type { AgentReport } from '../agents/agent.ts';
import { laneOf } from '../agents/lane.ts';
import { agentLines, agentsIn, reportsOf } from '../agents/seated.ts';
import { simSections } from '../charts/sim-report.ts';
import { mayReport, writeReport } from '../charts/write.ts';
import { EXIT, Fault } from '../fault.ts';
import type { Flags } from '../flags.ts';
import { simRunners } from '../jobs.ts';
import type { AnyGame, Command, Lab } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { runRanges, untilCtrlC } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { recordsInto } from '../records.ts';
import { resultOf, simTable } from '../report.ts';
import { agentNames, botNamed, PERSON, readSeating, theGame } from '../seating.ts';
import { addTally, noTally, rotationsOf, type SimPlan, type Tally } from '../tally.ts';

export const sim: Command = {
  ...OUTLINES.sim,
  more: ['Game i of seed s is always the same match (its seed is "s.i"), whatever else is played beside it.'],
  flags: [
    'seats',
    'games',
    'seed',
    'from',
    'bots',
    'agent',
    'patience',
    'paired',
    'set',
    'decks',
    'cards',
    'record',
    'report',
    'force',
    'workers',
    'json',
  ],
  flagWords: {
    games: 'how many games (default 1000); with --paired: how many seeds',
    seed: 'the same seed gives the same games (default 1)',
    record: 'write every game into this directory, or the one game into this .json file',
  },
  examples: [
    ['dealer sim {game} --seats 7 --games 20000', 'who wins, and how'],
    ['dealer sim {game} --bots {bot},random --paired', 'two bots, each in every seat'],
    ['dealer sim {game} --agent "node my-bot.mjs" --paired', 'a program of your own against the usual bots'],
    ['dealer sim {game} --set {option} --json', 'an option of the game, one JSON object'],
    ['dealer sim {game} --from 17 --games 1 --record g.json', 'game 17 again, as a file'],
  ],
  async run(lab, words, flags) {
    const plan = planOf(theGame(lab, 'sim', words, flags), flags);
    const began = lab.now();
    mayReport(flags);
    const { sum, agents } = await runPlan(lab, { ...plan, charted: flags.report !== undefined }, flags);
    const result = resultOf(plan, flags.paired ?? false, sum);
    writeReport(flags, `${result.game}: ${result.games} games`, () => simSections(result, sum));
    if (flags.json) lab.out.write(`${JSON.stringify(agents.length > 0 ? { ...result, agents } : result)}\n`);
    else {
      lab.out.write(simTable(result, (lab.now() - began) / 1000));
      for (const line of agents.flatMap(agentLines)) lab.out.write(`${line}\n`);
    }
    return result.stumbles.length > 0 ? EXIT.failures : EXIT.ok;
  },
};

export function planOf(shelved: AnyGame, flags: Flags): SimPlan {
  const { seats, options, bots } = readSeating(shelved, flags);
  if (bots.includes(PERSON)) throw new Fault('dealer sim is for bots; people play with dealer play.');
  const agents = agentNames(flags);
  for (const bot of bots) if (!agents.includes(bot)) botNamed(shelved, bot);
  const { seed = 1, from = 0, paired = false } = flags;
  const rotations = paired ? rotationsOf(bots) : 1;
  return {
    game: shelved.game.id,
    cards: flags.cards,
    seed,
    from,
    seats,
    options,
    bots,
    rotations,
    records: null,
  };
}

interface Played {
  sum: Tally;
  agents: AgentReport[];
}

export async function runPlan(lab: Lab, plan: SimPlan, flags: Flags): Promise<Played> {
  const games = (flags.games ?? 1000) * plan.rotations;
  const hows = agentsIn(flags, plan.bots);
  const files = recordsInto(flags, games);
  const bar = progressBar(lab.err, lab.now, games);
  const sum = noTally(plan.seats);
  try {
    const workers = Math.min(flags.workers ?? availableParallelism(), games);
    const recorded = { ...plan, records: files?.folder ?? null };
    const lanes = hows.length > 0 ? Array.from({ length: workers }, () => laneOf(lab.games, recorded, hows)) : [];
    const runners = hows.length > 0 ? lanes : simRunners(lab, workers, recorded);
    const tallies = await untilCtrlC((signal) => runRanges(games, runners, { onProgress: bar.at, signal }));
    for (const tally of tallies) addTally(sum, tally);
    files?.finish();
    return { sum, agents: reportsOf(hows, lanes) };
  } finally {
    bar.end();
    files?.drop();
  }
}
