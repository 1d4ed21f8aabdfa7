/** What every part of the table needs to know: whose eyes, what is chosen, where it can go, what is open. */
import type { Act, CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { type TableNow, useChoosing, useNow } from '@dealers-choice/table';
import { createContext, useContext, useMemo, useState } from 'react';
import { type Dhappa, lockOf, type Run, runsOf, shapesOf, type Table, type Team, teamOf } from '../index.ts';
import { type Draft, useDraft } from './draft.ts';
import { type Target, type Targets, targetsOf } from './targets.ts';
import type { DhappaText } from './text/en.ts';
import { useDhappaText } from './text/useDhappaText.ts';

/** A cloth that lies over a part of the table. */
export type OpenCloth =
  | { kind: 'pile' }
  | { kind: 'run'; run: number }
  | { kind: 'ways'; ways: readonly Act[]; cards: readonly CopyId[] };

/** What hangs at the pointer. */
export type Carried = { kind: 'cards'; cards: readonly CopyId[] } | { kind: 'run'; run: number } | { kind: 'deck' };

export interface Desk {
  now: TableNow;
  text: DhappaText;
  view: MatchOf<Dhappa>;
  t: Table;
  you: Seat | null;
  /** The team on the near side: the viewer's, or A. */
  near: Team;
  /** It is this viewer's turn, and nothing is being shown. */
  asked: boolean;
  name(seat: Seat): string;
  /** In the order of play. */
  seats: readonly Seat[];
  runs: readonly Run[];
  locks: Readonly<Record<Team, readonly number[]>>;
  draft: Draft;
  chosen: readonly CopyId[];
  choose(cards: readonly CopyId[]): void;
  targets: Targets | null;
  cloth: OpenCloth | null;
  open(cloth: OpenCloth | null): void;
  air: Carried | null;
  lift(air: Carried | null): void;
  /** The card under a finger that looks for one among cards that lie close. */
  peek: CopyId | null;
  peekAt(card: CopyId | null): void;
  over: string | null;
  hoverOver(target: string | null): void;
  /** A run that is to be joined with the next one tapped. */
  joining: number | null;
  join(run: number | null): void;
  /** Plays the only way, or asks which one; says why there is none. */
  play(target: Target): void;
  say(reason: string): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the table was used outside it');
  return desk;
}

const NONE: readonly CopyId[] = [];

export function useNewDesk({ view, you, name, seats }: Pick<Desk, 'view' | 'you' | 'name' | 'seats'>): Desk {
  const now = useNow();
  const text = useDhappaText();
  const { table: t } = view;
  const [cloth, open] = useState<OpenCloth | null>(null);
  const [air, lift] = useState<Carried | null>(null);
  const [peek, peekAt] = useState<CopyId | null>(null);
  const [over, hoverOver] = useState<string | null>(null);
  const [joining, join] = useState<number | null>(null);
  const picked = useChoosing((s) => s.picked);
  const near: Team = you === null ? 'A' : teamOf(you);
  const asked = now.seat !== null && !now.showing;
  const draft = useDraft(view, text, you !== null && t.turnSeat === you && !view.over);
  const runs = useMemo(() => runsOf(t), [t]);
  const locks = useMemo(() => ({ A: lockIn(view, 'A'), B: lockIn(view, 'B') }), [view]);
  const own = useMemo(() => runs.filter((run) => run.ownerTeam === near).map(({ id }) => id), [runs, near]);
  const held = you === null ? NONE : t.hand[you];
  const chosen = useMemo(() => held.filter((card) => asked && picked.includes(card)), [held, picked, asked]);
  const targets = useMemo(() => targetsOf(now, own, chosen), [now, own, chosen]);
  const { pick, say } = useChoosing.getState();
  const close = (): void => {
    open(null);
    join(null);
  };
  const play = ({ ways, why }: Target): void => {
    const [only, ...others] = ways;
    if (!only) {
      if (why !== '') say(why);
    } else if (others.length === 0) {
      close();
      now.send(only);
    } else open({ kind: 'ways', ways, cards: only.layout?.cards.map(({ card }) => card) ?? [] });
  };
  return {
    now,
    text,
    view,
    t,
    you,
    near,
    asked,
    name,
    seats,
    runs,
    locks,
    draft,
    chosen,
    choose: (cards) => pick(cards),
    targets,
    cloth,
    open,
    air,
    lift,
    peek,
    peekAt,
    over,
    hoverOver,
    joining,
    join,
    play,
    say,
  };
}

const lockIn = ({ table, options }: MatchOf<Dhappa>, team: Team): readonly number[] =>
  lockOf(shapesOf(table, team === 'A' ? 0 : 1), options.lockMinLength) ?? [];
