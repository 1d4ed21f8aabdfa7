/** The position in a few lines, for a terminal, which speaks English. */
import type { Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { counted } from '@dealers-choice/words/english';
import { nameOf } from '../cards/pack.ts';
import { type Run, runsOf } from '../rules/runs.ts';
import { type Dhappa, teamOf } from '../rules/table.ts';
import { inHandOrder, namesIn, runText } from './cards.ts';
import { en } from './en.ts';
import { lockMeter } from './table.ts';

const line = (run: Run, name: Telling<Dhappa>['name']): string => {
  const wild = run.isPure ? 'pure' : counted(run.wildCount, 'wild');
  return `${run.id}: ${runText(en, run)} (${wild}, team ${run.ownerTeam}, laid by ${name(run.createdBy as Seat)})`;
};

export function tableLines(told: Telling<Dhappa>): string[] {
  const { view, name } = told;
  const { table: t } = view;
  const seats = Array.from({ length: view.seats }, (_, i) => i as Seat);
  const burnt = t.removed.length > 0 ? `, ${t.removed.length} burnt` : '';
  return [
    `Draw pile ${t.deck.length}${burnt}. Pile (top last): ${t.pile.map(nameOf).join(' ') || 'empty'}`,
    ...runsOf(t).map((run) => line(run, name)),
    `Lock of team A: ${lockMeter(en, told, 'A')}; of team B: ${lockMeter(en, told, 'B')}`,
    ...seats.map((seat) => {
      const mark = seat === t.turnSeat ? '▸' : ' ';
      const hand = seat === view.viewer ? namesIn(en, inHandOrder(t.hand[seat])) : counted(t.hand[seat].length, 'card');
      return `${mark} ${name(seat)} (team ${teamOf(seat)}${t.opened[seat] ? ', opened' : ''}): ${hand}`;
    }),
  ];
}
