import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { TableProps } from '@dealers-choice/table';
import { Token } from '@dealers-choice/table/ui';
import type { ReactNode } from 'react';
import { type Dhappa, parseSlot, type Run, runsOf, type Team, teamOf } from '../index.ts';
import { RunCard, ShelfCard } from './art/cards.tsx';
import { Emblem, Lamp, Padlock, Shades } from './art/emblems.tsx';
import { groupsOf } from './order.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { inRun, names, runTitle } from './saying.ts';
import { useDhappaText } from './text/useDhappaText.ts';

/** The cloth at the end: who went out, the lock that let them, and what everybody was left with. */
export function Outcome({ view, seats, you, name, children }: TableProps<Dhappa> & { children: ReactNode }) {
  const text = useDhappaText();
  const { table: t, over, options } = view;
  const [winner] = over?.winners ?? [];
  const team = winner === undefined ? null : teamOf(winner);
  const lock = runsOf(t).filter(({ id }) => t.lockRuns.includes(id));
  const wentOut: Team | null = lock[0]?.ownerTeam ?? null;
  const wilds = lock.reduce((sum, { wildCount }) => sum + wildCount, 0);
  return (
    <section className="outcome" data-team={team ?? 'none'} style={{ '--u': '1px' }}>
      <Shades />
      <div className="outcome-head">
        {team && <Emblem team={team} className="outcome-emblem" />}
        <div>{children}</div>
      </div>
      {lock.length > 0 && (
        <>
          <p className="outcome-lock">
            <Padlock closed className="lock-sign" />
            {text.lockWith(wilds)}
          </p>
          <ul className="outcome-runs">
            {lock.map((run) => (
              <LockRun key={run.id} run={run} />
            ))}
          </ul>
        </>
      )}
      {options.match === 'points' && <ScoreTable t={t} wentOut={wentOut} />}
      <h2 className="outcome-title">{text.leftInHands}</h2>
      <ul className="outcome-hands">
        {seats.map((seat) => (
          <LeftOver key={seat} seat={seat} hand={t.hand[seat]} name={seat === you ? text.yourself : name(seat)} />
        ))}
      </ul>
    </section>
  );
}

function LockRun({ run }: { run: Run }) {
  const text = useDhappaText();
  return (
    <li className="outcome-run">
      <span className="sr-only">{runTitle(text, run)}</span>
      <Padlock closed className="run-lock" />
      <ol className="outcome-cards">
        {run.cards.map(({ card, as }, i) => (
          <li key={card}>
            <RunCard
              card={card}
              slot={parseSlot(as)}
              label={inRun(text, card, parseSlot(as))}
              covered={i < run.cards.length - 1}
            />
          </li>
        ))}
      </ol>
      <span className="outcome-about">{text.runOf(run.cards.length, text.wilds(run.wildCount))}</span>
    </li>
  );
}

function LeftOver({ seat, hand, name }: { seat: Seat; hand: readonly CopyId[]; name: string }) {
  const text = useDhappaText();
  const cards = groupsOf(hand, 'suit').flat();
  return (
    <li className="outcome-hand">
      <Token seat={seat} className="outcome-token" />
      <strong>{name}</strong>
      <Emblem team={teamOf(seat)} className="sign" />
      {cards.length === 0 ? (
        <span className="outcome-out">
          <Lamp />
          {text.out}
        </span>
      ) : (
        <span className="outcome-left" role="img" aria-label={names(text, cards)}>
          {cards.map((card, i) => (
            <ShelfCard key={card || i} card={card} className="outcome-card" />
          ))}
        </span>
      )}
    </li>
  );
}
