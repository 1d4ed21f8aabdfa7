/** Plays one test game, and notes what became of the tested deck. */
import { runMatch } from '@dealers-choice/bots';
import type { OnePieceGame } from '@dealers-choice/one-piece';
import { navigatorOf } from '@dealers-choice/one-piece/bot';
import { noteCards } from './note-cards.ts';
import { setupAt, type TestGame, type TestPlan } from './plan.ts';

export type PlayTest = (plan: TestPlan, index: number) => TestGame;

/** No game of ours is longer: a bot that finds no end is stopped. */
const MOST_MOVES = 5000;

export function playerOf(game: OnePieceGame): PlayTest {
  const bot = navigatorOf(game);
  return (plan, index) => {
    const { seed, against, seat } = setupAt(plan, index);
    const other = plan.opponents[against]?.choice ?? '';
    const decks = seat === 0 ? [plan.deck, other] : [other, plan.deck];
    const noted = noteCards(game, seat);
    const { match } = runMatch(game, { seats: 2, options: { decks }, seed }, [bot, bot], {
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
      turns: match.turn + 1,
      reason,
      drawn: noted.drawn(),
      played: noted.played(),
    };
  };
}
