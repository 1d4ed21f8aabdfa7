import type { Move } from '@dealers-choice/kernel';
import { type TableNow, useChoosing } from '@dealers-choice/table/page';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpots } from '../guide/spots.ts';
import type { Advice } from '../match/contract.ts';
import { useBarText } from '../words/bar.ts';
import { useHinting } from './hinting.ts';
import './hint.css';

type Shown = Pick<TableNow, 'kit' | 'question' | 'telling' | 'seat' | 'showing' | 'send'>;

/** Between the bar and the table, so that it never lies over what is to be touched: moves in words, one press each. */
export function HintPanel({ now }: { now: Shown }) {
  const { about, moves } = useHinting();
  const asked = useChoosing((s) => s.about);
  const open = about !== '' && about === asked && now.question !== null && !now.showing;
  // A hint is about one question: whatever is asked next is another.
  useEffect(() => {
    if (about !== '' && about !== asked) useHinting.getState().close();
  }, [about, asked]);
  useSpots(open ? (moves[0]?.move ?? null) : null, undefined);
  if (!open) return null;
  return moves.length === 0 ? <Thinking /> : <Candidates now={now} moves={moves} />;
}

/** Said while it is on the screen, by `HintSpoken`. */
function useSpoken(spoken: string): void {
  useEffect(() => {
    useHinting.setState({ spoken });
    return () => useHinting.setState({ spoken: '' });
  }, [spoken]);
}

/** What is there in a moment needs no word before it. */
const SLOW_MS = 300;

function Thinking() {
  const text = useBarText().advice;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  useSpoken(slow ? text.thinks : '');
  if (!slow) return null;
  return (
    <aside data-hint="thinking" aria-label={text.title} className="hint-panel under-bar">
      <p className="text-soft">{text.thinks}</p>
    </aside>
  );
}

interface Said {
  move: Move;
  label: string;
  wins: string;
}

/** In words; two ways to send the same are said once. */
function useSaid({ kit, question, telling }: Shown, moves: readonly Advice[]): Said[] {
  const text = useBarText().advice;
  return useMemo(() => {
    const said = new Map<string, Said>();
    for (const { move, wins } of question ? moves : []) {
      const label = question ? kit.words.move(move, question, telling) : '';
      if (!said.has(label)) said.set(label, { move, label, wins: wins === null ? '' : text.wins(wins) });
    }
    return [...said.values()];
  }, [kit, question, telling, moves, text]);
}

function Candidates({ now, moves }: { now: Shown; moves: readonly Advice[] }) {
  const text = useBarText().advice;
  const said = useSaid(now, moves);
  const { byKey, close } = useHinting();
  const ref = useRef<HTMLElement>(null);
  useSpoken(text.said(said.map(({ label, wins }) => text.each(label, wins))));
  useEffect(() => {
    if (byKey) ref.current?.querySelector('button')?.focus();
  }, [byKey]);
  return (
    <aside
      ref={ref}
      data-hint="shown"
      aria-label={text.title}
      className="hint-panel under-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
        document.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: true });
      }}
    >
      <p aria-hidden="true" className="hint-title">
        <Icon name="hint" />
        {text.title}
      </p>
      <ol className="hint-moves">
        {said.map(({ move, label, wins }, i) => (
          <li key={label}>
            <button
              type="button"
              data-advice={i + 1}
              className={`hint-move ${i === 0 ? 'press press-gold' : 'press press-paper'}`}
              onClick={() => take(now, move)}
            >
              <span className="hint-label">{label}</span>
              {wins !== '' && <span className="hint-wins">{wins}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Button look="quiet" icon="close" bare className="hint-close" onClick={close}>
        {text.close}
      </Button>
    </aside>
  );
}

/** Makes the move. One thing of several is put to those that are picked already: the person sends them. */
function take({ send }: Shown, move: Move): void {
  useHinting.getState().close();
  const { picked, pick } = useChoosing.getState();
  if (!('also' in move)) send(move);
  else if (move.also === null) send({ pick: [...picked] });
  else if (!picked.includes(move.also)) pick([...picked, move.also]);
}
