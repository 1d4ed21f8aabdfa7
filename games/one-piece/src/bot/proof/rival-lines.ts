/** What the rival may do about it. */
import { type CopyId, type MatchOf, type Move, moves, must, type Seat } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../../rules/card.ts';
import type { OnePiece } from '../../rules/table.ts';
import { counterOf, powerOf } from '../../rules/values/values.ts';
import { apart } from './meaning.ts';

type Line = readonly Move[];

/**
 * All that is not worse than something else. In the Counter Step that is any Event, before any Counter; and to let it
 * come, or to stop it with Counters that are just enough.
 */
export function rivalLines(game: OnePieceGame, match: MatchOf<OnePiece>, seat: Seat): Line[] {
  const legal = apart(game, match, moves(game, match, seat));
  if (match.asking?.prompt !== 'counter') return legal.map((move) => [move]);
  const others = legal.filter((move) => !('do' in move && move.do === 'counter'));
  const stops = game.x.on(match, undefined, (x) => {
    const { t } = x;
    const target = t.target as CopyId;
    const counters = t.hand[seat].map((card) => ({ card, power: counterOf(x, card) })).filter(({ power }) => power > 0);
    const lead = powerOf(x, t.attacker as CopyId) - powerOf(x, target);
    return lead < 0
      ? []
      : stopsWith(
          counters.sort((a, b) => b.power - a.power),
          lead,
          0,
        );
  });
  const at = match.table.target;
  return [...stops.map((cards) => cards.map((card) => ({ do: 'counter', card, at }))), ...others.map((move) => [move])];
}

interface Counter {
  card: CopyId;
  power: number;
}

/** Every set of cards that is just enough, but of cards that count the same only the first ones. */
function stopsWith(counters: readonly Counter[], lead: number, from: number): CopyId[][] {
  if (lead < 0) return [[]];
  const sets: CopyId[][] = [];
  for (let i = from; i < counters.length; i++) {
    const { card, power } = must(counters, i);
    if (i > from && counters[i - 1]?.power === power) continue;
    for (const rest of stopsWith(counters, lead - power, i + 1)) sets.push([card, ...rest]);
  }
  return sets;
}
