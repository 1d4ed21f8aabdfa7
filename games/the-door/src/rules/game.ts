import { BadSetup, defineGame, type MatchOf, type Seat } from '@dealers-choice/kernel';
import { CARDS } from '../cards/index.ts';
import { DOOR, JAIL } from './board.ts';
import { code } from './codes.ts';
import { duel, stand } from './duel.ts';
import { discardPending, isDead, kill, living } from './effects.ts';
import { shows } from './shows.ts';
import { type Door, fields, options, type X } from './table.ts';
import { pendingCard, roll, turn, turns } from './turn.ts';

/** Who gives up dies; a turn that cannot go on without them ends (TD-43). */
function concede(x: X, seat: Seat): void {
  if (isDead(x, seat)) return; // the dead have nothing to give up
  const { asking, stack } = x.match;
  const involved = asking?.seats.slice() ?? [];
  // The choice of a selector who was named is theirs alone (TD-20): it needs no drawer.
  if (asking?.prompt !== 'JURY_VICTIM') involved.push(x.t.turnSeat);
  for (const { r } of stack) {
    const { thrower, defender } = r as { thrower?: Seat; defender?: Seat };
    // Until the roles are given, both are the same blank seat.
    if (thrower !== undefined && defender !== undefined && thrower !== defender) involved.push(thrower, defender);
  }
  kill(x, seat, 'CONCEDED');
  if (!involved.includes(seat) && living(x).length > 1) {
    if (asking?.prompt === 'CARD_TARGET') askOptionAgain(x);
    return;
  }
  discardPending(x);
  x.abandon(turn);
}

/** Giving up cannot be undone. The option is asked again, so that it can still be changed (TD-12). */
function askOptionAgain(x: X): void {
  const card = pendingCard(x);
  const { play } = x.face(card);
  x.abandon(play);
  x.run(play, x.t.turnSeat, card);
}

function deal(x: X): void {
  const { startSeat } = x.options;
  const first = startSeat === 'random' ? x.roll(x.match.seats) : Number(startSeat);
  if (first > x.match.seats) {
    throw new BadSetup(`the-door: startSeat is ${first}; it must be random or a seat from 1 to ${x.match.seats}.`);
  }
  x.t.turnSeat = (first - 1) as Seat;
  x.shuffle('deck');
}

function impossible(x: X): string | null {
  const { t } = x;
  for (const seat of x.seats) {
    const is = (what: string): string => `seat ${seat + 1} ${what}`;
    if (t.lives[seat] < 0 || t.lives[seat] > x.options.lives) return is(`has ${t.lives[seat]} lives`);
    if (t.pos[seat] < 0 || t.pos[seat] > DOOR) return is(`stands on square ${t.pos[seat]}, which is not on the board`);
    if (t.pos[seat] === DOOR && !x.match.over) return is('stands at the Door and the match goes on');
    if (t.skip[seat] < 0 || t.skip[seat] > 1) return is(`has to miss ${t.skip[seat]} turns`);
    if (t.jailed[seat] && t.pos[seat] !== JAIL) return is(`is jailed on square ${t.pos[seat]}`);
    if (t.turnsTaken[seat] < 0) return is(`took ${t.turnsTaken[seat]} turns`);
  }
  if (living(x).length < 2 && !x.match.over) return 'fewer than two players are alive and the match goes on';
  if (!x.seats.includes(t.turnSeat)) return `it is the turn of seat ${t.turnSeat + 1}, and nobody sits there`;
  const dead = x.match.asking?.seats.find((seat) => isDead(x, seat));
  if (dead !== undefined) return `seat ${dead + 1} is dead and asked`;
  return t.pending.length > 1 ? 'two cards are being resolved' : null;
}

function figures({ table, over }: MatchOf<Door>): Record<string, number> {
  const [winner] = over?.winners ?? [];
  const lives = winner === undefined ? 0 : table.lives[winner];
  return { alive: table.lives.filter((left) => left > 0).length, winnersLives: lives };
}

export const theDoor = defineGame<Door>({
  id: 'the-door',
  rulesVersion: 2,
  seats: { min: 2, max: 9, usual: 4 },
  options,
  fields,
  cards: CARDS,
  pile: 'deck',
  programs: { turns, turn, duel },
  main: 'turns',
  actions: [roll, stand],
  maxTurns: 2_000,
  deal,
  code,
  concede,
  proof: {
    impossible,
    shows,
    facts: {
      lightningSeen: ['LIGHTNING_ON'],
      cardsDrawn: ['CARD_DRAWN'],
      duels: ['CHAOS_STARTED'],
      deaths: ['DIED'],
      reshuffles: ['DECK_RESHUFFLED'],
    },
    figures,
  },
});
