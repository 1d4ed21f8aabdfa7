import type { Card, CardOption } from '../rules/table.ts';
import { chaos } from './chaos.ts';
import { judgeOrJury } from './judge-or-jury.ts';
import { resurrectOrReap } from './resurrect-or-reap.ts';
import { summonOrExile } from './summon-or-exile.ts';

export const CARDS: readonly Card[] = [judgeOrJury, summonOrExile, resurrectOrReap, chaos];
export const OPTIONS: readonly CardOption[] = CARDS.flatMap(({ options }) => options);
