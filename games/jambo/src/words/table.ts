/** The position in words: the fields that need other words than their value. */
import type { Seat } from '@dealers-choice/kernel';
import { type Telling, whoIn } from '@dealers-choice/words';
import { ACTIONS, type Jambo, SMALL_SPACES, type Table } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES, type Ware } from '../rules/wares.ts';
import type { Phrases } from './en.ts';

export const SEATS: readonly Seat[] = [0, 1];

/** The spaces of one seat's small stands, as far as they are built. */
export const smallSpaces = ({ small, stands }: Table, seat: Seat): (Ware | null)[] =>
  small[seat].slice(0, SMALL_SPACES * stands[seat].length);

/** The banner above everything in the final turn (JB-69). */
export const finalTurnIn =
  (say: Phrases) =>
  (told: Telling<Jambo>): string | null => {
    const { table: t, over } = told.view;
    if (!t.endgameFinalTurn || over) return null;
    const purses = SEATS.map((seat) => ({ who: whoIn(told, seat), gold: t.gold[seat] }));
    return say.finalTurn(whoIn(told, t.active), t.actions, ACTIONS, purses);
  };

/** Fields that are not shown, because other lines or the cards say the same. */
const UNSHOWN = new Set([
  'looks',
  'endgameActive',
  'endgameTriggerPlayer',
  'endgameFinalTurn',
  'triggerGold',
  'stands',
]);

export const showIn =
  (say: Phrases) =>
  (field: string, seat: Seat | null, { view }: Telling<Jambo>): string | string[] | null | undefined => {
    const { table: t } = view;
    const inWords = (spaces: readonly (Ware | null)[]): string[] =>
      spaces.map((ware) => (ware === null ? '' : say.ware(ware)));
    if (UNSHOWN.has(field)) return null;
    if (field === 'phase') return say.phases[t.phase];
    if (field === 'actions') return say.actionsOf(t.actions, ACTIONS);
    if (field === 'wiseMen') return t.wiseMen === 0 ? null : `${t.wiseMen}`;
    if (field === 'firstStandBuilt') return say.price(standPrice(t.firstStandBuilt));
    if (field === 'supply') return WARES.map((ware, i) => say.inSupply(ware, t.supply[i] ?? 0));
    if (field === 'lot') return inWords(t.lot);
    if (field === 'waiting') return inWords(t.waiting);
    if (seat === null) return undefined;
    if (field === 'looked') return t.looked[seat].length === 0 ? null : undefined;
    if (field === 'large') return inWords(t.large[seat]);
    if (field === 'small') return t.stands[seat].length === 0 ? null : inWords(smallSpaces(t, seat));
    return undefined;
  };
