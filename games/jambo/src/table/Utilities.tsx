import type { CopyId, Seat } from '@dealers-choice/kernel';
import { TapOver, useCard, useNow } from '@dealers-choice/table';
import { MOST_UTILITIES } from '../rules/table.ts';
import { range } from './art/shapes.ts';
import { Card } from './Card.tsx';
import { faceOf, useMarket } from './market.ts';
import { useJamboText } from './text/useJamboText.ts';

/** Three places for utilities. One tap uses one; whatever cannot be used now can be read. */
export function Utilities({ seat }: { seat: Seat }) {
  const { view } = useMarket();
  const say = useJamboText();
  const cards = view.table.utilities[seat];
  return (
    <ul className="j-utilities">
      {range(Math.max(MOST_UTILITIES, cards.length)).map((i) => {
        const card = cards[i];
        if (card !== undefined) return <Utility key={i} card={card} />;
        return (
          <li key={i} className="j-no-utility">
            <span>{say.freeUtility}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Utility({ card }: { card: CopyId }) {
  const { view, read, layout } = useMarket();
  const now = useNow();
  const say = useJamboText();
  const using = now.question?.prompt === 'PLAY' || now.question?.prompt === 'DRAW';
  const tappable = useCard(card, { once: using });
  const face = faceOf(card);
  const name = face ? now.kit.words.card(face).name : '';
  const used = view.table.used[card] === 1;
  const inUse = used && view.asking?.source === card;
  const state = inUse ? 'in-use' : used ? 'used' : tappable?.on ? 'on' : tappable?.why === null ? 'can' : undefined;
  return (
    <li
      className="j-utility"
      data-state={state}
      data-card={card}
      onContextMenu={(event) => {
        event.preventDefault();
        read([card], name);
      }}
    >
      <Card copy={card} size={layout === 'desk' ? 'mini' : 'tile'} />
      {face && (
        <span className="j-tip" aria-hidden="true">
          {now.kit.words.card(face).text}
        </span>
      )}
      {(inUse || used) && <span className="j-tag">{inUse ? say.inUse : say.used}</span>}
      {tappable ? (
        <TapOver tappable={tappable} className="rounded-md" />
      ) : (
        <button
          type="button"
          className="absolute inset-0 rounded-md"
          aria-label={say.readCard(name)}
          onClick={() => read([card], name)}
        />
      )}
    </li>
  );
}
