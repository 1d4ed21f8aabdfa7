import { JAIL } from '../rules/board.ts';
import { isDead, loseLives } from '../rules/effects.ts';
import type { CardOption } from '../rules/table.ts';
import { cardOfTwo } from './card-of-two.ts';

const summon: CardOption = {
  id: 'SUMMON',
  name: 'Summon',
  text: 'Another player comes to your square.',
  targets: 'living',
  chosen: 'target',
  effect: (p) =>
    p.do((x, { target }) => {
      const { t, you } = x;
      const from = t.pos[target];
      t.pos[target] = t.pos[you];
      t.jailed[target] = false; // a turn they owe stays owed (TD-22)
      x.tell?.({ type: 'SUMMONED', seat: target, by: you, from, to: t.pos[you] });
    }),
};

const exile: CardOption = {
  id: 'EXILE',
  name: 'Exile',
  text: 'Another player loses 1 life, goes to Jail on square 10 and misses a turn.',
  death: 'on the way to Jail',
  targets: 'living',
  chosen: 'target',
  effect: (p) =>
    p.do((x, { target }) => {
      const { t, you } = x;
      loseLives(x, target, 1, exile.id);
      if (isDead(x, target)) return; // who dies of it has no turn to miss and no Jail to sit in (TD-24)
      const from = t.pos[target];
      t.pos[target] = JAIL;
      t.jailed[target] = true;
      t.skip[target] = 1;
      x.tell?.({ type: 'EXILED', seat: target, by: you, from, to: JAIL });
    }),
};

export const summonOrExile = cardOfTwo({ id: 'SUMMON_EXILE', copies: 6, options: [summon, exile] });
