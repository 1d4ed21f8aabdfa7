import { describe, expect, test } from 'vitest';
import { importCards } from '../../src/import/import-cards.ts';
import { listOfCards, realCards } from '../real/cards.ts';
import { normalised, rawLeader } from './cards.ts';

const imported = (json: unknown, path = 'set.json') => importCards([{ path, json }]);
const messages = (json: unknown) => imported(json).problems.map(({ message }) => message);
const one = (entry: Record<string, unknown>) => {
  const { cards, problems } = imported([entry]);
  expect(problems).toEqual([]);
  return cards[0];
};

const brine = { ...normalised(), colors: ['red'] };

describe('[S04] the shapes that lists of cards have', () => {
  test('ours', () => {
    expect(one(normalised())).toEqual(brine);
    expect(one(rawLeader())).toMatchObject({ category: 'LEADER', life: 5, cost: null, power: 5000 });
  });

  test('what was imported can be imported again', () => {
    const { cards } = imported([normalised(), rawLeader({ attributes: ['Unknown'] })]);
    expect(imported(JSON.parse(JSON.stringify({ name: 'mine', cards })))).toEqual({ cards, problems: [] });
  });

  const snake = {
    id: 'XA01-002',
    pack_id: '569999',
    name: 'Brine Cutter',
    rarity: 'C',
    category: 'Character',
    colors: ['Red'],
    cost: 3,
    attributes: ['Slash'],
    power: 5000,
    counter: 1000,
    types: ['Harbour Watch'],
    effect: '[On Play] Draw 1 card.',
    trigger: null,
    block_number: 2,
  };
  const words = {
    code: 'XA01-002',
    type: 'CHARACTER',
    name: 'Brine Cutter',
    cost: '3',
    attribute: { name: 'Slash', image: 'slash.png' },
    power: '5,000',
    counter: '+1000',
    color: 'Red',
    family: 'Harbour Watch',
    ability: '[On Play] Draw 1 card.',
    trigger: '',
    rarity: 'C',
    set: { name: 'A set with a long name' },
    block: '2',
  };
  const prefixed = {
    card_set_id: 'XA01-002',
    card_name: 'Brine Cutter',
    card_type: 'Character',
    card_color: 'Red',
    card_cost: '3',
    card_power: '5000',
    counter_amount: 1000,
    sub_types: 'Harbour Watch',
    attribute: 'Slash',
    life: null,
    rarity: 'C',
    card_text: '[On Play] Draw 1 card.',
    set_id: 'XA-01',
    blockNumber: 2,
  };
  test.each([
    ['snake_case', snake],
    ['words and objects', words],
    ['with card_ before the names', prefixed],
  ])('%s', (_, entry) => {
    expect(one(entry)).toEqual(brine);
  });

  test('a file is a list, a list inside an object, cards by number, or one card', () => {
    const { id: _, ...nameless } = snake;
    for (const json of [[snake], { cards: [snake] }, { data: [snake] }, { 'XA01-002': nameless }, snake]) {
      expect(imported(json)).toEqual({ cards: [brine], problems: [] });
    }
  });

  test('a folder is a list of files; what has no cards is told', () => {
    const files = [
      { path: 'b.json', json: [snake] },
      { path: 'packs.json', json: [{ id: '569999', title: 'A pack' }] },
      { path: 'a/leader.json', json: rawLeader() },
    ];
    const { cards, problems } = importCards(files);
    expect(cards.map(({ id }) => id)).toEqual(['XA01-001', 'XA01-002']);
    expect(problems).toEqual([
      {
        card: '',
        path: 'packs.json',
        message: 'packs.json has no cards; it must be a list of cards, each with id and name.',
      },
    ]);
  });
});

describe('values', () => {
  test.each([
    ['-', null],
    ['', null],
    [null, null],
    ['0', 0],
    [0, 0],
  ])('a power of %j is %j', (power, right) => {
    expect(imported([normalised({ power })]).cards[0]?.power ?? null).toBe(right);
  });

  test('a counter of nothing is none', () => {
    for (const counter of ['-', null, 0, '0']) expect(one(normalised({ counter }))?.counter).toBeNull();
  });

  test('Life that stands where the cost does', () => {
    expect(one(rawLeader({ cost: 4, life: undefined }))).toMatchObject({ life: 4, cost: null });
  });

  test('two colours, types and attributes in one string; an unknown attribute is a question mark', () => {
    const card = one(
      normalised({ colors: 'Red/Green', types: 'Harbour Watch/Salt Court', attributes: 'Slash, Unknown' }),
    );
    expect(card).toMatchObject({
      colors: ['red', 'green'],
      types: ['Harbour Watch', 'Salt Court'],
      attributes: ['Slash', '?'],
    });
  });

  test('an Event has no power, and "0" says so too', () => {
    const event = normalised({ category: 'event', power: '0', counter: '-', attributes: [] });
    expect(one(event)).toMatchObject({ category: 'EVENT', power: null, attributes: [] });
  });

  test('the set is what the file says, or what the number says', () => {
    expect(one(normalised({ set: 'XB02' }))?.set).toBe('XB02');
    expect(one(normalised({ set: 'XB-02' }))?.set).toBe('XB02');
    expect(one(normalised({ set: 'Of salt and rope' }))?.set).toBe('XA01');
    expect(one(normalised({ set: undefined }))?.set).toBe('XA01');
  });
});

