/** Plays one test game, and notes what became of the tested deck. */
import { recordOfRun, runMatch } from '@dealers-choice/bots';
import type { MatchRecord } from '@dealers-choice/host';
import type { Setup } from '@dealers-choice/kernel';
import type { OnePieceGame } from '@dealers-choice/one-piece';
import { navigatorOf } from '@dealers-choice/one-piece/bot';
import { noteCards } from './note-cards.ts';
import { setupAt, type TestGame, type TestPlan } from './plan.ts';

export interface TestPlayer {
  play(plan: TestPlan, index: number): TestGame;
  /** The same game once more, move for move, to be watched. */
  record(plan: TestPlan, index: number): MatchRecord;
}

/** No game of ours is longer: a bot that finds no end is stopped. */
const MOST_MOVES = 5000;

function matchSetup(plan: TestPlan, index: number): Setup {
  const { seed, against, seat } = setupAt(plan, index);
  const other = plan.opponents[against]?.choice ?? '';
  return { seats: 2, options: { decks: seat === 0 ? [plan.deck, other] : [other, plan.deck] }, seed };
}

export function playerOf(game: OnePieceGame): TestPlayer {
  const bot = navigatorOf(game);
  return {
    play(plan, index) {
      const { against, seat } = setupAt(plan, index);
      const noted = noteCards(game, seat);
      const { match } = runMatch(game, matchSetup(plan, index), [bot, bot], {
        tell: noted.tell,
        onMove: noted.look,
        maxMoves: MOST_MOVES,
      });
      const { winners, reason } = match.over ?? { winners: [], reason: 'cut' };
      return {
        index,
        against,
        first: match.table.first === seat,
        won: winners.includes(seat),
        turns: match.turn,
        reason,
        drawn: noted.drawn(),
        played: noted.played(),
      };
    },
    record(plan, index) {
      const setup = matchSetup(plan, index);
      const { moves } = runMatch(game, setup, [bot, bot], { maxMoves: MOST_MOVES });
      return recordOfRun(game, setup, moves, plan.set);
    },
  };
}
