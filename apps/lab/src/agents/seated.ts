/** `--agent` on a command line: which programs play, and what became of them. */
import { Fault } from '../fault.ts';
import type { Flags } from '../flags.ts';
import { agentNames } from '../seating.ts';
import { type AgentHow, type AgentReport, addReport, FAILURES, failuresOf, noReport } from './agent.ts';
import type { Lane } from './lane.ts';

const PATIENCE_MS = 5000;

/** Those of `--agent`, each of which must have a seat. */
export function agentsIn(flags: Flags, bots: readonly string[]): AgentHow[] {
  const names = agentNames(flags);
  const idle = names.find((name) => !bots.includes(name));
  if (idle !== undefined) throw new Fault(`--bots gives no seat to "${idle}", which --agent names.`);
  const { agent = [], patience = PATIENCE_MS } = flags;
  return agent.map((command, i) => ({ name: names[i] ?? '', command, patienceMs: patience }));
}

/** One report for each agent, over all lanes and seats. */
export function reportsOf(hows: readonly AgentHow[], lanes: readonly Lane[]): AgentReport[] {
  return hows.map((how) => {
    const sum = noReport(how);
    const all = lanes.flatMap(({ agents }) => [...agents.values()]);
    for (const { name, report } of all) if (name === how.name) addReport(sum, report);
    return sum;
  });
}

export function agentLines(report: AgentReport): string[] {
  const { agent, command, asked, answered, stoodIn, examples } = report;
  const failed = FAILURES.filter((name) => report[name] > 0).map((name) => `${report[name]} ${name}`);
  return [
    `Agent "${agent}" (${command})`,
    `  ${asked} questions, ${answered} answers of its own${failuresOf(report) === 0 ? ', no failures' : ''}`,
    ...(failed.length > 0 ? [`  failures: ${failed.join(', ')}`] : []),
    ...(stoodIn > 0 ? [`  ${stoodIn} answers were given by the game's usual bot in its place`] : []),
    ...examples.map((example) => `  first ${example}`),
  ];
}
