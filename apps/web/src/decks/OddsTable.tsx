import { type Deck, oddsOf } from '@dealers-choice/one-piece/decks';
import { useState } from 'react';
import { useDecksText } from '../words/decks.ts';
import type { DecksText } from '../words/decks-en.ts';
import type { DeckKit } from './deck-kit.ts';
import { HeadRow } from './HeadRow.tsx';
import { useKit } from './KitContext.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

interface Row {
  label: string;
  n: number;
}

/** A cheap Character, a Counter Event, the first and the dearest card: what a hand is looked at for. */
function usualRows({ cards }: Deck, { shelf }: DeckKit, text: DecksText['odds']): readonly Row[] {
  const rows = Object.entries(cards).flatMap(([id, n]) => {
    const card = shelf.card(id);
    return card ? [{ card, n }] : [];
  });
  const sum = (is: (row: (typeof rows)[number]) => boolean): number =>
    rows.reduce((all, row) => (is(row) ? all + row.n : all), 0);
  const cheap = sum(({ card }) => card.category === 'CHARACTER' && (card.cost ?? 0) <= 2);
  const counter = sum(
    ({ card }) => card.category === 'EVENT' && (card.effects ?? []).some(({ timings }) => timings.includes('COUNTER')),
  );
  const byCost = [...rows].sort((a, b) => (a.card.cost ?? 0) - (b.card.cost ?? 0));
  const ends = [byCost.find(({ n }) => n >= 4) ?? byCost[0], byCost.at(-1)];
  return [
    ...ends.slice(0, 1).flatMap((row) => (row ? [{ label: text.of(row.card.name, row.n), n: row.n }] : [])),
    { label: text.cheap(cheap), n: cheap },
    { label: text.counter(counter), n: counter },
    ...ends
      .slice(1)
      .flatMap((row) => (row && row !== ends[0] ? [{ label: text.of(row.card.name, row.n), n: row.n }] : [])),
  ];
}

/** How likely it is to have a card: exact, with one redraw, and until turn 3. */
export function OddsTable({ deck }: { deck: Deck }) {
  const text = useDecksText().odds;
  const kit = useKit();
  const [more, setMore] = useState<readonly string[]>([]);
  const size = Object.values(deck.cards).reduce((sum, n) => sum + n, 0);
  const chosen = more.flatMap((id): Row[] => {
    const n = deck.cards[id];
    return n ? [{ label: text.of(kit.shelf.card(id)?.name ?? id, n), n }] : [];
  });
  const rows = [...usualRows(deck, kit, text), ...chosen];
  if (size === 0) return null;
  return (
    <section>
      <h2 className="deck-h">{text.title}</h2>
      <table className="deck-odds">
        <HeadRow names={[text.atLeast, text.hand, text.redraw, text.turn3]} />
        <tbody>
          {rows.map(({ label, n }) => {
            const { hand, redraw, turn3 } = oddsOf({ deck: size, wanted: n });
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                {[hand, redraw, turn3].map((share, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <td key={i} style={{ '--share': share }}>
                    {percent(share)}
                    <i />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <label className="deck-select">
        {text.add}
        <select className="field" value="" onChange={({ target }) => setMore([...more, target.value])}>
          <option value="">{text.choose}</option>
          {Object.keys(deck.cards)
            .filter((id) => !more.includes(id))
            .map((id) => (
              <option key={id} value={id}>
                {kit.shelf.card(id)?.name ?? id}
              </option>
            ))}
        </select>
      </label>
      <p className="deck-note">{text.about}</p>
    </section>
  );
}
