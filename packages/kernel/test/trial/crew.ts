/** Two programs in the manner of a character game: a search of the deck, and a K.O. that may be replaced. */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  defineGame,
  faceDown,
  faceUp,
  hands,
  open,
  type Program,
  passingFaceUp,
  type Running,
  rows,
  type Seat,
  type TableOf,
} from '../../src/index.ts';

const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  trash: faceUp(),
  hand: hands(),
  crew: rows(),
  /** Cards a seat looks at; the others see how many. */
  looked: hands(),
  played: passingFaceUp(),
};

interface Card {
  id: string;
  copies: number;
  type: 'sailor' | 'navy';
  cost: number;
  text: string;
  onPlay: Program<Crew> | null;
  /** Its owner may trash a card from hand instead of losing it. */
  instead: boolean;
}
type Event =
  | { type: 'played' | 'fell' | 'trashed' | 'found'; seat: Seat; card: CopyId }
  | { type: 'looked' | 'put-under'; seat: Seat; count: number };
export interface Crew {
  table: TableOf<typeof fields>;
  event: Event;
  card: Card;
  options: object;
}
type X = Running<Crew>;

const rival = (x: X): Seat => x.after(x.you);
const isSailor = (x: X, card: CopyId): boolean => x.face(card).type === 'sailor';
const ownerOf = (x: X, card: CopyId): Seat =>
  x.seats.find((seat) => x.t.crew[seat].includes(card)) ?? x.bug('nobody has this character');

const lookout: Card = {
  id: 'lookout',
  copies: 2,
  type: 'sailor',
  cost: 2,
  text: 'On play: look at the top 5 cards; show up to 1 sailor and take it. Put the rest under the deck in any order.',
  instead: false,
  onPlay: sequence<Crew>((p) =>
    p
      .do((x) => lookAtTop(x, 5))
      .pickSome('found', {
        prompt: 'search',
        noun: 'card',
        from: (x) => x.t.looked[x.you].filter((card) => isSailor(x, card)),
        min: 0,
        max: 1,
      })
      .do((x, { found }) => showAndTake(x, found))
      .order('under', { prompt: 'put-under', noun: 'card', from: (x) => x.t.looked[x.you] })
      .do((x, { under }) => putUnder(x, under)),
  ),
};
function lookAtTop(x: X, most: number): void {
  const cards = x.t.deck.slice(-most);
  for (const card of cards) x.move(card, 'looked', x.you);
  x.tell?.({ type: 'looked', seat: x.you, count: cards.length });
}
function showAndTake(x: X, cards: readonly CopyId[]): void {
  for (const card of cards) {
    x.move(card, 'hand', x.you);
    x.show(card);
    x.tell?.({ type: 'found', seat: x.you, card });
  }
}
function putUnder(x: X, cards: readonly CopyId[]): void {
  for (const card of cards) x.tuck(card, 'deck');
  x.tell?.({ type: 'put-under', seat: x.you, count: cards.length });
}

const owner = (x: X): Seat => ownerOf(x, x.source);
/** A character would be K.O.'d. Its owner may trash a hand card instead, if its text says so. 1 when it fell. */
export const ko = sequence<Crew>((p) =>
  p
    .pickSome('trashed', {
      by: owner,
      prompt: 'instead',
      noun: 'card',
      from: (x) => x.t.hand[owner(x)],
      min: 0,
      max: 1,
      unasked: (x) => (x.face(x.source).instead && x.t.hand[owner(x)].length > 0 ? null : []),
      ifAbsent: { pick: [] },
    })
    .do((x, { trashed }) => (trashed.length > 0 ? trash(x, owner(x), trashed) : fall(x)))
    .result((_x, { trashed }) => (trashed.length > 0 ? 0 : 1)),
);
function trash(x: X, seat: Seat, cards: readonly CopyId[]): void {
  for (const card of cards) {
    x.move(card, 'trash');
    x.tell?.({ type: 'trashed', seat, card });
  }
}
function fall(x: X): void {
  const seat = owner(x);
  x.move(x.source, 'trash');
  x.tell?.({ type: 'fell', seat, card: x.source });
}

const smallEnemies = (x: X): CopyId[] => x.t.crew[rival(x)].filter((card) => x.face(card).cost <= 3);
const gunner: Card = {
  id: 'gunner',
  copies: 2,
  type: 'navy',
  cost: 4,
  text: "On play: K.O. up to 1 of your rival's characters of cost 3 or less. If it fell, draw a card.",
  instead: false,
  onPlay: sequence<Crew>((p) =>
    p.pickSome('targets', { prompt: 'ko', noun: 'card', from: smallEnemies, min: 0, max: 1 }).when(
      (_x, { targets }) => targets.length === 1,
      (hit) =>
        hit
          .call('fell', () => ko, { source: (x, { targets }) => targets[0] ?? x.bug('no target') })
          .when(
            (_x, { fell }) => fell === 1,
            (drawing) => drawing.do((x) => x.move(x.t.deck[x.t.deck.length - 1] ?? x.bug('no card'), 'hand', x.you)),
          ),
    ),
  ),
};

const plain = { copies: 4, cost: 3, onPlay: null, instead: false };
const bosun: Card = { ...plain, id: 'bosun', type: 'sailor', text: '' };
const guardian: Card = {
  ...plain,
  id: 'guardian',
  type: 'sailor',
  text: 'May trash a hand card instead.',
  instead: true,
};
const marine: Card = { ...plain, id: 'marine', type: 'navy', text: '' };

const play: Action<Crew> = {
  id: 'play',
  cards: (x) => x.t.hand[x.you],
  do(x) {
    const { onPlay } = x.face(x.card);
    x.move(x.card, 'crew', x.you);
    x.tell?.({ type: 'played', seat: x.you, card: x.card });
    if (onPlay) x.run(onPlay, x.you, x.card);
  },
};
const rest: Action<Crew> = {
  id: 'rest',
  do(x) {
    x.nextTurn();
    x.t.active = x.after(x.t.active);
  },
};
const turns = sequence<Crew>((p) =>
  p.while(
    () => true,
    (turn) => turn.menu({ by: (x) => x.t.active, prompt: 'main', actions: [play, rest], ifAbsent: { do: 'rest' } }),
  ),
);

export const crew = defineGame<Crew>({
  id: 'crew',
  rulesVersion: 1,
  seats: { min: 2, max: 2, usual: 2 },
  options: {},
  fields,
  cards: [lookout, gunner, bosun, guardian, marine],
  pile: 'deck',
  programs: { turns, ko },
  main: 'turns',
  actions: [play, rest],
  maxTurns: 20,
  deal: (x) => x.shuffle('deck'),
});
