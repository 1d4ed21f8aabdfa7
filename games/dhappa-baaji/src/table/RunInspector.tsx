import type { Seat } from '@dealers-choice/kernel';
import { isJoker, isStatic, nameOf, parseSlot } from '../index.ts';
import { RunCard } from './art/cards.tsx';
import { Padlock } from './art/emblems.tsx';
import { Cloth } from './Cloth.tsx';
import { useDesk } from './desk.ts';
import { inRun, runTitle } from './saying.ts';
import { joinsOf } from './targets.ts';

/** Every card of a run, what each wild stands for, whether it counts for the lock, and what it can be joined with. */
export function RunInspector({ run: id }: { run: number }) {
  const { text, runs, locks, name, now, near, asked, join, open, view } = useDesk();
  const run = runs.find((one) => one.id === id);
  if (!run) return null;
  const locked = locks[run.ownerTeam].includes(id);
  const clean = run.wildCount <= 2 && run.cards.length >= view.options.lockMinLength;
  const wilds = run.cards.filter(({ card }) => isJoker(card) || isStatic(card));
  const joins = asked && run.ownerTeam === near && joinsOf(now, id).length > 0;
  const about = [
    text.laidBy(name(run.createdBy as Seat)),
    text.wilds(run.wildCount),
    text.ofMost(run.cards.length, run.kind === 'SET' ? 4 : 12),
  ];
  return (
    <Cloth
      title={runTitle(text, run)}
      feet={
        joins && (
          <button
            type="button"
            className="brass-button"
            onClick={() => {
              open(null);
              join(id);
            }}
          >
            {text.join}
          </button>
        )
      }
    >
      <p className="cloth-help">{about.join(' · ')}</p>
      <ol className="inspect" data-many={run.cards.length > 6 || undefined}>
        {run.cards.map(({ card, as }) => (
          <li key={card}>
            <RunCard card={card} slot={parseSlot(as)} label={inRun(text, card, parseSlot(as))} />
          </li>
        ))}
      </ol>
      <ul className="inspect-notes">
        {wilds.map(({ card, as }) => (
          <li key={card}>{isJoker(card) ? text.jokerStands(as) : text.twoStands(nameOf(card), as)}</li>
        ))}
        <li>
          <Padlock closed={locked} className="lock-sign" />
          {locked ? text.inLock : clean ? text.cleanEnough : text.notClean}
        </li>
      </ul>
    </Cloth>
  );
}
