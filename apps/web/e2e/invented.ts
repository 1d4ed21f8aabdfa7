/** Invented cards, as a list that somebody found would have them: good ones, hostile ones and bad ones. */

const SINGERS = [
  'Harbour Cat',
  'Lantern Boy',
  'Lock Keeper',
  'Brine Cutter',
  'Quay Runner',
  'Tar Singer',
  'Rope Twins',
];
const OTHERS = ['Salt Judge', 'Bell Diver', 'Crate Prince', 'Gull Tamer', 'Mist Reader', 'Pier Ghost', 'Net Mender'];

const numbered = (n: number): string => `XA01-${String(n).padStart(3, '0')}`;

export const aCharacter = (n: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: numbered(n),
  name: `Deckhand ${n}`,
  category: 'Character',
  color: 'Red',
  cost: 1 + (n % 5),
  power: 2000 + 1000 * (n % 5),
  counter: 1000,
  attribute: 'Slash',
  types: 'Lantern Guild',
  effect: '[On Play] Draw 1 card.',
  ...more,
});

export const LEADER = {
  id: numbered(1),
  name: 'Tarn of the Locks',
  category: 'Leader',
  color: 'Red',
  life: 5,
  power: 5000,
  types: 'Lantern Guild',
};

/** The first of them has a sentence that nobody can read. */
export const UNREAD = 'Everybody at the table sings until the tide turns.';
const CREW = [...SINGERS, ...OTHERS].map((name, i) =>
  aCharacter(i + 2, { name, effect: i === 0 ? `[On Play] Draw 1 card.\n[When Attacking] ${UNREAD}` : '[Blocker]' }),
);

/** A Leader and fourteen Characters: enough for a deck. */
export const GOOD = [LEADER, ...CREW];

/** A deck of them; with one that is not wholly read. */
export const DECK = [`1x${numbered(1)}`, ...CREW.slice(0, 12).map(({ id }) => `4x${id}`), `2x${numbered(14)}`].join(
  '\n',
);
/** The same without it. */
export const WHOLE_DECK = [
  `1x${numbered(1)}`,
  ...CREW.slice(1, 13).map(({ id }) => `4x${id}`),
  `2x${numbered(15)}`,
].join('\n');

export const TAG = '<img src=x onerror="window.struck=1">';
export const HOSTILE = [
  aCharacter(90, { name: TAG, types: '<b>Guild', effect: `<script>window.struck=1</script>` }),
  // Signs that turn text round, and some that nobody sees.
  aCharacter(91, { name: '\u202eniatpaC\u2066 Tide\u200b\ufeff', effect: null }),
];

/** Each is refused, with its number and the reason. */
export const BAD: readonly [card: Record<string, unknown>, reason: string][] = [
  [aCharacter(80, { cost: 'many' }), 'XA01-080: cost is "many"; it must be a whole number from 0 to 50.'],
  [aCharacter(81, { name: 'Bell\u0007' }), 'XA01-081: name is "Bell'],
  [aCharacter(82, { name: 'x'.repeat(5000) }), 'XA01-082: name is "xxx'],
  [aCharacter(83, { effect: 'Draw. '.repeat(5000) }), 'XA01-083: effectText is "Draw.'],
  [aCharacter(84, { power: { __proto__: null, valueOf: 1 } }), 'XA01-084: power is {"valueOf":1}'],
  [aCharacter(85, { types: Array.from({ length: 40 }, (_, i) => `Guild ${i}`) }), 'XA01-085: types is ["Guild 0"'],
];

/** With a key that would change every object of a careless reader. */
export const asFile = (cards: readonly unknown[]): string =>
  `{"__proto__": {"struck": 1}, "constructor": {"prototype": {"struck": 1}}, "cards": ${JSON.stringify(cards)}}`;
