/** Facts that hold in every position, and fields that follow from the others. */
import type { Audit, CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { ENDGAME_GOLD, winnerOf } from './endgame.ts';
import { type Entry, goldBy } from './gold.ts';
import { countOf } from './market.ts';
import {
  ACTIONS,
  type Jambo,
  type JamboEvent,
  LARGE_SPACES,
  MOST_UTILITIES,
  SMALL_SPACES,
  SMALL_STANDS,
  type Table,
  type X,
} from './table.ts';
import { TOKENS, WARES, type Ware } from './wares.ts';

/** Tokens of a ware that are not in the supply. */
function tokensOut(t: Table, ware: Ware): number {
  const among = (wares: readonly (Ware | null)[]): number => wares.filter((one) => one === ware).length;
  const onStands = t.large.reduce((sum, _, seat) => sum + countOf(t, seat as Seat, ware), 0);
  return onStands + among(t.lot) + among(t.waiting);
}

/** Fills in the fields that a written position leaves out: the supply, and the endgame from who triggered it. */
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

/** Finds a word that is not a ware where wares lie. */
function strangeWare({ large, small, lot, waiting }: Table): string | null {
  const strange = [...large, ...small, lot, waiting].flat().find((ware) => ware !== null && !WARES.includes(ware));
  return strange === undefined ? null : `there is no ware "${strange}"`;
}
function wrongTurn(x: X): string | null {
  const { t } = x;
  const { prompt = null } = x.match.asking ?? {};
  const isMenu = prompt === 'DRAW' || prompt === 'PLAY';
  if (!x.seats.includes(t.active)) return `it is the turn of seat ${t.active + 1}`;
  if (!within(t.actions, isMenu ? 1 : 0, ACTIONS)) return `${t.actions} actions are left`;
  if (!within(t.looks, 0, ACTIONS)) return `whoever is on turn looked at ${t.looks} cards`;
  if (!within(t.wiseMen, 0, ACTIONS)) return `there are ${t.wiseMen} Wise Men`;
  if (prompt !== null && (isMenu ? t.phase !== prompt.toLowerCase() : !['draw', 'play'].includes(t.phase))) {
    return `the phase is "${t.phase}"`;
  }
  const looked = t.looked[0].length + t.looked[1].length;
  if (prompt === 'LOOKED' && looked !== 1) return `${looked} cards are looked at`;
  return isMenu && t.lot.length + t.waiting.length + looked > 0 ? 'an effect left something behind' : null;
}
const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

export function impossible(x: X): string | null {
  const { t } = x;
  const strange = strangeWare(t);
  if (strange) return strange;
  for (const [number, ware] of WARES.entries()) {
    const tokens = Math.max(0, t.supply[number] ?? 0) + tokensOut(t, ware);
    if (tokens !== TOKENS || (t.supply[number] ?? 0) < 0) return `there are ${tokens} tokens of ${ware}`;
  }
  for (const seat of x.seats) {
    const is = (what: string): string => `seat ${seat + 1} ${what}`;
    if (!within(t.gold[seat], 0, Number.MAX_SAFE_INTEGER)) return is(`has ${t.gold[seat]} gold`);
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
  const worn = t.used.findIndex((used) => !within(used, 0, 1));
  if (worn >= 0) return `${x.face(worn as CopyId).id} is used ${t.used[worn]} times`;
  if (t.endgameActive !== (t.endgameTriggerPlayer !== null)) return 'the endgame runs and nobody triggered it';
  if (t.endgameActive && !t.endgameFinalTurn) {
    return `seat ${t.active + 1} triggered the endgame, so it is the turn of the other one`;
  }
  return wrongTurn(x) ?? wrongEnd(x);
}
function wrongEnd({ t, match }: X): string | null {
  if (match.over?.reason !== 'GOLD') return null;
  if (!t.endgameFinalTurn) return 'it ended without a final turn';
  return match.over.winners[0] === winnerOf(t) ? null : 'the wrong player won';
}

/** Facts that no single position can show: gold is what the ledger says, and one turn follows the trigger. */
export function audit(): Audit<Jambo> {
  const ledger: Entry[] = [];
  let trigger: Seat | null = null;
  let turnsAfter = 0;
  let isWrongTrigger = false;
  return {
    hear(event: JamboEvent) {
      if (event.type === 'GOLD_CHANGED') ledger.push(event);
      if (event.type === 'TURN_STARTED' && trigger !== null) turnsAfter++;
      if (event.type === 'ENDGAME_TRIGGERED') {
        isWrongTrigger ||= trigger !== null || event.gold < ENDGAME_GOLD;
        trigger = event.seat;
      }
    },
    wrong({ table }: MatchOf<Jambo>) {
      for (const seat of [0, 1] as const) {
        const said = goldBy(ledger, seat);
        if (said !== table.gold[seat]) return `seat ${seat + 1} has ${table.gold[seat]} gold; the ledger says ${said}`;
      }
      if (table.endgameTriggerPlayer !== trigger) return 'the trigger player changed';
      if (isWrongTrigger) return `the endgame was triggered twice, or with less than ${ENDGAME_GOLD} gold`;
      return turnsAfter > 1 ? `${turnsAfter} turns followed the one that triggered the endgame` : null;
    },
  };
}
