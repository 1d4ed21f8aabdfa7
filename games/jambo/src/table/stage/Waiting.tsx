import type { Question } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { Sun } from '../art/pieces.tsx';
import { range } from '../art/shapes.ts';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Lot } from './Auction.tsx';
import { Asker } from './Title.tsx';

/** Somebody else decides: who, what, and that one's own actions are frozen meanwhile. How many, never which. */
export function WaitingScene({ question }: { question: Question }) {
  const { view, name, near, you } = useMarket();
  const { kit, telling } = useNow();
  const say = useJamboText();
  const { table } = view;
  const who = name(question.seats[0] ?? 0);
  const discards = question.prompt === 'OPPONENT_DISCARD';
  const frozen = table.active === near && you === near;
  return (
    <>
      <Asker question={question} />
      <div className="j-title">
        <p className="j-heading">
          <Icon name="pause" className="j-pause" />
          {discards ? say.waiting(who, question.min) : kit.words.waiting?.(question, telling)}
        </p>
        <p>{say.waitingOthers}</p>
      </div>
      {table.lot.length + table.pool.length > 0 && <Lot />}
      {frozen && (
        <div className="j-frozen">
          <p aria-hidden="true">
            {range(table.actions).map((i) => (
              <Sun key={i} state="frozen" />
            ))}
          </p>
          <b>{say.actionsFrozen(table.actions)}</b>
          <small>{say.thaw(who)}</small>
        </div>
      )}
    </>
  );
}
