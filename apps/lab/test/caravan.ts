/** A small game with hidden hands, a refusal, an answer by another seat and a race against a clock. */
import { sequence, talk } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  type Definition,
  defineGame,
  faceDown,
  faceUp,
  hands,
  no,
  type OptionsOf,
  open,
  openBySeat,
  type Program,
  type Seat,
  type TableOf,
  wholeNumber,
} from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { type AnyGame, shelve } from '../src/lab.ts';

const fields = { active: open<Seat>(0), deck: faceDown(), discard: faceUp(), hand: hands(), gold: openBySeat(2) };
const options = { hand: wholeNumber('Cards dealt to each', 2, 1, 3) };
type Event =
  | { type: 'drew'; seat: Seat; card: CopyId }
  | { type: 'played'; seat: Seat; card: CopyId }
  | { type: 'raced'; seat: Seat; stop: number; held: boolean };
interface Card {
  id: string;
  copies: number;
  cost: number;
  play: Program<Caravan>;
}
export interface Caravan {
  table: TableOf<typeof fields>;
  event: Event;
  card: Card;
  options: OptionsOf<typeof options>;
}

const trade = sequence<Caravan>((p) =>
  p.do((x) => {
    x.t.gold[x.you] += 3;
  }),
);
const raid = sequence<Caravan>((p) =>
  p.choose('what', { prompt: 'raid', by: (x) => x.after(x.you), options: ['pay', 'fight'] }).when(
    (_, r) => r.what === 'pay',
    (paid) =>
      paid.do((x) => {
        const victim = x.after(x.you);
        const loot = Math.min(1, x.t.gold[victim]);
        x.t.gold[victim] -= loot;
        x.t.gold[x.you] += loot;
      }),
  ),
);
interface Race extends Record<string, number | boolean> {
  you: Seat;
  stop: number;
  held: boolean;
  reported: boolean;
}
const race = talk<Caravan, Race>({
  start: (x) => ({ you: x.you, stop: -1, held: false, reported: false }),
  next(x, r) {
    const rival = x.after(r.you);
    const missing = [...(r.stop < 0 ? [r.you] : []), ...(r.reported ? [] : [rival])];
    if (missing.length > 0) x.ask('timing', missing, 'race', { options: ['rein', 'nerve'] });
    else x.tell?.({ type: 'raced', seat: r.you, stop: r.stop, held: r.held });
  },
  hear(x, r, _seat, { word, time }) {
    if (word === 'rein') r.stop = time ?? 0;
    else [r.held, r.reported] = [time === null, true];
    x.commit();
  },
  why(_x, r, move) {
    if (typeof move !== 'object' || !('timing' in move)) return null;
    if (move.for === 'rein') return move.timing === null || move.timing < 300 ? no('early', {}, 'CV-9') : null;
    return move.timing === null && r.stop < 0 ? no('early', {}, 'CV-9') : null;
  },
  marks: (_x, r, seat) => {
    if (seat === r.you) return [{ timing: 800, for: 'rein' }];
    return [{ timing: 900, for: 'nerve' }, ...(r.stop < 0 ? [] : [{ timing: null, for: 'nerve' }])];
  },
});

const CARDS: Card[] = [
  { id: 'salt', copies: 8, cost: 1, play: trade },
  { id: 'raid', copies: 5, cost: 0, play: raid },
  { id: 'race', copies: 3, cost: 0, play: race },
  { id: 'silk', copies: 3, cost: 9, play: trade },
];
const play: Action<Caravan> = {
  id: 'play',
  cards: (x) => x.t.hand[x.you],
  refuse: (x) => (x.face(x.card).cost > x.t.gold[x.you] ? no('too-poor', { need: x.face(x.card).cost }, 'CV-2') : null),
  do(x) {
    x.t.gold[x.you] -= x.face(x.card).cost;
    x.move(x.card, 'discard');
    x.tell?.({ type: 'played', seat: x.you, card: x.card });
    x.run(x.face(x.card).play, x.you, x.card);
  },
};
const pass: Action<Caravan> = { id: 'pass', do: () => {} };

