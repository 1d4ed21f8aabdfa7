/** Where cards are, in words. */
import type { AreaName, TurnPhase } from '../rules/table.ts';

export const AREA_SAID: Readonly<Record<AreaName, string>> = {
  DECK: 'the deck',
  HAND: 'the hand',
  TRASH: 'the trash',
  LIFE: 'Life',
  DON_DECK: 'the DON!! deck',
  COST_AREA: 'the cost area',
  LEADER_AREA: 'the field',
  CHARACTER_AREA: 'the field',
  STAGE_AREA: 'the field',
  LIMBO: 'the table',
};

/** Where a card goes: decks and Life have two ends. */
export function endSaid(area: AreaName, bottom: boolean): string {
  if (area !== 'DECK' && area !== 'LIFE') return AREA_SAID[area];
  return `the ${bottom ? 'bottom' : 'top'} of ${AREA_SAID[area]}`;
}

export const PHASE_SAID: Readonly<Record<TurnPhase, string>> = {
  SETUP: 'Setup',
  REFRESH: 'Refresh Phase',
  DRAW: 'Draw Phase',
  DON_PHASE: 'DON!! Phase',
  MAIN: 'Main Phase',
  END: 'End Phase',
};
