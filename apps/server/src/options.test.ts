import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { parseOptions, USAGE } from './options.ts';
import { SETTINGS } from './setting-forms.ts';
import { summaryOf, withoutPassword } from './summary.ts';

const usual = {
  ...{ port: 4173, host: '127.0.0.1', cards: '.dealer/cards', images: null, help: false },
  ...{ data: '.dealer/online', database: null, name: hostname(), front: { origin: null, proxies: 0 } },
  ...{ logLevel: 'info', metrics: 'local', metricsToken: null, abandonDays: 30, keepDays: 0, pushSubject: null },
  ...{ mostPages: 5_000, mostGuests: 60, uploads: 'off', uploadToken: null },
};

test.each([
  [[], {}, usual],
  [['--port', '5000'], {}, { ...usual, port: 5000 }],
  [['--port=0'], {}, { ...usual, port: 0 }],
  [[], { PORT: '81' }, { ...usual, port: 81 }],
  [[], { PORT: '' }, usual],
  [['--port', '5000'], { PORT: '81' }, { ...usual, port: 5000 }],
  [['--port', '5000'], { PORT: 'wrong' }, { ...usual, port: 5000 }],
  [['--host', '0.0.0.0', '--port', '65535'], {}, { ...usual, host: '0.0.0.0', port: 65_535 }],
  [['--host=::1'], {}, { ...usual, host: '::1' }],
  [[], { LISTEN: '0.0.0.0' }, { ...usual, host: '0.0.0.0' }],
  [
    ['--cards', 'sets', '--images=https://host/{id}.png'],
    {},
    { ...usual, cards: 'sets', images: 'https://host/{id}.png' },
  ],
  [['--images', 'pictures'], {}, { ...usual, images: 'pictures' }],
  [[], { CARDS: 'sets', IMAGES: 'pictures' }, { ...usual, cards: 'sets', images: 'pictures' }],
  [['--help'], {}, { ...usual, help: true }],
  [[], { ONLINE_DATA: 'kept' }, { ...usual, data: 'kept' }],
  [[], { DATABASE_URL: 'postgresql://db/games' }, { ...usual, database: 'postgresql://db/games' }],
  [[], { SERVER_NAME: 'west' }, { ...usual, name: 'west' }],
  [
    [],
    { ORIGIN: 'https://cards.example/', TRUST_PROXY: '1' },
    { ...usual, front: { origin: 'https://cards.example', proxies: 1 } },
  ],
  [[], { ORIGIN: 'http://box:4173' }, { ...usual, front: { origin: 'http://box:4173', proxies: 0 } }],
  [[], { LOG_LEVEL: 'debug', METRICS: 'off' }, { ...usual, logLevel: 'debug', metrics: 'off' }],
  [[], { METRICS_TOKEN: '0123456789abcdef' }, { ...usual, metricsToken: '0123456789abcdef' }],
  [[], { ABANDON_DAYS: '0', KEEP_DAYS: '365' }, { ...usual, abandonDays: 0, keepDays: 365 }],
  [[], { PUSH_SUBJECT: 'mailto:me@cards.example' }, { ...usual, pushSubject: 'mailto:me@cards.example' }],
  [[], { MOST_PAGES: '10', MOST_GUESTS: '5' }, { ...usual, mostPages: 10, mostGuests: 5 }],
  [[], { CARD_UPLOADS: 'guests' }, { ...usual, uploads: 'guests' }],
  [
    [],
    { CARD_UPLOADS: 'token', CARD_TOKEN: '0123456789abcdef' },
    { ...usual, uploads: 'token', uploadToken: '0123456789abcdef' },
  ],
])('%j with %j is understood', (words, environment, options) => {
  expect(parseOptions(words, environment)).toEqual(options);
});

