import type { Question } from '@dealers-choice/kernel';
import { pendingResolution } from '../../index.ts';
import { SeatShape } from '../art/pieces.tsx';
import { WareToken } from '../art/wares.tsx';
import { Card } from '../Card.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Asker, Title } from './Title.tsx';
import { type Bid, useBids } from './told.ts';

/** The lot on a tray, and the bids in their order, the highest in gold. */
export function AuctionScene({ question }: { question: Question }) {
  const { view, name, near } = useMarket();
  const say = useJamboText();
  const open = pendingResolution(view);
  const high = open?.type === 'AUCTION' ? open.highBidder : null;
  const bid = open?.type === 'AUCTION' ? open.currentBid : 0;
  const other = name(near === 0 ? 1 : 0);
  const help = high === null ? say.ifPassFirst(other) : `${say.leads(name(high), bid)} ${say.ifPass(name(high), bid)}`;
  return (
    <>
      <Asker question={question} />
      <Title help={help}>{say.auction}</Title>
      <Lot />
      <Bids last={high === null ? null : { seat: high, amount: bid }} />
    </>
  );
}

export function Lot() {
  const { lot, pool } = useMarket().view.table;
  const { read } = useMarket();
  const say = useJamboText();
  return (
    <div className="j-lot" data-lot>
      {lot.map((ware, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a lot may be alike
        <WareToken key={i} ware={ware} />
      ))}
      {pool.map((card) => (
        <div key={card} className="j-lot-card" data-card={card}>
          <Card copy={card} size="mini" />
        </div>
      ))}
      {pool.length > 0 && (
        <button
          type="button"
          className="absolute inset-0 rounded-md"
          aria-label={say.readCard(say.auction)}
          onClick={() => read(pool, say.auction)}
        />
      )}
    </div>
  );
}

function Bids({ last }: { last: Bid | null }) {
  const { name } = useMarket();
  const say = useJamboText();
  const told = useBids();
  // After a pause the match remembers only the bid to beat.
  const bids = told.length === 0 && last ? [last] : told;
  return (
    <div className="j-bids">
      <p>{bids.length === 0 ? say.noBid : say.bids}</p>
      <ol>
        {bids.slice(-4).map(({ seat, amount }, i, all) => (
          <li key={`${seat}-${amount}`} data-high={i === all.length - 1 || undefined}>
            <SeatShape seat={seat} />
            <span className="sr-only">{name(seat)}</span>
            {amount === 0 ? say.pass : amount}
          </li>
        ))}
      </ol>
    </div>
  );
}
