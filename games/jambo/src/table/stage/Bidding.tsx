import type { Question } from '@dealers-choice/kernel';
import { keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { useRef } from 'react';
import { Coin } from '../art/pieces.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Choice } from './Choice.tsx';

/** Starts at the least that can be bid; a long press runs. */
export function Bidding({ question }: { question: Question }) {
  const { answers, send } = useNow();
  const { view, near } = useMarket();
  const say = useJamboText();
  const lit = useChoosing((s) => s.lit);
  const { min, max } = question;
  const bid = saidIn(lit) ?? min;
  const pass = answers.find(({ move }) => 'choose' in move);
  const set = (n: number): void => useChoosing.getState().light(keyOf({ say: Math.min(max, Math.max(min, n)) }));
  return (
    <div className="j-bidding">
      <div className="j-stepper">
        <Step name={say.less} icon="minus" step={() => set(saidNow(min) - 1)} />
        <output className="j-bid">
          <Coin />
          {bid}
        </output>
        <Step name={say.greater} icon="plus" step={() => set(saidNow(min) + 1)} />
      </div>
      <div className="j-choices">
        <button
          type="button"
          className="j-go"
          data-answer={keyOf({ say: bid })}
          data-sole
          onClick={() => send({ say: bid })}
        >
          <b>{say.bid(bid)}</b>
        </button>
        {pass && <Choice answer={pass} name={say.pass} />}
      </div>
      <small className="j-after">{say.wouldHave(min, max, view.table.gold[near] - bid)}</small>
    </div>
  );
}

const saidIn = (lit: string | null): number | null =>
  lit === null ? null : ((JSON.parse(lit) as { say?: number }).say ?? null);
const saidNow = (min: number): number => saidIn(useChoosing.getState().lit) ?? min;

const [HOLD_MS, RUN_MS] = [400, 90];

function Step({ name, icon, step }: { name: string; icon: 'plus' | 'minus'; step: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(step);
  latest.current = step;
  const run = (): void => {
    latest.current();
    timer.current = setTimeout(run, RUN_MS);
  };
  const stop = (): void => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className="j-step"
      aria-label={name}
      onClick={step}
      onPointerDown={() => {
        timer.current = setTimeout(run, HOLD_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon name={icon} />
    </button>
  );
}
