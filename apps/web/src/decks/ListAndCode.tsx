import {
  type Choices,
  choiceKey,
  deckOf,
  formatDeck,
  type ListEntry,
  type ListLine,
  openIn,
  readList,
  shareCode,
} from '@dealers-choice/one-piece/decks';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Switch } from '../ui/Switch.tsx';
import { useDecksText } from '../words/decks.ts';
import { useKit } from './KitContext.ts';
import './list-and-code.css';
import { useOpenDeck, useRoom } from './room.ts';
import { saveText } from './save-text.ts';
import type { SavedDeck } from './saved-decks.ts';

/** A deck as text: pasted, copied, saved, and sent as a link. */
export function ListAndCode({ done }: { done(): void }) {
  const deck = useOpenDeck();
  return (
    <div className="deck-text">
      <Paste done={done} />
      {deck && <Export deck={deck} />}
    </div>
  );
}

function Paste({ done }: { done(): void }) {
  const text = useDecksText();
  const { shelf, set } = useKit();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  const typed = useDeferredValue(pasted);
  const list = useMemo(() => readList(typed, shelf), [typed, shelf]);
  const deck = deckOf(list, shelf, choices);
  const n = Object.values(deck.cards).reduce((sum, copies) => sum + copies, deck.leader === '' ? 0 : 1);
  const open = openIn(list, choices);
  const empty = typed.trim() === '';
  const lay = (how: 'new' | 'instead'): void => {
    if (n === 0) return;
    const leader = shelf.card(deck.leader)?.name;
    const { add, replace } = useRoom.getState();
    if (how === 'instead') replace(deck);
    else add({ name: leader ?? text.decks.unnamed, set, ...deck });
    done();
  };
  return (
    <section className="deck-paste" aria-labelledby={id}>
      <h2 id={id}>{text.list.paste}</h2>
      <p>{text.list.pasteAbout}</p>
      <textarea
        className="field font-mono text-sm"
        aria-label={text.list.field}
        placeholder={text.list.example}
        rows={8}
        value={pasted}
        spellCheck={false}
        onChange={({ target }) => {
          setPasted(target.value);
          setChoices({});
        }}
      />
      {!empty && (
        <>
          <ol className="deck-lines" aria-label={text.list.lines}>
            {list.lines
              .filter(({ is, text: said }) => is.what !== 'nothing' || said.trim() !== '')
              .map((line) => (
                <Line
                  key={line.at}
                  line={line}
                  choices={choices}
                  choose={(key, card) => setChoices({ ...choices, [key]: card })}
                />
              ))}
            {list.left > 0 && <li className="deck-line-open">{text.list.left(list.left)}</li>}
          </ol>
          <p role="status" className="font-semibold">
            {text.list.sum(n, open)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon="check" aria-disabled={n === 0} onClick={() => lay('new')}>
              {text.list.take}
            </Button>
            <Button aria-disabled={n === 0} onClick={() => lay('instead')}>
              {text.list.replace}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface LineProps {
  line: ListLine;
  choices: Choices;
  choose(key: string, card: string): void;
}

function Line({ line, choices, choose }: LineProps) {
  const text = useDecksText().list;
  const { is } = line;
  const isOpen = ({ is: what }: ListEntry, place: number): boolean =>
    what !== 'found' && (choices[choiceKey(line, place)] ?? '') === '';
  const open = is.what === 'unreadable' || (is.what === 'cards' && is.entries.some(isOpen));
  return (
    <li value={line.at} className={open ? 'deck-line-open' : ''}>
      <bdi className="deck-line-said">{line.text.trim().slice(0, 120)}</bdi>
      {is.what === 'nothing' && <span className="text-soft">{text.nothing}</span>}
      {is.what === 'unreadable' && <span className="text-danger">{text.unreadable[is.why]}</span>}
      {is.what === 'cards' &&
        is.entries.map((entry, place) => {
          const key = choiceKey(line, place);
          return (
            <Entry
              key={key}
              entry={entry}
              at={line.at}
              chosen={choices[key] ?? ''}
              choose={(card) => choose(key, card)}
            />
          );
        })}
    </li>
  );
}

function Entry({
  entry,
  at,
  chosen,
  choose,
}: {
  entry: ListEntry;
  at: number;
  chosen: string;
  choose(card: string): void;
}) {
  const text = useDecksText().list;
  const { shelf } = useKit();
  const nameOf = (id: string): string => `${shelf.card(id)?.name ?? ''} ${id}`.trim();
  if (entry.is === 'found') {
    return (
      <span className="deck-entry deck-entry-found">
        <Icon name="check" className="size-4" />
        {text.found(entry.n, nameOf(entry.card))}
      </span>
    );
  }
  const options = entry.is === 'ambiguous' ? entry.choices : entry.nearest;
  return (
    <span className={`deck-entry ${chosen === '' ? '' : 'deck-entry-found'}`}>
      <Icon name={chosen === '' ? 'info' : 'check'} className="size-4" />
      <span>
        {chosen !== ''
          ? text.found(entry.n, nameOf(chosen))
          : entry.is === 'ambiguous'
            ? text.ambiguous(entry.name, entry.choices.length)
            : text.unknown(entry.name)}
      </span>
      {options.length > 0 && (
        <select
          className="field"
          aria-label={`${text.chosen} ${at}`}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{entry.is === 'unknown' ? `${text.nearest} …` : `${text.choose} …`}</option>
          {options.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

function Export({ deck }: { deck: SavedDeck }) {
  const text = useDecksText().list;
  const { shelf } = useKit();
  const id = useId();
  const [names, setNames] = useState(false);
  const [said, say] = useState('');
  const plain = formatDeck(deck);
  const list = names
    ? plain.replaceAll(
        /^(\d+)x(\S+)$/gm,
        (_, n: string, card: string) => `${n}x ${shelf.card(card)?.name ?? ''} (${card})`,
      )
    : plain;
  const link = `${window.location.origin}${window.location.pathname}${hrefOf({ at: 'decks', game: 'one-piece', share: shareCode(deck) })}`;
  const copy = async (what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      say(text.copied);
    } catch {
      say(text.cannotCopy);
    }
  };
  return (
    <section className="deck-export" aria-labelledby={id}>
      <h2 id={id}>{text.export}</h2>
      <span className="flex items-center gap-2">
        <Switch label={text.names} on={names} set={setNames} />
        <span aria-hidden="true">{text.names}</span>
      </span>
      <textarea className="field font-mono text-sm" readOnly rows={9} value={list} aria-label={text.export} />
      <div className="flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void copy(list)}>
          {text.copy}
        </Button>
        <Button icon="save" onClick={() => saveText(list, `${deck.name || 'deck'}.txt`)}>
          {text.save}
        </Button>
      </div>
      <h2>{text.link}</h2>
      <p>{text.linkAbout}</p>
      <input
        className="field font-mono text-sm"
        readOnly
        value={link}
        aria-label={text.link}
        onFocus={({ target }) => target.select()}
      />
      <Button icon="share" onClick={() => void copy(link)}>
        {text.copyLink}
      </Button>
      <output className="text-soft">{said}</output>
    </section>
  );
}
