/** What happened and why not, in words for one viewer. */
import { isHostEvent, type MatchEvent } from '@dealers-choice/host';
import type { Spec } from '@dealers-choice/kernel';
import type { Paragraph } from '@dealers-choice/table/page';
import type { Telling } from '@dealers-choice/words';
import type { LogLine, MatchPlan, View } from './contract.ts';
import { nameIn } from './plan.ts';
import type { AnyGame } from './shelf.ts';

/** What the game's words need: the position as the reader sees it, and what the seats are called. */
export const telling = (
  shelved: AnyGame,
  view: View,
  plan: Pick<MatchPlan, 'seats'> = { seats: [] },
): Telling<Spec> => ({
  view,
  name: nameIn(shelved, plan, view.options),
});

/** Events of one move with their sentences, from `n` on; '' where a game says nothing, and only the table moves. */
export function linesOf(
  shelved: AnyGame,
  told: Telling<Spec>,
  events: readonly MatchEvent<Spec>[],
  { n, move }: Pick<LogLine, 'n' | 'move'>,
): LogLine[] {
  return events.map((event, i) => ({ n: n + i + 1, move, text: sentence(shelved, told, event), event }));
}

/** What was told, move by move; one that nothing is said of has no paragraph. */
export function paragraphsOf(log: readonly LogLine[]): Paragraph[] {
  const all: { move: number; lines: LogLine[] }[] = [];
  for (const line of log) {
    const last = all[all.length - 1];
    if (last?.move === line.move) last.lines.push(line);
    else all.push({ move: line.move, lines: [line] });
  }
  return all;
}

/** An event in words: the game's own, or the host's. */
export function sentence({ words }: AnyGame, told: Telling<Spec>, event: MatchEvent<Spec>): string {
  if (!isHostEvent(event)) return words.event(event, told);
  const who = told.name(event.seat);
  return event.type === 'CONCEDED' ? `${who} gives up.` : `${who} takes the last move back.`;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