describe('texts stay text', () => {
  test('line breaks and entities of web pages', () => {
    const effectText = '[Blocker]<br>[On Play] Rest &quot;Salt &amp; Sons&quot;.<br/>\r\n';
    expect(one(normalised({ effectText }))?.effectText).toBe('[Blocker]\n[On Play] Rest "Salt & Sons".');
  });

  test('markup is no markup', () => {
    const effectText = '<script>alert(1)</script> Draw 1 card.';
    expect(one(normalised({ effectText, name: 'A <b>B</b>' }))).toMatchObject({ effectText, name: 'A <b>B</b>' });
  });

  test('signs that nobody sees, or that turn text round, are left out', () => {
    const said = {
      name: '\u202eBrine\u200b Cutter\ufeff',
      types: ['Harbour\u2066 Watch'],
      effectText: '\u00adDraw.\u202c',
    };
    const plain = { name: 'Brine Cutter', types: ['Harbour Watch'], effectText: 'Draw.' };
    expect(one(normalised(said))).toMatchObject(plain);
  });

  test.each(['\u0000', '\u0007', '\u001b[31m', '\u0085'])('the control character %j makes a card a bad one', (sign) => {
    expect(messages([normalised({ name: `Brine${sign}` })])).toEqual([
      expect.stringContaining('XA01-002: name is "Brine'),
    ]);
    expect(messages([normalised({ effectText: `Draw.${sign}.` })])[0]).toContain('XA01-002: effectText is "Draw.');
  });

  test('an attribute that a web page closed is left out, and told', () => {
    const effectText = '[On Play] Rest 1 of your <Slash> attribute Characters.</slash>';
    const { cards, problems } = imported([normalised({ effectText })]);
    expect(cards[0]?.effectText).toBe('[On Play] Rest 1 of your <Slash> attribute Characters.');
    expect(problems).toEqual([
      {
        card: 'XA01-002',
        path: 'effectText',
        message: 'XA01-002: effectText has </slash>, which was left out.',
        kept: true,
      },
    ]);
  });

  test('a Trigger loses its tag, and is found at the end of a text', () => {
    const only = { effectText: null, triggerText: 'Draw 2 cards.' };
    expect(one(normalised({ effectText: '-', triggerText: '[Trigger] Draw 2 cards.' }))).toMatchObject(only);
    expect(one(normalised({ effectText: '[Trigger] Draw 2 cards.', triggerText: '' }))).toMatchObject(only);
    expect(one(normalised({ effectText: '[Blocker] [Trigger] Draw 2 cards.', triggerText: null }))).toMatchObject({
      effectText: '[Blocker]',
      triggerText: 'Draw 2 cards.',
    });
    const speaks = '[On Play] K.O. a Character with a [Trigger] and a cost of 2.';
    expect(one(normalised({ effectText: speaks }))).toMatchObject({ effectText: speaks, triggerText: null });
  });
});

describe('[S96] arts', () => {
  test('all arts of a number are one card, which says what the usual one says', () => {
    const arts = [
      normalised({ id: 'XA01-002_p1', effectText: 'Older words.' }),
      normalised(),
      normalised({ id: 'xa01-002_r1' }),
    ];
    const right = { ...brine, arts: ['XA01-002', 'XA01-002_p1', 'XA01-002_r1'] };
    expect(imported(arts)).toEqual({ cards: [right], problems: [] });
  });

  test('an art alone is the card', () => {
    expect(one(normalised({ id: 'XA01-002_p2' }))).toEqual({ ...brine, arts: ['XA01-002_p2'] });
  });

  test('the same card twice is one card; another card of its number is told', () => {
    expect(imported([normalised(), normalised()])).toEqual({ cards: [brine], problems: [] });
    expect(messages([normalised(), normalised({ id: 'XA01-002_p1', power: 6000 })])).toEqual([
      'XA01-002: power is 5000 and, in another place, 6000; the same card must have the same, and 5000 is kept.',
    ]);
  });
});

