import { type Bot, runMatch } from '@dealers-choice/bots';
import type { Seat, Spec } from '@dealers-choice/kernel';
import { failuresOf } from '../agents/agent.ts';
import { askedOf, helloOf, type Sent } from '../agents/protocol.ts';
import { agentLines } from '../agents/seated.ts';
import { EXIT, Fault } from '../fault.ts';
import type { AnyGame, Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { resultOf, simTable } from '../report.ts';
import { botNamed, theGame } from '../seating.ts';
import { planOf, runPlan } from './sim.ts';

const GAMES = 20;

export const agent: Command = {
  ...OUTLINES.agent,
  more: [
    'The program reads a JSON object a line (view, question, legal moves) and writes one a line (the move).',
    'Without CMD the lines are shown that a program in seat 1 would read in a match of the usual bots.',
    'It is started once for each seat. docs/agents.md explains the lines and has two examples.',
  ],
  flags: ['seats', 'games', 'seed', 'from', 'bots', 'patience', 'set', 'decks', 'cards', 'workers', 'json'],
  flagWords: {
    games: `how many seeds (default ${GAMES}), each once per rotation of the bots over the seats`,
    bots: 'who sits where, by seat; the program is called agent',
    seed: 'the same seed gives the same games (default 1)',
  },
  examples: [
    ['dealer agent {game} "node apps/lab/examples/agent.mjs"', 'the example in JavaScript'],
    ['dealer agent {game} "python3 my_bot.py" --bots agent,random --games 100', 'against a bot of your choice'],
    ['dealer agent {game} --games 1', 'what a program reads'],
  ],
  async run(lab, [name, command, ...more], flags) {
    if (more[0] !== undefined) throw new Fault('dealer agent takes a game and a command; put the command in quotes.');
    const shelved = theGame(lab, 'agent', name === undefined ? [] : [name], flags);
    if (command === undefined) {
      for (const line of linesRead(shelved, flags.seed ?? 1)) lab.out.write(`${JSON.stringify(line)}\n`);
      return EXIT.ok;
    }
    const asked = { games: GAMES, paired: true, ...flags, agent: [command] };
    const plan = planOf(shelved, asked);
    const began = lab.now();
    const { sum, agents } = await runPlan(lab, plan, asked);
    const result = resultOf(plan, true, sum);
    if (flags.json) lab.out.write(`${JSON.stringify({ ...result, agents })}\n`);
    else lab.out.write(`${simTable(result, (lab.now() - began) / 1000)}${agents.flatMap(agentLines).join('\n')}\n`);
    return agents.some((report) => failuresOf(report) > 0) ? EXIT.failures : EXIT.ok;
  },
};

/** What a program in the first seat is sent, from the first line to the last, while the usual bots play. */
function linesRead(shelved: AnyGame, seed: number): Sent[] {
  const { game } = shelved;
  const { usual: seats } = game.def.seats;
  const reader: Seat = 0;
  const lines: Sent[] = [helloOf(shelved), { type: 'match', seat: reader, seats }];
  let id = 0;
  const bots = shelved.usualBots(game.defaults, seats).map((name, seat): Bot<Spec> => {
    const bot = botNamed(shelved, name);
    if (seat !== reader) return bot;
    return {
      ...bot,
      choose(view, own, rng) {
        lines.push(askedOf(shelved, view, own, ++id));
        return bot.choose(view, own, rng);
      },
    };
  });
  const { match } = runMatch(game, { seats, seed: `${seed}.0` }, bots);
  if (match.over) lines.push({ type: 'over', ...match.over });
  return lines;
}
