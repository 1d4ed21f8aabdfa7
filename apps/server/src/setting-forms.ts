/** Everything that can be set, each in one place: what it is called, what it means, and what it may be. */
import { hostname } from 'node:os';
import { LEVELS, type Level } from './logs.ts';
import { WHO_UPLOADS, type WhoUploads } from './uploads/uploaded-cards.ts';

export interface Setting<T> {
  /** Its name in the environment. */
  env: string;
  /** The option that says it too, and then counts. */
  flag?: string;
  example: string;
  /** When nobody says anything. */
  usual: T;
  /** What it means, for `--help`. */
  about: string;
  /** What it must be, for whoever wrote something else. */
  right: string;
  /** Null: that cannot be it. */
  read(text: string): T | null;
  /** Is never shown, not even when it is wrong. */
  secret?: true;
}

export interface Values {
  port: number;
  host: string;
  cards: string;
  images: string | null;
  data: string;
  database: string | null;
  name: string;
  origin: string | null;
  proxies: number;
  logLevel: Level;
  metrics: 'local' | 'off';
  metricsToken: string | null;
  abandonDays: number;
  keepDays: number;
  pushSubject: string | null;
  mostPages: number;
  mostGuests: number;
  uploads: WhoUploads;
  uploadToken: string | null;
}

const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : null);
const anyText = (text: string): string => text;
const oneOf =
  <T extends string>(list: readonly T[]) =>
  (text: string): T | null =>
    list.find((one) => one === text) ?? null;

function whole(least: number, most: number) {
  const right = `a whole number from ${least} to ${most}`;
  const read = (text: string): number | null => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : null;
  };
  return { right, read };
}

/** Scheme, host and port, and nothing behind them. */
function originIn(text: string): string | null {
  try {
    const { origin, protocol } = new URL(text);
    return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`) ? origin : null;
  } catch {
    return null;
  }
}

export const SETTINGS: { readonly [K in keyof Values]: Setting<Values[K]> } = {
  port: {
    env: 'PORT',
    flag: '--port',
    example: '4173',
    usual: 4173,
    about: 'serve on this port; 0 takes any free one',
    ...whole(0, 65_535),
  },
  host: {
    env: 'LISTEN',
    flag: '--host',
    example: '127.0.0.1',
    usual: '127.0.0.1',
    about: 'serve on this address; 127.0.0.1 can be reached from this machine alone, 0.0.0.0 from everywhere',
    right: 'an address or a name',
    read: matching(/^[\w.:-]+$/),
  },
  cards: {
    env: 'CARDS',
    flag: '--cards',
    example: '.dealer/cards',
    usual: '.dealer/cards',
    about: 'the folder of imported cards, where `dealer cards import` keeps them',
    right: 'a folder',
    read: anyText,
  },
  images: {
    env: 'IMAGES',
    flag: '--images',
    example: 'pictures',
    usual: null,
    about: 'pictures of cards: a folder with files such as XA01-001.png, or https://host/{id}.png',
    right: 'a folder or an address',
    read: anyText,
  },
  data: {
    env: 'ONLINE_DATA',
    example: '.dealer/online',
    usual: '.dealer/online',
    about: 'the folder in which online matches are kept; one server at a time uses it',
    right: 'a folder',
    read: anyText,
  },
  database: {
    env: 'DATABASE_URL',
    example: 'postgresql://user:password@host/name',
    usual: null,
    about: 'a PostgreSQL database to keep them in instead',
    right: 'the address of a PostgreSQL database, such as postgresql://user@host/name',
    read: (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : null),
    secret: true,
  },
  name: {
    env: 'SERVER_NAME',
    example: 'west',
    usual: hostname(),
    about: 'servers that share a database each have their own; else the name of the machine',
    right: 'a name of up to 100 letters, digits, dots and dashes',
    read: matching(/^[\w.-]{1,100}$/),
  },
  origin: {
    env: 'ORIGIN',
    example: 'https://cards.example',
    usual: null,
    about: 'where people find the page, if a proxy stands in front; pages of other origins are not let in',
    right: 'scheme and host alone, such as https://cards.example',
    read: originIn,
  },
  proxies: {
    env: 'TRUST_PROXY',
    example: '1',
    usual: 0,
    about: 'how many proxies stand in front and say who asked (X-Forwarded-For, X-Forwarded-Proto)',
    ...whole(0, 9),
  },
  logLevel: {
    env: 'LOG_LEVEL',
    example: 'info',
    usual: 'info',
    about: `the least that is logged: ${LEVELS.join(', ')}`,
    right: `one of ${LEVELS.join(', ')}`,
    read: oneOf(LEVELS),
  },
  metrics: {
    env: 'METRICS',
    example: 'local',
    usual: 'local',
    about:
      'who may read /metrics without a token: `local`, this machine, unless a proxy stands in front; `off`, nobody',
    right: 'local or off',
    read: oneOf(['local', 'off']),
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    example: 'a long secret',
    usual: null,
    about: 'whoever says `Authorization: Bearer` with it may read /metrics',
    right: 'at least 16 letters, digits, dots or dashes',
    read: matching(/^[\w.-]{16,200}$/),
    secret: true,
  },
  abandonDays: {
    env: 'ABANDON_DAYS',
    example: '30',
    usual: 30,
    about: 'a match in which nobody did anything for this many days is given up by who was asked; 0: never',
    ...whole(0, 36_500),
  },
  keepDays: {
    env: 'KEEP_DAYS',
    example: '365',
    usual: 0,
    about: 'a match that is over is forgotten after this many days; 0: never',
    ...whole(0, 36_500),
  },
  pushSubject: {
    env: 'PUSH_SUBJECT',
    example: 'mailto:cards@cards.example',
    usual: null,
    about: 'whom push services may write to about this server; some of them take no calls without it',
    right: 'an address that begins with mailto: or https:',
    read: matching(/^(mailto:\S+@\S+|https:\/\/\S+)$/),
  },
  mostPages: {
    env: 'MOST_PAGES',
    example: '5000',
    usual: 5_000,
    about: 'this many pages are connected at most',
    ...whole(1, 100_000),
  },
  mostGuests: {
    env: 'MOST_GUESTS',
    example: '60',
    usual: 60,
    about: 'an address can bring this many new guests at once, and as many again in an hour',
    ...whole(1, 100_000),
  },
  uploads: {
    env: 'CARD_UPLOADS',
    example: 'token',
    usual: 'off',
    about: 'who may send cards for a table: `off`, nobody; `token`, whoever knows CARD_TOKEN; `guests`, everybody',
    right: `one of ${WHO_UPLOADS.join(', ')}`,
    read: oneOf(WHO_UPLOADS),
  },
  uploadToken: {
    env: 'CARD_TOKEN',
    example: 'a long secret',
    usual: null,
    about: 'whoever knows it may send cards, where CARD_UPLOADS says so',
    right: 'at least 16 letters, digits, dots or dashes',
    read: matching(/^[\w.-]{16,200}$/),
    secret: true,
  },
};
