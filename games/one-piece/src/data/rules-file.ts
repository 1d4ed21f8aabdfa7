/** What a rules file holds, as types. `rules-schema.ts` checks one, and only `rules-context.ts` reads one. */
import type { KeywordCount, KeywordFlag } from '../lexicon/keywords.ts';
import type { KeywordEntry, KeywordId } from '../lexicon/tags.ts';

export const PHASES = ['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN', 'END'] as const;
export type Phase = (typeof PHASES)[number];
export const BATTLE_STEPS = ['ATTACK', 'BLOCK', 'COUNTER', 'DAMAGE', 'END'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];
export const DEFEATS = ['DAMAGE_AT_ZERO_LIFE', 'EMPTY_DECK'] as const;

export interface AreaRule {
  /** Who sees what lies there; with `face-up cards`, nobody the others. */
  visibility: 'nobody' | 'owner' | 'both' | 'face-up cards';
  /** Null: as many as there are. */
  limit: number | null;
  ordered: boolean;
}

export interface LimitedArea extends AreaRule {
  limit: number;
}

/** What the file says of a word; the rest of it is the lexicon's. */
export interface KeywordText {
  /** What it means, for players. */
  text: string;
  params: KeywordParams;
}
/** Each keyword has its own of these, and those always. */
export type KeywordParams = Partial<Record<KeywordFlag, boolean> & Record<KeywordCount, number>>;
export interface KeywordRule extends KeywordText, Pick<KeywordEntry, 'name' | 'category'> {
  id: KeywordId;
}

/**
 * Where versions of the rules, or the rules and an older answer, differ. `silent` and `implied`: that version says
 * nothing, and play goes by what the next one says. `attackAndCounter`: a card that has become the target since is
 * attacked in the Counter Step; no card twice by one attack.
 */
export interface Switches {
  whenAttackedStep: 'attack' | 'attackAndCounter';
  multipleCounterValues: 'highest' | 'silent';
  ifYouHaveMeansField: 'yes' | 'silent';
  thenAfterFailedIf: 'blocked' | 'silent';
  eventTrashedBefore: 'stated' | 'implied';
  startOfGameFirst: 'chooser' | 'playerGoingFirst';
  dealsDamageTiming: 'afterDamage' | 'beforeTrigger';
}

export interface Areas {
  DECK: AreaRule;
  DON_DECK: AreaRule;
  HAND: AreaRule;
  TRASH: AreaRule;
  LEADER_AREA: AreaRule;
  CHARACTER_AREA: LimitedArea;
  STAGE_AREA: LimitedArea;
  COST_AREA: AreaRule;
  LIFE: AreaRule;
  LIMBO: AreaRule;
}
export type AreaId = keyof Areas;

export interface RulesFile {
  version: string;
  phases: readonly Phase[];
  firstTurn: { firstPlayerDraws: boolean; firstPlayerDon: number; donPerTurn: number; attackOnOwnFirstTurn: boolean };
  setup: {
    hand: number;
    mulligans: number;
    donDeck: number;
    deck: number;
    copies: number;
    lifeTopCardToBottom: boolean;
  };
  areas: Areas;
  battleSteps: readonly BattleStep[];
  battle: {
    attackerWinsTies: boolean;
    leaderDamage: number;
    doubleAttackDamage: number;
    extraDamageAtZeroLifeDefeats: boolean;
  };
  donPower: { amount: number; ownTurnOnly: boolean };
  keywords: Readonly<Record<KeywordId, KeywordText>>;
  defeat: readonly (typeof DEFEATS)[number][];
  loops: { maxRepeats: number; queueLimit: number; actionsPerTurn: number; maxTurns: number };
  switches: Switches;
}
