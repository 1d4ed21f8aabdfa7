/** Which sets are meant: `OP12,OP13,ST22-ST35`. */
import { BadSetup, brief } from '@dealers-choice/kernel';

const SET = '([A-Z]{1,4})(\\d{0,3})';
const ONE = new RegExp(`^${SET}$`);
const FROM_TO = new RegExp(`^${SET}-${SET}$`);

export type IsMeant = (set: string) => boolean;

export function setsIn(said: string): IsMeant {
  const parts = said
    .toUpperCase()
    .split(',')
    .map((part) => part.trim());
  const tests = parts.map(partIn);
  return (set) => tests.some((test) => test(set.toUpperCase()));
}

function partIn(part: string): IsMeant {
  if (ONE.test(part)) return (set) => set === part;
  const [, letters, low = '', more, high = ''] = FROM_TO.exec(part) ?? [];
  if (letters === undefined || letters !== more || low === '' || high === '' || Number(low) > Number(high)) {
    throw new BadSetup(`${brief(part)} is no set; write sets with commas between them, as in OP12,OP13,ST22-ST35.`);
  }
  return (set) => {
    const [, own, n = ''] = ONE.exec(set) ?? [];
    return own === letters && n !== '' && Number(n) >= Number(low) && Number(n) <= Number(high);
  };
}
