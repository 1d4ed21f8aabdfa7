import type { Question, Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { pendingResolution, WARES } from '../../index.ts';
import { range } from '../art/shapes.ts';
import { WareToken } from '../art/wares.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { CardRow } from './Cards.tsx';
import { Title, useAsker, useChosenCard } from './Title.tsx';
import { picksIn } from './told.ts';
import { Pile } from './Wares.tsx';

/** A ribbon of picks in the order of play, and what is left to pick from. */
export function DraftScene({ question }: { question: Question }) {
  const { view, name, near } = useMarket();
  const say = useJamboText();
  const { name: animal } = useAsker(question);
  const chosen = useChosenCard();
  const { lot, pool } = view.table;
  const left = lot.length + pool.length;
  return (
    <>
      <div className="j-draft-head">
        <Title help={chosen ? chosen.text : say.picksNext(left - 1, name(near === 0 ? 1 : 0))}>
          {chosen ? chosen.name : animal}
        </Title>
        <Ribbon left={left} />
      </div>
      {question.noun === 'ware' ? (
        <ul className="j-pick-piles">
          {WARES.map((ware, i) => (
            <Pile key={ware} number={i} count={lot.filter((one) => one === ware).length} once={false} />
          ))}
        </ul>
      ) : (
        <CardRow cards={pool} />
      )}
    </>
  );
}

/** Done: what was picked. Now: a ring. Both in the shape and colour of whose pick it is. */
function Ribbon({ left }: { left: number }) {
  const { view } = useMarket();
  const open = pendingResolution(view);
  const done = open?.type === 'DRAFT' ? open.picks : 0;
  const picks = picksIn(useNow().log, done);
  const first: Seat = view.table.active;
  const all = done + left;
  return (
    <ol className="j-ribbon" aria-hidden="true">
      {range(all).map((i) => {
        const seat = i % 2 === 0 ? first : first === 0 ? 1 : 0;
        const pick = picks[i];
        return (
          <li key={i} data-seat={seat} data-state={i < done ? 'done' : i === done ? 'now' : undefined}>
            {i < done && pick?.ware ? <WareToken ware={pick.ware} /> : i < done ? '✓' : i + 1}
          </li>
        );
      })}
    </ol>
  );
}
