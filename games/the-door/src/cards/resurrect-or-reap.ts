import { START } from '../rules/board.ts';
import { kill } from '../rules/effects.ts';
import type { CardOption } from '../rules/table.ts';
import { cardOfTwo } from './card-of-two.ts';

const resurrect: CardOption = {
  id: 'RESURRECT',
  name: 'Resurrect',
  text: 'A dead player returns to the start with 1 life.',
  targets: 'dead',
  chosen: 'target',
  effect: (p) =>
    p.do((x, { target }) => {
      const { t, you } = x;
      const from = t.pos[target];
      t.lives[target] = 1;
      t.pos[target] = START;
      t.jailed[target] = false;
      t.skip[target] = 0; // turns already taken still count (TD-26)
      x.tell?.({ type: 'RESURRECTED', seat: target, by: you, from, to: START });
      x.tell?.({ type: 'LIVES_CHANGED', seat: target, from: 0, to: 1 });
    }),
};

const reap: CardOption = {
  id: 'REAP',
  name: 'Reap',
  text: 'Another player dies.',
  death: 'at the reaper’s hand',
  targets: 'living',
  chosen: 'target',
  effect: (p) => p.do((x, { target }) => kill(x, target, reap.id)),
};

export const resurrectOrReap = cardOfTwo({ id: 'RESURRECT_REAP', copies: 6, options: [resurrect, reap] });
