import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Built,
  FIRST_LOAD_KB,
  FONTS_KB,
  fetchedFor,
  fetchersOf,
  firstLoad,
  fontsOf,
  importersOf,
  kbOf,
  neededBy,
  pageProblems,
} from './page.ts';
import { ROOT } from './repo.ts';

/** The scene of One Piece, with all of three that it needs. */
const SCENE_KB = 160;
const DIST = join(ROOT, 'apps/web/dist');
const DECK_ROOM_KB = 40;

function readBuilt(): Built {
  const paths = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => !path.startsWith('.') && statSync(join(DIST, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(DIST, path))]));
}

function deckRoomIn(built: Built): { room: string; styles: string[] } {
  const named = [...built.keys()].filter((path) => /\/DeckRoom-[^/]*\.(js|css)$/.test(path));
  const room = named.find((path) => path.endsWith('.js'));
  if (room === undefined) throw new Error('the built page has no deck room');
  return { room, styles: named.filter((path) => path.endsWith('.css')) };
}

/** The scripts of One Piece's cards, and those of its rules, words and bots, which cannot start without them. */
function gamesIn(built: Built): string[] {
  const cards = [...built].flatMap(([path, body]) =>
    path.endsWith('.js') && body.includes('Cinder Pup') ? [path] : [],
  );
  return [...cards, ...cards.flatMap((path) => importersOf(built, path))];
}

const scenesIn = (built: Built): string[] =>
  [...built].flatMap(([path, body]) => (path.endsWith('.js') && body.includes('THREE.WebGLRenderer') ? [path] : []));

describe('the built page', () => {
  test('loads little before it shows something', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const { first, firstKb } = firstLoad(readBuilt());

    console.log(`first load: ${firstKb.toFixed(1)} of ${FIRST_LOAD_KB} kB gzipped in ${first.join(', ')}`);
    expect(first).not.toEqual([]);
    expect(first.filter((path) => /\/(game|words|bot|table|Tabletop)-/.test(path))).toEqual([]);
    expect(firstKb).toBeLessThanOrEqual(FIRST_LOAD_KB);
  });

  test('brings few fonts, asks for them at once, and says whose they are', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const built = readBuilt();
    const { kb, late } = fontsOf(built);

    expect(kb).toBeGreaterThan(0);
    expect(kb).toBeLessThanOrEqual(FONTS_KB);
    expect(late).toEqual([]);
    expect(String(built.get('fonts.txt'))).toContain('SIL OPEN FONT LICENSE');
  });

  test('needs nothing inline and tells nothing of its sources', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    expect(pageProblems(readBuilt(), ROOT)).toEqual([]);
  });

  test('brings the table in depth to those alone who draw it', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const built = readBuilt();
    const scenes = scenesIn(built);
    const kb = kbOf(built, scenes);

    console.log(`table in depth: ${kb.toFixed(1)} of ${SCENE_KB} kB gzipped in ${scenes.join(', ')}`);
    expect(scenes).not.toEqual([]);
    expect(kb).toBeLessThanOrEqual(SCENE_KB);
    expect(scenes.flatMap((path) => importersOf(built, path))).toEqual([]);
  });

  test('[OP-R16] brings the deck room only to those who enter it, and little of it', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const built = readBuilt();
    const { room, styles } = deckRoomIn(built);
    // The room opens the game whose cards lie there: what that brings is the game's.
    const game = neededBy(built, gamesIn(built));
    const fetched = [...fetchedFor(built, room).filter((path) => !game.includes(path)), ...styles];
    const kb = kbOf(built, fetched);

    console.log(`deck room: ${kb.toFixed(1)} of ${DECK_ROOM_KB} kB gzipped in ${fetched.join(', ')}`);
    expect(styles).not.toEqual([]);
    expect(kb).toBeLessThanOrEqual(DECK_ROOM_KB);
  });

  test('[OP-R16] loads neither the deck room nor the table in depth for whoever asks for something else', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const built = readBuilt();
    const { room } = deckRoomIn(built);
    // Its own parts, which come when somebody turns to them, need the room; nothing else does, and nothing needs them.
    const parts = importersOf(built, room);
    expect(parts.filter((path) => !fetchersOf(built, path).every((by) => by === room))).toEqual([]);
    expect(parts.flatMap((path) => importersOf(built, path))).toEqual([]);
    expect(fetchersOf(built, room)).toEqual([expect.stringMatching(/\/index-/)]);
    for (const scene of scenesIn(built)) {
      expect(importersOf(built, scene)).toEqual([]);
      expect(fetchersOf(built, scene)).toEqual([expect.stringMatching(/\/one-piece-table-/)]);
    }
  });

  test('needs no reader of card texts until somebody opens a file of cards', (context) => {
    if (!existsSync(DIST)) context.skip('the page is not built: npm test does that first');
    const built = readBuilt();
    const readers = [...built].filter(([, body]) => body.includes('no production goes on at')).map(([path]) => path);

    expect(readers).not.toEqual([]);
    expect(readers.flatMap((path) => importersOf(built, path))).toEqual([]);
  });
});

