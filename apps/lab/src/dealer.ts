/** The `dealer` command: finds the command, reads its flags, turns what goes wrong into a sentence and an exit code. */
import { BadRecord } from '@dealers-choice/host';
import { BadSetup } from '@dealers-choice/kernel';
import { agent } from './commands/agent.ts';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { ladder } from './commands/ladder.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { sim } from './commands/sim.ts';
import { tune } from './commands/tune.ts';
import { EXIT, Fault, onScreen, unknown } from './fault.ts';
import { flagLines, readFlags } from './flags.ts';
import type { Command, Lab } from './lab.ts';
import { asksForHelp, overview } from './outlines.ts';
import { Interrupted } from './pool.ts';
import { botsOf } from './seating.ts';

export const COMMANDS: readonly Command[] = [games, play, sim, ladder, tune, agent, replay, check, fuzz, bench, cards];

/** Runs one command line and returns its exit code. */
export async function dealer(lab: Lab, args: readonly string[]): Promise<number> {
  try {
    return await run(lab, args);
  } catch (error) {
    if (isBadInput(error)) {
      lab.err.write(`${onScreen(error.message)}\n`);
      return EXIT.badInput;
    }
    if (error instanceof Interrupted) return EXIT.interrupted;
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    lab.err.write(`This is a bug in dealer, not in what you typed. Please report it with these lines:\n`);
    lab.err.write(`dealer ${args.join(' ')}\n${stack}\n`);
    return EXIT.internal;
  }
}

const isBadInput = (error: unknown): error is Error =>
  [Fault, BadSetup, BadRecord].some((kind) => error instanceof kind);

async function run(lab: Lab, args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    lab.err.write(overview());
    return EXIT.badInput;
  }
  if (asksForHelp(name)) {
    const about = rest[0];
    lab.out.write(about === undefined ? overview() : helpOf(lab, commandOf(about)));
    return EXIT.ok;
  }
  const command = commandOf(name);
  const { flags, words } = readFlags(command.name, command.flags, rest);
  if (flags.help) {
    lab.out.write(helpOf(lab, command));
    return EXIT.ok;
  }
  return command.run(lab, words, flags);
}

function commandOf(name: string): Command {
  const names = COMMANDS.map((command) => command.name);
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) throw unknown('command', name, names);
  return command;
}

function helpOf({ games }: Lab, { name, takes, about, more, flags, flagWords, examples }: Command): string {
  const lines = examples.map(([line, why]) => [filledIn(line, games), why] as const);
  const width = Math.max(...lines.map(([line]) => line.length));
  return [
    `dealer ${name} ${takes}`.trim() + (flags.length > 0 ? ' [flags]' : ''),
    '',
    about,
    ...more,
    '',
    'Flags:',
    ...flagLines(flags, flagWords),
    '',
    'Examples:',
    ...lines.map(([line, why]) => `  ${line.padEnd(width)}   # ${why}`),
    '',
  ].join('\n');
}

/** An example with names that there are. */
export function filledIn(line: string, [first]: Lab['games']): string {
  if (!first) return line;
  const [name = '', option] = Object.entries(first.game.def.options)[0] ?? [];
  const value = option?.choices[1] ?? String(option?.fallback);
  return line
    .replaceAll('{game}', first.game.id)
    .replaceAll('{bot}', botsOf(first)[0]?.name ?? '')
    .replaceAll('{option}', `${name}=${value}`);
}
