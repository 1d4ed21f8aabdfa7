/** Caravan of the docs on the page's shelf: hands that only their owner sees. */
import { type Caravan, caravan as game } from '../../../../../docs/example/caravan.ts';
import { words } from '../../../../../docs/example/words.ts';
import { type AnyGame, shelve } from '../shelf.ts';

export const caravan: AnyGame = shelve<Caravan>({
  game,
  words,
  bots: [
    {
      name: 'idler',
      about: 'Passes, and pays whoever raids it.',
      choose: ({ asking }) => (asking?.prompt === 'raid' ? { choose: 'pay' } : { do: 'pass' }),
    },
  ],
  usualBots: (_options, seats) => new Array<string>(seats).fill('idler'),
  rulesText: () => Promise.resolve({ text: '', language: 'en' }),
});
