import { randomInt } from 'node:crypto';
import type { Bot } from '@dealers-choice/bots';
import { type Host, host, recordOf } from '@dealers-choice/host';
import { must, type Seat, type Spec } from '@dealers-choice/kernel';
import { type Agent, type AgentHow, openAgent } from '../agents/agent.ts';
import { agentLines, agentsIn } from '../agents/seated.ts';
import { EXIT, Fault } from '../fault.ts';
import { mayWrite, writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import type { AnyGame, Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { layTable } from '../play/match.ts';
import { playToEnd, rulesText } from '../play/session.ts';
import { Left, openTerminal, type Terminal } from '../play/terminal.ts';
import { untilCtrlC } from '../pool.ts';
import { botNamed, PERSON, readSeating, theGame } from '../seating.ts';

export const play: Command = {
  ...OUTLINES.play,
  more: [
    'Answers are numbered; u takes a move back, t shows the table, h what the best bot would do, ? the rules,',
    '? CARD what a card says, q gives up, Ctrl-C leaves.',
    'Several people share the keyboard; with hidden cards the screen is wiped in between.',
    'Without --bots you sit in seat 1 and the usual bots in the others.',
  ],
  flags: ['seats', 'seed', 'bots', 'agent', 'patience', 'set', 'decks', 'cards', 'why', 'record', 'force'],
  flagWords: {
    seed: 'the same seed deals the same cards (default: a new one)',
    bots: 'who sits where, by seat: names of bots, person, or agent',
    record: 'write the match to this file',
  },
  examples: [
    ['dealer play {game}', 'you against the usual bots'],
    ['dealer play {game} --bots person,{bot} --seed 7', 'a duel, the same cards every time'],
    ['dealer play {game} --bots person,person,{bot}', 'two people at one keyboard'],
    ['dealer play {game} --bots random', 'watch bots'],
    ['dealer play {game} --bots person,master --why', 'and read what the bot thinks, its hidden cards included'],
  ],
  async run(lab, words, flags) {
    const shelved = theGame(lab, 'play', words, flags);
    const { seats, options, bots } = readSeating(shelved, flags, ([, ...others]) => [PERSON, ...others]);
    const hows = agentsIn(flags, bots);
    const usual = shelved.usualBots(options, seats);
    // A program's seat has the bot that stands in for it, under the program's name.
    const players = bots.map((name, seat) => {
      if (name === PERSON) return null;
      return hows.some((how) => how.name === name)
        ? { ...botNamed(shelved, must(usual, seat)), name }
        : botNamed(shelved, name);
    });
    if (bots.includes(PERSON) && !lab.input.isTTY) {
      throw new Fault('A person plays at a terminal, but the input is not one; watch bots with --bots NAME.');
    }
    if (flags.record !== undefined) mayWrite(flags.record, flags.force ?? false);
    const seed = flags.seed ?? randomInt(2 ** 31);
    const played = host(shelved.game, { seats, options, seed });
    await untilCtrlC(async (stop) => {
      const term = openTerminal(lab, stop);
      term.say(term.bold(`${shelved.words.title}, seed ${seed}`));
      const agents = await openAgents(shelved, hows, players);
      const table = layTable(shelved, played, players, term, agents);
      table.why = flags.why ?? false;
      const { name } = table.tellingTo(table.reader);
      for (const { seat, bot } of table.players) term.say(`  ${seat + 1} ${name(seat)}: ${bot ? bot.name : PERSON}`);
      const playing = () => playToEnd(table, () => rulesText(lab.root, shelved.rulesFile));
      try {
        await untilLeft(term, playing, () => save(flags, played, shelved.cards));
      } finally {
        for (const agent of agents) await agent?.stop();
      }
      for (const agent of agents) if (agent) for (const line of agentLines(agent.report)) lab.out.write(`${line}\n`);
    });
    const { record } = flags;
    if (record !== undefined)
      lab.out.write(`The record is in ${record}. Look at it with: ./dealer replay ${record} --step\n`);
    return EXIT.ok;
  },
};

async function openAgents(shelved: AnyGame, hows: readonly AgentHow[], players: readonly (Bot<Spec> | null)[]) {
  const agents: (Agent | null)[] = [];
  for (const [seat, bot] of players.entries()) {
    const how = hows.find(({ name }) => name === bot?.name);
    const agent = how && bot ? await openAgent(shelved, how, bot) : null;
    await agent?.begins(seat as Seat, players.length);
    agents.push(agent);
  }
  return agents;
}

/** Leaving in the middle is not a failure. `keep` comes before the last words: the terminal may be gone already. */
export async function untilLeft(term: Terminal, playing: () => Promise<void>, keep?: () => void): Promise<void> {
  try {
    const left = await leaves(playing);
    keep?.();
    if (left) term.say('You left the match.');
  } finally {
    term.close();
  }
}

async function leaves(playing: () => Promise<void>): Promise<boolean> {
  try {
    await playing();
    return false;
  } catch (error) {
    if (error instanceof Left) return true;
    throw error;
  }
}

function save({ record }: Flags, played: Host<Spec>, cards: string | undefined): void {
  if (record !== undefined) writeWhole(record, `${JSON.stringify(recordOf(played, cards))}\n`);
}
