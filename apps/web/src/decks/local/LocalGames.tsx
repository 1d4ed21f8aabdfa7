import { formatDeck } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { reasonOf } from '../../match/sentences.ts';
import { useDecksText } from '../../words/decks.ts';
import { HeadRow } from '../HeadRow.tsx';
import { useKit } from '../KitContext.ts';
import type { SavedDeck } from '../saved-decks.ts';
import { countLocal } from './count-local.ts';
import type { LocalGame } from './local-game.ts';
import type { Counted } from './local-worker.ts';

type Stage = { at: 'idle' | 'counting' } | { at: 'counted'; counted: Counted } | { at: 'wrong'; why: string };

/** What one's own games say of this deck and its cards, as far as their records are kept. */
export function LocalGames({ deck }: { deck: SavedDeck }) {
  const text = useDecksText().local;
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const count = (): void => {
    setStage({ at: 'counting' });
    countLocal().then(
      (counted) => setStage({ at: 'counted', counted }),
      (error: unknown) => setStage({ at: 'wrong', why: reasonOf(error) }),
    );
  };
  return (
    <section>
      <h2 className="deck-h">{text.title}</h2>
      {stage.at !== 'counted' && (
        <Button icon="replay" aria-disabled={stage.at === 'counting'} onClick={count} className="w-full text-sm">
          {stage.at === 'counting' ? text.counting : text.count}
        </Button>
      )}
      {stage.at === 'wrong' && <p className="deck-note">{stage.why}</p>}
      {stage.at === 'counted' && <Found deck={deck} counted={stage.counted} />}
    </section>
  );
}

const wonIn = (games: readonly LocalGame[]): number => games.filter(({ won }) => won).length;

function Found({ deck, counted: { games, lost } }: { deck: SavedDeck; counted: Counted }) {
  const text = useDecksText().local;
  const { shelf } = useKit();
  const same = games.filter(({ list }) => list === formatDeck(deck));
  const led = games.filter(({ leader }) => leader === deck.leader);
  const rows = Object.keys(deck.cards)
    .map((id) => {
      const drawn = led.filter((game) => game.drawn.includes(id));
      return {
        id,
        drawn: drawn.length,
        played: led.filter((game) => game.played.includes(id)).length,
        won: wonIn(drawn),
      };
    })
    .filter(({ drawn }) => drawn > 0);
  return (
    <>
      <p>{text.deck(wonIn(same), same.length)}</p>
      <p>{text.leader(wonIn(led), led.length, shelf.card(deck.leader)?.name ?? '')}</p>
      {lost > 0 && <p className="deck-note">{text.lost(lost)}</p>}
      {rows.length > 0 && (
        <table className="deck-odds">
          <HeadRow names={[text.card, text.drawn, text.played, text.won]} />
          <tbody>
            {rows.map(({ id, drawn, played, won }) => (
              <tr key={id}>
                <th scope="row">{shelf.card(id)?.name ?? id}</th>
                <td>{drawn}</td>
                <td>{played}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
