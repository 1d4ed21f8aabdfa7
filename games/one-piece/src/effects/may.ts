/** "You may": asked, unless that goes round and round (OP-96). */
import type { Heard } from '@dealers-choice/effects';
import type { Params, Seat } from '@dealers-choice/kernel';
import { choiceHere, endRounds, goOn, MOST_ROUNDS, nameRounds, namesRounds, passHere } from '../rules/loops.ts';
import type { X } from '../rules/table.ts';
import type { EffectFrame, Flow } from './op.ts';

export interface May {
  who(f: EffectFrame): Seat;
  prompt: 'use' | 'may';
  params: Params;
  yes(x: X, f: EffectFrame): Flow;
  no(x: X, f: EffectFrame): Flow;
}

/** This effect, and where in it. */
const here = ({ r, step }: EffectFrame): number => 1 + r.code * 256 + step;

/** `can`: whether "yes" may be said at all. */
export function askMay(x: X, f: EffectFrame, can: boolean, { who, prompt, params, yes, no }: May): Flow {
  const choice = choiceHere(x, who(f), here(f));
  if (choice === 'name') {
    x.ask('number', namesRounds(x), 'rounds', { min: 0, max: MOST_ROUNDS, params, ifAbsent: { say: 0 } });
    return 'asked';
  }
  if (choice === 'goes-on' && can) {
    goOn(x, here(f));
    return yes(x, f);
  }
  if (choice === 'ends') {
    endRounds(x);
    return no(x, f);
  }
  const open = can && choice === 'ask';
  x.ask('yes-no', who(f), prompt, { options: open ? ['yes', 'no'] : ['no'], params });
  return 'asked';
}

export function hearMay(x: X, f: EffectFrame, { word, number }: Heard, seat: Seat, { yes, no }: May): Flow {
  if (word === '') {
    nameRounds(x, seat, here(f), number);
    return 'jumped'; // to the same question, which the numbers have answered
  }
  if (word === 'no') return no(x, f);
  passHere(x, here(f));
  return yes(x, f);
}
