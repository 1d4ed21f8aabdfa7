import { WARES } from '../../index.ts';
import { WareStack, WareToken } from '../art/wares.tsx';
import { cloth } from '../art/weave.tsx';
import { Card } from '../Card.tsx';
import { useMarket } from '../market.ts';
import { usePreview } from '../preview.ts';
import { useJamboText } from '../text/useJamboText.ts';

/** The common supply: six piles, as thick as they are many. A card that is being played lies over it. */
export function Supply() {
  const { view } = useMarket();
  const say = useJamboText();
  const preview = usePreview();
  const { supply, played } = view.table;
  return (
    <section aria-label={say.supply} className="j-stage j-supply">
      <Border />
      <p className="j-supply-title" aria-hidden="true">
        {say.supply}
      </p>
      <ul className="j-piles">
        {WARES.map((ware, i) => {
          const comes = preview?.comes.filter((one) => one === ware).length ?? 0;
          return (
            <li key={ware} data-supply={ware}>
              <WareStack ware={ware} count={supply[i] ?? 0} />
              <b className="j-number">{supply[i] ?? 0}</b>
              <span className="j-ware-name">{say.ware(ware)}</span>
              {comes > 0 && <span className="j-comes">−{comes}</span>}
            </li>
          );
        })}
      </ul>
      {played.map((card) => (
        <div key={card} className="j-played" data-card={card}>
          <Card copy={card} size="mini" />
        </div>
      ))}
      <Border />
    </section>
  );
}

const Border = () => (
  <svg className="j-border" aria-hidden="true">
    <rect width="100%" height="100%" fill={cloth('r-dia')} />
  </svg>
);

/** The same in a line, while the cloth shows something else. */
export function MiniSupply() {
  const { view } = useMarket();
  const say = useJamboText();
  return (
    <ul aria-label={say.supply} className="j-mini-supply">
      {WARES.map((ware, i) => (
        <li key={ware} data-supply={ware}>
          <WareToken ware={ware} />
          <span className="sr-only">{say.ware(ware)}</span> {view.table.supply[i] ?? 0}
        </li>
      ))}
    </ul>
  );
}
