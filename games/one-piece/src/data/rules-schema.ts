/**
 * The check of a rules file. What the engine can follow may be changed within its bounds; what is there to be read and
 * cannot be otherwise (who sees a hand) must be as it is, so that no file promises a game that nobody plays.
 */
import { brief } from '@dealers-choice/kernel';
import { KEYWORD_IDS, type KeywordId, keywordEntry } from '../lexicon/tags.ts';
import { byWord } from '../lexicon/words-in.ts';
import {
  checked,
  flag,
  type Loose,
  type Never,
  oneLine,
  oneOf,
  pattern,
  type Schema,
  tellProblem,
  whole,
  wrong,
} from '../tree/schema.ts';
import { type Fields, list, never, object } from '../tree/schema-shapes.ts';
import {
  type AreaRule,
  type Areas,
  BATTLE_STEPS,
  DEFEATS,
  type KeywordParams,
  type KeywordText,
  type LimitedArea,
  PHASES,
  type RulesFile,
  type Switches,
} from './rules-file.ts';

const part = <T extends object>(fields: Fields<T> & Loose): Schema<T> => object<T>('an object', fields);

/** Each of the words once. */
function allOf<W extends string>(all: readonly W[]): Schema<readonly W[]> {
  return list(oneOf(...all), { min: all.length, max: all.length, distinct: true });
}

/** Each of the words once, with these at the ends. */
function inOrder<W extends string>(all: readonly W[], first: W, ...last: readonly W[]): Schema<readonly W[]> {
  return checked(allOf(all), (read, at) => {
    const ends = read[0] === first && last.every((word, i) => read.at(i - last.length) === word);
    if (!ends) tellProblem(at, `is ${read.join(', ')}; it must begin with ${first} and end with ${last.join(', ')}.`);
  });
}

/** What cannot be otherwise. */
function only<T>(fixed: T): Schema<T> {
  const right = brief(fixed);
  return { right, read: (value, at) => (value === fixed ? fixed : wrong(at, value, right)) };
}

type Visibility = AreaRule['visibility'];
const area = (visibility: Visibility, ordered: boolean, limit: number | null = null): Schema<AreaRule> =>
  part<AreaRule>({ visibility: only(visibility), limit: only(limit), ordered: only(ordered) });
const limitedArea = (limit: Schema<number>): Schema<LimitedArea> =>
  part<LimitedArea>({ visibility: only<Visibility>('both'), limit, ordered: only<boolean>(false) });

const areas = part<Areas>({
  DECK: area('nobody', true),
  DON_DECK: area('both', false),
  HAND: area('owner', false),
  TRASH: area('both', true),
  LEADER_AREA: area('both', false, 1),
  CHARACTER_AREA: limitedArea(whole(1, 10)),
  STAGE_AREA: limitedArea(only<number>(1)),
  COST_AREA: area('both', false),
  LIFE: area('face-up cards', true),
  LIMBO: area('both', false),
});

/** Each keyword has numbers and flags of its own. */
function paramsOf(id: KeywordId): Schema<KeywordParams> {
  const own = <S>(name: keyof KeywordParams, schema: S): S | Never =>
    keywordEntry(id).params.includes(name) ? schema : never(`${id} has no such number or flag`);
  return part<KeywordParams>({
    attacksLeader: own('attacksLeader', flag),
    attacksCharacters: own('attacksCharacters', flag),
    usesPerBattle: own('usesPerBattle', whole(1, 10)),
    usesPerTurn: own('usesPerTurn', whole(1, 10)),
  });
}
const keywords = part<RulesFile['keywords']>(
  byWord(KEYWORD_IDS, (id) => part<KeywordText>({ text: oneLine(300), params: paramsOf(id) })),
);

export const rulesSchema = part<RulesFile>({
  version: pattern('a version such as "1.2.1"', /^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  phases: inOrder(PHASES, 'REFRESH', 'END'),
  firstTurn: part<RulesFile['firstTurn']>({
    firstPlayerDraws: flag,
    firstPlayerDon: whole(0, 20),
    donPerTurn: whole(0, 20),
    attackOnOwnFirstTurn: flag,
  }),
  setup: part<RulesFile['setup']>({
    hand: whole(1, 20),
    mulligans: whole(0, 10),
    donDeck: whole(1, 20),
    deck: whole(20, 100),
    copies: whole(1, 100),
    lifeTopCardToBottom: flag,
  }),
  areas,
  battleSteps: inOrder(BATTLE_STEPS, 'ATTACK', 'DAMAGE', 'END'),
  battle: part<RulesFile['battle']>({
    attackerWinsTies: flag,
    leaderDamage: whole(1, 10),
    doubleAttackDamage: whole(1, 10),
    extraDamageAtZeroLifeDefeats: flag,
  }),
  donPower: part<RulesFile['donPower']>({ amount: whole(0, 10_000), ownTurnOnly: flag }),
  keywords,
  defeat: list(oneOf(...DEFEATS), { min: 1, max: DEFEATS.length, distinct: true }),
  loops: part<RulesFile['loops']>({
    maxRepeats: whole(1, 100),
    queueLimit: whole(10, 100_000),
    actionsPerTurn: whole(10, 100_000),
    maxTurns: whole(1, 10_000),
  }),
  switches: part<Switches>({
    whenAttackedStep: oneOf('attack', 'attackAndCounter'),
    multipleCounterValues: oneOf('highest', 'silent'),
    ifYouHaveMeansField: oneOf('yes', 'silent'),
    thenAfterFailedIf: oneOf('blocked', 'silent'),
    eventTrashedBefore: oneOf('stated', 'implied'),
    startOfGameFirst: oneOf('chooser', 'playerGoingFirst'),
    dealsDamageTiming: oneOf('afterDamage', 'beforeTrigger'),
  }),
});
