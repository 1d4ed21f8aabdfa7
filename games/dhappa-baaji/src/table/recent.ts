/** The last turns in few words, for eyes: who did what, one line a turn. Every sentence stands in the log. */
import type { Seat } from '@dealers-choice/kernel';
import type { Paragraph } from '@dealers-choice/table';
import type { DhappaEvent } from '../index.ts';
import { called, stepText } from './saying.ts';
import type { DhappaText } from './text/en.ts';

export interface ShortTurn {
  /** Number of its first move in the match. */
  move: number;
  seat: Seat;
  steps: readonly string[];
}

type Play = Extract<DhappaEvent, { seat: Seat }>;
const PLAYS: ReadonlySet<string> = new Set<Play['type']>([
  'DREW',
  'PICKED',
  'RUN_CREATED',
  'RUN_EXTENDED',
  'JOKER_SWAPPED',
  'RUNS_MELDED',
  'DISCARDED',
  'DHAPPA',
]);
/** The log of this table tells of this game only. */
const isPlay = (event: { type: string; seat?: Seat }): event is Play => PLAYS.has(event.type);

interface Turn {
  move: number;
  seat: Seat;
  plays: Play[];
}

/** The newest turn first. `bare`: this seat has taken back all of its turn, but for the card it drew. */
export function turnsOf(text: DhappaText, log: readonly Paragraph[], bare: Seat | null = null): ShortTurn[] {
  const turns: Turn[] = [];
  for (const { move, lines } of log) {
    for (const { event } of lines) {
      if (!isPlay(event)) continue;
      const last = turns.at(-1);
      if (last?.seat === event.seat) last.plays.push(event);
      else turns.push({ move, seat: event.seat, plays: [event] });
    }
  }
  const newest = turns.at(-1);
  if (newest && newest.seat === bare) newest.plays = newest.plays.filter(({ type }) => type === 'DREW');
  const told = turns.filter(({ plays }) => plays.length > 0);
  return told.map(({ move, seat, plays }) => ({ move, seat, steps: stepsOf(text, plays) })).reverse();
}

/** Cards that were added one after the other are one step, wherever they went. */
function stepsOf(text: DhappaText, plays: readonly Play[]): string[] {
  const added = plays.flatMap((play) => (play.type === 'RUN_EXTENDED' ? play.as : []));
  const first = plays.findIndex(({ type }) => type === 'RUN_EXTENDED');
  return plays.flatMap((play, i) => {
    if (play.type === 'RUN_EXTENDED') return i === first ? [text.step.added(added.join(' '))] : [];
    if (play.type === 'DREW') return [play.card === 0 ? text.step.drewOne : text.step.drew(called(text, play.card))];
    if (play.type === 'DISCARDED') return [text.step.threw(called(text, play.card))];
    if (play.type === 'DHAPPA') return [text.step.burnt(play.burnt)];
    return [stepText(text, play)];
  });
}
