import type { MatchOf, Seat } from '@dealers-choice/kernel';
import type { OnePiece, OnePieceGame } from '@dealers-choice/one-piece';

/** Which cards of a seat came to its hand, and which were played. */
export function noteCards({ kit }: OnePieceGame, seat: Seat) {
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
