/** The position in words: for a terminal, and for fields of the table that read badly as they are. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { CardRow, Telling } from '@dealers-choice/words';
import { nameOf } from '../cards/pack.ts';
import { LOCK_RUNS, lockOf, WILDS_EACH, WILDS_TOGETHER } from '../rules/lock.ts';
import { type Run, runsOf } from '../rules/runs.ts';
import { lengthOf, shapesOf, wildsOf } from '../rules/shapes.ts';
import { type Dhappa, type Team, teamOf } from '../rules/table.ts';
import { inHandOrder, many, namesOf, runText } from './cards.ts';

type Told = Telling<Dhappa>;

/** Said above the table: the card that must be played, and the last turn. */
export function notice({ view, name }: Told): string | null {
  const { table: t, over } = view;
  if (over) return null;
  if (t.mustPlay) return `${name(t.turnSeat)} must play ${nameOf(t.key)}.`;
  return t.lastTurn ? 'The draw pile is used up: this is the last turn.' : null;
}

const line = (run: Run, name: Told['name']): string => {
  const wild = run.isPure ? 'pure' : many(run.wildCount, 'wild');
  return `${run.id}: ${runText(run)} (${wild}, team ${run.ownerTeam}, laid by ${name(run.createdBy as Seat)})`;
};

/** The runs of each team, and the pile from its top, for whoever takes several cards of it. */
export function cardRows({ view, name }: Told): CardRow[] {
  const { table: t } = view;
  const pile = { of: 'Discard pile', name: 'Top first', note: '', cards: cardsAs(t.pile.slice().reverse()) };
  const runs = runsOf(t).map(
    (run): CardRow => ({
      of: `Team ${run.ownerTeam}`,
      name: `Run ${run.id}`,
      note: `${run.isPure ? 'pure' : many(run.wildCount, 'wild')}, by ${name(run.createdBy as Seat)}`,
      cards: run.cards.map(({ card, as }) => ({ card, as: nameOf(card) === as ? '' : as })),
    }),
  );
  const byTeam = runs.sort((a, b) => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0));
  return t.pile.length > 1 ? [...byTeam, pile] : byTeam;
}

const cardsAs = (cards: readonly CopyId[]): CardRow['cards'] => cards.map((card) => ({ card, as: '' }));

/** Fields that need no line of their own: other lines show them. */
const UNSHOWN = new Set([
  'run',
  'as',
  'board',
  'runBy',
  'runKind',
  'mustPlay',
  'lastTurn',
  'key',
  'depth',
  'drawn',
  'firstPick',
  'reshuffled',
  'starter',
  'lockRuns',
  'phase',
]);
const OF_MATCH = new Set(['deal', 'scoreA', 'scoreB']);

export function showField(field: string, seat: Seat | null, told: Told): string | null | undefined {
  const { view } = told;
  if (UNSHOWN.has(field) || (OF_MATCH.has(field) && view.options.match === 'single')) return null;
  if (field === 'removed' && view.table.removed.length === 0) return null;
  if (field === 'opened' && seat !== null) return `${teamOf(seat)}${view.table.opened[seat] ? ', opened' : ''}`;
  if (field === 'lockA') return lockMeter(told, 'A');
  if (field === 'lockB') return lockMeter(told, 'B');
  return undefined;
}

/** `2 of 3 runs, 3 of 4 wilds` */
function lockMeter({ view }: Told, team: Team): string {
  const min = view.options.lockMinLength;
  const shapes = shapesOf(view.table, team === 'A' ? 0 : 1);
  const lock = lockOf(shapes, min);
  if (lock) return `made by runs ${lock.join(', ')}`;
  const fit = shapes.filter((shape) => wildsOf(shape) <= WILDS_EACH && lengthOf(shape) >= min).map(wildsOf);
  const best = fit.sort((a, b) => a - b).slice(0, LOCK_RUNS);
  const wilds = best.reduce((sum, count) => sum + count, 0);
  return `not made: ${best.length} of ${LOCK_RUNS} runs, ${wilds} of ${WILDS_TOGETHER} wilds`;
}

export function tableLines(told: Told): string[] {
  const { view, name } = told;
  const { table: t } = view;
  const seats = Array.from({ length: view.seats }, (_, i) => i as Seat);
  const burnt = t.removed.length > 0 ? `, ${t.removed.length} burnt` : '';
  return [
    `Draw pile ${t.deck.length}${burnt}. Pile (top last): ${t.pile.map(nameOf).join(' ') || 'empty'}`,
    ...runsOf(t).map((run) => line(run, name)),
    `Lock of team A: ${lockMeter(told, 'A')}; of team B: ${lockMeter(told, 'B')}`,
    ...seats.map((seat) => {
      const mark = seat === t.turnSeat ? '▸' : ' ';
      const hand = seat === view.viewer ? namesOf(inHandOrder(t.hand[seat])) : many(t.hand[seat].length, 'card');
      return `${mark} ${name(seat)} (team ${teamOf(seat)}${t.opened[seat] ? ', opened' : ''}): ${hand}`;
    }),
  ];
}
