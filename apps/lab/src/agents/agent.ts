/** An outside bot in a seat. What it does wrong is counted by name, and somebody else answers in its place. */
import { type Bot, firstLegal, insteadOf } from '@dealers-choice/bots';
import { type Ending, type MatchOf, type Move, type Rng, refuse, type Seat, type Spec } from '@dealers-choice/kernel';
import type { AnyGame } from '../lab.ts';
import { type Program, short, startProgram } from './program.ts';
import { askedOf, helloOf } from './protocol.ts';

/** Whoever can sit in a match: a bot answers at once, an outside one in its time. */
export interface Chooser {
  name: string;
  choose(view: MatchOf<Spec>, seat: Seat, rng: Rng): Move | null | Promise<Move | null>;
  /** An answer, when everybody who is asked said "not yet". */
  insist?(view: MatchOf<Spec>, seat: Seat, rng: Rng): Move;
  isOver?(ending: Ending): void;
}

export const FAILURES = ['silent', 'garbage', 'crashed', 'illegal'] as const;
type FailureName = (typeof FAILURES)[number];

export interface AgentReport extends Record<FailureName, number> {
  agent: string;
  command: string;
  asked: number;
  /** Legal answers that were its own. */
  answered: number;
  /** Answers that somebody else gave in its place. */
  stoodIn: number;
  /** The first failure of each kind, in words. */
  examples: string[];
}

export interface Agent extends Chooser {
  begins(seat: Seat, seats: number): Promise<void>;
  report: AgentReport;
  stop(): Promise<void>;
}

export interface AgentHow {
  name: string;
  command: string;
  /** For each answer. */
  patienceMs: number;
}

/** The first answer may take this many times as long: a program has to load what it needs. */
const LOADING = 5;
/** After this many silent answers in a row it is stopped, or a match would take hours. */
const SILENCES = 3;
/** A program that ended is started again for the next match, this many times in a run. */
const RESTARTS = 3;

export const noReport = ({ name, command }: Pick<AgentHow, 'name' | 'command'>): AgentReport => ({
  agent: name,
  command,
  asked: 0,
  answered: 0,
  silent: 0,
  garbage: 0,
  crashed: 0,
  illegal: 0,
  stoodIn: 0,
  examples: [],
});

export function addReport(sum: AgentReport, more: AgentReport): void {
  for (const name of ['asked', 'answered', 'stoodIn', ...FAILURES] as const) sum[name] += more[name];
  const kind = (example: string): string | undefined => example.split(':')[0];
  for (const example of more.examples) {
    if (sum.examples.every((known) => kind(known) !== kind(example))) sum.examples.push(example);
  }
}

export const failuresOf = (report: AgentReport): number => FAILURES.reduce((sum, name) => sum + report[name], 0);

/** `standIn` answers where the agent does not. */
export async function openAgent(shelved: AnyGame, how: AgentHow, standIn: Bot<Spec>): Promise<Agent> {
  const { game } = shelved;
  const report = noReport(how);
  let [id, silences, starts] = [0, 0, 0];
  let program = await start();
  let isNew = true;

  async function start(): Promise<Program> {
    starts++;
    const started = await startProgram(how.command);
    started.tell(helloOf(shelved));
    return started;
  }
  function fail(name: FailureName, what: string): null {
    if (report[name] === 0) report.examples.push(`${name}: ${what}`);
    report[name]++;
    return null;
  }
  /** Null: it did not give a legal answer. */
  async function own(seen: MatchOf<Spec>, seat: Seat): Promise<{ move: Move | null } | null> {
    if (!program.isRunning()) return null; // counted when it ended
    const asked = askedOf(shelved, seen, seat, ++id);
    const reply = await program.ask(asked, how.patienceMs * (isNew ? LOADING : 1));
    isNew = false;
    if ('failed' in reply) {
      silences = reply.failed === 'silent' ? silences + 1 : 0;
      if (silences === SILENCES) await program.stop();
      return fail(reply.failed, `${reply.what} (question ${id}, "${asked.question.prompt}")`);
    }
    silences = 0;
    const { move } = reply;
    const isAlone = asked.question.seats.length === 1;
    if (move === null) return isAlone ? fail('illegal', `"not yet" to "${asked.question.prompt}", asked alone`) : reply;
    const refusal = refuse(game, seen, seat, move);
    if (!refusal) return reply;
    return fail('illegal', `${short(JSON.stringify(move))} to "${asked.question.prompt}" is refused, ${refusal.code}`);
  }
  function instead(seen: MatchOf<Spec>, seat: Seat, rng: Rng): Move | null {
    report.stoodIn++;
    return insteadOf(game, standIn, [seen, seat, rng]);
  }
  return {
    name: how.name,
    report,
    async choose(seen, seat, rng) {
      report.asked++;
      const answer = await own(seen, seat);
      if (!answer) return instead(seen, seat, rng);
      report.answered++;
      return answer.move;
    },
    insist: (seen, seat, rng) => instead(seen, seat, rng) ?? firstLegal(game, seen, seat),
    async begins(seat, seats) {
      if (!program.isRunning() && starts <= RESTARTS) {
        program = await start();
        [silences, isNew] = [0, true];
      }
      program.tell({ type: 'match', seat, seats });
    },
    isOver: (ending) => program.tell({ type: 'over', ...ending }),
    stop: () => program.stop(),
  };
}
