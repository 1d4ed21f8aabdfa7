/**
 * The rules in play, read from a rules file (OP-98). This module alone knows the file; everybody else asks a
 * RulesContext. What is asked for a thousand times per decision is a plain field.
 */
import { KEYWORD_IDS, type KeywordId, keywordEntry } from '../lexicon/tags.ts';
import {
  ACTIVATE_TIMINGS,
  AUTO_TIMINGS,
  categoryOfTiming,
  type EffectCategory,
  type Timing,
} from '../lexicon/timings.ts';
import { byWord } from '../lexicon/words-in.ts';
import { startOf } from '../tree/schema.ts';
import { isPlain } from '../tree/schema-shapes.ts';
import currentFile from './rules.json' with { type: 'json' };
import changesOf120 from './rules-1.2.0.json' with { type: 'json' };
import type {
  AreaId,
  AreaRule,
  BattleStep,
  KeywordRule,
  KeywordText,
  Phase,
  RulesFile,
  Switches,
} from './rules-file.ts';
import { rulesSchema } from './rules-schema.ts';

export interface RulesContext extends Readonly<Switches> {
  readonly version: string;
  /** In the order in which a turn has them. */
  readonly phases: readonly Phase[];
  readonly battleSteps: readonly BattleStep[];

  readonly firstPlayerDraws: boolean;
  readonly firstPlayerDon: number;
  readonly donPerTurn: number;
  readonly attackOnOwnFirstTurn: boolean;

  readonly handSize: number;
  readonly mulligans: number;
  /** Unless the Leader says otherwise. */
  readonly donDeckSize: number;
  readonly deckSize: number;
  readonly copies: number;
  readonly lifeTopCardToBottom: boolean;

  readonly characterLimit: number;
  readonly stageLimit: number;
  area(id: AreaId): Readonly<AreaRule>;

  readonly attackerWinsTies: boolean;
  readonly leaderDamage: number;
  readonly doubleAttackDamage: number;
  readonly extraDamageAtZeroLifeDefeats: boolean;
  readonly donPower: number;
  readonly donPowerOnOwnTurnOnly: boolean;
  readonly defeatByDamageAtZeroLife: boolean;
  readonly defeatByEmptyDeck: boolean;

  readonly keywords: readonly KeywordRule[];
  keyword(id: KeywordId): Readonly<KeywordRule>;
  readonly timings: readonly Timing[];
  categoryOf(timing: Timing): EffectCategory;

  readonly maxRepeats: number;
  readonly queueLimit: number;
  readonly actionsPerTurn: number;
  readonly maxTurns: number;
}

export type RulesRead = { rules: RulesContext } | { problems: readonly string[] };

/** A rules file from outside: the rules, or everything that is wrong with it. */
export function readRules(json: unknown): RulesRead {
  const at = startOf('the whole', 2000);
  const file = rulesSchema.read(json, at);
  if (file) return { rules: contextOf(file) };
  return { problems: at.file.problems.map(({ message }) => `rules file: ${message}`) };
}

/** The rules of today with changes, which look like the part of a rules file that they replace. */
export function readChangedRules(changes: unknown): RulesRead {
  return readRules(changed(currentFile, changes));
}

function contextOf(file: RulesFile): RulesContext {
  const { firstTurn, setup, areas, battle, donPower, keywords, defeat, loops, switches } = file;
  const ruleOf = byWord(KEYWORD_IDS, (id): KeywordRule => {
    const { name, category } = keywordEntry(id);
    return Object.freeze({ id, category, name, ...keywords[id] });
  });
  return Object.freeze({
    version: file.version,
    phases: file.phases,
    battleSteps: file.battleSteps,
    ...firstTurn,
    handSize: setup.hand,
    mulligans: setup.mulligans,
    donDeckSize: setup.donDeck,
    deckSize: setup.deck,
    copies: setup.copies,
    lifeTopCardToBottom: setup.lifeTopCardToBottom,
    characterLimit: areas.CHARACTER_AREA.limit,
    stageLimit: areas.STAGE_AREA.limit,
    area: (id: AreaId) => areas[id],
    ...battle,
    donPower: donPower.amount,
    donPowerOnOwnTurnOnly: donPower.ownTurnOnly,
    defeatByDamageAtZeroLife: defeat.includes('DAMAGE_AT_ZERO_LIFE'),
    defeatByEmptyDeck: defeat.includes('EMPTY_DECK'),
    keywords: KEYWORD_IDS.map((id) => ruleOf[id]),
    keyword: (id: KeywordId) => ruleOf[id],
    timings: [...AUTO_TIMINGS, ...ACTIVATE_TIMINGS],
    categoryOf: categoryOfTiming,
    ...loops,
    ...switches,
  });
}

/** `base` with what `changes` say otherwise; lists are replaced as a whole. */
function changed(base: unknown, changes: unknown): unknown {
  if (!isPlain(base) || !isPlain(changes)) return changes;
  const said = (key: string, value: unknown) => (Object.hasOwn(base, key) ? changed(base[key], value) : value);
  // determinism: each key is another field
  const entries = Object.entries(changes).map(([key, value]) => [key, said(key, value)] as const);
  // Entries, not assignments: a file may have a field called __proto__, which must be told like any other stranger.
  return Object.fromEntries([...Object.entries(base), ...entries]); // determinism: each key is another field
}

/** The rules this program comes with; a file of ours that does not read is a bug. */
function ours(read: RulesRead): RulesContext {
  if ('rules' in read) return read.rules;
  throw new Error(read.problems.join('\n'));
}

export const DEFAULT_RULES: RulesContext = ours(
  readRules(currentFile satisfies { keywords: Readonly<Record<KeywordId, KeywordText>> }),
);
/** As they were in January 2026. */
export const RULES_1_2_0: RulesContext = ours(readChangedRules(changesOf120));
