import { type Answer, keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { useId } from 'react';
import { buyPrice, feeFor, sellPrice } from '../index.ts';
import { standPrice } from '../rules/turn.ts';
import { faceOf, useMarket } from './market.ts';
import { useJamboText } from './text/useJamboText.ts';

/** The prices of a lifted ware card are its buttons; any other card has one that says what it does. */
export function Ways({ ways }: { ways: readonly Answer[] }) {
  return (
    <div className="j-ways">
      {ways.map((way) => (
        <Way key={keyOf(way.move)} way={way} />
      ))}
    </div>
  );
}

function Way({ way }: { way: Answer }) {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const { name, amount } = useWayWords(way);
  const id = useId();
  const key = keyOf(way.move);
  return (
    <>
      <button
        type="button"
        className="j-way"
        data-answer={key}
        data-sole
        data-lit={lit === key || undefined}
        aria-label={way.label}
        aria-disabled={way.why !== null}
        aria-describedby={way.why === null ? undefined : id}
        onClick={() => (way.why === null ? now.send(way.move) : useChoosing.getState().say(way.why))}
      >
        <span>{name}</span>
        {amount !== '' && <b>{amount}</b>}
      </button>
      {way.why !== null && (
        <span id={id} className="sr-only">
          {way.why}
        </span>
      )}
    </>
  );
}

/** "Buy −5", with the fee of the sixth space and the Wise Men in the number. */
function useWayWords({ move, group }: Answer): { name: string; amount: string } {
  const { view, near } = useMarket();
  const say = useJamboText();
  const face = 'do' in move && move.card !== undefined ? faceOf(move.card) : null;
  if (!face) return { name: say.play, amount: '' };
  const { table } = view;
  if (group === 'SELL') return { name: say.sell, amount: `+${sellPrice(table, face)}` };
  if (group === 'BUY') {
    const cost = buyPrice(table, face) + (feeFor(table, near, face.wares.length) ?? 0);
    return { name: say.buy, amount: `−${cost}` };
  }
  if (face.category === 'stand') return { name: say.build(standPrice(table.firstStandBuilt)), amount: '' };
  return { name: face.category === 'utility' ? say.layOut : say.play, amount: '' };
}
