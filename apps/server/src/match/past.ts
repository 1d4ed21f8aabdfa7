/** What is long ago is found out by playing the log once more, a little at a time: other matches go on meanwhile. */
import type { MatchRecord } from '@dealers-choice/host';
import type { Viewer } from '@dealers-choice/kernel';
import type { News, Sight } from '@dealers-choice/protocol';
import type { PlayedGame } from '../played-games.ts';
import type { Line, MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { Position, type Told } from './position.ts';
import { stepsOf } from './steps.ts';

/** A log, and what it takes to play it. */
export interface PlayedLog {
  played: PlayedGame;
  deal: MatchDeal;
  lines: readonly Line[];
  /** By it others have their turn: on a clock that stands still that follows from the log alone. */
  ticker: Pick<Ticker, 'now'>;
}

/** What a viewer was told: how the deal looked to them, and every piece of news since. */
export interface Past {
  dealt: Sight;
  news: News[];
}

/** At most this many steps at once, and for this long, in milliseconds. */
const SLICE = 20;
const SLICE_MS = 4;

/** What this viewer was told since the deal, up to its news of this number. */
export async function pastOf(log: PlayedLog, viewer: Viewer, last: number): Promise<Past> {
  const position = new Position(log.played, log.deal, { viewers: [viewer] });
  const { sight: dealt } = position.seenBy(viewer);
  const news: News[] = [];
  await repeatSlowly(position, log, (told) => {
    for (const one of told) if (one.news.seq <= last) news.push(one.news);
  });
  return { dealt, news };
}

/** Of a match that is over: spectators have seen the end, or nobody was behind. */
export function isShown({ deal, lines }: Pick<PlayedLog, 'deal' | 'lines'>, now: number): boolean {
  const ended = lines.at(-1)?.at ?? deal.began;
  return ended + (deal.spectators ?? 0) <= now;
}

export async function recordOfLog(log: PlayedLog): Promise<MatchRecord> {
  const position = new Position(log.played, log.deal, { viewers: [] });
  await repeatSlowly(position, log);
  return position.record();
}

async function repeatSlowly(
  position: Position,
  { lines, ticker }: PlayedLog,
  onStep: (told: readonly Told[]) => void = () => {},
): Promise<void> {
  let began = ticker.now();
  for (const [i, step] of stepsOf(lines).entries()) {
    position.repeat(step.lines, onStep);
    if (i % SLICE !== 0 && ticker.now() - began < SLICE_MS) continue;
    await new Promise((next) => setImmediate(next));
    began = ticker.now();
  }
}
