import './table.css';

export { beat } from './beat.ts';
export { follow } from './follow.ts';
export { sound } from './sound.ts';
export { Table } from './Table.tsx';
/** It fills the screen. */
export const whole = true;
