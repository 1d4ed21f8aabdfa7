/** What The Door says to people. */
import type { Move, Question, Refusal, Seat, Telling, Words } from '@dealers-choice/kernel';
import { arrowAt, FLIGHT_MS, RANGES, SWING } from '../rules/aim.ts';
import type { Distance } from '../rules/board.ts';
import { CHARACTERS, characterOf } from '../rules/characters.ts';
import type { Card, CardType, Door, DoorEvent, Option } from '../rules/table.ts';

type Told = Telling<Door>;

export const OPTION_WORDS: Readonly<Record<Option, { name: string; text: string }>> = {
  JUDGE: { name: 'Judge', text: 'Another player loses 1 life.' },
  JURY: { name: 'Jury', text: 'Another player becomes the selector and names who loses 2 lives. It may be you.' },
  SUMMON: { name: 'Summon', text: 'Another player comes to your square.' },
  EXILE: { name: 'Exile', text: 'Another player loses 1 life, goes to Jail on square 10 and misses a turn.' },
  RESURRECT: { name: 'Resurrect', text: 'A dead player returns to the start with 1 life.' },
  REAP: { name: 'Reap', text: 'Another player dies.' },
};

const CARD_WORDS: Readonly<Record<CardType, { name: string; text: string }>> = {
  JUDGE_JURY: { name: 'Judge or Jury', text: both('JUDGE', 'JURY') },
  SUMMON_EXILE: { name: 'Summon or Exile', text: both('SUMMON', 'EXILE') },
  RESURRECT_REAP: { name: 'Resurrect or Reap', text: both('RESURRECT', 'REAP') },
  CHAOS: {
    name: 'Chaos',
    text: 'Pick another player, who chooses: take the can, and you throw, or take the ball, and you stand with the can. One of you dies.',
  },
};

function both(a: Option, b: Option): string {
  return `${OPTION_WORDS[a].name}: ${OPTION_WORDS[a].text} ${OPTION_WORDS[b].name}: ${OPTION_WORDS[b].text}`;
}

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const BY: Readonly<Record<string, string>> = {
  JUDGE: 'by judgement',
  JURY: 'by a jury',
  EXILE: 'on the way to Jail',
  REAP: 'reaped',
  CHAOS: 'in Chaos',
  CONCEDED: 'having given up',
};

function eventSentence(event: DoorEvent, { name }: Told): string {
  switch (event.type) {
    case 'TURN_STARTED':
      return `${name(event.seat)} is on turn.`;
    case 'TURN_SKIPPED':
      return `${name(event.seat)} misses a turn.`;
    case 'RELEASED':
      return `${name(event.seat)} leaves Jail.`;
    case 'ROLLED':
      return `${name(event.seat)} rolls ${event.value}.`;
    case 'MOVED':
      return `${name(event.seat)} moves from ${event.from} to ${event.to}.`;
    case 'CARD_DRAWN':
      return `${name(event.seat)} draws ${CARD_WORDS[event.cardType].name}${event.cause === 'LIGHTNING' ? ' (Lightning)' : ''}.`;
    case 'OPTION_CHOSEN':
      return `${name(event.seat)} chooses ${OPTION_WORDS[event.option].name}.`;
    case 'TARGET_CHOSEN':
      return `${name(event.seat)} points at ${name(event.target)}.`;
    case 'SELECTOR_CHOSEN':
      return `${name(event.seat)} makes ${name(event.target)} the selector.`;
    case 'VICTIM_CHOSEN':
      return `${name(event.seat)} names ${name(event.target)}.`;
    case 'LIVES_CHANGED':
      return `${name(event.seat)} has ${lives(event.to)} (${event.to > event.from ? '+' : '−'}${Math.abs(event.to - event.from)}).`;
    case 'DIED':
      return `${name(event.seat)} dies ${BY[event.by]}.`;
    case 'SUMMONED':
      return `${name(event.seat)} is summoned from ${event.from} to ${event.to}.`;
    case 'EXILED':
      return `${name(event.seat)} is exiled to Jail and will miss a turn.`;
    case 'RESURRECTED':
      return `${name(event.seat)} is alive again, at the start.`;
    case 'CHAOS_ROLE':
      return `${name(event.seat)} takes the ${event.role === 'CAN' ? 'can' : 'ball'}.`;
    case 'CHAOS_STARTED':
      return `${name(event.defender)} stands; ${name(event.thrower)} throws from distance ${event.distance} (${RANGES[event.distance as Distance].label}).`;
    case 'CHAOS_RESULT':
      return `${RESULT[event.outcome]} ${name(event.loser)} loses the duel.`;
    case 'DECK_RESHUFFLED':
      return 'The discard pile is shuffled into a new deck.';
    case 'LIGHTNING_ON':
      return 'Lightning Round: from now on every turn draws a card.';
    case 'SEAT_TO_AI':
      return `An AI takes over for ${name(event.seat)}.`;
    case 'SEAT_TO_HUMAN':
      return `${name(event.seat)} is back.`;
    case 'WON':
      return `${name(event.seat)} wins${event.reason === 'DOOR' ? ' at the Door' : ' as the last one alive'}.`;
  }
}

const RESULT = {
  HIT_CAN: 'The ball hits the can.',
  HIT_BODY: 'The ball hits the body.',
  MISS: 'The ball misses.',
  DEFENDER_FLINCH: 'The defender flinches.',
};

