import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import type { CardList } from '../match/shelf.ts';

/** What a seat brings, card by card: to check, to copy, to keep. A card that is not wholly read says so. */
export function DeckView({ list, of }: { list: CardList; of: string }) {
  const unread = list.lines.filter((line) => line.unread.length > 0);
  const count = list.lines.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className="space-y-2 text-sm sm:col-start-2">
      {unread.length > 0 && (
        <div role="status" className="rounded-md border-l-4 border-brass bg-raised px-3 py-2">
          <p className="font-medium">
            {unread.length === 1 ? 'The text of 1 card is' : `The texts of ${unread.length} cards are`} not wholly read.
          </p>
          <p>What is not read does nothing. The option Strict refuses such decks.</p>
        </div>
      )}
      <details>
        <summary className="cursor-pointer py-1">
          {`${count} cards`}
          <span className="sr-only">{` of ${of}`}</span>
        </summary>
        <ul aria-label={`Cards of ${of}`} className="space-y-1 py-1">
          {list.lines.map((line) => (
            <li key={line.id}>
              <span className="tabular-nums">{`${line.n} × `}</span>
              <span className="font-mono">{line.id}</span> <bdi className="wrap-break-word">{line.name}</bdi>
              {line.unread.map((sentence) => (
                <p key={sentence} className="pl-6 wrap-break-word text-danger">
                  Text not wholly read: <bdi>{sentence}</bdi>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </details>
      <Export text={list.text} of={of} />
    </div>
  );
}

function Export({ text, of }: { text: string; of: string }) {
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      say('This browser does not let the page copy: save the list instead.');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void copy()}>
        Copy the list
        <span className="sr-only">{` of ${of}`}</span>
      </Button>
      <Button icon="save" onClick={() => saveText(text, 'deck.txt')}>
        Save the list
        <span className="sr-only">{` of ${of}`}</span>
      </Button>
      <output className="text-soft">{said}</output>
    </div>
  );
}

/** Hands a text to the browser as a file. */
function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
