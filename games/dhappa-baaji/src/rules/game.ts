import { defineGame, type Seat } from '@dealers-choice/kernel';
import { CARDS, HOME, isWild } from '../cards/pack.ts';
import { code } from './codes.ts';
import { complete } from './complete.ts';
import { firstDeal, seatsOfTeam, showHands } from './deal.ts';
import { guesses } from './guesses.ts';
import { imagineHand } from './imagine.ts';
import { whyNoRun } from './lay.ts';
import { cardsOf, kindOf, layerOf } from './runs.ts';
import { shows } from './shows.ts';
import { type Dhappa, fields, options, teamOf, type X } from './table.ts';
import { between, picks, plays, turns } from './turn.ts';

/** Who gives up loses the match for the team (DB-58). */
function concede(x: X, seat: Seat): void {
  const team = teamOf(seat);
  x.commit(); // also a draft of somebody else: the hands that are shown now are for everybody
  x.tell?.({ type: 'GAVE_UP', seat, team });
  showHands(x);
  x.end('CONCEDED', seatsOfTeam(x, team === 'A' ? 'B' : 'A'));
}

function impossible(x: X): string | null {
  const { t } = x;
  const lost = t.board.find((card) => layerOf(t, t.run[card] ?? 0) < 0);
  if (lost !== undefined) return `${x.face(lost).id} lies on the board in no run`;
  for (const run of t.runBy.keys()) {
    if (layerOf(t, run + 1) < 0) continue;
    const cards = cardsOf(t, run + 1);
    const why = whyNoRun(kindOf(t, run + 1), cards);
    if (why) return `run ${run + 1} is not a run (${why.code})`;
    const strange = cards.find(({ card, slot }) => !isWild(card) && HOME[card] !== slot);
    if (strange) return `${x.face(strange.card).id} stands for another card in run ${run + 1}`;
  }
  const stray = t.run.findIndex((run, card) => run !== 0 && !t.board.some((lies) => lies === card));
  if (stray >= 0) return `copy ${stray} is not on the board and in run ${t.run[stray]}`;
  if (x.match.over || t.phase === 'SCORED') return null;
  if (!x.seats.includes(t.turnSeat)) return `it is the turn of seat ${t.turnSeat + 1}, and nobody sits there`;
  if (t.hand[t.turnSeat].length === 0) return `seat ${t.turnSeat + 1} is on turn and has no card`;
  if (t.mustPlay && !t.hand[t.turnSeat].some((card) => card === t.key))
    return 'the card to be played is not in the hand';
  return null;
}

export const dhappaBaaji = defineGame<Dhappa>({
  id: 'dhappa-baaji',
  rulesVersion: 1,
  seats: { min: 4, max: 6, usual: 4, step: 2 },
  options,
  fields,
  cards: CARDS,
  pile: 'deck',
  // These lie open, but may hide again at once: in a points match the last discard and the hands are dealt anew.
  events: { DISCARDED: 'reveals', HAND_SHOWN: 'reveals' },
  programs: { turns },
  main: 'turns',
  actions: [...picks, ...plays, ...between],
  // A deal ends by itself (DB-56); a points match of random players takes a few thousand turns at most.
  maxTurns: 100_000,
  deal: firstDeal,
  code,
  firstFault: 'seat',
  concede,
  imagine: imagineHand,
  proof: {
    complete,
    impossible,
    guesses,
    shows,
    facts: {
      nPicks: ['PICKED'],
      openings: ['OPENED'],
      swaps: ['JOKER_SWAPPED'],
      shifts: ['TWO_SHIFTED'],
      melds: ['RUNS_MELDED'],
      dhappas: ['DHAPPA'],
      locksMade: ['LOCK_MADE'],
      locksLost: ['LOCK_LOST'],
    },
    figures: ({ table: t }) => ({
      teamsLocked: Number(t.lockA) + Number(t.lockB),
      seatsOpened: t.opened.filter((opened) => opened).length,
      cardsLeft: t.hand.reduce((sum, hand) => sum + hand.length, 0),
    }),
  },
});
