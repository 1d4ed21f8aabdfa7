/**
 * Tries moves in the same imagined matches: what one world has in store, it has for every move, so that few worlds tell
 * which is better. After each stage the worse half of the moves drops out, and the rest shares the budget of the next.
 */
import { apply, fork, type MatchOf, type Move, must, refuse, type Spec } from '@dealers-choice/kernel';
import { imagine } from '../imagine.ts';
import { meaningOf } from './meaning.ts';
import { playOn, resultsOf, type Sides } from './playout.ts';
import type { Asked, ThinkHow, Thought } from './think.ts';
import { type Choices, type Line, meanOf, newLine } from './tree.ts';

interface Comparing<G extends Spec> extends Asked<G> {
  sides: Sides;
  until: number;
  choices: Choices;
}

export function halve<G extends Spec>(
  compared: Comparing<G>,
  { iterations, milliseconds = Infinity, now, margin = 0, clear = Infinity }: ThinkHow,
): Thought {
  const { choices } = compared;
  const { lines, thumbAt } = choices;
  const deadline = (now?.() ?? 0) + milliseconds;
  const merit = (i: number): number => meanOf(must(lines, i)) + (i === thumbAt ? margin : 0);
  const better = (a: number, b: number): number => merit(b) - merit(a) || a - b;
  let left = lines.map((_, i) => i);
  const lead: Lead = { worlds: 0, sum: 0, squares: 0 };
  let [spent, capped] = [0, false];
  for (let stages = halvings(left.length); stages > 0 && !capped; stages--) {
    for (let worlds = Math.max(1, Math.floor((iterations - spent) / stages / left.length)); worlds > 0; worlds--) {
      capped = now !== undefined && now() > deadline;
      if (capped) break;
      const results = tryAll(compared, left);
      spent += left.length;
      if (left.length === 2 && isClear(lead, must(results, 0) - must(results, 1), clear)) break;
    }
    left = left.sort(better).slice(0, Math.ceil(left.length / 2));
  }
  const byVisits = (a: number, b: number): number => must(lines, b).visits - must(lines, a).visits || better(a, b);
  const candidates = lines
    .map((_, i) => i)
    .sort(byVisits)
    .map((i) => ({ move: must(choices.moves, i), visits: must(lines, i).visits, value: meanOf(must(lines, i)) }));
  return { move: must(candidates, 0).move, candidates, iterations: spent, capped };
}

/** How often a number of moves can be halved. */
export function halvings(moves: number): number {
  let times = 0;
  for (let left = moves; left > 1; left = Math.ceil(left / 2)) times++;
  return times;
}

/** By how much the first of two moves did better than the second, world by world. */
interface Lead {
  worlds: number;
  sum: number;
  squares: number;
}
/** Fewer worlds make nothing clear. */
const ENOUGH = 24;

/** Adds a world. Is it clear by now which of the two is better, or that they come to the same? */
function isClear(lead: Lead, more: number, clear: number): boolean {
  lead.worlds++;
  lead.sum += more;
  lead.squares += more * more;
  const { worlds, sum, squares } = lead;
  return clear < Infinity && worlds >= ENOUGH && sum * sum >= clear * clear * (squares - (sum * sum) / worlds);
}

/** Each of these moves once, in one world: what came of them. */
function tryAll<G extends Spec>(
  { game, instinct, view, seat, rng, world: given, sides, until, choices }: Comparing<G>,
  places: readonly number[],
): number[] {
  const world = given?.(rng) ?? imagine(game, view, rng);
  return places.map((place) => {
    const copy: MatchOf<G> = fork(game, world);
    apply(game, copy, seat, must(choices.moves, place));
    for (const move of choices.after?.[place] ?? []) {
      if (!copy.asking?.seats.includes(seat) || refuse(game, copy, seat, move) !== null) break;
      apply(game, copy, seat, move);
    }
    playOn(instinct, game, copy, until);
    const line = must(choices.lines, place);
    line.visits++;
    const result = must(resultsOf(instinct, sides, copy, seat), sides.of(seat));
    line.sum += result;
    return result;
  });
}

/** Lines to choose from, each meaning once, after the rule of thumb's move alone. */
export function linesAt<G extends Spec>(
  { game, view, seat }: Asked<G>,
  lines: readonly (readonly Move[])[],
  { thumb, side }: Line,
): Choices {
  const choices: Choices & Required<Pick<Choices, 'after'>> = { moves: [], lines: [], thumbAt: -1, after: [] };
  const meant = new Set<string>();
  const all = thumb ? [[thumb], ...lines] : lines;
  for (const line of all) {
    const [first, ...after] = line;
    const meaning = line.map((move) => meaningOf(game, view, seat, move)).join(', ');
    if (!first || meant.has(meaning) || refuse(game, view, seat, first) !== null) continue;
    meant.add(meaning);
    if (first === thumb) choices.thumbAt = 0;
    choices.moves.push(first);
    choices.lines.push(newLine(side));
    choices.after.push(after);
  }
  return choices;
}
