/** What came of the matches that ended here: counted from one line each, against bots and against people apart. */
import type { MatchNote } from '../match/contract.ts';

export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
}

export interface Opponent {
  who: 'bot' | 'person';
  /** The bot's name in the game's list, or the person's; '' for a person without one. */
  name: string;
  tally: Tally;
}

/** Matches of one kind, and who sat at these tables, by how often. */
export interface Against {
  tally: Tally;
  opponents: Opponent[];
}

export interface GameStatistics {
  game: string;
  /** Both together. */
  all: Tally;
  bots: Against;
  /** Where at least one other person sat, whoever else did. */
  people: Against;
  /** The highest number you ended with, where the game has one. */
  best: number | null;
}

export interface Statistics {
  all: Tally;
  bots: Tally;
  people: Tally;
  /** Matches won one after the other, up to the last one. */
  row: number;
  /** By how often they were played. */
  games: GameStatistics[];
}

export type Outcome = 'won' | 'lost' | 'drawn';

const none = (): Tally => ({ played: 0, won: 0, lost: 0, drawn: 0 });
const add = (tally: Tally, outcome: Outcome): void => {
  tally.played++;
  tally[outcome]++;
};

/** Whose matches these are: the first person at this device. Null: bots among themselves. */
function yourSeat({ seats }: Pick<MatchNote, 'seats'>): number | null {
  const seat = seats.findIndex(({ who }) => who === 'person');
  return seat < 0 ? null : seat;
}

export const hasOtherPeople = ({ seats }: Pick<MatchNote, 'seats'>): boolean =>
  seats.filter(({ who }) => who === 'person').length > 1;

/** Null: it was not yours, or nobody noted how it ended. */
export function outcomeOf(note: Pick<MatchNote, 'seats' | 'ending'>): Outcome | null {
  const you = yourSeat(note);
  if (you === null || !note.ending) return null;
  const { winners } = note.ending;
  if (winners.length === 0) return 'drawn';
  return winners.some((seat) => seat === you) ? 'won' : 'lost';
}

export function statisticsOf(past: readonly MatchNote[]): Statistics {
  const total: Statistics = { all: none(), bots: none(), people: none(), row: 0, games: [] };
  const games = new Map<string, GameStatistics>();
  let unbroken = true;
  for (const note of [...past].sort((a, b) => b.when - a.when)) {
    const outcome = outcomeOf(note);
    if (outcome === null) continue;
    unbroken &&= outcome === 'won';
    if (unbroken) total.row++;
    const kind = hasOtherPeople(note) ? 'people' : 'bots';
    const game = games.get(note.game) ?? newGame(note.game);
    games.set(note.game, game);
    for (const tally of [total.all, total[kind], game.all, game[kind].tally]) add(tally, outcome);
    countOpponents(game[kind].opponents, note, outcome);
    const figure = note.ending?.figures[yourSeat(note) ?? -1];
    if (figure !== undefined) game.best = Math.max(game.best ?? figure, figure);
  }
  total.games = [...games.values()].sort((a, b) => b.all.played - a.all.played);
  for (const { opponents } of total.games.flatMap(({ bots, people }) => [bots, people])) {
    opponents.sort((a, b) => b.tally.played - a.tally.played);
  }
  return total;
}

const against = (): Against => ({ tally: none(), opponents: [] });
const newGame = (game: string): GameStatistics => ({
  game,
  all: none(),
  bots: against(),
  people: against(),
  best: null,
});

/** Three bots of one kind at a table are one opponent. */
function countOpponents(opponents: Opponent[], note: MatchNote, outcome: Outcome): void {
  const you = yourSeat(note);
  const met = new Set<Opponent>();
  for (const [seat, { who, name: called, bot }] of note.seats.entries()) {
    if (seat === you) continue;
    const name = who === 'bot' ? bot : called;
    let found = opponents.find((one) => one.who === who && one.name === name);
    if (!found) {
      found = { who, name, tally: none() };
      opponents.push(found);
    }
    met.add(found);
  }
  for (const { tally } of met) add(tally, outcome);
}
