import type { Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import type { ReactNode } from 'react';
import { buyPrice, type Card as Printed, sellPrice } from '../index.ts';
import { standPrice } from '../rules/turn.ts';
import { CardBack } from './art/pieces.tsx';
import { held } from './held.ts';
import { faceOf, useMarket } from './market.ts';
import { useJamboText } from './text/useJamboText.ts';

interface Props {
  copy: number;
  /** `mini`: picture and name, as it lies in play. `tile`: the same, wide and low. */
  size?: 'full' | 'mini' | 'tile';
  /** Only a strip of it can be seen. */
  cut?: boolean;
  /** In place of the prices: what can be done with it. */
  children?: ReactNode;
}

/** A card as it is printed; of a ware card the prices are those of now. Face down it is a back, and nothing more. */
export function Card({ copy, size = 'full', cut = false, children }: Props) {
  const face = faceOf(copy);
  if (!face) return <CardBack />;
  return (
    <Front face={face} size={size} cut={cut}>
      {children}
    </Front>
  );
}

function Front({ face, size, cut, children }: { face: Printed; size: string; cut: boolean; children?: ReactNode }) {
  const { words } = useNow().kit;
  const { view, near, you } = useMarket();
  const say = useJamboText();
  const { name, text } = words.card(face);
  const { table } = view;
  const isWare = face.category === 'ware';
  const [buy, sell] = [buyPrice(table, face), sellPrice(table, face)];
  return (
    // A name or text that has no room here is read whole where the card is lifted or opened.
    <div
      className="j-card"
      data-family={face.category}
      data-size={size}
      data-cut={cut || undefined}
      data-as="[data-card] button, .j-utility button"
    >
      <i className="j-picture" data-of={face.id} />
      {isWare && size === 'full' && you !== null && <Have face={face} seat={near} />}
      {face.category === 'stand' && size === 'full' && (
        <span className="j-cost" aria-hidden="true">
          {standPrice(table.firstStandBuilt)}
        </span>
      )}
      <div className="j-foot">
        <p className="j-name">{cut || size !== 'full' ? say.short(face.id, name) : name}</p>
        {size === 'full' && !isWare && <p className="j-text">{text}</p>}
        {size === 'full' && isWare && <p className="j-both-prices">{`${buy} / ${sell}`}</p>}
        {size === 'full' && isWare && !children && (
          <p className="j-prices">
            <span>
              {say.buy} <b>{buy}</b>
            </span>
            <span>
              {say.sell} <b>{sell}</b>
            </span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** One dot for each pictured ware: full if it lies on your stands. */
function Have({ face, seat }: { face: Printed; seat: Seat }) {
  const { view } = useMarket();
  const say = useJamboText();
  const dots = held(view.table, seat, face.wares);
  return (
    <span className="j-have" role="img" aria-label={say.have(dots.filter(Boolean).length, dots.length)}>
      {dots.map((there, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={i} data-there={there || undefined} />
      ))}
    </span>
  );
}
