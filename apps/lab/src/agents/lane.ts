/** Matches in which outside bots sit. Each lane has programs of its own, so that several can think at once. */
import { botRng, type Run, type Stumble } from '@dealers-choice/bots';
import {
  apply,
  type MatchOf,
  type Move,
  must,
  type Rng,
  readOptions,
  refuse,
  type Seat,
  type Setup,
  type Spec,
  start,
  type Tell,
  view,
} from '@dealers-choice/kernel';
import { withCards } from '../card-files.ts';
import type { AnyGame } from '../lab.ts';
import { Interrupted, type Range, type Runner } from '../pool.ts';
import { botNamed, findGame } from '../seating.ts';
import { addTally, counting, noTally, type SimPlan, steadied, type Tally } from '../tally.ts';
import { type Agent, type AgentHow, type Chooser, openAgent } from './agent.ts';

interface RunWithHow {
  tell?: Tell<Spec>;
  /** The match is given up before the next answer, with `Interrupted`. */
  isStopped?(): boolean;
}

/** As `runMatch` plays it, with players who take their time. */
async function runWith(
  game: AnyGame['game'],
  setup: Setup,
  players: readonly Chooser[],
  how: RunWithHow = {},
): Promise<Run<Spec>> {
  const match = start(game, setup, how.tell);
  const rngs = players.map((_, seat) => botRng(setup.seed, seat as Seat));
  const moves: Run<Spec>['moves'] = [];
  while (match.over === null) {
    if (how.isStopped?.()) throw new Interrupted('stopped');
    const { seat, move } = await answerOf(game, match, players, rngs);
    const refusal = refuse(game, match, seat, move);
    if (refusal)
      throw new Error(`${game.id}: ${players[seat]?.name} answered ${JSON.stringify(move)}: ${refusal.code}`);
    apply(game, match, seat, move, how.tell);
    moves.push({ seat, move });
  }
  return { match, moves };
}

async function answerOf(
  game: AnyGame['game'],
  match: MatchOf<Spec>,
  players: readonly Chooser[],
  rngs: readonly Rng[],
): Promise<{ seat: Seat; move: Move }> {
  const { seats, prompt } = match.asking ?? { seats: [], prompt: '' };
  for (const seat of seats) {
    const move = await must(players, seat).choose(view(game, match, seat), seat, must(rngs, seat));
    if (move) return { seat, move };
  }
  for (const seat of seats) {
    const move = players[seat]?.insist?.(view(game, match, seat), seat, must(rngs, seat));
    if (move) return { seat, move };
  }
  throw new Error(`${game.id}: "${prompt}" is asked, and nobody answers`);
}

export interface Lane extends Runner<Tally> {
  agents: ReadonlyMap<string, Agent>;
}

/** A runner whose programs live from its first match to its last. */
export function laneOf(games: readonly AnyGame[], plan: SimPlan, hows: readonly AgentHow[]): Lane {
  const shelved = withCards(findGame(games, plan.game), plan.cards);
  const { game } = shelved;
  const options = readOptions(game.id, game.def.options, plan.options, plan.seats);
  const ready = { ...plan, options };
  const usual = shelved.usualBots(options, plan.seats);
  const agents = new Map<string, Agent>();
  let stopped = false;
  /** One program for each seat: it must not remember what it saw from another. */
  async function playerAt(name: string, seat: Seat, report: (stumble: Stumble) => void): Promise<Chooser> {
    const how = hows.find((one) => one.name === name);
    if (!how) return steadied(shelved, botNamed(shelved, name), must(usual, seat), report);
    const key = `${name} ${seat}`;
    const agent = agents.get(key) ?? (await openAgent(shelved, how, botNamed(shelved, must(usual, seat))));
    agents.set(key, agent);
    await agent.begins(seat, plan.seats);
    return agent;
  }
  async function one(index: number): Promise<Tally> {
    const { setup, bots, tell, report, tallyOf } = counting(shelved, ready, index);
    const players: Chooser[] = [];
    for (const [seat, name] of bots.entries()) players.push(await playerAt(name, seat as Seat, report));
    const run = await runWith(game, setup, players, { tell, isStopped: () => stopped });
    if (run.match.over) for (const player of players) player.isOver?.(run.match.over);
    return tallyOf(run);
  }
  return {
    agents,
    async run({ from, to }: Range) {
      const sum = noTally(plan.seats);
      for (let index = from; index < to; index++) addTally(sum, await one(index));
      return sum;
    },
    async stop() {
      stopped = true;
      await Promise.all([...agents.values()].map((agent) => agent.stop()));
    },
  };
}
