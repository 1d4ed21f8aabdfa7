/** Random matches in which somebody keeps trying what is not allowed. */
import {
  type Act,
  apply,
  at,
  below,
  type CopyId,
  type MatchOf,
  type Refusal,
  type Rng,
  refuse,
  type Seat,
  sample,
  seedRng,
  start,
} from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { CARDS, type Dhappa, dhappaBaaji, formatSlot, HOME, isWild, NEW_SET, SUIT, TO_HAND } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { listed } from './brute.ts';
import { CODES } from './codes.ts';
import { seated } from './seated.ts';

const game = dhappaBaaji;

const ACTIONS = [
  'PICK_DRAW',
  'PICK_DISCARD',
  'CREATE_RUN',
  'ADD_TO_RUN',
  'SWAP_JOKER',
  'MELD_RUNS',
  'END_PLAY',
  'DISCARD_CARD',
];
const FACES = CARDS.map(({ id }) => id);

type Match = MatchOf<Dhappa>;

/** A move somebody might send: cards of the hand and others, any run, any slot. */
function anyAct({ table }: Match, seat: Seat, rng: Rng): Act {
  const pick = <T>(list: readonly T[]): T => at(list, below(rng, list.length));
  const hand = table.hand[seat];
  const oneOf = (cards: readonly CopyId[]): CopyId =>
    below(rng, 12) === 0 || cards.length === 0 ? ((1 + below(rng, 162)) as CopyId) : pick(cards);
  const act = pick(ACTIONS);
  if (act === 'PICK_DISCARD') return { do: act, at: below(rng, table.pile.length + 2) };
  if (act === 'DISCARD_CARD') return { do: act, card: oneOf(hand) };
  if (act === 'PICK_DRAW' || act === 'END_PLAY') return { do: act };
  const [first = 1 as CopyId] = [oneOf(hand)];
  // Wilds only, cards of one suit, or anything.
  const from = pick([hand.filter((card) => isWild(card)), hand.filter((card) => SUIT[card] === SUIT[first]), hand]);
  const near = table.board.map((card) => formatSlot(table.as[card] ?? 0));
  const faces = [...near, ...FACES.filter((face) => face.endsWith(formatSlot(HOME[first] ?? 0).slice(-1))), '', 'x'];
  const cards = Array.from({ length: below(rng, 6) }, () => oneOf(from)).map((card) => ({
    card,
    as: isWild(card) || below(rng, 20) === 0 ? pick(faces) : '',
  }));
  const lying = table.board.filter((card) => isWild(card) || below(rng, 20) === 0);
  const shift = { card: oneOf(lying), as: act === 'SWAP_JOKER' ? TO_HAND : pick(faces) };
  const shifts = act === 'SWAP_JOKER' || below(rng, 3) === 0 ? [shift] : [];
  const run = act === 'CREATE_RUN' ? pick([0, NEW_SET]) : 1 + below(rng, table.runBy.length + 1);
  const layout = { run, cards: act === 'SWAP_JOKER' ? cards.slice(0, 1) : cards, shifts };
  return act === 'MELD_RUNS' ? { do: act, at: 1 + below(rng, table.runBy.length + 1), layout } : { do: act, layout };
}

/** A whole hand at once, where it fits: the keep rule is met nowhere else. */
function allAtOnce(match: Match, seat: Seat): Act[] {
  return listed(match, seat).flatMap((move) => {
    const { layout } = move;
    if (layout?.cards.length !== 1 || match.table.hand[seat].length > 3) return [];
    const more = match.table.hand[seat].filter((card) => card !== layout.cards[0]?.card);
    return [{ ...move, layout: { ...layout, cards: [...layout.cards, ...more.map((card) => ({ card, as: '' }))] } }];
  });
}

test('[D-3] in random matches every code is met, and none that the rules do not know', () => {
  const met = new Set<string>();
  const note = (refusal: Refusal | null): unknown => refusal && met.add(refusal.code);
  for (let seed = 0; seed < 30; seed++) {
    const rng = seedRng(`refusals ${seed}`);
    const match = start(game, { seed, seats: seed % 2 === 0 ? 4 : 6 });
    while (match.asking) {
      const seat = at(match.asking.seats, 0);
      for (let i = 0; i < 25; i++) {
        const asker = below(rng, 15) === 0 ? (below(rng, match.seats) as Seat) : seat;
        note(refuse(game, match, asker, anyAct(match, seat, rng)));
      }
      for (const move of allAtOnce(match, seat)) note(refuse(game, match, seat, move));
      apply(game, match, seat, sample(game, match, seat, rng));
    }
    met.add(refuse(game, match, 0, { do: 'PICK_DRAW' })?.code ?? '');
  }
  // These need undo, a position of their own, or a move that is none.
  const elsewhere = ['NOTHING_TO_UNDO', 'UNKNOWN_ACTION', 'DRAW_PILE_EMPTY', 'NO_LOCK_CANNOT_GO_OUT'];
  expect([...met].filter((code) => !CODES.includes(code))).toEqual([]);
  expect(CODES.filter((code) => !met.has(code) && !elsewhere.includes(code))).toEqual([]);
});

test('every refusal has a sentence of its own', () => {
  const told = { view: seated({}).table.host.view(0), name: (seat: Seat) => `Seat ${seat + 1}` };
  const params = {
    card: 1,
    as: '8♣',
    run: 1,
    have: 2,
    most: 12,
    need: 2,
    depth: 3,
    pile: 1,
    seat: 1,
    options: '6♣ 10♣',
  };
  const sentences = CODES.map((code) => words.refusal({ code, params, rule: '' }, told));

  expect(new Set(sentences).size).toBe(CODES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(sentences.join()).not.toMatch(/undefined|null|NaN/);
});
