/** Steps about DON!!. */
import { seatOf } from '../effects/phrase.ts';
import { donGivenOf } from '../effects/steps/don.ts';
import { gainOf } from './gains.ts';
import { amountNow } from './phrases.ts';
import { pickWorth } from './picking.ts';
import { signOf, type WorthTable } from './step-worth.ts';

type DonStep =
  | 'addDon'
  | 'giveDon'
  | 'moveGivenDon'
  | 'returnGivenDon'
  | 'returnDon'
  | 'restDon'
  | 'activateDon'
  | 'freezeDon'
  | 'donPhaseGives';

export const DON_STEPS: WorthTable<DonStep> = {
  addDon: (look, { n, rested }, env) => {
    const { t, w } = look;
    const added = Math.min(amountNow(look, n, env), t.donDeck[env.you]);
    // At the end of the DON!! deck there is nothing left to be ahead of.
    const ahead = t.donDeck[env.you] > 2 ? w.don : 0.3 * w.don;
    return added * (ahead + (rested || t.turnPlayer !== env.you ? 0 : w.activeDon));
  },
  giveDon: (look, { n, from, to }, env) => {
    const { t, w } = look;
    const price = from === 'active' ? 0.2 * w.activeDon : 0;
    const pool = t.donActive[env.you] + t.donRested[env.you];
    const given = Math.min(amountNow(look, n, env), pool);
    return (
      given * pickWorth(look, to, env, (card) => w.power * Math.min(1, gainOf(look, 'give-don', card, env.you)) - price)
    );
  },
  moveGivenDon: () => 0.05,
  // Nothing is lost but the power that cards have by them in their player's turn.
  returnGivenDon: (look, { n, who = 'you' }, env) => {
    const seat = seatOf(env, who);
    const taken = Math.min(amountNow(look, n, env), donGivenOf(look.x, seat));
    return -signOf(who) * taken * (look.t.turnPlayer === seat ? 0.5 * look.w.power : 0);
  },
  returnDon: (look, { n, who = 'you' }, env) => {
    const { t, w } = look;
    const seat = seatOf(env, who);
    // Rested DON!! are not missed in this turn, and a full DON!! deck fills up again.
    const rested = Math.min(amountNow(look, n, env), t.donRested[seat]);
    const active = amountNow(look, n, env) - rested;
    return -signOf(who) * (w.don * (rested + active) + (t.turnPlayer === seat ? w.activeDon * active : 0));
  },
  restDon: (look, { n, who = 'you' }, env) => {
    const seat = seatOf(env, who);
    const rested = Math.min(amountNow(look, n, env), look.t.donActive[seat]);
    return -signOf(who) * rested * (look.t.turnPlayer === seat ? look.w.activeDon : 0.3 * look.w.activeDon);
  },
  activateDon: (look, { n, who = 'you' }, env) => {
    const seat = seatOf(env, who);
    const woken = Math.min(amountNow(look, n, env), look.t.donRested[seat]);
    return signOf(who) * woken * (look.t.turnPlayer === seat ? look.w.activeDon : 0.3 * look.w.activeDon);
  },
  freezeDon: (look, { n, who }, env) => -signOf(who) * amountNow(look, n, env) * look.w.activeDon,
  donPhaseGives: () => 0,
};
