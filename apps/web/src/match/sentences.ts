/** What happened and why not, in words for one viewer. */
import { isHostEvent, type MatchEvent, type MatchRecord } from '@dealers-choice/host';
import { SPECTATOR, type Spec } from '@dealers-choice/kernel';
import type { Paragraph } from '@dealers-choice/table/page';
import { type Telling, type Words, whoIn } from '@dealers-choice/words';
import { en } from '../words/host-en.ts';
import type { LogLine, MatchPlan, View } from './contract.ts';
import { keepsSecrets, nameIn, peopleHere } from './plan.ts';
import type { AnyGame } from './shelf.ts';

/** What the game's words need: the position as the reader sees it, what the seats are called, and who "you" is. */
export const telling = (
  shelved: AnyGame,
  view: View,
  plan: Pick<MatchPlan, 'seats' | 'here'> = { seats: [] },
): Telling<Spec> => ({
  view,
  name: nameIn(shelved, plan, view.options),
  you: view.viewer === SPECTATOR || readTogether(shelved, plan) ? null : view.viewer,
});

/** The same in a replay: whoever looks through the eyes of a seat is "you". */
export const retelling = (shelved: AnyGame, view: View, players: MatchRecord['players'] = []): Telling<Spec> => ({
  ...telling(shelved, view),
  name: (seat) => players[seat]?.name || shelved.words.seatName(seat, view.options),
});

/** Several people look at one screen, and at the same log: there, everybody goes by name. */
const readTogether = (shelved: AnyGame, plan: Pick<MatchPlan, 'seats' | 'here'>): boolean =>
  peopleHere(plan).length > 1 && !keepsSecrets(shelved);

/** Events of one move with their sentences, from `n` on; '' where a game says nothing, and only the table moves. */
export function linesOf(
  shelved: AnyGame,
  told: Telling<Spec>,
  events: readonly MatchEvent<Spec>[],
  { n, move }: Pick<LogLine, 'n' | 'move'>,
): LogLine[] {
  return events.map((event, i) => ({ n: n + i + 1, move, text: sentence(shelved, told, event), event }));
}

/** What was told, move by move and in few lines; a move that nothing is said of has no paragraph. */
export function paragraphsOf(log: readonly LogLine[], { unsaid }: Pick<Words<Spec>, 'unsaid'> = {}): Paragraph[] {
  return movesIn(log).flatMap(({ move, lines }) => {
    const events = lines.map(({ event }) => event);
    const isSaid = ({ event, text }: LogLine): boolean =>
      text !== '' && (isHostEvent(event) || unsaid?.(event, events) !== true);
    const said = lines.filter(isSaid);
    return said.length > 0 ? [{ move, lines: said }] : [];
  });
}

function movesIn(log: readonly LogLine[]): { move: number; lines: LogLine[] }[] {
  const all: { move: number; lines: LogLine[] }[] = [];
  for (const line of log) {
    const last = all[all.length - 1];
    if (last?.move === line.move) last.lines.push(line);
    else all.push({ move: line.move, lines: [line] });
  }
  return all;
}

const HOST_PHRASES = {
  TOOK_BACK: 'tookBack',
  CONCEDED: 'gaveUp',
  SEAT_TO_AI: 'toBot',
  SEAT_TO_HUMAN: 'toPerson',
} as const;

/** An event in words: the game's own, or the host's. */
export function sentence({ words, host = en }: AnyGame, told: Telling<Spec>, event: MatchEvent<Spec>): string {
  if (!isHostEvent(event)) return words.event(event, told);
  return host[HOST_PHRASES[event.type]](whoIn(told, event.seat));
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
