import type { Seat } from '@dealers-choice/kernel';
import { SeatClock } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { ENDGAME_GOLD } from '../index.ts';
import { CoinTray } from './art/CoinTray.tsx';
import { CardBack, TraderBust } from './art/pieces.tsx';
import { range } from './art/shapes.ts';
import { useMarket } from './market.ts';
import { usePreview } from './preview.ts';
import { useJamboText } from './text/useJamboText.ts';

/** More backs than this say no more than the number beside them. */
const BACKS = 7;

/** A trader: name, cards in hand, gold as a number and on its tray. */
export function Plate({ seat, who }: { seat: Seat; who: string }) {
  const { view, name, near } = useMarket();
  const say = useJamboText();
  const preview = usePreview();
  const { table, asking, over } = view;
  const change = preview?.seat === seat ? preview.gold : 0;
  const gold = table.gold[seat];
  const cards = table.hand[seat].length;
  const decides = over === null && asking?.seats.includes(seat) === true;
  return (
    <div className="j-plate" data-seat={seat} data-on={decides || undefined} data-testid={`seat-${seat + 1}`}>
      <TraderBust seat={seat} />
      <SeatClock seat={seat} badge="j-clock" />
      <p className="j-plate-name">
        <b>{name(seat)}</b> <span className="sr-only">{who}</span>
      </p>
      <p className="j-plate-state">
        <span className="j-backs" data-hand={seat} aria-hidden="true">
          {seat !== near && range(Math.min(cards, BACKS)).map((i) => <CardBack key={i} />)}
        </span>
        <span className="j-held">
          {seat !== near && <b aria-hidden="true">{cards}</b>}
          <span className="sr-only">{say.inHand(cards)}</span>
        </span>
        <State seat={seat} decides={decides} />
      </p>
      <div className="j-purse" data-purse={seat}>
        <CoinTray gold={gold} coming={change} />
        <span className="j-goal" aria-hidden="true">
          <Icon name="flag" className="size-4" />
          {ENDGAME_GOLD}
        </span>
      </div>
      <p className="j-gold">
        <b aria-hidden="true">{gold + change}</b>
        <span className="sr-only">{say.gold(gold)}</span>
        {change !== 0 && <small>{say.goldWith(gold, change)}</small>}
      </p>
    </div>
  );
}

/** Whose turn it is, and who decides: by a word, not by the glow alone. */
function State({ seat, decides }: { seat: Seat; decides: boolean }) {
  const { view, you } = useMarket();
  const say = useJamboText();
  const { active } = view.table;
  if (view.over) return null;
  const mine = seat === you;
  if (active === seat) {
    const held = view.asking !== null && !decides;
    return (
      <span className="j-pill" data-cold={held || undefined}>
        {held ? say.onHold : mine ? say.yourTurn : say.onTurn}
      </span>
    );
  }
  return decides ? <span className="j-pill">{mine ? say.yourAnswer : say.choosing}</span> : null;
}
