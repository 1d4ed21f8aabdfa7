/** "Play 1 of the revealed cards and play the other card rested": one of those that were chosen before. */
import type { Pick } from '../src/tree/tree.ts';
import { type Cursor, oneOf, rule, say, tell } from './cursor.ts';
import { num } from './numbers.ts';

const MEANT = 'selected|chosen|revealed';

const CARDS = 'cards|characters';

export const oneOfThem = rule<readonly Pick[]>('one of them', (c) => {
  const { several } = c.said;
  const [first] = several?.of ?? [];
  if (!several || !first) return undefined;
  const upTo = say(c, 'up to') === true;
  const n = num(c);
  if (n === undefined) return undefined;
  const isSaid = oneOf<true>(c, [
    (i) => say(i, `of the ${MEANT} ${CARDS}`),
    (i) => say(i, `of those ${CARDS}`),
    (i) => say(i, 'of them'),
    // "give 1 Character −3000 power and the other −2000 power"
    (i) => (n === 1 && isOtherAhead(i) ? say(i, 'card|character') : undefined),
  ]);
  if (!isSaid) return undefined;
  const areas = [...new Set(several.of.flatMap(({ in: each }) => each))];
  // Of either side if they are not all of one.
  const of = several.of.every((each) => each.of === first.of) ? first.of : 'either';
  tell(c, { among: true, chosen: true, last: 'it' });
  return [{ ...(upTo ? { upTo: n } : { n }), ...(of ? { of } : {}), in: areas, where: { among: several.as } }];
});

/** Does "the other" stand further on in the sentence, as one of two? */
function isOtherAhead({ tokens, at }: Cursor): boolean {
  for (let i = at; i < tokens.length && tokens[i]?.text !== '.'; i++) {
    if (tokens[i]?.text === 'the' && tokens[i + 1]?.text === 'other' && tokens[i + 2]?.text !== 'than') return true;
  }
  return false;
}
