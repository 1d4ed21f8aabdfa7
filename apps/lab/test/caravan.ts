/** Caravan of the docs on the lab's shelf, and ways to change it. */

import { chanceOfOdds, type Instinct, levelsOf, type Skills, tunableValue } from '@dealers-choice/bots';
import { sequence } from '@dealers-choice/effects';
import { type CopyId, type Definition, defineGame, moves, type Seat } from '@dealers-choice/kernel';
import { type Caravan, caravan as game } from '../../../docs/example/caravan.ts';
import { words } from '../../../docs/example/words.ts';
import { type AnyGame, type Shelved, shelve } from '../src/lab.ts';

export type { Caravan };

/** `top` is where a turn takes its card from: a rule that a test can break. */
const turnsFrom = (top: (deck: CopyId[]) => CopyId | undefined) =>
  sequence<Caravan>((p) =>
    p.while(
      () => true,
      (turn) =>
        turn
          .do((x) => {
            const card = top(x.t.deck);
            if (card === undefined) return x.end('deck-gone', [0]);
            x.move(card, 'hand', x.t.active);
            x.tell?.({ type: 'drew', seat: x.t.active, card });
          })
          .menu({ prompt: 'trade', by: (x) => x.t.active, actions: game.def.actions })
          .do((x) => {
            x.t.active = x.after(x.t.active);
            x.nextTurn();
          }),
    ),
  );

interface Change extends Partial<Definition<Caravan>> {
  top?: (deck: CopyId[]) => CopyId | undefined;
}

export function caravanWith({ top, ...change }: Change): AnyGame {
  return shelve<Caravan>({
    game: defineGame<Caravan>({
      ...game.def,
      ...(top && { programs: { turns: turnsFrom(top) } }),
      ...change,
      proof: {
        facts: { cardsPlayed: ['played'] },
        impossible: (x) => (x.t.gold.some((gold) => gold < 0) ? 'somebody has less than no gold' : null),
        ...change.proof,
      },
    }),
    words,
    bots: [
      { name: 'idler', about: 'Passes.', choose: (view) => (view.asking?.kind === 'action' ? { do: 'pass' } : null) },
      {
        name: 'steady',
        about: 'Passes, and always pays.',
        choose: (view) => (view.asking?.kind === 'option' ? { choose: 'pay' } : { do: 'pass' }),
      },
    ],
    usualBots: (_options, seats) => new Array<string>(seats).fill('random'),
  });
}

export const caravan = caravanWith({});

/** Plays the first legal move; a master looks ahead from there. */
const instinct: Instinct<Caravan> = {
  value: ({ table }, seat) =>
    chanceOfOdds(table.gold[seat] / 3 - table.gold.reduce((sum, gold) => sum + gold, 0) / 3 / table.gold.length),
  policy: (match, seat) => moves(game, match, seat)[0] ?? null,
};
const SKILLS: Skills = {
  casual: { slips: 50 },
  regular: { slips: 20 },
  strong: {},
  master: { search: { iterations: 40 } },
};

/** With the four levels, of which one searches. */
export const leveled: AnyGame = shelve<Caravan>({
  ...(caravan as unknown as Shelved<Caravan>),
  bots: [{ name: 'steady', about: 'Always pays.', choose: instinct.policy }, ...levelsOf(game, instinct, SKILLS)],
  instinct,
  tunable: {
    value: tunableValue(game, {
      facts: {
        names: ['gold', 'cards in hand'],
        of: ({ table, seats }, seat) => {
          const other = ((seat + 1) % seats) as Seat;
          return [table.gold[seat] - table.gold[other], table.hand[seat].length - table.hand[other].length];
        },
      },
      weights: [-1, 0],
      instinct,
      search: { iterations: 20 },
      file: 'value-weights.ts',
    }),
    thumb: {
      names: ['thrift'],
      weights: [2],
      botWith: ([thrift = 0]) => ({
        name: 'thrifty',
        about: 'Plays only with more gold than this.',
        choose: (match, seat) => {
          const legal = moves(game, match, seat);
          return (match.table.gold[seat] > thrift ? legal[0] : legal.at(-1)) ?? null;
        },
      }),
    },
  },
  usualBots: (_options, seats) => new Array<string>(seats).fill('steady'),
});
