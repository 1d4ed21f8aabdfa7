/** `dealer cards` and `--cards`, with invented cards and the game on the shelf that can be played with any. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeLab, folder, keyboard } from '../../test/fake-lab.ts';
import { keptNamed } from '../card-files.ts';
import { GAMES } from '../games.ts';

const shelf = GAMES.filter(({ cardSets }) => cardSets);
const lab = () => fakeLab(shelf);
const game = shelf[0]?.game.id ?? '';

const card = (n: number, more: Record<string, unknown> = {}) => ({
  id: `XA01-${String(n).padStart(3, '0')}`,
  name: `Deckhand ${n}`,
  category: 'Character',
  colors: ['Red'],
  types: ['Harbour Watch'],
  attributes: ['Slash'],
  cost: '1',
  power: '3000',
  counter: 1000,
  effect: n % 2 === 0 ? '[On Play] Draw 1 card.' : null,
  ...more,
});
const leader = card(1, { name: 'Tarn of the Locks', category: 'Leader', cost: 4, power: 5000, counter: '-' });
const crew = Array.from({ length: 14 }, (_, i) => card(i + 2));
const strange = card(90, { name: 'Strange Deckhand', effect: '[On Play] Sing to the moon.' });

function written(json: unknown, name = 'list.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  return path;
}
const list = () => written([leader, ...crew]);
const mixed = () => written([leader, ...crew, strange]);

test('import keeps the good cards, and says what is wrong with the others', async () => {
  const { dealer, out, err } = lab();
  const into = folder();

  const file = written([leader, ...crew, card(20, { power: 'strong' })]);
  expect(await dealer('cards', 'import', file, '--name', 'mine', '--into', into)).toBe(1);

  expect(err()).toBe('XA01-020: power is "strong"; it must be a whole number from 0 to 100000.\n');
  const kept = join(into, 'mine.json');
  expect(out()).toBe(`${kept}: 15 cards, 1 problem. Play with them: --cards ${kept}\n`);
  expect(JSON.parse(readFileSync(join(into, 'mine.json'), 'utf8')).cards).toHaveLength(15);
});

test('import reads a folder, and a file of it that is not JSON spoils nothing', async () => {
  const { dealer, json, err } = lab();
  const [from, into] = [folder(), folder()];
  mkdirSync(join(from, 'XA01'));
  // With the mark that some editors put in front.
  for (const each of [leader, ...crew])
    writeFileSync(join(from, 'XA01', `${each.id}.json`), `\ufeff${JSON.stringify(each)}`);
  writeFileSync(join(from, 'broken.json'), '{"id": ');
  writeFileSync(join(from, 'README.md'), 'not looked at');

  expect(await dealer('cards', 'import', from, '--name', 'all', '--into', into, '--json'), err()).toBe(1);

  const [path, problem] = [join(into, 'all.json'), expect.stringContaining('broken.json is not JSON')];
  expect(json()).toEqual({ path, cards: 15, problems: [problem] });
});

test('import overwrites nothing unless it is told to', async () => {
  const { dealer, err } = lab();
  const into = folder();
  const args = ['cards', 'import', list(), '--into', into, '--name', 'mine'];

  expect(await dealer(...args)).toBe(0);
  expect(await dealer(...args)).toBe(2);
  expect(err()).toContain('mine.json exists already; choose another name or add --force.');
  expect(await dealer(...args, '--force')).toBe(0);
});

test.each([
  [['cards'], 'dealer cards needs one of import, coverage, show, try, fuzz, forget.'],
  [['cards', 'imprt'], 'There is no command of dealer cards called "imprt". Did you mean "import"?'],
  [['cards', 'import'], 'dealer cards import needs the FILE or FOLDER with the cards.'],
  [['cards', 'import', 'nowhere.json'], 'There is no file or directory nowhere.json.'],
  [['cards', 'import', 'a', 'b'], 'dealer cards import takes one FILE|FOLDER, but "b" follows it.'],
  [['cards', 'show', 'XA01-002', '--sets', 'XA01'], 'dealer cards show has no flag --sets. It knows: --cards.'],
  [['cards', 'coverage', '--sets', ' '], '--sets is empty; it must be a,b-c.'],
  [['cards', 'fuzz'], 'dealer cards fuzz needs the FILE with the cards.'],
  [['cards', 'forget', 'all'], 'dealer cards forget takes nothing, but "all" follows.'],
])('%j: %s', async (line, message) => {
  const { dealer, err } = lab();
  expect(await dealer(...line)).toBe(2);
  expect(err()).toBe(`${message}\n`);
});

test.each([
  ['"x"', 'There is no card in'],
  ['[]', 'There is no card in'],
  ['nothing', 'is not JSON'],
])('a file that says %s', async (text, message) => {
  const { dealer, err } = lab();
  const [into, file] = [folder(), written(text)];
  expect(await dealer('cards', 'import', file, '--name', 'x', '--into', into)).toBe(2);
  expect(err()).toContain(message);
  expect(existsSync(join(into, 'x.json'))).toBe(false);
});

test('names lead nowhere else', async () => {
  const { dealer, err } = lab();
  expect(await dealer('cards', 'import', list(), '--name', '../x', '--into', folder())).toBe(2);
  expect(err()).toBe('The name is "../x"; it must be letters, digits and dashes (--name).\n');
});

test('a game without such cards says so', async () => {
  const { dealer, err } = fakeLab();
  expect(await dealer('cards', 'coverage')).toBe(2);
  expect(await dealer('sim', 'caravan', '--cards', list())).toBe(2);
  expect(err()).toBe(
    'No game here is played with cards from files.\n' +
      'caravan is not played with cards from files; --cards is for games that are.\n',
  );
});

test('coverage counts, as one object', async () => {
  const { dealer, json, err } = lab();
  expect(await dealer('cards', 'coverage', mixed(), '--sets', 'XA01-XA09', '--json'), err()).toBe(0);
  expect(json()).toMatchObject({
    cards: 16,
    withText: 8,
    fullyRead: 7,
    partlyRead: 0,
    unread: 1,
    bySet: { XA01: { cards: 16 } },
    unreadSentences: [{ n: 1, sentences: [{ cards: ['XA01-090'] }] }],
    steps: { draw: 7 },
    untested: [],
    proven: 7,
  });
});

test('our own cards are read to the last word, by productions whose behaviour is tested', async () => {
  const { dealer, json } = lab();
  expect(await dealer('cards', 'coverage', '--json')).toBe(0);
  const { withText, fullyRead, proven, untested, differs } = json();
  const all = { fullyRead: withText, proven: withText, untested: [], differs: [] };
  expect({ fullyRead, proven, untested, differs }).toEqual(all);
});

test('show prints a card side by side, or the nearest number', async () => {
  const { dealer, out, err } = lab();
  const file = mixed();
  expect(await dealer('cards', 'show', 'XA01-002', '--cards', file)).toBe(0);
  expect(out()).toMatch(/^\[On Play\] Draw 1 card\. +│ \[On Play\] Draw 1 card\./m);
  expect(await dealer('cards', 'show', 'XA01-090', '--cards', file)).toBe(0);
  expect(out()).toContain('✗ NOT READ');
  expect(await dealer('cards', 'show', 'XA01-0022', '--cards', file)).toBe(2);
  expect(err()).toContain('There is no card "XA01-0022" among the 16 cards from XA01-001 to XA01-090. Did you mean');
});

test('try puts the card into a hand, with DON!! to play it', async () => {
  const keys = keyboard().when('Play Deckhand 2', 'q\r').when('Give up?', 'yes\r');
  const { dealer, out, err } = fakeLab(shelf, keys);
  expect(await dealer('cards', 'try', 'XA01-002', '--cards', list()), err()).toBe(0);
  expect(out()).toContain('Deckhand 2');
  expect(out()).toContain('You give up.');
});

test('try: bots play it out; a person needs a terminal', async () => {
  const { dealer, out, err } = lab();
  for (const id of ['XA01-002', 'XA01-001']) {
    expect(await dealer('cards', 'try', id, '--cards', list(), '--bots', 'random'), err()).toBe(0);
  }
  expect(out()).toMatch(/wins/);
  expect(await dealer('cards', 'try', 'XA01-002', '--cards', list())).toBe(2);
});

test('fuzz: every effect of the cards that are read whole, and the share that was seen', async () => {
  const { dealer, json, err } = lab();
  expect(await dealer('cards', 'fuzz', mixed(), '--games', '3', '--json'), err()).toBe(0);
  expect(json()).toMatchObject({
    games: expect.any(Number),
    effects: 7,
    fired: 7,
    share: 1,
    dead: [],
    impossible: [],
    rare: [],
    violations: [],
  });
}, 60_000);

test('fuzz tells a text that never can from one whose moment never came', async () => {
  const dead = card(91, { effect: '[On Play] If you have 12 or more Life cards, draw 1 card.' });
  const rare = card(92, { effect: '[Once Per Turn] When your opponent activates an Event, draw 1 card.' });
  const file = written([leader, ...crew.slice(0, 11), dead, rare]);
  const { dealer, json } = lab();
  expect(await dealer('cards', 'fuzz', file, '--games', '30', '--json')).toBe(1);

  const [never, always] = [expect.stringMatching(/; its moment never came$/), expect.stringMatching(/it never could$/)];
  expect(json()).toMatchObject({
    fired: 6,
    dead: [{ effect: 'XA01-091#1', there: expect.any(Number), could: 0, reason: always }],
    rare: [{ effect: 'XA01-092#1', came: 0, there: 0, could: 0, reason: never }],
    violations: [],
  });
}, 120_000);

test('fuzz excuses no text because it could at other times than its own', async () => {
  // Every other turn is the opponent's, but never when this one is played.
  const file = written([
    leader,
    ...crew.slice(0, 12),
    card(91, { effect: "[Opponent's Turn] [On Play] Draw 1 card." }),
  ]);
  const { dealer, json, err } = lab();
  expect(await dealer('cards', 'fuzz', file, '--games', '30', '--json'), err()).toBe(1);
  expect(json()).toMatchObject({ dead: [{ effect: 'XA01-091#1', could: 0 }], impossible: [], rare: [] });
}, 120_000);

const CHEAPER = "[On Play] Give up to 1 of your opponent's Characters −7 cost during this turn.";
const WEAKER = '[On Play] You may give your 1 active Leader −5000 power during this turn: Draw 1 card.';
const SITUATIONS: Record<string, { asks: string; helps: string }> = {
  "a cost of 0 on the opponent's side": {
    asks: '[On Play] If your opponent has a Character with a cost of 0, draw 1 card.',
    helps: CHEAPER,
  },
  'a cost of 0 on any side': {
    asks: '[On Play] If there is a Character with a cost of 0, draw 3 cards.',
    helps: CHEAPER,
  },
  "one's own Leader without power": {
    asks: '[On Play] If your Leader has 0 power or less, draw 1 card.',
    helps: WEAKER,
  },
};
// Most are dear and bring about nothing, so that decks without a plan would seldom come to it.
const dear = Array.from({ length: 40 }, (_, i) => card(100 + i, { cost: '4', effect: null }));
const cheap = Array.from({ length: 5 }, (_, i) => card(200 + i, { effect: null }));

test.each(Object.entries(SITUATIONS))(
  'fuzz plays until it comes to %s',
  async (_, { asks, helps }) => {
    const helpers = Array.from({ length: 6 }, (__, i) => card(301 + i, { effect: helps }));
    const file = written([leader, ...dear, ...cheap, card(91, { effect: asks }), ...helpers]);
    const { dealer, json, err } = lab();
    expect(await dealer('cards', 'fuzz', file, '--games', '30', '--json'), err()).toBe(0);
    expect(json()).toMatchObject({ effects: 7, fired: 7, dead: [], impossible: [], rare: [] });
  },
  120_000,
);

test.each([
  ...Object.values(SITUATIONS).map(({ asks }) => [asks, 'no card brings about what it asks for'] as const),
  ['[On Play] If your Leader is [Nobody], draw 1 card.', 'no Leader that may have it is what it asks for'] as const,
])(
  'fuzz says of a text that nothing in the file makes it possible: %s',
  async (asks, why) => {
    const file = written([leader, ...crew.slice(0, 12), card(91, { effect: asks })]);
    const { dealer, json, err } = lab();
    expect(await dealer('cards', 'fuzz', file, '--games', '10', '--json'), err()).toBe(0);
    expect(json()).toMatchObject({
      dead: [],
      impossible: [{ effect: 'XA01-091#1', could: 0, reason: expect.stringContaining(why) }],
      rare: [],
    });
  },
  120_000,
);

test('sim, records and replay know which cards they are about', async () => {
  const { dealer, json, err } = lab();
  const [file, into] = [list(), join(folder(), 'records')];
  const args = ['--games', '1', '--bots', 'random', '--json', '--record', into];
  expect(await dealer('sim', game, '--cards', file, ...args), err()).toBe(0);
  expect(json().options).toMatchObject({ decks: ['random', 'random'] });
  const record = join(into, readdirSync(into)[0] ?? '');
  expect(await dealer('replay', record)).toBe(2);
  expect(err()).toContain('it was played with the cards "list", which are not here; import it (dealer cards import');
  expect(await dealer('replay', record, '--cards', file)).toBe(0);
}, 60_000);

test('a record leads to the imported set of its name, and to no other file', () => {
  const into = join(folder(), 'sets');
  mkdirSync(into);
  writeFileSync(join(into, 'harbour.json'), '[]');
  writeFileSync(join(into, '..', 'secret.json'), '[]');
  expect(keptNamed('harbour', into)).toBe('harbour');
  expect(keptNamed(`harbour@${'0a'.repeat(16)}`, into)).toBe('harbour');
  for (const name of ['quay', '../secret', '..', '', undefined]) expect(keptNamed(name, into)).toBeUndefined();
});

test('bad cards in a file to play with are told', async () => {
  const { dealer, err } = lab();
  const file = written([leader, ...crew, card(20, { power: 'strong' }), card(21, { cost: null })]);
  expect(await dealer('sim', game, '--cards', file, '--games', '1', '--bots', 'random', '--json')).toBe(0);
  expect(err()).toBe(
    `${file}: XA01-020: power is "strong"; it must be a whole number from 0 to 100000.\n` +
      '… and 1 more problems; dealer cards import tells them all.\n',
  );
});

test('cards of which a part does nothing are told before anybody plays with them', async () => {
  const { dealer, err } = lab();
  const file = mixed();
  expect(await dealer('sim', game, '--cards', file, '--games', '1', '--bots', 'random', '--json')).toBe(0);
  expect(err()).toBe(
    `${file}: 1 of 16 cards are not read to the last word, and what is not read does nothing: ` +
      'XA01-090 (--set strict=true refuses them).\n',
  );
});

test('a strict match refuses cards that are not read whole', async () => {
  const { dealer, err } = lab();
  const deck = written(
    ['1xXA01-001', ...crew.slice(0, 12).map(({ id }) => `4x${id}_p1`), '2xXA01-090'].join('\n'),
    'my.deck',
  );
  const args = ['sim', game, '--cards', mixed(), '--games', '1', '--bots', 'random', '--decks', `${deck},random`];
  expect(await dealer(...args, '--set', 'strict=on')).toBe(2);
  expect(err()).toContain('XA01-090 (Strange Deckhand) is not read to the last word');
  expect(await dealer(...args), err()).toBe(0);
}, 60_000);
