import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const usual = {
  ...{ port: 4173, host: '127.0.0.1', cards: '.dealer/cards', images: null, help: false },
  ...{ data: '.dealer/online', database: null, name: hostname() },
};

test.each([
  [[], {}, usual],
  [['--port', '5000'], {}, { ...usual, port: 5000 }],
  [['--port=0'], {}, { ...usual, port: 0 }],
  [[], { PORT: '81' }, { ...usual, port: 81 }],
  [[], { PORT: '' }, usual],
  [['--port', '5000'], { PORT: '81' }, { ...usual, port: 5000 }],
  [['--host', '0.0.0.0', '--port', '65535'], {}, { ...usual, host: '0.0.0.0', port: 65_535 }],
  [['--host=::1'], {}, { ...usual, host: '::1' }],
  [
    ['--cards', 'sets', '--images=https://host/{id}.png'],
    {},
    { ...usual, cards: 'sets', images: 'https://host/{id}.png' },
  ],
  [['--images', 'pictures'], {}, { ...usual, images: 'pictures' }],
  [['--help'], {}, { ...usual, help: true }],
  [[], { ONLINE_DATA: 'kept' }, { ...usual, data: 'kept' }],
  [[], { DATABASE_URL: 'postgresql://db/games' }, { ...usual, database: 'postgresql://db/games' }],
  [[], { SERVER_NAME: 'west' }, { ...usual, name: 'west' }],
])('%j with %j', (words, environment, options) => {
  expect(parseOptions(words, environment)).toEqual(options);
});

test.each([
  [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not 65536.'],
  [['--port', '-1'], {}, '--port must be a whole number from 0 to 65535, not -1.'],
  [['--port=4e3'], {}, '--port must be a whole number from 0 to 65535, not 4e3.'],
  [['--port'], {}, '--port needs a value: --port 4173.'],
  [['--port', '--host'], {}, '--port needs a value: --port 4173.'],
  [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not http.'],
  [['--host', 'a b'], {}, '--host must be an address or a name, not a b.'],
  [['--images'], {}, '--images needs a value: --images pictures.'],
  [['--open'], {}, "Can't understand --open; known options: --port, --host, --cards, --images, --help."],
  [['8080'], {}, "Can't understand 8080; known options: --port, --host, --cards, --images, --help."],
])('%j with %j is refused', (words, environment, reason) => {
  expect(parseOptions(words, environment)).toBe(reason);
});
