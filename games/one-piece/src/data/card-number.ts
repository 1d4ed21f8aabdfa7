/** What a card number looks like: `LG-016`, `ST01-002`, `P-7A`. Its last part has a digit: no name is taken for one. */
import { pattern } from '../tree/schema.ts';

/** For a larger expression; capital letters only. */
export const CARD_NUMBER = '[A-Z][A-Z0-9]{0,11}(?:-[A-Z0-9]{1,12}){0,2}-[A-Z]{0,6}\\d[A-Z0-9]{0,6}';
const WHOLE = new RegExp(`^${CARD_NUMBER}$`);

export const isCardNumber = (id: unknown): id is string => typeof id === 'string' && WHOLE.test(id);
export const cardNumber = pattern('a card number such as "LG-016"', WHOLE);
