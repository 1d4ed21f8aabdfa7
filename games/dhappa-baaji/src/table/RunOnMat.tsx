import type { Act, Seat } from '@dealers-choice/kernel';
import { parseSlot, type Run, rankOf, suitOf } from '../index.ts';
import { bodyOf, letterOf, pipOf, RunCard } from './art/cards.tsx';
import { Padlock } from './art/emblems.tsx';
import { type Desk, useDesk } from './desk.ts';
import { type RunSize, widthOf } from './fit.ts';
import { isSetAfter, runAfter, spanOf } from './picture.ts';
import { inRun, refusedShort, runTitle } from './saying.ts';
import { joinsOf, type Target } from './targets.ts';

/** A run: its cards, what a tap on it would do, whether it counts for the lock. */
export function RunOnMat({ run, size, strip }: { run: Run; size: RunSize; strip: boolean }) {
  const desk = useDesk();
  const { text, locks, draft, near, name, air, over } = desk;
  const own = run.ownerTeam === near;
  const target = targetFor(desk, run);
  const lit = (target?.ways.length ?? 0) > 0;
  const locked = locks[run.ownerTeam].includes(run.id);
  const chalk = run.cards.some(({ card }) => draft.isChalk(card));
  const title = runTitle(text, run);
  const about = [title, text.cards(run.cards.length), text.wilds(run.wildCount)];
  const spoken = [...about, text.laidBy(name(run.createdBy as Seat)), locked ? text.inLock : ''].filter(Boolean);
  const label = lit && target?.ways[0] ? `${spoken.join(', ')}. ${tagOf(desk, target)}` : spoken.join(', ');
  return (
    <div
      className={strip ? 'run strip' : 'run'}
      data-run={run.id}
      data-drop={own ? `run-${run.id}` : 'theirs'}
      data-drag={own && joinsOf(desk.now, run.id).length > 0 ? `run-${run.id}` : undefined}
      data-lit={lit || undefined}
      data-dim={(target !== null && !lit) || undefined}
      data-over={(over === `run-${run.id}` && lit) || undefined}
      data-chalk={chalk || undefined}
      style={{ width: widthOf(size, run.cards.length), height: size.height }}
    >
      <ol aria-label={text.run(run.ownerTeam, run.id)} className="run-cards">
        {strip && <Tab run={run} width={size.tab} />}
        {run.cards.map(({ card, as }, i) => {
          const slot = parseSlot(as);
          const last = i === run.cards.length - 1;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: by place, as runs are
              key={i}
              className={draft.isChalk(card) ? 'run-place sized' : 'run-place'}
              data-laid={card}
              data-chalk={draft.isChalk(card) || undefined}
              data-wild={bodyOf(card)}
            >
              {strip ? (
                <Cell set={run.kind === 'SET'} slot={slot} label={inRun(text, card, slot)} />
              ) : (
                <RunCard card={card} slot={slot} label={inRun(text, card, slot)} covered={!last} className="sized" />
              )}
            </li>
          );
        })}
      </ol>
      {locked && <Padlock closed className="run-lock" />}
      <button
        type="button"
        className="run-tap"
        data-as=".board-head"
        aria-label={label}
        aria-disabled={target !== null && !lit}
        onClick={() => tapRun(desk, run, target)}
      />
      {lit && target && <span className="run-tag">{tagOf(desk, target)}</span>}
      {!lit && target && target.code !== '' && air && own && (
        <span className="run-why">{refusedShort(text, target.code, run)}</span>
      )}
    </div>
  );
}

/** The suit of a sequence, the rank of a set. */
function Tab({ run, width }: { run: Run; width: number }) {
  const slot = parseSlot(run.cards[0]?.as ?? '');
  const set = run.kind === 'SET';
  return (
    <li
      aria-hidden="true"
      className="strip-tab sized"
      data-set={set || undefined}
      data-suit={set ? undefined : suitOf(slot)}
      style={{ width }}
    >
      {set ? letterOf(rankOf(slot)) : pipOf(suitOf(slot))}
    </li>
  );
}

/** One of a sequence shows its rank, one of a set its suit. */
function Cell({ set, slot, label }: { set: boolean; slot: number; label: string }) {
  const rank = rankOf(slot);
  return (
    <span
      className="cell sized"
      role="img"
      aria-label={label}
      data-suit={suitOf(slot)}
      data-set={set || undefined}
      data-ten={(rank === 10 && !set) || undefined}
    >
      {set ? pipOf(suitOf(slot)) : letterOf(rank)}
    </span>
  );
}

/** What the cards chosen, or the run to be joined, can do here; null: nothing is chosen. */
function targetFor(desk: Desk, run: Run): Target | null {
  const { text, targets, joining, air, now, near } = desk;
  const joiner = air?.kind === 'run' ? air.run : joining;
  if (joiner !== null && joiner !== run.id) {
    const ways = joinsOf(now, joiner).filter(({ at, layout }) => at === run.id || layout?.run === run.id);
    return {
      ways: preferring(ways, run.id),
      why: ways.length > 0 || run.ownerTeam !== near ? '' : text.joinWith,
      code: '',
    };
  }
  if (!targets) return null;
  return targets.runs.get(run.id) ?? { ways: [], why: text.theirs, code: '' };
}

/** The same two runs can be joined in either direction: the run that is tapped keeps its number. */
function preferring(ways: readonly Act[], run: number): readonly Act[] {
  const kept = ways.filter(({ layout }) => layout?.run === run);
  return kept.length > 0 ? kept : ways;
}

function tapRun({ play, open, join, joining }: Desk, run: Run, target: Target | null): void {
  if (target && (target.ways.length > 0 || target.why !== '')) play(target);
  else if (joining === run.id) join(null);
  else open({ kind: 'run', run: run.id });
}

/** What the run becomes. */
function tagOf({ text, t, air }: Desk, { ways }: Target): string {
  const [first, ...others] = ways;
  if (!first) return '';
  if (others.length > 0) return text.choose;
  const after = runAfter(t, first);
  const span = spanOf(after, isSetAfter(t, first));
  const fresh = after.filter((one) => one.fresh);
  const atLow = after.at(-1)?.fresh === true;
  const end = span.split('–')[atLow ? 1 : 0] ?? span;
  return air || first.do !== 'ADD_TO_RUN' || isSetAfter(t, first)
    ? text.becomes(span, after.length)
    : text.grows(fresh.length, end);
}
