/** A deal from the shuffle to its end and its points. */
import { BadSetup, type CopyId, type Seat } from '@dealers-choice/kernel';
import { pointsOf } from '../cards/pack.ts';
import { runsOf } from './runs.ts';
import { SEQUENCE_SLOTS } from './shapes.ts';
import { GOAL, type Table, type Team, teamOf, type X } from './table.ts';

/** Cards dealt to each, by number of seats. */
export const HAND: Readonly<Record<number, number>> = { 4: 27, 6: 21 };
export const GOING_OUT = 100;
const LONG = 7;

export function firstDeal(x: X): void {
  x.shuffle('deck');
  const { startSeat } = x.options;
  const first = startSeat === 'random' ? x.roll(x.match.seats) : Number(startSeat);
  if (first > x.match.seats) {
    throw new BadSetup(`dhappa-baaji: startSeat is ${first}; it must be random or a seat from 1 to ${x.match.seats}.`);
  }
  x.t.starter = (first - 1) as Seat;
  dealCards(x);
}

const top = (x: X): CopyId => x.t.deck[x.t.deck.length - 1] ?? x.bug('the pack is too small');

/** One at a time, from the starter round the table; the next card is turned up, whatever it is (DB-4). */
function dealCards(x: X): void {
  const { t } = x;
  const cards = (HAND[x.match.seats] ?? x.bug('nobody said how many cards to deal')) * x.match.seats;
  let seat = t.starter;
  for (let i = 0; i < cards; i++) {
    x.move(top(x), 'hand', seat);
    seat = x.after(seat);
  }
  const turnedUp = top(x);
  x.move(turnedUp, 'pile');
  t.turnSeat = t.starter;
  x.tell?.({ type: 'DEALT', deal: t.deal, starter: t.starter, cards: [turnedUp] });
}

/** When the draw pile is used up: true if that ends the deal, false if the pile was shuffled into a new one (DB-64). */
export function exhausted(x: X): boolean {
  const { t } = x;
  const below = t.pile.length - 1;
  if (x.options.exhaustion === 'draw' || t.reshuffled || below < 1) return true;
  for (let i = 0; i < below; i++) x.move(t.pile[0] as CopyId, 'deck');
  x.shuffle('deck');
  t.reshuffled = true;
  t.lastTurn = false;
  x.tell?.({ type: 'RESHUFFLED', left: t.deck.length });
  return false;
}

export const seatsOfTeam = (x: X, team: Team): Seat[] => x.seats.filter((seat) => teamOf(seat) === team);

/** Ends the match, or scores the deal and begins the next. `winner`: the team that went out, or null. */
export function endDeal(x: X, winner: Team | null): void {
  showHands(x);
  if (x.options.match === 'single') {
    x.end(winner ? 'WENT_OUT' : 'DRAW_PILE_EXHAUSTED', winner ? seatsOfTeam(x, winner) : []);
    return;
  }
  const { t } = x;
  const [dealA, dealB] = [pointsFor(x, 'A', winner), pointsFor(x, 'B', winner)];
  t.scoreA += dealA;
  t.scoreB += dealB;
  x.tell?.({ type: 'DEAL_SCORED', deal: t.deal, dealA, dealB, scoreA: t.scoreA, scoreB: t.scoreB });
  if (Math.max(t.scoreA, t.scoreB) >= GOAL && t.scoreA !== t.scoreB) {
    x.end('POINTS', seatsOfTeam(x, t.scoreA > t.scoreB ? 'A' : 'B'));
  } else t.phase = 'SCORED'; // everybody looks at the hands until the next starter deals
}

/** When a deal is over, everybody sees every hand (DB-57). */
export function showHands(x: X): void {
  for (const seat of x.seats) {
    const cards = x.t.hand[seat];
    for (const card of cards) x.show(card);
    // Sorted: the order of a hand tells how old its cards are.
    if (cards.length > 0) x.tell?.({ type: 'HAND_SHOWN', seat, cards: cards.slice().sort((a, b) => a - b) });
  }
}

/** What a deal brings a team, part by part (DB-65). */
export interface Points {
  board: number;
  /** What is left in the hands; 0 or less. */
  left: number;
  goingOut: number;
  longRuns: number;
}

/** The team's board less its hands, and what going out and long sequences bring. `winner`: who went out, or null. */
export function pointsIn(t: Table, team: Team, winner: Team | null): Points {
  const points: Points = { board: 0, left: 0, goingOut: winner === team ? GOING_OUT : 0, longRuns: 0 };
  for (const [seat, hand] of t.hand.entries()) {
    if (teamOf(seat) === team) for (const card of hand) points.left -= pointsOf(card);
  }
  for (const run of runsOf(t)) {
    if (run.ownerTeam !== team) continue;
    for (const { card } of run.cards) points.board += pointsOf(card);
    if (run.kind === 'SEQUENCE') points.longRuns += bonus(run.cards.length, run.isPure);
  }
  return points;
}

export function pointsFor({ t }: X, team: Team, winner: Team | null): number {
  const { board, left, goingOut, longRuns } = pointsIn(t, team, winner);
  return board + left + goingOut + longRuns;
}

export function bonus(length: number, isPure: boolean): number {
  if (length === SEQUENCE_SLOTS) return isPure ? 300 : 150;
  return length >= LONG && isPure ? 100 : 0;
}

export const nextStarter = (x: X): Seat => x.after(x.t.starter);

/** All cards go back, and the next seat begins. */
export function nextDeal(x: X): void {
  const { t } = x;
  x.commit();
  for (const zone of [t.pile, t.removed, t.board]) for (const card of zone.slice()) x.move(card, 'deck');
  for (const seat of x.seats) for (const card of t.hand[seat].slice()) x.move(card, 'deck');
  t.run.fill(0);
  t.as.fill(0);
  t.runBy = [];
  t.runKind = [];
  t.lockRuns = [];
  t.lockA = false;
  t.lockB = false;
  t.lastTurn = false;
  t.reshuffled = false;
  t.firstPick = true;
  for (const seat of x.seats) t.opened[seat] = false;
  t.deal++;
  t.starter = nextStarter(x);
  t.deck.sort((a, b) => a - b); // as in a new pack: where hidden cards lay must not show through the shuffle
  x.shuffle('deck');
  dealCards(x);
}
