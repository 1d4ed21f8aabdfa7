import { BadSetup, type Option } from '@dealers-choice/kernel';
import { titleOfCards } from '@dealers-choice/protocol/cards';
import { inWords } from '@dealers-choice/table/page';
import { lazy, Suspense, useId } from 'react';
import type { AnyGame } from '../match/shelf.ts';
import { useCardsText } from '../words/cards.ts';
import { DeckView } from './DeckView.tsx';

/** Faces are drawn for those who choose a deck; the list of names is there at once. */
const DeckShelf = lazy(() => import('../decks/DeckShelf.tsx').then((m) => ({ default: m.DeckShelf })));

interface Props {
  shelved: AnyGame;
  name: string;
  option: Option<unknown>;
  place: number;
  value: string;
  seats: number;
  set: (value: string) => void;
}

/** What a seat brings to the match: one of the game's choices, or something written by the player. */
export function SeatChoice({ shelved, name, option, place, value, seats, set }: Props) {
  const text = useCardsText().brought;
  const id = useId();
  const { choice } = shelved.words;
  const own = choice?.(name, '') ?? null;
  const known = option.choices.includes(value);
  // One deck of the option `decks`.
  const thing = inWords(name).replace(/s$/, '');
  const told = choice?.(name, known ? value : '') ?? null;
  const list = shelved.list?.(name, value) ?? null;
  const wrong = known || value.trim() === '' ? null : wrongWith(option, value, seats);
  return (
    <div className="col-[2/-1] grid gap-1 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-x-3">
      {shelved.deckGame && (
        <div className="min-w-0 sm:col-span-2">
          <Suspense fallback={<div className="min-h-28" />}>
            <DeckShelf
              game={shelved.deckGame}
              cards={titleOfCards(shelved.cards ?? '')}
              seat={place + 1}
              value={value}
              set={set}
            />
          </Suspense>
        </div>
      )}
      <label htmlFor={id} className="text-sm sm:text-right">
        {text.thing(thing)}
      </label>
      <select
        id={id}
        aria-label={text.label(thing, place + 1)}
        className="field"
        aria-describedby={told ? `${id}-about` : undefined}
        value={known ? value : ''}
        onChange={({ target }) => set(target.value)}
      >
        {option.choices.map((one) => (
          <option key={one} value={one}>
            {choice?.(name, one)?.name ?? one}
          </option>
        ))}
        {own && <option value="">{own.name}</option>}
      </select>
      {told && (
        <p id={`${id}-about`} className="text-sm text-soft sm:col-start-2">
          {told.about}
        </p>
      )}
      {!known && (
        <textarea
          className="field font-mono text-sm sm:col-start-2"
          aria-label={text.written(thing, place + 1)}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : `${id}-wrong`}
          rows={6}
          value={value}
          spellCheck={false}
          onChange={({ target }) => set(target.value)}
        />
      )}
      {wrong !== null && (
        <div id={`${id}-wrong`} role="status" className="text-sm font-medium text-danger sm:col-start-2">
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {list && <DeckView list={list} thing={thing} seat={place + 1} />}
    </div>
  );
}

/** All that the game finds wrong with it, a sentence each; null: it can be played. */
function wrongWith({ read, right }: Option<unknown>, value: string, seats: number): string[] | null {
  try {
    return read(new Array<string>(seats).fill(value), seats) === undefined ? [`It must be ${right}.`] : null;
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    const text = error.message.replace(/^[\w-]+: /, '');
    return (text.charAt(0).toUpperCase() + text.slice(1)).split(/(?<=\.) (?=[A-Z"])/);
  }
}
