/** "has its base power become 7000": what becomes of cards, said of the cards. */
import { rule, say, sayOne } from '../grammar/cursor.ts';
import { maybeDuration } from '../grammar/words.ts';
import { becomesWhat } from '../steps/become.ts';
import { lasting, type On } from './predicates.ts';

export const hasBecome = rule<readonly On[]>('has its value become', (c) => {
  const which = say(c, 'have|has its|their')
    ? sayOne(c, [
        ['base power', 'basePower'],
        ['base cost', 'baseCost'],
      ] as const)
    : undefined;
  const n = which && say(c, 'become|becomes') ? becomesWhat(c, which) : undefined;
  // "It" would be the card that becomes so.
  if (!which || n === undefined || (typeof n === 'object' && n.ofCard === 'it')) return undefined;
  const time = maybeDuration(c);
  return [(what) => ({ do: which, what, n, ...lasting(time) })];
});
