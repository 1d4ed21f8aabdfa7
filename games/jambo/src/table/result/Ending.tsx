import type { Seat } from '@dealers-choice/kernel';
import type { EndingProps } from '@dealers-choice/table';
import type { Jambo, JamboEvent } from '../../index.ts';
import { otherSeat } from '../../rules/table.ts';
import { WARES } from '../../rules/wares.ts';
import { CoinTray } from '../art/CoinTray.tsx';
import { Ground } from '../art/Ground.tsx';
import { Awning, TraderBust } from '../art/pieces.tsx';
import { WareStack } from '../art/wares.tsx';
import { useJamboText } from '../text/useJamboText.ts';

const SEATS: readonly Seat[] = [0, 1];

/** Both purses side by side under their awnings: who has more, and how it came about. */
export function Ending(props: EndingProps<Jambo>) {
  const { view, name, you, winners, words, Heading, verdict, chart, ways } = props;
  const say = useJamboText();
  const { over, table } = view;
  const [winner] = winners;
  const byGold = winner !== undefined && over?.reason === 'GOLD';
  const line = words.ending(props);
  return (
    <div className="j-result">
      <Ground />
      <div className="j-result-awnings" aria-hidden="true">
        <Awning seat={0} stripes={11} />
        <Awning seat={1} stripes={11} />
      </div>
      <div className="j-result-head">
        {verdict}
        <Heading className="j-result-title">
          {winner === undefined ? line : winner === you ? say.youWin : say.wins(name(winner))}
        </Heading>
        {byGold && (
          <p className="j-result-compared">{say.compared(table.gold[winner], table.gold[otherSeat(winner)])}</p>
        )}
      </div>
      <ol className="j-result-plates" aria-label={say.purses}>
        {(winner === undefined ? SEATS : [winner, otherSeat(winner)]).map((seat) => (
          <Purse key={seat} {...props} seat={seat} won={seat === winner} />
        ))}
      </ol>
      <div className="j-result-story">{chart}</div>
      <div className="j-result-ways">
        {winner !== undefined && <p className="j-result-line">{line}</p>}
        {byGold && <p className="j-result-rule">{say.onlyGold}</p>}
        {ways}
      </div>
      <div className="j-result-wares" aria-hidden="true">
        {WARES.map((ware, i) => (
          <WareStack key={ware} ware={ware} count={(i % 3) + 1} />
        ))}
      </div>
    </div>
  );
}

/** One trader at the end: the gold on its tray, and the part this seat had in the ending. */
function Purse(props: EndingProps<Jambo> & { seat: Seat; won: boolean }) {
  const { view, name, who, events, seat, won } = props;
  const say = useJamboText();
  const { gold, endgameTriggerPlayer: trigger, triggerGold, endgameFinalTurn } = view.table;
  const before = trigger !== null && endgameFinalTurn ? goldBeforeFinal(events ?? [], seat, gold[seat]) : null;
  const part =
    trigger === seat ? say.calledLast(triggerGold) : before === null ? null : say.hadFinal(before, gold[seat]);
  return (
    <li className="j-result-plate" data-won={won || undefined}>
      <TraderBust seat={seat} />
      <p className="j-result-name">
        <b>{name(seat)}</b>
        <small>{who(seat)}</small>
        {part && <span>{part}</span>}
      </p>
      <p className="j-result-gold">
        <b aria-hidden="true">{gold[seat]}</b>
        <span className="sr-only">{say.gold(gold[seat])}</span>
      </p>
      <CoinTray gold={gold[seat]} />
    </li>
  );
}

/** What this seat had when the final turn began: all that came and went since is taken back. Null: nobody knows. */
function goldBeforeFinal(events: readonly JamboEvent[], seat: Seat, gold: number): number | null {
  const began = events.findIndex((event) => event.type === 'TURN_STARTED' && event.final);
  if (began < 0) return null;
  return events
    .slice(began)
    .reduce((sum, event) => (event.type === 'GOLD_CHANGED' && event.seat === seat ? sum - event.amount : sum), gold);
}
