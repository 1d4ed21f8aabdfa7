/** How an effect begins: may it, must it, can it be paid (OP-60, OP-62). */

import type { Ability } from '../rules/card.ts';
import { markUsed, tagsHold } from '../rules/emit.ts';
import { per } from '../rules/field.ts';
import { dropOthers } from '../rules/queue.ts';
import type { X } from '../rules/table.ts';
import { watched } from '../rules/watch.ts';
import { askMay, hearMay, type May } from './may.ts';
import { doing, type EffectFrame, type Flow, jump, NO_REASONS, type Op } from './op.ts';

/** `skip`: so far it is to the end. An effect with a cost can be declined; a declined one was not used. */
export function announce(ability: Ability, skip: number): Op {
  const { cost, optional } = ability.data;
  // Declared in the Main Phase, or a Trigger that was chosen: nothing left to decide.
  const declared = ability.timing === 'ACTIVATE_MAIN' || ability.timing === 'TRIGGER';
  const asks = !declared && ((cost !== undefined && cost.length > 0) || optional === true);
  const may: May = {
    who: (f) => f.you,
    prompt: 'use',
    params: { effect: ability.id },
    yes: (x, f) => begin(x, f, ability),
    no: (_x, f) => skipped(f, skip),
  };
  return {
    go(x, f) {
      if (ability.category === 'ACTIVATE') watched(x, ability, f.you, 'came'); // others have come before
      if (ability.if !== null && !ability.if(x, f)) return dropped(x, f, ability, skip);
      const can = ability.payable === null || ability.payable.can(x, f);
      if (can) watched(x, ability, f.you, 'could');
      if (!can && !(asks && ability.payable?.hidden)) return dropped(x, f, ability, skip);
      return asks ? askMay(x, f, can, may) : begin(x, f, ability);
    },
    hear: (x, f, answer, seat) => hearMay(x, f, answer, seat, may),
    asked: NO_REASONS,
  };
}

function begin(x: X, f: EffectFrame, ability: Ability): Flow {
  markUsed(x, ability, f.source);
  if (f.r.noted && ability.data.oncePerTurn) dropOthers(x, f.source, f.r.since, ability.code);
  x.tell?.({ type: 'effectActivated', seat: f.you, card: f.source, effect: ability.id });
  return 'next';
}
function dropped(x: X, f: EffectFrame, ability: Ability, skip: number): Flow {
  x.tell?.({ type: 'effectDropped', seat: f.you, card: f.source, effect: ability.id });
  return skipped(f, skip);
}
function skipped(f: EffectFrame, skip: number): Flow {
  f.r.done = 0;
  f.r.dropped = true;
  return jump(f, skip);
}

/** After each part of a cost: what was not paid whole ends the effect. `left`: so far it is to the end of the cost. */
export const wasPaid = (left: number): Op =>
  doing((_x, f) => {
    if (f.r.done === 1) return 'next';
    f.r.unpaid = true;
    f.r.k = 0;
    return jump(f, left + 1);
  });

/** The tags must still hold when the cost is paid (OP-61). */
export const stillHolds = (ability: Ability, skip: number): Op =>
  doing((x, f) => {
    const gone = f.r.noted || per(x.t.since, f.source) === 0;
    return f.r.unpaid || (!gone && !tagsHold(x, ability, f.source, f.you)) ? jump(f, skip) : 'next';
  });
