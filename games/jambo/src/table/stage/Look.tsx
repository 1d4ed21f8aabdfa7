import { useNow } from '@dealers-choice/table';
import { WareToken } from '../art/wares.tsx';
import { Card } from '../Card.tsx';
import { held } from '../held.ts';
import { faceOf, useMarket } from '../market.ts';
import { useJamboText } from '../text/useJamboText.ts';
import { Title } from './Title.tsx';

/** The card that was looked at, and of a ware card what of it lies on your stands. */
export function LookScene() {
  const { view, near } = useMarket();
  const { words } = useNow().kit;
  const say = useJamboText();
  const card = view.table.looked[near][0];
  const face = card === undefined ? null : faceOf(card);
  if (card === undefined || !face) return null;
  const there = held(view.table, near, face.wares);
  return (
    <>
      <div className="j-looked" data-card={card}>
        <Card copy={card} size={face.category === 'ware' ? 'full' : 'mini'} />
      </div>
      <Title help={face.category === 'ware' ? say.onlyYou : words.card(face).text}>
        {say.lookAt(words.card(face).name)}
      </Title>
      {face.wares.length > 0 && (
        <div className="j-of-its-wares">
          <p>{say.ofItsWares}</p>
          <p className="j-token-row" aria-hidden="true">
            {face.wares.map((ware, i) => (
              <WareToken key={`${ware}-${there.slice(0, i).length}`} ware={ware} missing={!there[i]} />
            ))}
          </p>
          <b>{`${there.filter(Boolean).length} / ${there.length}`}</b>
        </div>
      )}
    </>
  );
}