describe('[S04] bad cards are told by number, field and what would be right; good ones are kept', () => {
  test.each([
    [{ category: 'BOAT' }, 'XA01-002: category is "BOAT"; it must be one of LEADER, CHARACTER, EVENT, STAGE, DON.'],
    [{ power: 'strong' }, 'XA01-002: power is "strong"; it must be a whole number from 0 to 100000.'],
    [{ cost: -1 }, 'XA01-002: cost is -1; it must be a whole number from 0 to 50.'],
    [{ cost: undefined }, 'XA01-002: cost is missing; it must be a whole number from 0 to 50.'],
    [
      { colors: ['Pink'] },
      'XA01-002: colours[0] is "pink"; it must be one of red, green, blue, purple, black, yellow.',
    ],
    [{ colors: [] }, 'XA01-002: colours is []; it must be a list of 1 to 6 different entries'],
    [{ attributes: ['Loud'] }, 'XA01-002: attributes[0] is "Loud"; it must be one of Slash, Strike'],
    [{ effectText: 17 }, 'XA01-002: effectText is 17; it must be a text of 1 to 3000 characters.'],
    [{ effectText: 'x'.repeat(3001) }, 'XA01-002: effectText is'],
    [{ effectText: 'a\u0007b' }, 'XA01-002: effectText is'],
    [{ name: '' }, 'XA01-002: name is ""; it must be one line of 1 to 120 characters.'],
    [{ name: { de: 'x' } }, 'XA01-002: name is {"de":"x"}; it must be one line'],
    [
      { category: 'EVENT' },
      'XA01-002: attributes is ["Slash"], but only a LEADER or CHARACTER has that: leave it out.',
    ],
    [{ id: 'nothing like it' }, 'NOTHING LIKE IT: id is "NOTHING LIKE IT"; it must be a card number such as "LG-016".'],
    [{ id: null }, 'set.json[0]: id is null; it must be a card number such as "LG-016".'],
  ])('%j', (wrong, message) => {
    const { cards, problems } = imported([normalised(wrong), rawLeader()]);
    expect(cards.map(({ id }) => id)).toEqual(['XA01-001']);
    expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
  });

  test('everything that is wrong with a card at once', () => {
    expect(imported([normalised({ power: 'x', cost: 'y' })]).problems.map(({ card, path }) => [card, path])).toEqual([
      ['XA01-002', 'cost'],
      ['XA01-002', 'power'],
    ]);
  });

  test('what is no card', () => {
    expect(messages([rawLeader(), 7, null, 'x'])).toEqual([
      'set.json[1] is 7; it must be a card.',
      'set.json[2] is null; it must be a card.',
      'set.json[3] is "x"; it must be a card.',
    ]);
    for (const json of [null, 7, 'x', {}, [1, 2], { cards: 3 }]) expect(messages(json)).toHaveLength(1);
    expect(imported([])).toEqual({ cards: [], problems: [] });
  });
});

describe('files are hostile', () => {
  test('names of JavaScript are names', () => {
    const entry = JSON.parse(`{"__proto__": {"id": "XA01-009"}, "constructor": 1, "name": "x", "category": "EVENT"}`);
    expect(imported([entry]).cards).toEqual([]);
    expect(({} as Record<string, unknown>).id).toBeUndefined();
    const byNumber = JSON.parse(`{"__proto__": ${JSON.stringify(normalised())}, "a": ${JSON.stringify(rawLeader())}}`);
    expect(imported(byNumber).cards.map(({ id }) => id)).toEqual(['XA01-001', 'XA01-002']);
  });

  test('a deep, a wide and a long one end soon', () => {
    const deep = JSON.parse(`${'{"cards":'.repeat(9000)}[]${'}'.repeat(9000)}`);
    expect(imported(deep).problems.length).toBeLessThanOrEqual(1);
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, i]));
    expect(imported([{ ...wide, ...normalised() }]).cards).toEqual([]);
    expect(messages([normalised({ types: new Array(100_000).fill('x') })])).toEqual([]);
    expect(messages([normalised({ types: Array.from({ length: 99 }, (_, i) => `t${i}`) })])[0]).toContain('types is');
    expect(messages([normalised({ effectText: 'x'.repeat(5_000_000) })])).toHaveLength(1);
  });

  test('more cards than there can be', () => {
    const { cards, problems } = imported(new Array(50_001).fill(rawLeader()));
    expect(cards).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual(['There are 50001 cards; 50000 are read.']);
  });
});

realCards('a list of every card there is', () => {
  test('is taken whole', () => {
    const json = listOfCards();
    const { cards, problems } = imported(json);
    expect(problems.map(({ card }) => card)).toEqual(['ST32-003']);
    expect(cards).toHaveLength(json.length);
  });
});

test('[S04] a text of spaces is refused at once', () => {
  const list = Array.from({ length: 40 }, () => normalised({ effectText: `x${' '.repeat(11_900)}x` }));
  const { user } = process.cpuUsage();
  expect(messages(list)).toHaveLength(40);
  expect(process.cpuUsage().user - user).toBeLessThan(4_000_000); // each of them took a third of a second
});
