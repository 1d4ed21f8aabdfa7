/** From names on the command line to games, options and bots. */
import { type Bot, greedy, random } from '@dealers-choice/bots';
import {
  BadSetup,
  type Option,
  readOptions,
  type Setup,
  type Spec,
  seatCounts,
  seatsInWords,
  start,
  type Wanted,
} from '@dealers-choice/kernel';
import { withCards } from './card-files.ts';
import { Fault, nearest, onScreen, unknown } from './fault.ts';
import { readText } from './files.ts';
import type { Flags } from './flags.ts';
import type { AnyGame, Lab } from './lab.ts';

/** What `--bots` calls the programs of `--agent`, in their order. */
export const agentNames = ({ agent = [] }: Flags): string[] =>
  agent.map((_, i) => (i === 0 ? 'agent' : `agent${i + 1}`));

/** In `--bots`: a person at this terminal. */
export const PERSON = 'person';

export function findGame(games: readonly AnyGame[], name: string): AnyGame {
  const found = games.find(({ game }) => game.id === name);
  if (!found)
    throw unknown(
      'game',
      name,
      games.map(({ game }) => game.id),
    );
  return found;
}

/** The one game that a command is about, with the cards of `--cards`. */
export function theGame(
  { games, err }: Pick<Lab, 'games' | 'err'>,
  command: string,
  words: readonly string[],
  { cards }: Flags,
): AnyGame {
  const [name, more] = words;
  const known = games.map(({ game }) => game.id).join(', ');
  if (name === undefined) throw new Fault(`dealer ${command} needs a game: ${known}.`);
  if (more !== undefined) throw new Fault(`dealer ${command} takes one game, but "${more}" follows "${name}".`);
  return withCards(findGame(games, name), cards, (message) => err.write(`${onScreen(message)}\n`));
}

/** The game's own bots, and those that play anything. */
export function botsOf({ game, bots, score }: AnyGame): Bot<Spec>[] {
  const any = [...(score ? [greedy(game, score)] : []), random(game)];
  return [...bots, ...any.filter((one) => bots.every(({ name }) => name !== one.name))];
}

export function botNamed(shelved: AnyGame, name: string): Bot<Spec> {
  const bots = botsOf(shelved);
  const found = bots.find((bot) => bot.name === name);
  if (!found)
    throw unknown(
      `bot of ${shelved.game.id} called`,
      name,
      bots.map((bot) => bot.name),
    );
  return found;
}

/** The best bot that searches, and so can say why. */
export const searcherOf = (shelved: AnyGame): Bot<Spec> | undefined =>
  botsOf(shelved)
    .filter(({ think }) => think)
    .at(-1);

export interface Seating {
  seats: number;
  /** Checked and complete. */
  options: Wanted;
  /** Names by seat, `PERSON` among them. */
  bots: string[];
}

/** Checks seats, options and bots before anything is played. */
export function readSeating(shelved: AnyGame, flags: Flags, usual?: (names: string[]) => string[]): Seating {
  const { game, usualBots } = shelved;
  const seats = flags.seats ?? (flags.bots && flags.bots.length > 1 ? flags.bots.length : game.def.seats.usual);
  if (!seatCounts(game).includes(seats)) {
    throw new BadSetup(`${game.id} is for ${seatsInWords(game)} seats, not ${seats}.`);
  }
  const wanted = wantedOptions(shelved, flags, seats);
  for (const name of Object.keys(wanted)) knownOption(shelved, name);
  const options = readOptions(game.id, game.def.options, wanted, seats);
  mustFit(shelved, { seats, options, seed: 0 });
  // Agents that nobody seats take the first seats that are not a person's.
  const agents = agentNames(flags);
  const seated = (list: string[]): string[] => list.map((name) => (name === PERSON ? name : (agents.shift() ?? name)));
  const names = flags.bots ?? seated((usual ?? ((list) => list))(usualBots(options, seats)));
  const [first = ''] = names;
  const bots = names.length === 1 ? new Array<string>(seats).fill(first) : names;
  if (bots.length !== seats) {
    throw new Fault(`--bots names ${bots.length} for ${seats} seats; give ${seats} names, or one for all of them.`);
  }
  return { seats, options, bots };
}

/** What `--set` says, and `--decks` as the option it stands for. */
export function wantedOptions({ game }: AnyGame, { set = {}, decks }: Flags, seats: number): Wanted {
  if (!decks) return { ...set };
  const option = game.def.options.decks;
  if (!option) throw new Fault(`${game.id} has no decks to choose; --decks is for games with an option of that name.`);
  if ('decks' in set) throw new Fault('The decks are given twice: with --decks and with --set decks.');
  return { ...set, decks: decks.map((word) => (isPath(word) ? deckIn(word, option, seats) : word)) };
}
const isPath = (word: string): boolean => /[./\\]/.test(word);

/** The list in a file; what is wrong with it is told with the name of the file. */
function deckIn(path: string, option: Option<unknown>, seats: number): string {
  const text = readText(path);
  try {
    option.read(new Array<string>(seats).fill(text), seats);
  } catch (error) {
    throw error instanceof BadSetup ? new Fault(`${path}: ${error.message}`) : error;
  }
  return text;
}

/** Options can be right one by one and wrong together. Anything else that goes wrong in a deal shows in the match. */
function mustFit({ game }: AnyGame, setup: Setup): void {
  try {
    start(game, setup);
  } catch (error) {
    if (error instanceof BadSetup) throw error;
  }
}

function knownOption({ game }: AnyGame, name: string): void {
  const names = Object.keys(game.def.options);
  const close = nearest(name, names);
  if (names.includes(name) || close === null) return; // the kernel refuses it, with the list of all options
  throw new Fault(`${game.id} has no option "${name}". Did you mean "${close}"?`);
}
