/** DON!! that go and come until both players have as many. */
import type { Counted, Who } from '../../src/tree/tree.ts';
import { side } from '../cards/place.ts';
import { byPlayer, named } from '../clause/verbs.ts';
import { say, sayOne } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { asManyAs } from '../number/as-many-as.ts';
import { digits } from '../number/letters.ts';

/** "return DON!! cards from your field to your DON!! deck until you have the same number … as your opponent", or 3. */
export const returnDonUntil = named('return DON!! until', (c, who) => {
  if (!verb(c, 'return') || !say(c, 'don!! cards from')) return undefined;
  const from = side(c);
  if (!from || from === 'either' || !say(c, 'field to your|their don!! deck until')) return undefined;
  const whose: Who = who === 'opponent' || from === 'opponent' ? 'opponent' : 'you';
  const [mine, others]: readonly [Counted, Counted] =
    whose === 'you'
      ? [{ donOnField: 'you' }, { donOnField: 'opponent' }]
      : [{ donOnField: 'opponent' }, { donOnField: 'you' }];
  if (asManyAs(c, whose, 'don!! cards'))
    return [{ do: 'returnDon', n: { ...mine, minus: others }, ...byPlayer(whose) }];
  const left = say(c, whose === 'you' ? 'you have' : 'they have') ? digits(c) : undefined;
  if (left === undefined || !say(c, 'don!! card|cards on your|their field')) return undefined;
  return [{ do: 'returnDon', n: { ...mine, ...(left === 0 ? {} : { plus: -left }) }, ...byPlayer(whose) }];
});

/** "add DON!! cards from your DON!! deck and rest them until you have the same number … as your opponent". */
export const addDonUntil = named('add DON!! until', (c, who) => {
  if (who !== 'you' || !verb(c, 'add')) return undefined;
  const upTo = say(c, 'up to any number of') === true;
  if (!say(c, 'don!! cards from your don!! deck')) return undefined;
  const rested = sayOne(c, [
    ['and rest them', true],
    ['and set them as active', false],
  ] as const);
  if (rested === undefined || !say(c, 'until') || !asManyAs(c, 'you', 'don!! cards')) return undefined;
  const n: Counted = { donOnField: 'opponent', minus: { donOnField: 'you' } };
  return [{ do: 'addDon', n, ...(upTo ? { upTo: true } : {}), ...(rested ? { rested: true } : {}) }];
});
