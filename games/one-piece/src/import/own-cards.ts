/** The cards the game comes with, as a file of cards. */
import { LOWWATER } from '../cards/lowwater.ts';
import type { CardFile } from './raw-card.ts';

export const ownCards = (): readonly CardFile[] => [{ path: 'our cards', json: LOWWATER }];
