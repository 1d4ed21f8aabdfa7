import type { Question } from '@dealers-choice/kernel';
import { useChoosing, useNow } from '@dealers-choice/table';
import { type Ware, wareAt } from '../../index.ts';
import { WareToken } from '../art/wares.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Title } from './Title.tsx';

/** Throne: which ware comes and which goes, in two steps. */
export function SwapScene({ question }: { question: Question }) {
  const { view, near, far } = useMarket();
  const say = useJamboText();
  const chosen = useChosenSpace();
  const step = Number(question.params.step);
  const { table, stack } = view;
  const theirs = step === 1 ? chosen : Number(stack[stack.length - 1]?.r.theirs);
  const mine = step === 2 ? chosen : null;
  return (
    <>
      <Title help={step === 1 ? say.throneHelp1 : say.throneHelp2}>{say.throneStep(step)}</Title>
      <p className="j-select">
        {step === 1 ? say.selectTheirs : say.selectYours} <span aria-hidden="true">{step === 1 ? '↑' : '↓'}</span>
        <small>{say.left(table.actions)}</small>
      </p>
      <div className="j-swap">
        <Spot ware={theirs === null ? null : wareAt(table, far, theirs)} name={say.youTake} />
        <svg viewBox="0 0 52 44" className="j-arrows" aria-hidden="true">
          <path d="M4 14h42M36 5l10 9-10 9M48 32H6M16 23L6 32l10 9" />
        </svg>
        <Spot ware={mine === null ? null : wareAt(table, near, mine)} name={say.youGive} />
      </div>
    </>
  );
}

/** The space that is pointed at. */
function useChosenSpace(): number | null {
  const { answers } = useNow();
  const lit = useChoosing((s) => s.lit);
  const move = answers.find((one) => JSON.stringify(one.move) === lit)?.move;
  return move && 'pick' in move ? (move.pick[0] ?? null) : null;
}

function Spot({ ware, name }: { ware: Ware | null; name: string }) {
  return (
    <div className="j-spot" data-empty={ware === null || undefined}>
      <i className="j-mat" />
      {ware ? <WareToken ware={ware} /> : <b aria-hidden="true">?</b>}
      <span>{name}</span>
    </div>
  );
}
