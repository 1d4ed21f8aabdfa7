export { follow } from './follow.ts';
export { Table } from './Table.tsx';
