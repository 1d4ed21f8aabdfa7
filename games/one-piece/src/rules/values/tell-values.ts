/** Which values changed, for those who watch. */
import { type CopyId, must } from '@dealers-choice/kernel';
import { KEYWORDS } from '../../tree/tree.ts';
import { type Change, ownerOf } from '../card.ts';
import { per } from '../field.ts';
import type { Table, X } from '../table.ts';
import { KEYWORD, NEGATED } from './bits.ts';
import type { StandingText } from './standing.ts';

export interface Values {
  power: number;
  cost: number;
  keywords: number;
  bans: number;
}
export const valuesOf = (t: Table, card: CopyId): Values => ({
  power: per(t.power, card),
  cost: Math.max(0, per(t.cost, card)),
  keywords: per(t.keywords, card),
  bans: per(t.bans, card),
});

type Reaches = (x: X, text: StandingText, change: Change, card: CopyId) => boolean;

export function tellChanges(
  x: X,
  cards: readonly CopyId[],
  before: readonly Values[],
  standing: readonly StandingText[],
  reaches: Reaches,
): void {
  let any = false;
  for (const [i, card] of cards.entries()) {
    const [was, now] = [must(before, i), valuesOf(x.t, card)];
    const seat = ownerOf(x, card);
    any ||= was.power !== now.power || was.cost !== now.cost || was.keywords !== now.keywords || was.bans !== now.bans;
    if (was.power !== now.power) x.tell?.({ type: 'powerChanged', seat, card, from: was.power, to: now.power });
    if (was.cost !== now.cost) x.tell?.({ type: 'costChanged', seat, card, from: was.cost, to: now.cost });
    for (const keyword of was.keywords === now.keywords ? [] : KEYWORDS) {
      const bit = KEYWORD[keyword];
      if (((was.keywords ^ now.keywords) & bit) === 0) continue;
      x.tell?.({ type: 'keywordChanged', seat, card, keyword, has: (now.keywords & bit) !== 0 });
    }
  }
  if (any) for (const text of standing) tellInForce(x, cards, text, reaches);
}

/** For those who count which texts ever mattered. */
function tellInForce(x: X, cards: readonly CopyId[], text: StandingText, reaches: Reaches): void {
  const { ability, source, env } = text;
  if ((per(x.t.bans, source) & NEGATED) !== 0) return;
  const isSeen = (change: Change): boolean =>
    change.what === 'playerBan'
      ? x.t.playerBans.some((bans) => (bans & change.bit) !== 0)
      : cards.some((card) => reaches(x, text, change, card));
  if (ability.changes.some(isSeen)) {
    x.tell?.({ type: 'effectInForce', seat: env.you, card: source, effect: ability.id });
  }
}
