/** Which sentence each refusal has. */
import type { Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { CHEETAH_GOLD } from '../cards/animals.ts';
import { CARDS } from '../cards/index.ts';
import { FULL_HAND, SMALL_HAND } from '../cards/people.ts';
import { type Jambo, otherSeat, type Table } from '../rules/table.ts';
import { WARES, type Ware } from '../rules/wares.ts';
import { nameOf } from './cards.ts';
import type { Phrases } from './en.ts';

interface Refusing {
  need: number;
  have: number;
  /** Null: wares of any kind. */
  ware: Ware | null;
  t: Table;
  /** Who is refused: the reader, else whoever is asked. */
  you: Seat;
  /** The other player's name. */
  other: string;
  /** The kind of card whose rule says no. */
  kind: string;
  told: Telling<Jambo>;
  phrases: Phrases;
}
type Why = (say: Phrases['refusals'], refusing: Refusing) => string;

function noUse(say: Phrases['refusals'], { t, you, other, kind }: Refusing): string {
  const rival = otherSeat(you);
  if (kind === 'cheetah') {
    return say.cheetahUseless(other, t.gold[rival], CHEETAH_GOLD, t.deck.length + t.discard.length);
  }
  return say.elderUseless(other, t.hand[you].length - 1, FULL_HAND, t.hand[rival].length, SMALL_HAND);
}
const rangeOf = ({ told }: Refusing): { min: number; max: number } => told.view.asking ?? { min: 1, max: 1 };

export const REFUSALS: Readonly<Record<string, Why>> = {
  NOT_ENOUGH_GOLD: (say, { need, have }) => say.notEnoughGold(need, have),
  NO_SPACE: (say, { need, have }) => say.noSpace(need, have),
  NOT_IN_SUPPLY: (say, { need, have, ware }) => say.notInSupply(need, have, ware),
  WARES_MISSING: (say, { need, have, ware }) => say.waresMissing(need, have, ware),
  SUPPLY_EMPTY: (say, { need, have }) => say.notInSupply(need, have, null),
  NO_PAIR_IN_SUPPLY: (say, { t }) => say.noPair(Math.max(0, ...t.supply)),
  TOO_FEW_WARES: (say, { need, have }) => say.waresMissing(need, have, null),
  NO_WARE_ON_A_STAND: (say) => say.noWareAnywhere,
  NOTHING_TO_EXCHANGE: (say) => say.nothingToExchange,
  NO_CARD_TO_DRAW: (say, { need, have }) => say.noCardToDraw(need, have),
  NO_HAND_CARD: (say) => say.noHandCard,
  NO_WARE_CARD: (say) => say.noWareCard,
  NO_UTILITY: (say) => say.noUtility,
  NO_UTILITY_DISCARDED: (say) => say.noUtilityDiscarded,
  DISCARD_PILE_EMPTY: (say) => say.discardEmpty,
  TOO_FEW_UTILITIES: (say, { t, you, other }) =>
    say.tooFewUtilities(t.utilities[you].length, t.utilities[otherSeat(you)].length, other),
  RIVAL_HAS_NO_WARE: (say, { other }) => say.rivalHasNoWare(other),
  RIVAL_HAS_NO_CARD: (say, { other }) => say.rivalHasNoCard(other),
  RIVAL_HAS_NO_UTILITY: (say, { other }) => say.rivalHasNoUtility(other),
  NO_USE: noUse,
  REACTION_ONLY: (say, { kind }) => (kind === 'guard' ? say.guardOnly : say.rainMakerOnly),
  ALREADY_USED: (say) => say.alreadyUsed,
  NOT_IN_THIS_PHASE: (say, { t }) => (t.phase === 'draw' ? say.maskOnly : say.maskTooLate),
  ALREADY_LOOKED: (say, { t }) => say.alreadyLooked(t.looks),
  JUST_TAKEN: (say) => say.justTaken,
  NO_GUARD: (say) => say.noGuard,
  NO_RAIN_MAKER: (say) => say.noRainMaker,
  MUST_BID: (say) => say.mustBid,
  GAME_OVER: (say) => say.gameOver,
  UNKNOWN_COMMAND: (say) => say.unknown,
  NOT_NOW: (say, { told, phrases }) =>
    told.view.asking?.source ? say.cardComesFirst(nameOf(phrases, told.view.asking.source)) : say.notNow,
  NOT_YOUR_DECISION: (say, { told }) => say.theyDecide(told.name(told.view.asking?.seats[0] ?? 0)),
  NO_SUCH_TARGET: (say) => say.noSuchTarget,
  WRONG_NUMBER: (say, refusing) => {
    const { min, max } = rangeOf(refusing);
    return min === max ? say.exactly(max) : say.between(min, max);
  },
  NAMED_TWICE: (say) => say.namedTwice,
  BID_OUT_OF_RANGE: (say, refusing) => say.bidRange(rangeOf(refusing).min, rangeOf(refusing).max),
  NOTHING_TO_TAKE_BACK: (say) => say.nothingToTakeBack,
};

export const refusalsIn =
  (phrases: Phrases) =>
  ({ code, params, rule }: Refusal, told: Telling<Jambo>): string => {
    const { viewer, asking, table } = told.view;
    const you: Seat = viewer === 0 || viewer === 1 ? viewer : (asking?.seats[0] ?? table.active);
    const why = REFUSALS[code];
    if (!why) throw new Error(`there are no words for the refusal ${code}`);
    return why(phrases.refusals, {
      need: Number(params.need ?? 1),
      have: Number(params.have ?? 0),
      ware: WARES.find((ware) => ware === params.ware) ?? null,
      t: table,
      you,
      other: told.name(otherSeat(you)),
      kind: CARDS.find((card) => card.rule === rule)?.id ?? '',
      told,
      phrases,
    });
  };
