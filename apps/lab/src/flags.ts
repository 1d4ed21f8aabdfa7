import { parseArgs } from 'node:util';
import { Fault, nearest } from './fault.ts';

/** What the flags of a command say; a flag that was not given is absent. */
export interface Flags {
  seats?: number;
  games?: number;
  seed?: number;
  from?: number;
  bots?: string[];
  agent?: string[];
  patience?: number;
  paired?: boolean;
  all?: boolean;
  ceiling?: boolean;
  /** Null: never. */
  until?: number | null;
  minutes?: number;
  check?: number;
  iterations?: number;
  write?: boolean;
  state?: string;
  report?: string;
  set?: Record<string, string>;
  decks?: string[];
  cards?: string;
  sets?: string;
  name?: string;
  into?: string;
  why?: boolean;
  record?: string;
  force?: boolean;
  json?: boolean;
  workers?: number;
  to?: number;
  step?: boolean;
  as?: string;
  help?: boolean;
}
export type FlagName = keyof Flags;

interface Flag {
  /** How the value is called in the help; absent: the flag has none. */
  value?: string;
  about: string;
  read(flags: Flags, value: string): void;
}

type Counts = 'seats' | 'games' | 'seed' | 'from' | 'workers' | 'to' | 'patience' | 'minutes' | 'check' | 'iterations';
const count = (name: Counts, value: string, about: string, min: number, max: number): Flag => ({
  value,
  about,
  read: (flags, text) => {
    flags[name] = whole(`--${name}`, text, min, max);
  },
});
const given = (
  name: 'paired' | 'all' | 'ceiling' | 'why' | 'write' | 'force' | 'json' | 'step' | 'help',
  about: string,
): Flag => ({
  about,
  read: (flags) => {
    flags[name] = true;
  },
});

const words = (name: 'cards' | 'sets' | 'name' | 'into' | 'state' | 'report', value: string, about: string): Flag => ({
  value,
  about,
  read: (flags, text) => {
    if (text.trim() === '') throw new Fault(`--${name} is empty; it must be ${value}.`);
    flags[name] = text;
  },
});