function promptSentence(question: Question, { name, view }: Told): string {
  const option = OPTION_WORDS[question.params.option as Option]?.name;
  switch (question.prompt) {
    case 'ROLL':
      return 'Roll the die.';
    case 'CARD_OPTION':
      return 'Choose what the card does.';
    case 'CARD_TARGET':
      return option === 'Jury' ? 'Jury: choose the selector.' : `${option}: choose a player.`;
    case 'JURY_VICTIM':
      return `${name(view.table.turnSeat)} made you the selector: who loses 2 lives?`;
    case 'CHAOS_TARGET':
      return 'Chaos: choose who duels with you.';
    case 'CHAOS_ROLE':
      return 'Chaos: take the can and be thrown at, or take the ball and throw.';
    case 'CHAOS_READY':
      return 'Chaos: take your position. Hold still until the ball has arrived.';
    default:
      return `Chaos: ${name(question.params.thrower as Seat)} throws, ${name(question.params.defender as Seat)} holds still.`;
  }
}

function refusalSentence({ code, params }: Refusal, { name, view }: Told): string {
  const target = typeof params.seat === 'number' ? name(params.seat as Seat) : 'that player';
  const deciding = (view.asking?.seats ?? []).map(name).join(' and ');
  switch (code) {
    case 'GAME_OVER':
      return 'The game is finished.';
    case 'NOT_YOUR_DECISION':
      return `It is not your decision: ${deciding} decides now.`;
    case 'WRONG_STEP':
      return 'That is not possible at this step.';
    case 'NO_SUCH_OPTION':
      return 'This card does not have that option.';
    case 'OPTION_UNAVAILABLE':
      return 'Nobody is dead, so nobody can be resurrected.';
    case 'NOT_YOURSELF':
      return 'You cannot choose yourself.';
    case 'TARGET_NOT_ALIVE':
      return `${target} is dead.`;
    case 'TARGET_NOT_DEAD':
      return `${target} is alive: only a dead player can be resurrected.`;
    case 'NO_SUCH_SEAT':
      return `There is no such seat: the seats are 1 to ${view.seats}.`;
    case 'ALREADY_THROWN':
      return 'You have thrown already: one throw per duel.';
    case 'ALREADY_ANSWERED':
      return 'You have answered already: one report per duel.';
    case 'BAD_TIMING':
      return 'The time sent cannot be right.';
    default:
      return 'That is not an action of The Door.';
  }
}

const CHOICES: Readonly<Record<string, string>> = {
  CAN: 'Take the can: be thrown at',
  BALL: 'Take the ball: throw',
};

function moveLabel(move: Move, { of }: Question, { name }: Told): string {
  if ('do' in move) return move.do === 'ROLL' ? 'Roll' : 'Stand';
  if ('choose' in move) {
    const option = OPTION_WORDS[move.choose as Option];
    return option ? `${option.name}: ${option.text}` : (CHOICES[move.choose] ?? move.choose);
  }
  if ('pick' in move && of === 'seat') return move.pick.map((seat) => `${seat + 1} ${name(seat as Seat)}`).join(', ');
  if ('timing' in move) return move.for === 'CHAOS_AIM' ? 'Throw' : move.timing === null ? 'Hold still' : 'Let go';
  return JSON.stringify(move);
}

function tableLines({ view, name }: Told): string[] {
  const { table } = view;
  const head = `Deck ${table.deck.length}, discard ${table.discard.length}${table.lightning ? ', LIGHTNING ROUND' : ''}`;
  const rows = CHARACTERS.slice(0, view.seats).map((_, i) => {
    const seat = i as Seat;
    const { [seat]: left } = table.lives;
    const where = table.jailed[seat] ? 'Jail' : `square ${table.pos[seat]}`;
    const state = left === 0 ? 'dead' : `${'♥'.repeat(left)} ${where}${table.skip[seat] > 0 ? ', misses a turn' : ''}`;
    return `${seat === table.turnSeat ? '▸' : ' '} ${seat + 1} ${name(seat).padEnd(12)} ${state}`;
  });
  return [head, ...rows];
}

export const words: Words<Door> = {
  title: 'The Door',
  about: 'Race to the Door or be the last one alive: roll, draw cards that hurt, and duel in Chaos.',
  seatName: (seat, options) => characterOf(options, seat).name,
  card: ({ id }: Card) => CARD_WORDS[id],
  prompt: promptSentence,
  event: eventSentence,
  refusal: refusalSentence,
  move: moveLabel,
  table: tableLines,
  ending: ({ view, name }) => {
    const { over } = view;
    const winner = over?.winners[0];
    if (!over || winner === undefined) return 'Nobody wins: the game was stopped.';
    return `${name(winner)} wins: ${over.reason === 'DOOR' ? 'through the Door' : 'the last one alive'}.`;
  },
  clock({ params }) {
    const d = params.distance as Distance;
    const { can, body } = RANGES[d];
    return {
      arrow: (ms) => arrowAt(d, Math.floor(ms)) / SWING,
      zones: [
        { from: -body / SWING, to: body / SWING, label: 'body' },
        { from: -can / SWING, to: can / SWING, label: 'can' },
      ],
      impactMs: FLIGHT_MS,
    };
  },
};