/** `top` is where a turn takes its card from: a rule that a test can break. `more` is what a test adds to the game. */
export const caravanOf = (
  rulesVersion: number,
  top = (deck: CopyId[]) => deck[deck.length - 1],
  more: Partial<Definition<Caravan>> = {},
): AnyGame => {
  const turns = sequence<Caravan>((p) =>
    p.while(
      () => true,
      (turn) =>
        turn
          .do((x) => {
            const card = top(x.t.deck);
            if (card === undefined) return x.end('SOLD_OUT', richest(x.t.gold));
            x.move(card, 'hand', x.t.active);
            x.tell?.({ type: 'drew', seat: x.t.active, card });
          })
          .menu({ prompt: 'trade', by: (x) => x.t.active, actions: [play, pass] })
          .do((x) => {
            x.t.active = x.after(x.t.active);
            x.nextTurn();
          }),
    ),
  );
  const game = defineGame<Caravan>({
    id: 'caravan',
    rulesVersion,
    seats: { min: 2, max: 4, usual: 2 },
    options,
    fields,
    cards: CARDS,
    pile: 'deck',
    programs: { turns },
    main: 'turns',
    actions: [play, pass],
    maxTurns: 100,
    deal(x) {
      x.shuffle('deck');
      for (const seat of x.seats) {
        for (let i = 0; i < x.options.hand; i++) x.move(x.t.deck[x.t.deck.length - 1] as CopyId, 'hand', seat);
      }
    },
    ...more,
    proof: {
      facts: { cardsPlayed: ['played'] },
      impossible: (x) => (x.t.gold.some((gold) => gold < 0) ? 'somebody has less than no gold' : null),
      ...more.proof,
    },
  });
  return shelve<Caravan>({
    game,
    words: wordsOf((copy) => game.faces[copy]?.id ?? 'a card'),
    bots: [
      { name: 'idler', about: 'Passes.', choose: (view) => (view.asking?.kind === 'action' ? { do: 'pass' } : null) },
      {
        name: 'steady',
        about: 'Stops at 800 ms, never flinches, always pays.',
        choose(view, seat) {
          const { kind = 'action', seats = [] } = view.asking ?? {};
          if (kind === 'option') return { choose: 'pay' };
          if (kind === 'action') return { do: 'pass' };
          if (view.stack[view.stack.length - 1]?.r.you === seat) return { timing: 800, for: 'rein' };
          return seats.length === 1 ? { timing: null, for: 'nerve' } : null;
        },
      },
    ],
    usualBots: (_options, seats) => new Array<string>(seats).fill('random'),
  });
};

function richest(gold: readonly number[]): Seat[] {
  const most = Math.max(...gold);
  return gold.flatMap((own, seat) => (own === most ? [seat as Seat] : []));
}

const wordsOf = (cardName: (copy: number) => string): Words<Caravan> => ({
  title: 'Caravan',
  about: 'Trade until the deck is gone; the richest wins.',
  seatName: (seat) => ['Alice', 'Bola', 'Chidi', 'Dede'][seat] ?? '',
  card: ({ id }) => ({ name: id, text: '' }),
  prompt: ({ prompt }) =>
    ({ trade: 'Play a card or pass.', raid: 'You are raided.', race: 'A race!' })[prompt] ?? prompt,
  event(event, { name }) {
    if (event.type === 'raced') return `The race ends at ${event.stop}, ${event.held ? 'held' : 'let go'}.`;
    return `${name(event.seat)} ${event.type} ${cardName(event.card)}.`;
  },
  refusal: ({ code, params }) => (code === 'too-poor' ? `it costs ${params.need} gold` : `refused: ${code}`),
  move: (move) => {
    if ('do' in move) return move.do === 'pass' ? 'Pass' : `Play ${cardName(move.card ?? 0)}`;
    return 'choose' in move ? move.choose : JSON.stringify(move);
  },
  ending: ({ view, name }) => `${(view.over?.winners ?? []).map(name).join(' and ')} win.`,
});

export const caravan = caravanOf(1);
