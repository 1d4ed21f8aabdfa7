/** The example of the docs with words and a bot: hands that only their owner sees. */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  defineGame,
  faceDown,
  faceUp,
  hands,
  no,
  open,
  openBySeat,
  type Running,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';
import { type AnyGame, shelve } from '../shelf.ts';

const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  gold: openBySeat<number>(1),
};

type Event = { type: 'drew' | 'played'; seat: Seat; card: CopyId };
interface Card {
  id: string;
  copies: number;
  cost: number;
}
export interface Caravan {
  table: TableOf<typeof fields>;
  event: Event;
  card: Card;
  options: object;
}

function draw(x: Running<Caravan>, seat: Seat): void {
  const card = x.t.deck[x.t.deck.length - 1] ?? x.bug('the deck is empty');
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
}
const play: Action<Caravan> = {
  id: 'play',
  cards: ({ t, you }) => t.hand[you],
  refuse(x) {
    const [need, have] = [x.face(x.card).cost, x.t.gold[x.you]];
    return need > have ? no('too-poor', { need, have }, 'CV-2') : null;
  },
  do(x) {
    x.t.gold[x.you] += 2 - x.face(x.card).cost;
    x.move(x.card, 'discard');
    x.tell?.({ type: 'played', seat: x.you, card: x.card });
  },
};
const pass: Action<Caravan> = { id: 'pass', do: () => {} };

const game = defineGame<Caravan>({
  id: 'caravan',
  rulesVersion: 1,
  seats: { min: 2, max: 4, usual: 2 },
  options: {},
  fields,
  cards: [
    { id: 'salt', copies: 8, cost: 1 },
    { id: 'silk', copies: 8, cost: 9 },
  ],
  pile: 'deck',
  programs: {
    turns: sequence<Caravan>((p) =>
      p.while(
        () => true,
        (turn) =>
          turn
            .do((x) => draw(x, x.t.active))
            .menu({ by: (x) => x.t.active, prompt: 'trade', actions: [play, pass] })
            .do((x) => {
              if (x.t.deck.length === 0) x.end('deck-gone', [0]);
              x.t.active = x.after(x.t.active);
              x.nextTurn();
            }),
      ),
    ),
  },
  main: 'turns',
  actions: [play, pass],
  maxTurns: 100,
  deal(x) {
    x.shuffle('deck');
    for (const seat of x.seats) for (let i = 0; i < 2; i++) draw(x, seat);
  },
});

const cardName = (copy: number): string => game.faces[copy]?.id ?? 'a card';

export const caravan: AnyGame = shelve<Caravan>({
  game,
  words: {
    title: 'Caravan',
    about: 'Trade until the deck is gone.',
    seatName: (seat) => ['Alice', 'Bola', 'Chidi', 'Dede'][seat] ?? '',
    card: ({ id }) => ({ name: id, text: '' }),
    prompt: () => 'Play a card or pass.',
    event: ({ type, seat, card }, { name }) => `${name(seat)} ${type} ${cardName(card)}.`,
    refusal: ({ code, params }) =>
      code === 'too-poor' ? `It costs ${params.need} gold and you have ${params.have}.` : `Refused: ${code}.`,
    move: (move) => ('do' in move && move.do === 'play' ? `Play ${cardName(move.card ?? 0)}` : 'Pass'),
    ending: () => 'The deck is gone.',
  },
  bots: [{ name: 'idler', about: 'Passes.', choose: () => ({ do: 'pass' }) }],
  usualBots: (_options, seats) => new Array<string>(seats).fill('idler'),
  rulesText: () => Promise.resolve(''),
});
