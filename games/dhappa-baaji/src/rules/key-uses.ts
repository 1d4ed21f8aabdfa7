/** Where the key of an N-Pick could go: a help for people who choose how deep to reach, not a rule. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { formatSlot, HOME, type Slot } from '../cards/pack.ts';
import { holdingOf, shapesOf } from './shapes.ts';
import { addsTo, creates, type Fill, type Step, swapsIn } from './steps.ts';
import type { Table } from './table.ts';

export interface KeyUses {
  /** Numbers of the runs that the key can join by itself. */
  runs: number[];
  /** A new run with it and as few wilds as can be: its slots, and which of them a wild holds. Empty: none. */
  fresh: { as: string; wild: boolean }[];
}

/** The top `depth` cards of the pile come to the hand; the deepest is the key. */
export function keyUses(t: Table, seat: Seat, depth: number): KeyUses {
  const taken = t.pile.slice(-depth);
  const key = taken[0] as CopyId;
  const alone = holdingOf([key]);
  const opened = t.opened[seat];
  const runs = opened ? shapesOf(t, seat & 1) : [];
  const fits = runs.filter((run) => swapsIn(run, alone).length > 0 || addsTo(run, alone).length > 0);
  const home = HOME[key] ?? 0;
  const held = holdingOf([...t.hand[seat], ...taken]);
  const news = home === 0 ? [] : creates(held, opened, home);
  return { runs: fits.map(({ id }) => id), fresh: purest(news.filter(({ fills }) => fills.some(isNatural(home)))) };
}

const isNatural =
  (home: Slot) =>
  ({ slot, by }: Fill): boolean =>
    slot === home && by === 'natural';

function purest(steps: readonly Step[]): KeyUses['fresh'] {
  const wilds = ({ fills }: Step): number => fills.filter(({ by }) => by !== 'natural').length;
  const [first, ...others] = steps;
  if (!first) return [];
  const { fills, run } = others.reduce((best, one) => (wilds(one) < wilds(best) ? one : best), first);
  const inOrder = fills.slice().sort((a, b) => (run.isSet ? a.slot - b.slot : b.slot - a.slot));
  return inOrder.map(({ slot, by }) => ({ as: formatSlot(slot), wild: by !== 'natural' }));
}
