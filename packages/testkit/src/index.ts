export { CHECKS, type CheckName, type FindHow, findViolation, type Violation } from './conform/find-violation.ts';
export { recordOfViolation, shrink } from './conform/shrink.ts';
export type { Actor } from './given/actor.ts';
export { type Given, type GivenHow, given, type Position } from './given/given.ts';
export { BadWords, type Said, type SaidBy } from './given/said.ts';
export type { Table } from './given/table.ts';
export { readScenario, type Scenario, type ScenarioStep } from './scenario/read-scenario.ts';
export { type AnyGame, playScenario, runScenario, type ScenarioResult } from './scenario/run-scenario.ts';
