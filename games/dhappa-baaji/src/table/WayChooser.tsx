import type { Act, CopyId } from '@dealers-choice/kernel';
import { useState } from 'react';
import { formatSlot } from '../index.ts';
import { RunCard } from './art/cards.tsx';
import { Cloth } from './Cloth.tsx';
import { useDesk } from './desk.ts';
import { isSetAfter, runAfter, spanOf } from './picture.ts';
import { called, wayTitle } from './saying.ts';
import type { DhappaText } from './text/en.ts';

/** Every legal layout as a picture of the run that it makes; one tap on a picture plays it. */
export function WayChooser({ ways, cards }: { ways: readonly Act[]; cards: readonly CopyId[] }) {
  const { text, t, now, open, asked } = useDesk();
  const [sent, setSent] = useState(false);
  const shifts = ways.some(({ layout }) => (layout?.shifts.length ?? 0) > 0);
  const title = shifts && cards.length === 1 ? text.whereTo(called(text, cards[0] ?? 0)) : text.choose;
  const place = (way: Act): void => {
    if (sent || !asked) return;
    setSent(true);
    open(null);
    now.send(way);
  };
  return (
    <Cloth title={title} feet={null}>
      <ul className="ways">
        {ways.map((way) => {
          const after = runAfter(t, way);
          const span = spanOf(after, isSetAfter(t, way));
          const name = [wayTitle(text, way), span].filter(Boolean).join(': ');
          const joined = way.do === 'MELD_RUNS' ? span : '';
          return (
            <li key={JSON.stringify(way)}>
              <button
                type="button"
                className="way"
                data-way={JSON.stringify(way)}
                aria-label={name}
                onClick={() => place(way)}
              >
                <span className="way-cards">
                  {after.map(({ card, slot, fresh, from }, i) => (
                    <span
                      key={card}
                      className="way-card"
                      data-fresh={fresh || undefined}
                      data-moved={from !== 0 || undefined}
                    >
                      <RunCard card={card} slot={slot} covered={i < after.length - 1} />
                    </span>
                  ))}
                </span>
                <span className="way-name">{[joined, placesOf(text, after)].filter(Boolean).join(', ') || name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Cloth>
  );
}

/** Where the wilds stand, or where a 2 goes. */
const placesOf = (text: DhappaText, after: ReturnType<typeof runAfter>): string =>
  after
    .filter(({ from }) => from !== 0)
    .map(({ card, slot }) => `${called(text, card)} → ${formatSlot(slot)}`)
    .join(', ');