test.each([
  [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not 65536.'],
  [['--port', '-1'], {}, '--port must be a whole number from 0 to 65535, not -1.'],
  [['--port=4e3'], {}, '--port must be a whole number from 0 to 65535, not 4e3.'],
  [['--port'], {}, '--port needs a value: --port 4173.'],
  [['--port', '--host', '::1'], {}, '--port needs a value: --port 4173.'],
  [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not http.'],
  [['--host', 'a b'], {}, '--host must be an address or a name, not a b.'],
  [['--images'], {}, '--images needs a value: --images pictures.'],
  [[], { CARD_UPLOADS: 'yes' }, 'CARD_UPLOADS must be one of off, token, guests, not yes.'],
  [[], { CARD_UPLOADS: 'token' }, 'CARD_UPLOADS is token, so CARD_TOKEN must say which.'],
  [[], { CARD_TOKEN: 'short' }, 'CARD_TOKEN must be at least 16 letters, digits, dots or dashes.'],
  [['--open'], {}, "Can't understand --open; known options: --port, --host, --cards, --images, --help."],
  [['8080'], {}, "Can't understand 8080; known options: --port, --host, --cards, --images, --help."],
  [
    [],
    { DATABASE_URL: 'mysql://me:hush@db/games' },
    'DATABASE_URL must be the address of a PostgreSQL database, such as postgresql://user@host/name.',
  ],
  [
    [],
    { ORIGIN: 'cards.example' },
    'ORIGIN must be scheme and host alone, such as https://cards.example, not cards.example.',
  ],
  [
    [],
    { ORIGIN: 'http://cards.example/play' },
    'ORIGIN must be scheme and host alone, such as https://cards.example, not http://cards.example/play.',
  ],
  [
    [],
    { ORIGIN: 'https://cards.example' },
    'ORIGIN is https://cards.example, but this server speaks plain http: a proxy in front of it must speak https. ' +
      'Say how many there are, such as TRUST_PROXY=1.',
  ],
  [[], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 9, not yes.'],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, not loud.'],
  [[], { METRICS: 'public' }, 'METRICS must be local or off, not public.'],
  [[], { KEEP_DAYS: '-1' }, 'KEEP_DAYS must be a whole number from 0 to 36500, not -1.'],
  [[], { PUSH_SUBJECT: 'me' }, 'PUSH_SUBJECT must be an address that begins with mailto: or https:, not me.'],
  [[], { METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN must be at least 16 letters, digits, dots or dashes.'],
])('%j with %j is refused', (words, environment, reason) => {
  expect(parseOptions(words, environment)).toEqual([reason]);
});

test('everything that is wrong is said at once', () => {
  const problems = parseOptions(['--fast'], { PORT: 'x', LOG_LEVEL: 'loud', MOST_PAGES: '0' });

  expect(problems).toHaveLength(4);
});

test('--help names every setting, its option, and what counts when it is not set', () => {
  for (const { env, flag = '', about, usual: value } of Object.values(SETTINGS)) {
    for (const part of [env, flag, about, value === null ? '' : String(value)]) expect(USAGE).toContain(part);
  }
});

describe('the summary', () => {
  const shown = (environment: Record<string, string>, off: string | null = null): string => {
    const options = parseOptions([], environment);
    return Array.isArray(options) ? expect.unreachable(options.join()) : summaryOf(options, off).join('\n');
  };

  test('says how the server is set up', () => {
    const text = shown({ ORIGIN: 'https://cards.example', TRUST_PROXY: '2', KEEP_DAYS: '1', SERVER_NAME: 'west' });

    expect(text).toContain('reached         at https://cards.example alone, through 2 proxies');
    expect(text).toContain('matches are given up after 30 days of rest; those that are over are forgotten after 1 day');
    expect(text).toContain('metrics         nobody (METRICS_TOKEN is not set)');
    expect(shown({})).toContain('metrics         from this machine');
    expect(shown({})).toContain('online matches  .dealer/online (SQLite)');
  });

  test('says that nobody can play online, and why', () => {
    const text = shown({ ONLINE_DATA: '/away/x' }, 'there is no such folder');

    expect(text).toContain('online matches  off, /away/x (SQLite): there is no such folder');
  });

  test('shows no secret', () => {
    const text = shown({
      DATABASE_URL: 'postgresql://me:hush@db/games?password=hush',
      METRICS_TOKEN: 'hush-hush-hush-hush',
    });

    expect(text).not.toContain('hush');
    expect(text).toContain('postgresql://me:***@db/games');
  });

  test.each([
    ['postgresql://me@db/games', 'postgresql://me@db/games'],
    ['postgres://me:p%40ss@db:5433/games?sslmode=require', 'postgres://me:***@db:5433/games?sslmode=require'],
  ])('%s is shown as %s', (url, safe) => {
    expect(withoutPassword(url)).toBe(safe);
  });
});
