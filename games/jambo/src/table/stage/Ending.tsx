import { useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { otherSeat } from '../../rules/table.ts';
import { SeatShape } from '../art/pieces.tsx';
import { useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { markRead, useEnding } from './useEnding.ts';

/** A turn has ended with 60 gold: said once, loudly, before the final turn. */
export function EndingScene() {
  const ending = useEnding();
  const { view, name, you, layout } = useMarket();
  const { showing } = useNow();
  const say = useJamboText();
  if (!ending) return null;
  const { trigger, gold } = ending;
  const last = otherSeat(trigger);
  const goal = view.table.gold[trigger];
  return (
    <div className="j-ending" data-testid="ending">
      <p className="j-heading">{say.ending}</p>
      <p className="j-ending-line">
        <SeatShape seat={trigger} /> {say.endingGold(name(trigger), gold)} <Icon name="right" />
        <SeatShape seat={last} /> {say.endingTurn(name(last))} <Icon name="right" /> <b>{say.highest}</b>
      </p>
      <p className="j-ending-help">
        {last === you ? say.endingYou(view.table.gold[last], goal) : say.endingOther(name(last), goal)} {say.noCheck}
      </p>
      {last === you && !showing && layout === 'desk' && <BeginFinal />}
    </div>
  );
}

/** The notice has been read. Nothing waits for it: whoever goes on without has read it, too. */
export function BeginFinal() {
  const { view } = useMarket();
  const say = useJamboText();
  return (
    <button type="button" className="j-go" onClick={() => markRead(view.turn)}>
      <b>{say.beginFinal}</b>
    </button>
  );
}
