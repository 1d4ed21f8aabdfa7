import './art/cards.css';
import './art/pieces.css';
import './art/wares.css';
import './table.css';
import './phone.css';
import './modes.css';
import './result/ending.css';

export { beat } from './beat.ts';
export { follow } from './follow.ts';
export { Ending } from './result/Ending.tsx';
export { sound } from './sound.ts';
export { Table } from './Table.tsx';
/** It fills the screen. */
export const whole = true;
