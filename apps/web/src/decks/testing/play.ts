/** Plays one test game, and notes what became of the tested deck. */
import { runMatch } from '@dealers-choice/bots';
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import type { OnePiece, OnePieceGame } from '@dealers-choice/one-piece';
import { navigatorOf } from '@dealers-choice/one-piece/bot';
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

/** Which cards of a seat came to its hand, and which were played. */
function noteCards({ kit }: OnePieceGame, seat: Seat) {
  const [held, laid] = [new Set<number>(), new Set<number>()];
  const numbers = (prints: ReadonlySet<number>): string[] =>
    [...prints].flatMap((print) => kit.cards[print - 1]?.id ?? []).sort();
  return {
    look({ table }: MatchOf<OnePiece>): void {
      for (const copy of table.hand[seat]) held.add(table.print[copy] ?? 0);
    },
    tell(event: OnePiece['event']): void {
      if (event.type === 'cardMoved' && event.seat === seat && event.why === 'play') laid.add(event.print);
    },
    drawn: () => numbers(held),
    played: () => numbers(laid),
  };
}
