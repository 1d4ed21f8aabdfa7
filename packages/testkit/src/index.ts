export type { Actor } from './given/actor.ts';
export { type Given, type GivenHow, given, type Position } from './given/given.ts';
export { BadWords, type Said, type SaidBy } from './given/said.ts';
export type { Table } from './given/table.ts';
