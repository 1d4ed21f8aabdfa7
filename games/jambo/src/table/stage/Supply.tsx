import { WARES } from '../../index.ts';
import { WareStack, WareToken } from '../art/wares.tsx';
import { Card } from '../Card.tsx';
import { useMarket } from '../market.ts';
import { usePreview } from '../preview.ts';
import { useJamboText } from '../text/useJamboText.ts';

/** The common supply: six piles, as thick as they are many. In a line while the cloth shows something else. */
export function Supply({ inLine }: { inLine: boolean }) {
  const { view } = useMarket();
  const say = useJamboText();
  const preview = usePreview();
  const { supply } = view.table;
  return (
    <ul aria-label={inLine ? say.supply : undefined} className={inLine ? 'j-mini-supply' : 'j-piles'}>
      {WARES.map((ware, i) => {
        const count = supply[i] ?? 0;
        const comes = inLine ? 0 : (preview?.comes.filter((one) => one === ware).length ?? 0);
        return (
          <li key={ware} data-supply={ware}>
            {inLine ? <WareToken ware={ware} /> : <WareStack ware={ware} count={count} />}
            <span className={inLine ? 'sr-only' : 'j-ware-name'}>{say.ware(ware)}</span>{' '}
            <b className="j-number">{count}</b>
            {comes > 0 && <span className="j-comes">−{comes}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A card that is being played lies over the supply. */
export function Played() {
  const { played } = useMarket().view.table;
  return played.map((card) => (
    <div key={card} className="j-played" data-card={card}>
      <Card copy={card} size="mini" />
    </div>
  ));
}
