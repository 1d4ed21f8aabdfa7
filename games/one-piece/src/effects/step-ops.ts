/** Every verb of the vocabulary, and the ops that carry it out. */
import type { Step } from '../tree/tree.ts';
import type { Compiling } from './compile.ts';
import type { Op } from './op.ts';
import * as don from './steps/don.ts';
import * as field from './steps/field.ts';
import * as flow from './steps/flow.ts';
import { lookOps } from './steps/looking.ts';
import * as moving from './steps/moving.ts';
import { nameCostOps } from './steps/naming.ts';
import * as playing from './steps/playing.ts';

export function stepOps(step: Step, making: Compiling): Op[] {
  switch (step.do) {
    case 'draw':
      return moving.drawOps(step);
    case 'drawTo':
      return moving.drawToOps(step);
    case 'move':
      return moving.moveOps(step, making.cost);
    case 'shuffle':
      return moving.shuffleOps(step);
    case 'shuffleHandIntoDeck':
      return moving.shuffleHandOps(step);
    case 'look':
      return lookOps(step);
    case 'reveal':
      return moving.revealOps(step, making.cost, making.keepsRevealed);
    case 'choose':
      return moving.chooseOps(step);
    case 'nameCost':
      return nameCostOps();
    case 'play':
      return playing.playOps(step);
    case 'ko':
      return field.koOps(step, making.cost);
    case 'rest':
      return field.restOps(step, making.cost);
    case 'setActive':
      return field.setActiveOps(step);
    case 'freeze':
      return field.freezeOps(step);
    case 'power':
      return field.powerOps(step);
    case 'powerZero':
      return field.powerZeroOps(step);
    case 'basePower':
      return field.basePowerOps(step);
    case 'swapBasePower':
      return field.swapBasePowerOps(step);
    case 'cost':
      return field.costOps(step);
    case 'costZero':
      return field.costZeroOps(step);
    case 'baseCost':
      return field.baseCostOps(step);
    case 'gain':
      return field.gainOps(step);
    case 'gainAttribute':
      return field.gainAttributeOps(step);
    case 'cannot':
      return field.cannotOps(step, making);
    case 'playerCannot':
      return field.playerCannotOps(step, making);
    case 'mustAttack':
      return field.mustAttackOps(step);
    case 'attackTax':
      return field.attackTaxOps(step, making);
    case 'negate':
      return field.negateOps(step);
    case 'nextPlay':
      return field.nextPlayOps(step, making);
    case 'playCost':
      return field.playCostOps(step, making);
    case 'addDon':
      return don.addDonOps(step);
    case 'giveDon':
      return don.giveDonOps(step);
    case 'moveGivenDon':
      return don.moveGivenDonOps(step);
    case 'returnGivenDon':
      return don.returnGivenDonOps(step);
    case 'returnDon':
      return don.returnDonOps(step);
    case 'restDon':
      return don.restDonOps(step);
    case 'activateDon':
      return don.activateDonOps(step);
    case 'freezeDon':
      return don.freezeDonOps(step);
    case 'turnLife':
      return flow.turnLifeOps(step);
    case 'damage':
      return flow.damageOps(step);
    case 'if':
      return flow.ifOps(step, making);
    case 'ifDone':
      return flow.ifDoneOps(step, making);
    case 'may':
      return flow.mayOps(step, making);
    case 'chooseOne':
      return flow.chooseOneOps(step, making);
    case 'repeat':
      return flow.repeatOps(step, making);
    case 'later':
      return flow.laterOps(step, making);
    case 'instead':
      return flow.insteadOps(step, making);
    case 'activateText':
      return playing.activateTextOps(step);
    case 'activateEvent':
      return playing.activateEventOps(step);
    case 'changeTarget':
      return flow.changeTargetOps(step);
    case 'extraTurn':
      return flow.extraTurnOps();
    case 'win':
      return flow.winOps(step);
    case 'lose':
      return flow.loseOps(step);
    case 'counter':
    case 'lifeInstead':
    case 'donPhaseGives':
      throw new Error(`"${step.do}" stands only in PERMANENT texts`);
  }
}
