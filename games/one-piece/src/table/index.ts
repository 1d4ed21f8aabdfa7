import './styles/table.css';
import './styles/flat.css';
import './styles/dock.css';
import './styles/side.css';
import './styles/sizes.css';
import './styles/tight.css';
import './styles/order.css';
import './styles/depth.css';

export { beat } from './beat.ts';
export { sound } from './sound.ts';
export { Table } from './Table.tsx';
/** It fills the screen. */
export const whole = true;
