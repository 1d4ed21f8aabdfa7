import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { saveText } from '../decks/save-text.ts';
import type { CardList } from '../match/shelf.ts';
import { useCardsText } from '../words/cards.ts';

interface Props {
  list: CardList;
  /** What an option calls one: Deck. */
  thing: string;
  /** As people count them. */
  seat: number;
}

/** What a seat brings, card by card: to check, to copy, to keep. A card that is not wholly read says so. */
export function DeckView({ list, thing, seat }: Props) {
  const text = useCardsText().brought;
  const unread = list.lines.filter((line) => line.unread.length > 0);
  const count = list.lines.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className="space-y-2 text-sm sm:col-start-2">
      {unread.length > 0 && (
        <div role="status" className="rounded-md border-l-4 border-brass bg-raised px-3 py-2">
          <p className="font-medium">{text.unread(unread.length)}</p>
          <p>{text.unreadAbout}</p>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5" aria-label={text.cardsOf(thing, seat, count)}>
          {text.cards(count)}
        </summary>
        <ul aria-label={text.list(thing, seat)} className="space-y-1 py-1">
          {list.lines.map((line) => (
            <li key={line.id}>
              <span className="tabular-nums">{`${line.n} × `}</span>
              <span className="font-mono">{line.id}</span> <bdi className="wrap-break-word">{line.name}</bdi>
              {line.unread.map((sentence) => (
                <p key={sentence} className="pl-6 wrap-break-word text-danger">
                  {text.sentence} <bdi>{sentence}</bdi>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </details>
      <Export list={list.text} thing={thing} seat={seat} />
    </div>
  );
}

function Export({ list, thing, seat }: Omit<Props, 'list'> & { list: string }) {
  const text = useCardsText().brought;
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(list);
      say(text.copied);
    } catch {
      say(text.cannotCopy);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button aria-label={text.copyOf(thing, seat)} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <Button icon="save" aria-label={text.saveOf(thing, seat)} onClick={() => saveText(list, 'deck.txt')}>
        {text.save}
      </Button>
      <output className="text-soft">{said}</output>
    </div>
  );
}
