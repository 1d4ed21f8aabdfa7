import { defineGame, type MatchOf, type Seat, type Showing } from '@dealers-choice/kernel';
import { CARDS } from '../cards/index.ts';
import { auction } from './auction.ts';
import { CODES } from './codes.ts';
import { audit, complete, impossible } from './invariants.ts';
import { INTERACTIONS } from './kinds.ts';
import { SPACE_NAMES } from './market.ts';
import { overflow } from './overflow.ts';
import { drawCards } from './piles.ts';
import { fields, type Jambo, options, type X } from './table.ts';
import { ACTIONS_OF_A_TURN, lookedAt, peoplePlay, replaceUtility, turns } from './turn.ts';
import { TOKENS, WARES } from './wares.ts';
import { animalPlay, rainMaker } from './windows.ts';

const FIRST_HAND = 5;

function deal(x: X): void {
  const { startSeat } = x.options;
  x.t.supply = WARES.map(() => TOKENS);
  x.shuffle('deck');
  x.t.active = ((startSeat === 'random' ? x.roll(2) : Number(startSeat)) - 1) as Seat;
  for (const seat of [x.t.active, x.after(x.t.active)]) drawCards(x, seat, FIRST_HAND);
}

function figures({ table, over }: MatchOf<Jambo>): Record<string, number> {
  const [winner] = over?.winners ?? [];
  const sum = table.gold[0] + table.gold[1];
  if (winner === undefined) return { gold: sum / 2 };
  return { gold: sum / 2, winnersGold: table.gold[winner], losersGold: sum - table.gold[winner] };
}

const shows: Showing<Jambo>[] = [
  {
    title: 'cards played',
    rows: CARDS.map(({ id }) => id),
    ofEvent(event, faceOf) {
      if (event.type === 'PLAYED') return faceOf(event.card)?.id ?? null;
      return event.type === 'GUARDED' || event.type === 'RAIN_MADE' ? event.with : null;
    },
  },
  {
    title: 'utilities used',
    rows: CARDS.filter(({ category }) => category === 'utility').map(({ id }) => id),
    ofEvent: (event, faceOf) =>
      event.type === 'USED' || event.type === 'USED_STOLEN' ? (faceOf(event.card)?.id ?? null) : null,
  },
  { title: 'interactions opened', rows: INTERACTIONS, ofQuestion: ({ prompt }) => prompt },
];

export const jambo = defineGame<Jambo>({
  id: 'jambo',
  rulesVersion: 1,
  seats: { min: 2, max: 2, usual: 2 },
  options,
  fields,
  cards: CARDS,
  pile: 'deck',
  programs: {
    turns,
    lookedAt,
    peoplePlay,
    animalPlay,
    rainMaker,
    replaceUtility,
    overflow,
    auction,
    ...Object.assign({}, ...CARDS.map(({ parts }) => parts)),
  },
  main: 'turns',
  actions: ACTIONS_OF_A_TURN,
  maxTurns: 5_000,
  deal,
  code: (code) => CODES[code],
  firstFault: 'seat',
  proof: {
    complete,
    impossible,
    audit,
    shows,
    things: { ware: WARES, space: SPACE_NAMES },
    facts: {
      actions: ['LOOKED', 'PLAYED', 'USED'],
      cardsPlayed: ['PLAYED'],
      utilitiesUsed: ['USED'],
      guards: ['GUARDED'],
      rainMakers: ['RAIN_MADE'],
      reshuffles: ['RESHUFFLED'],
    },
    figures,
  },
});
