/** Every verb of the vocabulary, and the ops that carry it out. */
import { forStep, STANDING, type Standing, type StepTable } from '../tree/steps.ts';
import type { Step, StepKind } from '../tree/tree.ts';
import type { Compiling } from './compile.ts';
import type { Op } from './op.ts';
import * as don from './steps/don.ts';
import * as field from './steps/field.ts';
import * as flow from './steps/flow.ts';
import { lookOps } from './steps/looking.ts';
import * as moving from './steps/moving.ts';
import { nameCostOps } from './steps/naming.ts';
import * as playing from './steps/playing.ts';

/** What only stands in PERMANENT texts is never carried out. */
type Happening = Exclude<StepKind, Standing>;
const isStanding = (step: Step): step is Extract<Step, { do: Standing }> => STANDING.some((kind) => kind === step.do);

const OPS: StepTable<[making: Compiling], Op[], Happening> = {
  draw: moving.drawOps,
  drawTo: moving.drawToOps,
  move: (step, making) => moving.moveOps(step, making.cost),
  shuffle: moving.shuffleOps,
  shuffleHandIntoDeck: moving.shuffleHandOps,
  look: lookOps,
  lookAtHand: (_step, making) => moving.lookAtHandOps(making.keepsRevealed),
  reveal: (step, making) => moving.revealOps(step, making.cost, making.keepsRevealed),
  choose: moving.chooseOps,
  nameCost: nameCostOps,
  play: playing.playOps,
  ko: (step, making) => field.koOps(step, making.cost),
  rest: (step, making) => field.restOps(step, making.cost),
  setActive: field.setActiveOps,
  freeze: field.freezeOps,
  power: field.powerOps,
  powerZero: field.powerZeroOps,
  basePower: field.basePowerOps,
  swapBasePower: field.swapBasePowerOps,
  cost: field.costOps,
  costZero: field.costZeroOps,
  baseCost: field.baseCostOps,
  gain: field.gainOps,
  gainAttribute: field.gainAttributeOps,
  cannot: field.cannotOps,
  playerCannot: field.playerCannotOps,
  mustAttack: field.mustAttackOps,
  attackTax: field.attackTaxOps,
  negate: field.negateOps,
  nextPlay: field.nextPlayOps,
  playCost: field.playCostOps,
  addDon: don.addDonOps,
  giveDon: don.giveDonOps,
  moveGivenDon: don.moveGivenDonOps,
  returnGivenDon: don.returnGivenDonOps,
  returnDon: don.returnDonOps,
  restDon: don.restDonOps,
  activateDon: don.activateDonOps,
  freezeDon: don.freezeDonOps,
  turnLife: flow.turnLifeOps,
  damage: flow.damageOps,
  if: flow.ifOps,
  ifDone: flow.ifDoneOps,
  may: flow.mayOps,
  chooseOne: flow.chooseOneOps,
  repeat: flow.repeatOps,
  later: flow.laterOps,
  instead: flow.insteadOps,
  activateText: playing.activateTextOps,
  activateEvent: playing.activateEventOps,
  changeTarget: flow.changeTargetOps,
  extraTurn: flow.extraTurnOps,
  win: flow.winOps,
  lose: flow.loseOps,
};

export function stepOps(step: Step, making: Compiling): Op[] {
  if (isStanding(step)) throw new Error(`"${step.do}" stands only in PERMANENT texts`);
  return forStep(OPS, step, making);
}
