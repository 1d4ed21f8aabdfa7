/** What must hold in every position, and what follows from the rest of one. */
import type { Audit, MatchOf, Seat } from '@dealers-choice/kernel';
import { ENDGAME_GOLD, winnerOf } from './endgame.ts';
import { type Entry, goldBy } from './gold.ts';
import { countOf } from './market.ts';
import {
  ACTIONS,
  type Jambo,
  type JamboEvent,
  LARGE_SPACES,
  SMALL_SPACES,
  SMALL_STANDS,
  type Table,
  type X,
} from './table.ts';
import { TOKENS, WARES, type Ware } from './wares.ts';

const MOST_UTILITIES = 3;

/** Tokens of a ware that are not in the supply. */
function tokensOut(t: Table, ware: Ware): number {
  const among = (wares: readonly (Ware | null)[]): number => wares.filter((one) => one === ware).length;
  const onStands = t.large.reduce((sum, _, seat) => sum + countOf(t, seat as Seat, ware), 0);
  return onStands + among(t.lot) + among(t.waiting);
}

/** Whoever writes a position down need not count the supply, nor say more of the endgame than who triggered it. */
export function complete({ t }: X): void {
  t.supply = WARES.map((ware) => TOKENS - tokensOut(t, ware));
  for (const [seat, small] of t.small.entries()) {
    while (small.length < SMALL_SPACES * t.stands[seat as Seat].length) small.push(null);
  }
  t.firstStandBuilt ||= t.stands.some((row) => row.length > 0);
  t.endgameActive = t.endgameTriggerPlayer !== null;
  t.endgameFinalTurn = t.endgameActive && t.active !== t.endgameTriggerPlayer;
  if (t.endgameTriggerPlayer !== null) t.triggerGold ||= t.gold[t.endgameTriggerPlayer];
}

export function impossible(x: X): string | null {
  const { t } = x;
  for (const [number, ware] of WARES.entries()) {
    const tokens = (t.supply[number] ?? 0) + tokensOut(t, ware);
    if (tokens !== TOKENS || (t.supply[number] ?? 0) < 0) return `there are ${tokens} tokens of ${ware}`;
  }
  for (const seat of x.seats) {
    const is = (what: string): string => `seat ${seat + 1} ${what}`;
    if (t.gold[seat] < 0) return is(`has ${t.gold[seat]} gold`);
    if (t.utilities[seat].length > MOST_UTILITIES) return is(`has ${t.utilities[seat].length} utilities`);
    if (t.large[seat].length !== LARGE_SPACES) return is(`has ${t.large[seat].length} large spaces`);
    const spaces = SMALL_SPACES * t.stands[seat].length;
    if (t.small[seat].length !== spaces) return is(`has ${t.small[seat].length} small spaces; there are ${spaces}`);
    for (const [zone, category] of [
      ['utilities', 'utility'],
      ['stands', 'stand'],
    ] as const) {
      const wrong = t[zone][seat].find((card) => x.face(card).category !== category);
      if (wrong !== undefined) return is(`has ${x.face(wrong).id} among the ${zone}`);
    }
  }
  if (t.stands[0].length + t.stands[1].length > SMALL_STANDS) return 'more small stands are built than there are';
  if (t.actions < 0 || t.actions > ACTIONS) return `${t.actions} actions are left`;
  if (t.endgameActive !== (t.endgameTriggerPlayer !== null)) return 'the endgame runs and nobody triggered it';
  if (t.endgameActive && !t.endgameFinalTurn) {
    return `seat ${t.active + 1} triggered the endgame, so it is the turn of the other one`;
  }
  const inEffect = t.lot.length + t.waiting.length + t.looked[0].length + t.looked[1].length;
  const menu = x.match.asking?.prompt;
  if (inEffect > 0 && (menu === 'DRAW' || menu === 'PLAY')) return 'an effect left something behind';
  return wrongEnd(x);
}
function wrongEnd({ t, match }: X): string | null {
  if (match.over?.reason !== 'GOLD') return null;
  if (!t.endgameFinalTurn) return 'it ended without a final turn';
  return match.over.winners[0] === winnerOf(t) ? null : 'the wrong player won';
}

/** Gold is what the ledger says, and one turn follows the trigger: what no single position can show. */
export function audit(): Audit<Jambo> {
  const ledger: Entry[] = [];
  let trigger: Seat | null = null;
  let turnsAfter = 0;
  return {
    hear(event: JamboEvent) {
      if (event.type === 'GOLD_CHANGED') ledger.push(event);
      if (event.type === 'TURN_STARTED' && trigger !== null) turnsAfter++;
      if (event.type === 'ENDGAME_TRIGGERED') {
        if (trigger !== null || event.gold < ENDGAME_GOLD) turnsAfter = 2;
        trigger = event.seat;
      }
    },
    wrong({ table }: MatchOf<Jambo>) {
      for (const seat of [0, 1] as const) {
        const said = goldBy(ledger, seat);
        if (said !== table.gold[seat]) return `seat ${seat + 1} has ${table.gold[seat]} gold; the ledger says ${said}`;
      }
      if (table.endgameTriggerPlayer !== trigger) return 'the trigger player changed';
      return turnsAfter > 1 ? 'the endgame was triggered twice, or more than one turn followed it' : null;
    },
  };
}