const FLAGS: Record<FlagName, Flag> = {
  seats: count('seats', 'n', 'seats at the table (default: what the game usually has)', 1, 9),
  games: count('games', 'n', 'how many games', 1, 1e9),
  seed: count('seed', 'n', 'the same seed gives the same games', 0, Number.MAX_SAFE_INTEGER),
  from: count('from', 'i', 'begin with game i of the seed instead of game 0', 0, 1e9),
  bots: {
    value: 'a,b,…',
    about: 'who sits where, by seat; one name is for all seats',
    read: (flags, value) => {
      flags.bots = value.split(',').map((name) => name.trim());
      if (flags.bots.includes('')) throw new Fault(`--bots is "${value}"; it must be names with commas between them.`);
    },
  },
  agent: {
    value: 'CMD',
    about: 'a program that plays (docs/agents.md); --bots calls it agent. May be repeated: agent2, agent3, …',
    read: (flags, value) => {
      if (value.trim() === '') throw new Fault('--agent is empty; it must be a command such as "node my-bot.mjs".');
      flags.agent = [...(flags.agent ?? []), value];
    },
  },
  patience: count('patience', 'ms', 'milliseconds that an agent may take for an answer (default 5000)', 1, 3_600_000),
  paired: given('paired', 'play every seed once per rotation of the bots over the seats'),
  all: given('all', 'everybody against everybody, with ratings'),
  ceiling: given('ceiling', 'the best bot that searches, beside its twin that sees everything'),
  until: {
    value: 'rate',
    about: 'the rate in question, such as 0.55: a pair ends when it is clear; never: all games are played',
    read: (flags, value) => {
      const rate = /^(0?\.\d+|[01])$/.test(value) ? Number(value) : null;
      if (rate === null && value !== 'never')
        throw new Fault(`--until is "${value}"; it must be from 0 to 1, or never.`);
      flags.until = rate;
    },
  },
  minutes: count('minutes', 'n', 'after this many minutes no further game is begun', 1, 100_000),
  check: count('check', 'n', 'games between new and shipped weights (default 200)', 1, 1e9),
  iterations: count('iterations', 'n', 'the budget of bots that search, in place of their own', 1, 1e6),
  write: given('write', 'write the weights into the game, if they are better'),
  state: words('state', 'FILE', 'where is kept what was played (default: a file in .dealer/ladder)'),
  report: words('report', 'FILE', 'write a report too: .html with plots, .md or .csv'),
  set: {
    value: 'key=value',
    about: 'an option of the game; may be repeated',
    read: (flags, value) => {
      const [, key, text] = /^([^=]+)=(.*)$/s.exec(value) ?? [];
      if (key === undefined || text === undefined) throw new Fault(`--set is "${value}"; it must be key=value.`);
      if (flags.set && key in flags.set) throw new Fault(`--set ${key} is given twice.`);
      flags.set = { ...flags.set, [key]: text };
    },
  },
  decks: {
    value: 'a,b,…',
    about: 'the deck of each seat, where a game has decks: names, or files with deck lists; one is for all seats',
    read: (flags, value) => {
      flags.decks = value.split(',').map((name) => name.trim());
      if (flags.decks.includes(''))
        throw new Fault(`--decks is "${value}"; it must be decks with commas between them.`);
    },
  },
  cards: words('cards', 'FILE', 'play with the cards of this file or folder, or of a set imported under this name'),
  sets: words('sets', 'a,b-c', 'only these sets, such as XA01,XB02-XB09'),
  name: words('name', 'x', 'what the set is called (default: what the file is called)'),
  into: words('into', 'FOLDER', 'where sets are kept (default: .dealer/cards)'),
  why: given('why', 'bots that search say what they thought of'),
  record: {
    value: 'PATH',
    about: 'where to write the record',
    read: (flags, value) => {
      if (value === '') throw new Fault('--record is empty; it must be a path.');
      flags.record = value;
    },
  },
  force: given('force', 'overwrite what --record finds there'),
  json: given('json', 'print one JSON object instead of text'),
  workers: count('workers', 'n', 'threads to use (default: one per core); results do not depend on it', 1, 256),
  to: count('to', 'n', 'stop after n moves and show the position', 0, 1e9),
  step: given('step', 'walk through the moves with the keyboard'),
  as: {
    value: 'who',
    about: 'look as a seat (1, 2, …), as spectator, or as all (default)',
    read: (flags, value) => {
      flags.as = value;
    },
  },
  help: given('help', 'show this help'),
};

const MAY_REPEAT: readonly FlagName[] = ['set', 'agent'];

function whole(name: string, text: string, min: number, max: number): number {
  const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (n >= min && n <= max) return n;
  const range = max >= 1e9 ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`;
  throw new Fault(`${name} is "${text}"; it must be ${range}.`);
}

/** Reads what follows the command's name. `may` lists the flags this command knows. */
export function readFlags(
  command: string,
  may: readonly FlagName[],
  args: readonly string[],
): { flags: Flags; words: string[] } {
  const names: FlagName[] = [...may, 'help'];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: FLAGS[name].value ? 'string' : 'boolean' }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: Flags = {};
  const words: string[] = [];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName === '-h' ? 'help' : names.find((known) => token.rawName === `--${known}`);
    if (name === undefined) throw unknownFlag(command, names, token.rawName);
    if (seen.has(name) && !MAY_REPEAT.includes(name)) throw new Fault(`--${name} is given twice.`);
    seen.add(name);
    const { value } = FLAGS[name];
    if (value && token.value === undefined) throw new Fault(`--${name} needs a value: --${name} ${value}.`);
    if (!value && token.value !== undefined) throw new Fault(`--${name} takes no value, but has "${token.value}".`);
    FLAGS[name].read(flags, token.value ?? '');
  }
  return { flags, words };
}

function unknownFlag(command: string, names: readonly FlagName[], raw: string): Fault {
  const close = nearest(raw.replace(/^-+/, ''), names);
  const hint = close ? `Did you mean --${close}?` : `It knows: ${names.map((name) => `--${name}`).join(', ')}.`;
  return new Fault(`dealer ${command} has no flag ${raw}. ${hint}`);
}

/** One line of help per flag. A command may say it better than the flag itself. */
export function flagLines(may: readonly FlagName[], better: Partial<Record<FlagName, string>> = {}): string[] {
  const names: FlagName[] = [...may, 'help'];
  return names.map((name) => {
    const { value, about } = FLAGS[name];
    return `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(18)} ${better[name] ?? about}`;
  });
}
