import './custom-properties.ts';
import './styles/table.css';

export { beat } from './beat.ts';
export { follow } from './follow.ts';
export { Outcome } from './Outcome.tsx';
export { sound } from './sound.ts';
export { Table } from './Table.tsx';
/** It has the whole screen below the bar. */
export const whole = true;
/** Its smallest words could not be read beside something else. */
export const wide = true;
