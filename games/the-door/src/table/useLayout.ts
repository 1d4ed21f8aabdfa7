/** Which drawing of the stair fits the screen. */
import { mediaHook } from '@dealers-choice/table/ui';
import { DESK, type Layout, PHONE } from './places.ts';

const useDesk = mediaHook('(min-width: 900px) and (min-height: 560px)');

export const useLayout = (): Layout => (useDesk() ? DESK : PHONE);
