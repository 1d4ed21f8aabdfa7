import { readShareCode, type SharedDeck as Shared, type ShareProblem } from '@dealers-choice/one-piece/decks';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useEffect, useMemo, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Notice } from '../ui/Panel.tsx';
import { useDecksText } from '../words/decks.ts';
import type { DecksText } from '../words/decks-en.ts';
import { deckKit } from './deck-kit.ts';
import { useRoom } from './room.ts';
import './shared-deck.css';

/** What somebody sent: kept on request, or told precisely why it cannot be opened. */
export function SharedDeck({ code }: { code: string }) {
  const text = useDecksText();
  const read = useMemo(() => readShareCode(code), [code]);
  if ('deck' in read) return <Offer deck={read.deck} />;
  return (
    <section className="deck-panel deck-shared">
      <h2>{text.shared.bad}</h2>
      <Notice kind="problem">{reasonIn(read.problem, text)}</Notice>
      <ButtonLink href={hrefOf({ at: 'decks', game: 'one-piece' })} icon="cards">
        {text.title}
      </ButtonLink>
    </section>
  );
}

function reasonIn(problem: ShareProblem, { shared }: DecksText): string {
  switch (problem.code) {
    case 'VERSION':
      return shared.VERSION(problem.found);
    case 'PARTS':
      return shared.PARTS(problem.found, problem.wanted);
    case 'LEADER':
      return shared.LEADER(problem.found);
    case 'CARDS':
      return shared.CARDS(problem.found);
    case 'CHECK':
      return shared.CHECK;
  }
}

function Offer({ deck }: { deck: Shared }) {
  const text = useDecksText();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    void deckKit(deck.set).then((kit) => setMissing('problem' in kit));
  }, [deck.set]);
  const n = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
  const keep = (): void => {
    useRoom.getState().add(deck);
    go({ at: 'decks', game: 'one-piece' });
  };
  return (
    <section className="deck-panel deck-shared">
      <h2>{text.shared.title}</h2>
      <p>
        <b>{deck.name || text.decks.unnamed}</b> · {text.deck.of(n, 50)}
      </p>
      {missing && <Notice kind="problem">{text.shared.noSet(deck.set)}</Notice>}
      <Button look="primary" icon="check" onClick={keep}>
        {text.shared.take}
      </Button>
    </section>
  );
}
