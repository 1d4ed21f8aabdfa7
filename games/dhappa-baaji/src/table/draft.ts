/** What has been done in this turn and is not final: its steps in words, and what lay there before. */
import type { CopyId, MatchOf } from '@dealers-choice/kernel';
import { useStage } from '@dealers-choice/table';
import { useRef, useState } from 'react';
import type { Dhappa, Table } from '../index.ts';
import { stepText } from './saying.ts';
import type { DhappaText } from './text/en.ts';

type View = MatchOf<Dhappa>;

interface Memory {
  turn: number;
  /** Answers of this turn that were given before anybody looked: after a reload, not 0. */
  from: number;
  before: Table;
  steps: readonly string[];
}

export interface Draft {
  /** In words, the newest last; steps from before a reload are not known. */
  steps: readonly string[];
  /** How many steps can be taken back. */
  count: number;
  /** It came to the hand in this turn. */
  isNew(card: CopyId): boolean;
  /** It lies, or stands for something else, since this turn. */
  isChalk(card: CopyId): boolean;
}

const begin = ({ turn, answers, table }: View): Memory => ({ turn, from: answers, before: table, steps: [] });

function goOn(memory: Memory, view: View, told: string): Memory {
  const done = view.answers - memory.from;
  if (view.turn !== memory.turn || done < 0) return begin(view);
  if (done <= memory.steps.length) return { ...memory, steps: memory.steps.slice(0, done) };
  return { ...memory, steps: [...memory.steps, told] };
}

/** `mine`: this viewer is on turn. */
export function useDraft(view: View, text: DhappaText, mine: boolean): Draft {
  const [memory, remember] = useState(() => begin(view));
  const told = useRef('');
  useStage<Dhappa>({
    hear(event) {
      told.current ||= stepText(text, event);
      return undefined;
    },
    see(seen) {
      const step = told.current;
      told.current = '';
      remember((last) => goOn(last, seen, step));
    },
  });
  const { table: t } = view;
  const { before } = memory;
  const known = mine && memory.turn === view.turn;
  const count = !mine || t.phase === 'PICK' ? 0 : Math.max(0, view.answers - (t.depth > 0 ? 0 : 1));
  const held = view.viewer === null || view.viewer === 9 ? [] : before.hand[view.viewer];
  return {
    steps: known ? memory.steps : [],
    count,
    isNew: (card) => known && !held.includes(card),
    isChalk: (card) => known && count > 0 && (before.run[card] !== t.run[card] || before.as[card] !== t.as[card]),
  };
}
