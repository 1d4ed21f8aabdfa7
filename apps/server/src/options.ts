import { hostname } from 'node:os';

const DEFAULT_PORT = 4173;
const DEFAULT_CARDS = '.dealer/cards';
const DEFAULT_DATA = '.dealer/online';

export interface Options {
  port: number;
  host: string;
  /** Where imported sets of cards are. */
  cards: string;
  /** Where pictures of cards are: a folder, or an address with `{id}` in it; null: as the settings say. */
  images: string | null;
  /** The folder in which online matches are kept, where no database is named. */
  data: string;
  /** The address of a PostgreSQL database to keep them in instead; null: none. */
  database: string | null;
  /** Of this server, among several that share a database. */
  name: string;
  help: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const USAGE = `Usage: npm start -- [options]

  --port <n>   serve on this port (else PORT, else ${DEFAULT_PORT}); 0 takes any free one
  --host <h>   serve on this address (else 127.0.0.1, which only this machine can reach)
  --cards <f>  the folder of imported cards (else ${DEFAULT_CARDS}, where \`dealer cards import\` keeps them)
  --images <w> pictures of cards: a folder with files such as XA01-001.png, or https://host/{id}.png
  --help       show this

Online matches are kept in the folder ONLINE_DATA (else ${DEFAULT_DATA}), or in the PostgreSQL database at DATABASE_URL.
Servers that share a database each need a SERVER_NAME of their own (else the name of the machine).`;

/** What was asked for, or a sentence that says what is wrong with it. */
export function parseOptions(words: readonly string[], environment: Environment): Options | string {
  const options: Options = {
    ...{ port: DEFAULT_PORT, host: '127.0.0.1', cards: DEFAULT_CARDS, images: null, help: false },
    data: environment.ONLINE_DATA || DEFAULT_DATA,
    database: environment.DATABASE_URL || null,
    name: environment.SERVER_NAME || hostname(),
  };
  if (options.database !== null && !/^postgres(ql)?:\/\//.test(options.database)) {
    return 'DATABASE_URL must be the address of a PostgreSQL database, such as postgresql://user@host/name.';
  }
  const given = environment.PORT ? portFrom(environment.PORT, 'PORT') : null;
  if (typeof given === 'string') return given;
  if (given) options.port = given.port;

  const rest = words.flatMap((word) => /^(--\w+)=(.*)$/.exec(word)?.slice(1) ?? [word]);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--help') options.help = true;
    else if (Object.hasOwn(SETTERS, word)) {
      const { example, set } = SETTERS[word as keyof typeof SETTERS];
      const value = rest.shift();
      if (!value || value.startsWith('--')) return `${word} needs a value: ${word} ${example}.`;
      const problem = set(options, value);
      if (problem) return problem;
    } else return `Can't understand ${word}; known options: ${[...Object.keys(SETTERS), '--help'].join(', ')}.`;
  }
  return options;
}

const SETTERS = {
  '--port': { example: String(DEFAULT_PORT), set: setPort },
  '--host': { example: '127.0.0.1', set: setHost },
  '--cards': { example: DEFAULT_CARDS, set: setCards },
  '--images': { example: 'pictures', set: setImages },
};

function setCards(options: Options, value: string): null {
  options.cards = value;
  return null;
}

function setImages(options: Options, value: string): null {
  options.images = value;
  return null;
}

function setHost(options: Options, value: string): string | null {
  if (!/^[\w.:-]+$/.test(value)) return `--host must be an address or a name, not ${value}.`;
  options.host = value;
  return null;
}

function setPort(options: Options, value: string): string | null {
  const found = portFrom(value, '--port');
  if (typeof found === 'string') return found;
  options.port = found.port;
  return null;
}

function portFrom(text: string, name: string): { port: number } | string {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? { port } : `${name} must be a whole number from 0 to 65535, not ${text}.`;
}
