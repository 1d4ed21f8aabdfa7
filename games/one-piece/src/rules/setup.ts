/** From two decks to the first turn (OP-15 to OP-18). Each step is a position of its own. */
import { talk } from '@dealers-choice/effects';
import { beside, type CopyId, must, type Program, type Seat, shuffle } from '@dealers-choice/kernel';
import { drawCards, moveCard, ontoField, shuffleDeck, topOf } from './areas.ts';
import { kitOf, rulesOf } from './card.ts';
import { emit, newUnit } from './emit.ts';
import { noListeners, TIMING } from './listeners.ts';
import { printsFor } from './prints.ts';
import { runQueue } from './queue.ts';
import { type OnePiece, other, type X } from './table.ts';

/** Both decks shuffled, both Leaders shown. A copy's number tells nothing about which card it is. */
export function deal(x: X): void {
  const { t } = x;
  const { cards } = kitOf(x);
  noListeners(x);
  for (const seat of x.seats) {
    const [leader = 0, ...others] = printsFor(x, seat, ownChance(x, seat));
    shuffle(x.match.rng, others);
    const copies = t.deck[seat].slice().sort((a, b) => a - b);
    for (const [i, copy] of copies.entries()) t.print[copy] = i === 0 ? leader : must(others, i - 1);
    ontoField(x, must(copies, 0), 'leader', false, 'setup');
    x.shuffle('deck', seat);
    t.donDeck[seat] = cards[leader - 1]?.data.deckRules?.donDeck ?? rulesOf(x).donDeckSize;
  }
  x.tell?.({ type: 'gameStarted', cards: [must(t.leader[0], 0), must(t.leader[1], 0)] });
}

/** Chance of its own for a deck of chance: what one seat has chosen must not change what befalls the other. */
const ownChance = ({ match }: X, seat: Seat): number[] =>
  beside(match.rng, seat, 0).map((word) => (word ^ (0x9e3779b9 * (seat + 1))) >>> 0);

type Regs = { step: string; redraws: number; asked: number };

export const setup: Program<OnePiece> = talk<OnePiece, Regs>({
  registers: { step: 'open', redraws: 'open', asked: 'open' },
  start: () => ({ step: 'coin', redraws: 0, asked: 0 }),
  next(x, r) {
    const { t } = x;
    if (r.step === 'coin') {
      if (t.chooser < 0) {
        t.chooser = x.roll(2) - 1;
        x.tell?.({ type: 'coinDecided', seat: t.chooser as Seat });
      }
      return x.ask('option', t.chooser as Seat, 'turn-order', { options: ['first', 'second'] });
    }
    if (r.step === 'start-of-game') {
      r.step = 'hands';
      startOfGame(x);
      if (runQueue(x)) return;
    }
    if (r.step === 'hands') {
      for (const seat of inTurn(x)) if (hasStartText(x, seat)) shuffleDeck(x, seat); // it was touched (OP-16)
      for (const seat of inTurn(x)) drawCards(x, seat, rulesOf(x).handSize, 'setup');
      r.step = 'mulligan';
    }
    if (r.step === 'mulligan') {
      const seat = inTurn(x)[r.asked];
      if (seat !== undefined && rulesOf(x).mulligans > 0) {
        return x.ask('yes-no', seat, 'mulligan', { options: ['yes', 'no'], ifAbsent: { choose: 'no' } });
      }
      for (const each of inTurn(x)) dealLife(x, each);
      r.step = 'done';
    }
  },
  hear(x, r, seat, { word }) {
    if (r.step === 'coin') {
      x.t.first = word === 'first' ? seat : other(seat);
      x.t.turnPlayer = x.t.first as Seat;
      x.tell?.({ type: 'turnOrderChosen', seat, first: x.t.first as Seat });
      r.step = 'start-of-game';
      return;
    }
    x.tell?.({ type: 'mulligan', seat, again: word === 'yes' });
    if (word === 'yes') redraw(x, seat);
    r.redraws = word === 'yes' ? r.redraws + 1 : rulesOf(x).mulligans;
    if (r.redraws < rulesOf(x).mulligans) return;
    r.asked++;
    r.redraws = 0;
  },
});

const inTurn = ({ t }: X): Seat[] => [t.first as Seat, other(t.first as Seat)];

/** All of the choosing player's, then the other's (OP-16). */
function startOfGame(x: X): void {
  const { t } = x;
  const first = (rulesOf(x).startOfGameFirst === 'chooser' ? t.chooser : t.first) as Seat;
  for (const seat of [first, other(first)]) {
    newUnit(x);
    emit(x, TIMING.START_OF_GAME, { card: 0 as CopyId, seat });
  }
}

const hasStartText = (x: X, seat: Seat): boolean =>
  x.face(must(x.t.leader[seat], 0)).abilities.some(({ timing }) => timing === 'START_OF_GAME');

function redraw(x: X, seat: Seat): void {
  for (const card of x.t.hand[seat].slice()) moveCard(x, card, 'deck', 'setup');
  shuffleDeck(x, seat);
  drawCards(x, seat, rulesOf(x).handSize, 'setup');
}

/** The card that was on top of the deck ends at the bottom of Life (OP-18). */
function dealLife(x: X, seat: Seat): void {
  const n = x.face(must(x.t.leader[seat], 0)).data.life ?? 0;
  for (let i = 0; i < n; i++) moveCard(x, topOf(x.t.deck[seat]), 'life', 'setup', !rulesOf(x).lifeTopCardToBottom);
  x.tell?.({ type: 'lifeDealt', seat, n });
}