describe('a planted page', () => {
  const html = '<script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js">';
  const planted = (files: Record<string, string>): Built =>
    new Map(Object.entries({ 'index.html': html, ...files }).map(([path, text]) => [path, Buffer.from(text)]));
  const clean = {
    'assets/a.js': "import './c.js'; const later = () => import('./later.js');",
    'assets/b.js': "export * from './c.js';",
    'assets/c.js': 'export const c = 1;',
    'assets/later.js': `export const text = '${'later '.repeat(99)}';`,
  };

  test('counts what is imported statically, once, and nothing else', () => {
    const { first, firstKb } = firstLoad(planted(clean));

    expect(first.sort()).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
    expect(firstKb).toBeGreaterThan(0.05);
    expect(firstKb).toBeLessThan(0.3);
  });

  test('says which scripts cannot start without another', () => {
    expect(importersOf(planted(clean), 'assets/c.js')).toEqual(['assets/a.js', 'assets/b.js']);
    expect(importersOf(planted(clean), 'assets/later.js')).toEqual([]);
  });

  test('says what is fetched for a script, who fetches it, and counts nothing twice', () => {
    const built = planted({ ...clean, 'assets/later.js': "import './c.js'; import './d.js';", 'assets/d.js': '' });

    expect(fetchedFor(built, 'assets/later.js')).toEqual(['assets/later.js', 'assets/d.js']);
    expect(fetchersOf(built, 'assets/later.js')).toEqual(['assets/a.js']);
    expect(fetchersOf(built, 'assets/c.js')).toEqual([]);
  });

  test('weighs its fonts, and names those that come late', () => {
    const fonts = {
      'assets/a-latin-1.woff2': 'a'.repeat(2000),
      'assets/b-latin-1.woff2': 'b'.repeat(500),
      'assets/c.woff2': 'c',
    };
    const early = `${html}<link rel="preload" href="/assets/a-latin-1.woff2" as="font">`;

    expect(fontsOf(planted({ ...fonts, 'index.html': early }))).toEqual({ kb: 2.5, late: ['assets/b-latin-1.woff2'] });
  });

  test('that names a missing script is not measured', () => {
    expect(() => firstLoad(planted({}))).toThrow('names assets/a.js, which does not exist');
  });

  test.each([
    ['assets/a.js.map', '{}', 'assets/a.js.map is a source map'],
    ['assets/a.js', '1;\n//# sourceMappingURL=a.js.map', 'assets/a.js names a source map'],
    ['assets/a.js', `throw '${join(ROOT, 'apps')}'`, 'assets/a.js tells where its sources are'],
    ['assets/a.js', "'../node_modules/react/index.js'", 'assets/a.js tells where its sources are'],
    ['index.html', '<script>1</script>', 'index.html has an inline script'],
    ['index.html', '<script type="module">1</script>', 'index.html has an inline script'],
    ['index.html', '<style>a{}</style>', 'index.html has an inline style'],
    ['index.html', '<p style="color: red">', 'index.html has an inline style'],
    ['index.html', '<p onclick="go()">', 'index.html has an inline handler'],
    ['index.html', '<link href="https://fonts.example/a.css">', 'index.html loads something from elsewhere'],
  ])('with %s: %s', (path, text, problem) => {
    expect(pageProblems(planted({ ...clean, [path]: text }), ROOT)).toEqual([problem]);
  });

  test('without faults passes', () => {
    expect(pageProblems(planted(clean), ROOT)).toEqual([]);
  });
});
