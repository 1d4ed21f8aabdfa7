import { useNow } from '@dealers-choice/table';
import { type CSSProperties, useMemo } from 'react';
import { handValues } from '../../surface/hand-values.ts';
import { seenIn, useBoard } from '../board.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { HandCard } from './HandCard.tsx';

/** What the viewer holds, in the order of the game's words. */
export function Hand() {
  const { kit, telling } = useNow();
  const { scene, view, game, you } = useBoard();
  const say = useOnePieceText();
  const values = useMemo(() => handValues(view, game), [view, game]);
  if (you === null) return <div className="op-hand" />;
  const held = scene.mats[you].HAND;
  const order = kit.words.inHand?.(view.table.hand[you], telling) ?? view.table.hand[you];
  const cards = seenIn(held).sort((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
  const style = { '--n': Math.max(1, cards.length) } as CSSProperties;
  return (
    <section aria-label={say.hand} className="op-hand" data-testid="hand" data-held data-pile={`${you}-HAND`}>
      <ul style={style} data-many={cards.length > 5 || undefined}>
        {cards.map((card, place) => (
          <HandCard
            key={card.handle}
            card={card}
            value={values.find((one) => one.card === card.card) ?? null}
            place={place}
            middle={place - (cards.length - 1) / 2}
          />
        ))}
      </ul>
    </section>
  );
}
