/** Asks people and bots in turn until the match is over. */
import { join } from 'node:path';
import type { Move, Question, Seat } from '@dealers-choice/kernel';
import { readText } from '../files.ts';
import { searcherOf } from '../seating.ts';
import { choicesFor, howTo, readAnswer } from './choices.ts';
import { runClock } from './clock.ts';
import { explain } from './explain.ts';
import { passTo, remark, type Table } from './match.ts';
import { hintLines, reasonLines, thoughtOf } from './reasons.ts';
import { rulesLines } from './rules-page.ts';
import { tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';

const PACE_MS = 400;

export async function playToEnd(table: Table, rules: () => string): Promise<void> {
  const { host, term, shelved, people } = table;
  let shown = '';
  let hurried = false;
  for (let q = host.match.asking; q !== null && host.match.over === null; q = host.match.asking) {
    const person = q.seats.find((seat) => people.includes(seat));
    if (q.kind === 'timing' && person !== undefined) {
      await runClock(table, q);
      continue;
    }
    if (await askBots(table, q)) {
      if (people.length === 0) await term.breathe();
      else if (!hurried) hurried = await paced(table);
      continue;
    }
    hurried = false;
    if (person === undefined) throw new Error(`${shelved.game.id}: "${q.prompt}" is asked, and nobody answers`);
    await passTo(table, person);
    // Before the first turn each question is about something new: the cards that were just dealt.
    const moment = `${host.match.turn} ${person} ${host.match.turn === 0 ? q.prompt : ''}`;
    if (moment !== shown) showTable(table);
    shown = moment;
    await askPerson(table, person, rules);
  }
  term.say('');
  showTable(table);
  term.say(term.bold(shelved.words.ending(table.tellingTo(table.reader))));
}

/** Leaves time to read what a bot did. A key asks for the rest at once. */
async function paced({ term }: Table): Promise<boolean> {
  await term.sleep(PACE_MS);
  return term.pressed().length > 0;
}

function showTable(table: Table): void {
  const { term, shelved } = table;
  for (const line of tableLines(shelved, table.tellingTo(table.reader))) term.say(term.dim(line));
}

/** The first bot that is asked and ready answers. */
async function askBots(table: Table, q: Question): Promise<boolean> {
  const { host, players, people } = table;
  for (const seat of q.seats) {
    const { agent, rng } = players[seat] ?? {};
    const thought = agent ? null : thoughtOf(table, seat);
    const move = agent && rng ? await agent.choose(host.view(seat), seat, rng) : (thought?.move ?? null);
    if (thought && table.why) for (const line of reasonLines(table, seat, q, thought)) remark(table, line);
    if (move) return answerAs(table, seat, move);
  }
  if (q.seats.some((seat) => people.includes(seat))) return false;
  for (const seat of q.seats) {
    const { bot, agent, rng } = players[seat] ?? {};
    const move = rng && (agent ?? bot)?.insist?.(host.view(seat), seat, rng);
    if (move) return answerAs(table, seat, move);
  }
  return false;
}

function answerAs({ host, players, shelved }: Table, seat: Seat, move: Move): true {
  const refusal = host.play(seat, move);
  if (!refusal) return true;
  const { bot } = players[seat] ?? {};
  throw new Error(`${shelved.game.id}: ${bot?.name} answered ${JSON.stringify(move)}: ${refusal.code}`);
}

async function askPerson(table: Table, seat: Seat, rules: () => string): Promise<void> {
  const { host, term, shelved } = table;
  const told = table.tellingTo(seat);
  const q = told.view.asking;
  if (q === null) return;
  const choices = choicesFor(shelved, q, seat, told);
  const adviser = searcherOf(shelved);
  const hint = adviser ? 'h hint · ' : '';
  showQuestion();
  for (;;) {
    const typed = await term.line(
      `${host.canUndo(seat) ? 'u undo · ' : ''}t table · ${hint}? rules, ? CARD · q give up > `,
    );
    if (typed === 't') showTable(table);
    else if (typed === 'h' && adviser) for (const line of hintLines(table, adviser, seat, q)) term.say(`  ${line}`);
    else if (typed === '?') await page(term, rules());
    else if (typed.startsWith('?')) {
      for (const line of explain(shelved, typed.slice(1).trim(), choices, q, told)) term.say(`  ${line}`);
    }
    if (typed === 't' || (typed === 'h' && adviser) || typed.startsWith('?')) showQuestion();
    else if (typed === 'q') {
      if (await givesUp(table, seat)) return;
    } else {
      const problem = typed === 'u' ? host.undo(seat) : answer(readAnswer(q, choices, typed));
      if (problem === null) return;
      term.say(typeof problem === 'string' ? problem : shelved.words.refusal(problem, told));
    }
  }

  function showQuestion(): void {
    if (q === null) return;
    term.say('');
    term.say(term.bold(`${told.name(seat)}: ${shelved.words.prompt(q, told)}`));
    for (const { key, words, why } of choices) {
      const line = `${key.padStart(4)}  ${words.startsWith(`${key} `) ? words.slice(key.length + 1) : words}`;
      term.say(why === null ? line : term.dim(`${line} (${why})`));
    }
    const how = howTo(q);
    if (how) term.say(term.dim(`      ${how}`));
  }

  function answer(move: ReturnType<typeof readAnswer>) {
    return typeof move === 'string' ? move : host.play(seat, move);
  }
}

async function givesUp({ host, term }: Table, seat: Seat): Promise<boolean> {
  const sure = await term.line('Give up? Type yes to give up, Enter to go on. > ');
  if (sure !== 'yes' && sure !== 'y') return false;
  return host.concede(seat) === null;
}

/** Screen by screen. */
async function page(term: Terminal, text: string): Promise<void> {
  const { columns, rows } = term.size();
  const lines = rulesLines(text, columns - 1, term.bold);
  const height = Math.max(1, rows - 2);
  for (let from = 0; from < lines.length; from += height) {
    for (const line of lines.slice(from, from + height)) term.say(line);
    const left = Math.ceil((lines.length - from) / height) - 1;
    if (left > 0 && (await term.line(`${left} more: Enter goes on, q back to the match > `)) === 'q') return;
  }
}

/** The rules to read in the middle of a match, which must not end because they are missing. */
export function rulesText(root: string, file: string | undefined): string {
  if (file === undefined) return 'This game brings no rules to read.';
  try {
    return readText(join(root, file)).trimEnd();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
