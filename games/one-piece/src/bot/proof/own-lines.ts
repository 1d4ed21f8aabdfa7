/** With which lines a seat looks for its win. It may leave out any: what wins with fewer wins with all. */
import { type CopyId, type MatchOf, type Move, moves, must, type Seat } from '@dealers-choice/kernel';
import { whyNotTarget } from '../../rules/battle/attack.ts';
import type { OnePieceGame } from '../../rules/card.ts';
import type { OnePiece } from '../../rules/table.ts';
import { KEYWORD } from '../../rules/values/bits.ts';
import { counterOf, keywordsOf, powerOf } from '../../rules/values/values.ts';
import { readyAttackers } from '../attacks.ts';
import { lineOf, wakingLines } from '../lines.ts';
import { type Look, lookOf } from '../look.ts';
import { damageOf, readyBlockers } from '../threat.ts';
import { WEIGHTS } from '../weights.ts';
import { type Blow, type Fight, type Fought, winsWith } from './fight.ts';
import { apart } from './meaning.ts';
import { isStopped } from './near.ts';

type Line = readonly Move[];

/** Attacks on the Leader, then what can be played or activated; any answer to other questions. */
export function ownLines(game: OnePieceGame, match: MatchOf<OnePiece>, seat: Seat, fought: Fought): Line[] {
  const legal = moves(game, match, seat);
  if (match.asking?.prompt !== 'main') return legal.map((move) => [move]);
  const others = legal.filter((move) => 'do' in move && (move.do === 'activate' || move.do === 'play'));
  return game.x.on(match, undefined, (x) => {
    const look = lookOf(x, seat, WEIGHTS);
    if (others.length === 0 && isStopped(look)) return [];
    return [...blows(look, fought), ...apart(game, match, others).map((move) => [move]), ...wakingLines(look)];
  });
}

/** Attacks on the Leader with any number of DON!!: first those that win by the numbers, then the weakest. */
function blows(look: Look, fought: Fought): Line[] {
  const { x, t, seat, foe } = look;
  const leader = must(t.leader[foe], 0);
  const cards = readyAttackers(look).filter((card) => whyNotTarget(x, card, leader) === null);
  const fight = fightOf(look, cards);
  const lines: { line: Line; rank: number }[] = [];
  for (const [i, card] of cards.entries()) {
    const { lead } = must(fight.leads, i);
    for (let don = Math.max(0, -lead); don <= t.donActive[seat]; don++) {
      const rank = lead + don + (winsWith(fight, i, don, fought) ? 0 : LAST);
      lines.push({ line: lineOf({ card, target: leader, don, gain: 0 }), rank });
    }
  }
  return lines.sort((a, b) => a.rank - b.rank).map(({ line }) => line);
}
const LAST = 1000;

/** The attacks that these could make, as bare numbers. */
function fightOf(look: Look, cards: readonly CopyId[]): Fight {
  const { x, t, seat, foe } = look;
  const defence = powerOf(x, must(t.leader[foe], 0));
  const leads = cards.map((card): Blow => {
    const keywords = keywordsOf(x, card);
    const lead = Math.floor((powerOf(x, card) - defence) / 1000);
    return { lead, damage: damageOf(keywords), blockable: (keywords & KEYWORD.UNBLOCKABLE) === 0 };
  });
  const worth = (card: CopyId): number => counterOf(x, card) / 1000;
  return {
    leads,
    don: t.donActive[seat],
    life: t.life[foe].map(worth),
    blocks: readyBlockers(look, foe).length,
    counters: t.hand[foe].map(worth).sort((a, b) => b - a),
  };
}
