/** From the cards that are chosen to the places they can go: runs, a new run, the pile. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { type Answer, refusalOf, type TableNow } from '@dealers-choice/table';
import { HOME, NEW_SEQUENCE } from '../index.ts';

/** One place: every way to use exactly these cards there, or why there is none. */
export interface Target {
  ways: readonly Act[];
  /** A sentence; '' where there is no reason to give. */
  why: string;
  /** Of the refusal; '' where there is none. */
  code: string;
}

export interface Targets {
  /** By run, of the own team only. */
  runs: ReadonlyMap<number, Target>;
  fresh: Target;
  pile: Target;
}

const NOWHERE: Target = { ways: [], why: '', code: '' };

/** Null: nothing is chosen, or nothing can be played now. */
export function targetsOf(now: TableNow, own: readonly number[], chosen: readonly CopyId[]): Targets | null {
  const { seat, question } = now;
  const playing = question?.prompt === 'PLAY' || question?.prompt === 'DISCARD';
  if (seat === null || !playing || chosen.length === 0) return null;
  const exact = now.together ? now.answers.slice(0, now.together.exact) : now.answers.filter(uses(chosen));
  const acts = exact.flatMap(({ move, why }) => ('do' in move ? [{ act: move, why }] : []));
  const legal = acts.filter(({ why }) => why === null).map(({ act }) => act);
  const target = (mine: (act: Act) => boolean, guess: Act): Target => {
    const ways = legal.filter(mine);
    return ways.length > 0 ? { ways, why: '', code: '' } : { ways, ...whyNot(now, guess) };
  };
  return {
    runs: new Map(own.map((run) => [run, target((act) => isAt(act, run), adding(run, chosen))])),
    fresh: target((act) => act.do === 'CREATE_RUN', creating(acts, chosen)),
    pile: target((act) => act.do === 'DISCARD_CARD', discarding(chosen)),
  };
}

const uses =
  (chosen: readonly CopyId[]) =>
  ({ move }: Answer): boolean =>
    'do' in move && move.do === 'DISCARD_CARD' && chosen.length === 1 && move.card === chosen[0];

/** A meld over these cards can be begun at either of its runs. */
const isAt = ({ do: what, at, layout }: Act, run: number): boolean =>
  (what === 'ADD_TO_RUN' || what === 'SWAP_JOKER' || what === 'MELD_RUNS') && (layout?.run === run || at === run);

const placed = (chosen: readonly CopyId[]) => chosen.map((card) => ({ card, as: '' }));
const adding = (run: number, chosen: readonly CopyId[]): Act => ({
  do: 'ADD_TO_RUN',
  layout: { run, cards: placed(chosen.filter((card) => HOME[card] !== 0)), shifts: [] },
});
/** The run that these cards would be is among the answers, with its reason, unless one card is too few for any. */
const creating = (acts: readonly { act: Act }[], chosen: readonly CopyId[]): Act =>
  acts.find(({ act }) => act.do === 'CREATE_RUN')?.act ?? {
    do: 'CREATE_RUN',
    layout: { run: NEW_SEQUENCE, cards: placed(chosen), shifts: [] },
  };
const discarding = (chosen: readonly CopyId[]): Act =>
  chosen.length === 1 && chosen[0] !== undefined ? { do: 'DISCARD_CARD', card: chosen[0] } : { do: 'DISCARD_CARD' };

const whyNot = (now: TableNow, act: Act): Pick<Target, 'why' | 'code'> => refusalOf(now, act) ?? NOWHERE;

/** Why nothing can be done with a card now, as a sentence. */
export const whyNotYet = (now: TableNow, card: CopyId): string => whyNot(now, { do: 'DISCARD_CARD', card }).why;

/** Melds without any card, of this run with others. */
export const joinsOf = ({ answers, together }: TableNow, run: number): Act[] =>
  answers
    .slice(together?.exact ?? 0)
    .flatMap(({ move, why }) => ('do' in move && why === null ? [move] : []))
    .filter(({ do: what, at, layout }) => what === 'MELD_RUNS' && (layout?.run === run || at === run))
    .filter(({ layout }) => layout?.cards.length === 0);
