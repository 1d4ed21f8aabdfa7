import type { Question } from '@dealers-choice/kernel';
import { type Answer, useNow } from '@dealers-choice/table';
import { useEffect, useRef } from 'react';
import { cardOfKind } from '../../words/cards.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Choice } from './Choice.tsx';

/**
 * Every answer to a window is passed on at this moment or later, whatever the hand holds: so its time tells nothing
 * (JB-59). Where no card can answer, the No is given at just this moment.
 */
const PAUSE_MS = 1_200;

/** Guard or Rain Maker: always asked, with No as the default. */
export function ReactionWindow({ question }: { question: Question }) {
  const now = useNow();
  const { answers } = now;
  const say = useJamboText();
  const [yes, no] = ['yes', 'no'].map((word) => answers.find(({ move }) => 'choose' in move && move.choose === word));
  const forced = yes?.why !== null;
  const send = useAtLeast(PAUSE_MS, forced ? (no ?? null) : null);
  const card = question.prompt === 'GUARD_WINDOW' ? 'guard' : 'rain-maker';
  const name = now.kit.words.card(cardOfKind(card)).name;
  return (
    <div className="j-choices" data-window={card}>
      {yes && <Choice answer={yes} name={say.playCard(name)} send={send} />}
      {no && <Choice answer={no} name={say.yourNo} help={forced ? say.goesOn : ''} look="go" send={send} />}
    </div>
  );
}

/** Gives what sends an answer when its time has come; `forced` is sent without being asked for. */
function useAtLeast(ms: number, forced: Answer | null): (answer: Answer) => void {
  const { send } = useNow();
  const latest = useRef(send);
  latest.current = send;
  const from = useRef(0);
  const chosen = useRef(false);
  const key = forced ? 'forced' : '';
  useEffect(() => {
    from.current = performance.now();
    if (key === '') return;
    const timer = setTimeout(() => latest.current({ choose: 'no' }), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return ({ move }) => {
    if (chosen.current || key !== '') return;
    chosen.current = true;
    setTimeout(() => latest.current(move), Math.max(0, from.current + ms - performance.now()));
  };
}
