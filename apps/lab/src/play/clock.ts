/**
 * A timing question, in real time: a marker crosses a bar and is stopped by a key. No number can be typed.
 * Of the question's clocks the first is stopped; the others are held: let go by a key, or reported as held (null) once
 * the impact is over. A terminal hears no key going up, so letting go is a press of its own.
 */
import { type Move, moves, type Question, type Seat } from '@dealers-choice/kernel';
import type { Clock } from '@dealers-choice/words';
import type { Table } from './match.ts';
import type { Key } from './terminal.ts';

/** Of the bar, where the terminal has room for it; an odd number, so that it has a middle. */
const WIDTH = 61;
/** Signs of the line beside the bar, and the place of the cursor. */
const BESIDE = 5;
const FRAME_MS = 25;
/** A key held down repeats faster than anybody presses. */
const REPEAT_MS = 120;
/** Enter also starts the clock; held a little long it must not stop it. */
const ENTER_REPEAT_MS = 700;
const FILLS = ['░', '▒', '█', '▓'];

/** Without a game's own clock: two seconds from end to end and back. */
const SWEEP: Clock = { arrow: (ms) => 1 - Math.abs(2 - ((ms / 1000) % 4)), bands: [], impactMs: 0, stopped: null };

interface Running {
  table: Table;
  clock: Clock;
  question: Question;
  began: number;
  /** When the marker was stopped, by whomever. */
  stoppedAt: number | null;
  lastPress: Map<string, number>;
  /** The bots' decisions, until their time comes; null: asked after this many moves, and not ready. */
  plans: Map<Seat, { move: Move | null; after: number }>;
}

const isOpen = ({ table, question }: Running): boolean => {
  const { asking } = table.host.match;
  return asking?.kind === 'timing' && asking.prompt === question.prompt;
};

export async function runClock(table: Table, question: Question): Promise<void> {
  const { term, shelved, people } = table;
  const asked = question.seats.filter((seat) => people.includes(seat));
  const told = table.tellingTo(asked[0] ?? table.reader);
  const clock = shelved.words.clock?.(question, told) ?? SWEEP;
  term.say(term.bold(shelved.words.prompt(question, told)));
  for (const seat of asked) term.say(`  ${told.name(seat)}: ${keysFor(question, clockOf(table, seat))}`);
  if (clock.bands.length > 0)
    term.say(`  ${clock.bands.map(({ label }, i) => `${FILLS[i + 1]} ${label}`).join('   ')}`);
  await term.line('  Press Enter to begin. ');
  term.pressed(); // keys typed before the question are not an answer
  const running: Running = {
    table,
    clock,
    question,
    began: term.now(),
    stoppedAt: null,
    lastPress: new Map([['return', term.now()]]),
    plans: new Map(),
  };
  table.held = [];
  while (isOpen(running)) {
    for (const key of term.pressed()) press(running, key);
    askBots(running);
    reportHeld(running);
    term.draw(bar(running));
    if (isOpen(running)) await term.sleep(FRAME_MS);
  }
  term.say(bar(running));
  for (const text of table.held) term.say(text);
  table.held = null;
}

const isHeld = (question: Question, name: string): boolean => question.options.indexOf(name) > 0;

/** Which clock of the question this seat answers for. */
function clockOf({ shelved, host }: Table, seat: Seat): string {
  const [mark] = moves(shelved.game, host.view(seat), seat);
  return mark && 'timing' in mark ? mark.for : '';
}

const keysFor = (question: Question, name: string): string =>
  isHeld(question, name) ? 'stand still; F lets go' : 'Space (or Enter) stops the marker';

function press(running: Running, { name, at }: Key): void {
  const { question, lastPress } = running;
  const since = at - (lastPress.get(name) ?? Number.NEGATIVE_INFINITY);
  lastPress.set(name, at);
  if (since < (name === 'return' ? ENTER_REPEAT_MS : REPEAT_MS)) return;
  const letsGo = name === 'f';
  if (!letsGo && name !== 'space' && name !== 'return') return;
  const owing = peopleOwing(running).find((one) => isHeld(question, one.clock) === letsGo);
  if (owing) answer(running, owing.seat, { timing: Math.floor(at - running.began), for: owing.clock });
}

/** People who still have to answer, and for which clock. */
function peopleOwing({ table }: Running): { seat: Seat; clock: string }[] {
  const seats = table.host.match.asking?.seats ?? [];
  return seats.filter((seat) => table.people.includes(seat)).map((seat) => ({ seat, clock: clockOf(table, seat) }));
}

function answer(running: Running, seat: Seat, move: Extract<Move, { timing: unknown }>): void {
  const { table, question } = running;
  const refusal = table.host.play(seat, move);
  if (refusal) table.term.say(`  ${table.shelved.words.refusal(refusal, table.tellingTo(seat))}`);
  else if (!isHeld(question, move.for)) running.stoppedAt = move.timing;
}

/** A bot decides at once, and its answer comes when the marker is there. */
function askBots(running: Running): void {
  const { table, clock, stoppedAt, plans } = running;
  const ms = table.term.now() - running.began;
  const { host } = table;
  for (const seat of host.match.asking?.seats ?? []) {
    const { bot, rng } = table.players[seat] ?? {};
    if (!bot || !rng) continue;
    const last = plans.get(seat);
    const plan = last?.move || last?.after === host.moves.length ? last : undefined;
    const move = plan ? plan.move : bot.choose(host.view(seat), seat, rng);
    plans.set(seat, { move, after: host.moves.length });
    if (move === null || !('timing' in move)) continue;
    const due = move.timing ?? (stoppedAt ?? 0) + clock.impactMs;
    if (ms < due) continue;
    answer(running, seat, move);
    return; // the question has changed
  }
}

/** A seat that still holds when the impact is over has held on. */
function reportHeld(running: Running): void {
  const { table, question, clock, stoppedAt, began } = running;
  if (stoppedAt === null || table.term.now() - began < stoppedAt + clock.impactMs) return;
  const holding = peopleOwing(running).find((one) => isHeld(question, one.clock));
  if (holding) answer(running, holding.seat, { timing: null, for: holding.clock });
}

function bar({ table, clock, began, stoppedAt }: Running): string {
  const ms = stoppedAt ?? Math.floor(table.term.now() - began);
  const room = Math.min(WIDTH, table.term.size().columns - BESIDE);
  const width = Math.max(1, room - ((room + 1) % 2));
  const marker = Math.round(((clock.arrow(ms) + 1) / 2) * (width - 1));
  const cells = Array.from({ length: width }, (_, cell) => {
    if (cell === marker) return stoppedAt === null ? '┃' : '●';
    const x = (2 * cell) / (width - 1) - 1;
    const inside = clock.bands.map(({ from, to }) => x >= from && x <= to);
    return FILLS[inside.lastIndexOf(true) + 1] ?? '';
  });
  return `  ▕${cells.join('')}▏`;
}
