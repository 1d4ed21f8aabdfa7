/** How likely a seat is to win, from what lies there. */
import { chanceOfOdds } from '@dealers-choice/bots';
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { FACT_WEIGHTS } from './fact-weights.ts';
import { FACT_NAMES, factsOf } from './facts.ts';
import { lookOf } from './look.ts';
import { WEIGHTS } from './weights.ts';

const weights = FACT_NAMES.map((name) => FACT_WEIGHTS[name]);

/** Judged for the turn player; the other one has the rest. */
export const winChance =
  (game: OnePieceGame) =>
  (match: MatchOf<OnePiece>, seat: Seat): number => {
    const { turnPlayer } = match.table;
    const facts = game.x.on(match, undefined, (x) => factsOf(lookOf(x, turnPlayer, WEIGHTS)));
    let odds = 0;
    for (let i = 0; i < facts.length; i++) odds += (facts[i] as number) * (weights[i] as number);
    const chance = chanceOfOdds(odds);
    return seat === turnPlayer ? chance : 1 - chance;
  };
