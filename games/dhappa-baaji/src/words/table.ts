/** The position in words: fields of the table that read badly as they are, and what lies in rows. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { type CardRow, type Telling, whoIn } from '@dealers-choice/words';
import { nameOf } from '../cards/pack.ts';
import { LOCK_RUNS, lockOf, WILDS_EACH, WILDS_TOGETHER } from '../rules/lock.ts';
import { type Run, runsOf } from '../rules/runs.ts';
import { lengthOf, shapesOf, wildsOf } from '../rules/shapes.ts';
import { type Dhappa, type Team, teamOf } from '../rules/table.ts';
import type { Phrases } from './en.ts';

type Told = Telling<Dhappa>;

/** Said above the table: the card that must be played, and the last turn. */
export const noticeIn =
  (say: Phrases) =>
  (told: Told): string | null => {
    const { table: t, over } = told.view;
    if (over) return null;
    if (!t.mustPlay) return t.lastTurn ? say.lastTurn : null;
    const { name, you } = whoIn(told, t.turnSeat);
    return you ? say.youMustPlay(say.name(t.key)) : say.mustPlay(name, say.name(t.key));
  };

/** The runs of each team, and the pile from its top, for whoever takes several cards of it. */
export const rowsIn =
  (say: Phrases) =>
  (told: Told): CardRow[] => {
    const { table: t } = told.view;
    const pile = { of: say.fields.pile, name: say.topFirst, note: '', cards: cardsAs(t.pile.slice().reverse()) };
    const runs = runsOf(t).map(
      (run): CardRow => ({
        of: say.teamName(run.ownerTeam),
        name: say.runName(run.id),
        note: noteOf(say, run, told),
        cards: run.cards.map(({ card, as }) => ({ card, as: nameOf(card) === as ? '' : as })),
      }),
    );
    const byTeam = runs.sort((a, b) => (a.of < b.of ? -1 : a.of > b.of ? 1 : 0));
    return t.pile.length > 1 ? [...byTeam, pile] : byTeam;
  };

function noteOf(say: Phrases, { isPure, wildCount, createdBy }: Run, told: Told): string {
  const { name, you } = whoIn(told, createdBy as Seat);
  return you ? say.runNoteYours(isPure, wildCount) : say.runNote(isPure, wildCount, name);
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

export const showIn =
  (say: Phrases) =>
  (field: string, seat: Seat | null, told: Told): string | null | undefined => {
    const { view } = told;
    if (UNSHOWN.has(field) || (OF_MATCH.has(field) && view.options.match === 'single')) return null;
    if (field === 'removed' && view.table.removed.length === 0) return null;
    if (field === 'opened' && seat !== null) {
      return view.table.opened[seat] ? say.openedTeam(teamOf(seat)) : teamOf(seat);
    }
    if (field === 'lockA') return lockMeter(say, told, 'A');
    if (field === 'lockB') return lockMeter(say, told, 'B');
    return undefined;
  };

/** `2 of 3 runs, 3 of 4 wilds` */
export function lockMeter(say: Phrases, { view }: Told, team: Team): string {
  const min = view.options.lockMinLength;
  const shapes = shapesOf(view.table, team === 'A' ? 0 : 1);
  const lock = lockOf(shapes, min);
  if (lock) return say.lockMade(lock);
  const fit = shapes.filter((shape) => wildsOf(shape) <= WILDS_EACH && lengthOf(shape) >= min).map(wildsOf);
  const best = fit.sort((a, b) => a - b).slice(0, LOCK_RUNS);
  const wilds = best.reduce((sum, count) => sum + count, 0);
  return say.lockMeter(best.length, LOCK_RUNS, wilds, WILDS_TOGETHER);
}
