/** "Play 1 of the revealed cards and play the other card rested": one of those that were chosen before. */
import type { Cards, Num, Pick } from '../../src/tree/tree.ts';
import { attempt, type Cursor, firstOf, remember, rule, say } from '../grammar/cursor.ts';
import { num } from '../number/numbers.ts';

const MEANT = 'selected|chosen|revealed';

const CARDS = 'cards|characters';

export const oneOfThem = rule<readonly Pick[]>('one of them', (c) => {
  const { several, had } = c.said;
  const asked = had && attempt(c, (i) => oneHad(i, had));
  if (asked) return asked;
  const [first] = several?.of ?? [];
  if (!several || !first) return undefined;
  const upTo = say(c, 'up to') === true;
  const n = num(c);
  if (n === undefined) return undefined;
  const isSaid = firstOf<true>(c, [
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
  remember(c, { among: true, chosen: true, last: 'it' });
  return [{ ...(upTo ? { upTo: n } : { n }), ...(of ? { of } : {}), in: areas, where: { among: several.as } }];
});

/** "if your opponent has a Character with 0 power, K.O. it": the one that was asked for, and none chosen before. */
function oneHad(c: Cursor, had: Cards): readonly Pick[] | undefined {
  const amount = firstOf<{ n: Num } | { upTo: Num }>(c, [
    (i) => ((say(i, 'it') ?? say(i, 'that character')) ? { n: 1 } : undefined),
    (i) => {
      const upTo = say(i, 'up to') === true;
      const n = num(i);
      if (n === undefined || !(say(i, 'of them') ?? say(i, `of those ${CARDS}`))) return undefined;
      return upTo ? { upTo: n } : { n };
    },
  ]);
  if (!amount) return undefined;
  remember(c, { chosen: true, last: 'it', had: null, several: null });
  return [{ ...amount, ...had }];
}

/** Does "the other" stand further on in the sentence, as one of two? */
function isOtherAhead({ tokens, at }: Cursor): boolean {
  for (let i = at; i < tokens.length && tokens[i]?.text !== '.'; i++) {
    if (tokens[i]?.text === 'the' && tokens[i + 1]?.text === 'other' && tokens[i + 2]?.text !== 'than') return true;
  }
  return false;
}
