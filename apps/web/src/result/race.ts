/** How a match came about, as one figure of each seat or team over time: read from what was told. */
import type { Seat } from '@dealers-choice/kernel';
import type { LogLine } from '../match/contract.ts';

export interface RaceLine {
  seat: Seat;
  /** Of a team, in place of a seat. */
  team?: 'A' | 'B';
  /** In order; from one to the next it stays as it was. */
  points: readonly { at: number; value: number }[];
}

export interface Race {
  /** What is counted. */
  what: 'gold' | 'cards' | 'points';
  /** How many turns or deals there were. */
  length: number;
  /** What everybody wants to reach; null: as much as possible. */
  goal: number | null;
  lines: readonly RaceLine[];
}

interface Told {
  type: string;
  seat?: Seat | undefined;
}
type Growing = { seat: Seat; team?: 'A' | 'B'; points: { at: number; value: number }[] };

/** Null: this game, or this match, has no such story. */
export function raceOf(game: string, log: readonly LogLine[], seats: number): Race | null {
  const events = log.map(({ event }): Told => event);
  const race = game === 'jambo' ? goldOf(events) : game === 'dhappa-baaji' ? dealsOf(events, seats) : null;
  return race && race.length > 0 ? race : null;
}

/** Events come from the worker as they are: what is not a number is left out. */
function figure(event: Told, name: string): number | null {
  const value: unknown = Object.entries(event).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : null;
}

const START_GOLD = 20;
const ENDGAME_GOLD = 60;

function goldOf(events: readonly Told[]): Race {
  const lines = begun(2, START_GOLD);
  let turns = 0;
  for (const event of events) {
    if (event.type === 'TURN_STARTED') turns++;
    const line = event.seat === undefined ? undefined : lines[event.seat];
    const amount = event.type === 'GOLD_CHANGED' ? figure(event, 'amount') : null;
    if (line && amount !== null) put(line, turns, (line.points.at(-1)?.value ?? 0) + amount);
  }
  return { what: 'gold', length: turns, goal: ENDGAME_GOLD, lines };
}

/** A single deal is a race to an empty hand; several are a race for points. */
function dealsOf(events: readonly Told[], seats: number): Race {
  const scored = events.filter(({ type }) => type === 'DEAL_SCORED');
  if (scored.length > 1) {
    const team = (name: 'A' | 'B', seat: Seat): RaceLine => ({
      seat,
      team: name,
      points: [
        { at: 0, value: 0 },
        ...scored.map((event, i) => ({ at: i + 1, value: figure(event, `score${name}`) ?? 0 })),
      ],
    });
    return { what: 'points', length: scored.length, goal: null, lines: [team('A', 0), team('B', 1)] };
  }
  const lines = begun(seats, null);
  let turns = 0;
  for (const event of events) {
    if (event.type === 'TURN_STARTED') turns++;
    const line = event.seat === undefined ? undefined : lines[event.seat];
    const left = event.type === 'WENT_OUT' ? 0 : event.type === 'DISCARDED' ? figure(event, 'left') : null;
    if (line && left !== null) put(line, turns, left);
  }
  return { what: 'cards', length: turns, goal: 0, lines: lines.filter(({ points }) => points.length > 0) };
}

const begun = (seats: number, value: number | null): Growing[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat: seat as Seat,
    points: value === null ? [] : [{ at: 0, value }],
  }));

/** Several changes within one turn are one point. */
function put({ points }: Growing, at: number, value: number): void {
  const last = points.at(-1);
  if (last?.at === at) last.value = value;
  else points.push({ at, value });
}
