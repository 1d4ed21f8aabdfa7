/**
 * The check of a rules file. What the engine can follow may be changed within its bounds; what is there to be read and
 * cannot be otherwise (who sees a hand) must be as it is, so that no file promises a game that nobody plays.
 */
import { brief } from '@dealers-choice/kernel';
import {
  checked,
  flag,
  inside,
  type Loose,
  oneOf,
  pattern,
  type Schema,
  tell,
  whole,
  words,
  wrong,
} from '../tree/schema.ts';
import { type Fields, list, maybe, object } from '../tree/schema-shapes.ts';
import { ACTIVATE_TIMINGS, AUTO_TIMINGS } from '../tree/tree.ts';
import {
  type AreaRule,
  type Areas,
  BATTLE_STEPS,
  DEFEATS,
  KEYWORD_IDS,
  type KeywordId,
  type KeywordParams,
  type KeywordRule,
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
    if (!ends) tell(at, `is ${read.join(', ')}; it must begin with ${first} and end with ${last.join(', ')}.`);
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

const attacks: readonly (keyof KeywordParams)[] = ['attacksLeader', 'attacksCharacters'];
/** Which numbers and flags a keyword has; the others have none. */
const PARAMS: Partial<Record<KeywordId, readonly (keyof KeywordParams)[]>> = {
  RUSH: attacks,
  RUSH_CHARACTER: attacks,
  BLOCKER: ['usesPerBattle'],
  ONCE_PER_TURN: ['usesPerTurn'],
};
const PARAM_NAMES = ['attacksLeader', 'attacksCharacters', 'usesPerBattle', 'usesPerTurn'] as const;

/** What kind of word each is, the engine says. */
function categoryOf(id: KeywordId): KeywordRule['category'] {
  if (AUTO_TIMINGS.some((timing) => timing === id)) return 'auto';
  if (ACTIVATE_TIMINGS.some((timing) => timing === id)) return 'activate';
  switch (id) {
    case 'DON_GIVEN':
    case 'YOUR_TURN':
    case 'OPPONENT_TURN':
      return 'condition';
    case 'DON_MINUS':
      return 'cost';
    case 'ONCE_PER_TURN':
      return 'limit';
    case 'TRASH_N':
      return 'wording';
    default:
      return 'ability';
  }
}

const keyword = part<KeywordRule>({
  id: oneOf(...KEYWORD_IDS),
  category: oneOf('ability', 'auto', 'activate', 'condition', 'cost', 'limit', 'wording'),
  name: words(60),
  text: words(300),
  params: part<KeywordParams>({
    attacksLeader: maybe(flag),
    attacksCharacters: maybe(flag),
    usesPerBattle: maybe(whole(1, 10)),
    usesPerTurn: maybe(whole(1, 10)),
  }),
});

const keywords = checked(list(keyword, { max: 100 }), (read, at) => {
  for (const id of KEYWORD_IDS) {
    const found = read.filter((each) => each.id === id).length;
    if (found !== 1)
      tell(at, `${found === 0 ? 'has no' : `has ${found} times the`} keyword ${id}; it must have it once.`);
  }
  read.forEach(({ id, category, params }, i) => {
    const right = categoryOf(id);
    if (category !== right) tell(inside(inside(at, i), 'category'), `is ${category}; ${id} is ${right}.`);
    for (const name of PARAM_NAMES) {
      const needed = PARAMS[id]?.includes(name) ?? false;
      if (needed === (params[name] !== undefined)) continue;
      const place = inside(inside(inside(at, i), 'params'), name);
      tell(place, needed ? `is missing; ${id} needs it.` : `is not known; ${id} has no such number or flag.`);
    }
  });
});

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
  timings: part<RulesFile['timings']>({ AUTO: allOf(AUTO_TIMINGS), ACTIVATE: allOf(ACTIVATE_TIMINGS) }),
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
