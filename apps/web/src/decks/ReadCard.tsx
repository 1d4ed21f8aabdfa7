import type { CardData } from '@dealers-choice/one-piece';
import { printedText } from '@dealers-choice/one-piece/decks';
import { GUILDS } from '@dealers-choice/one-piece/faces';
import { PictureFrom } from '@dealers-choice/table';
import { usePictures } from '../cards/images.ts';
import { useDecksText } from '../words/decks.ts';
import { Crest } from './Crest.tsx';
import { Face } from './Face.tsx';
import './read-card.css';

/** One card to be read: its picture, its whole text with tags as chips, its numbers. */
export function ReadCard({ card }: { card: CardData }) {
  const text = useDecksText();
  const picture = usePictures(true)(card.id);
  const { category, colours, types, attributes = [], power, counter, life, unsupported = [] } = card;
  const lines = printedText({ ...card, unsupported: [] })
    .split('\n')
    .filter(Boolean);
  return (
    <article aria-label={card.name} className="deck-read">
      <Face card={card} width={300} mode="read" />
      {picture !== null && <PictureFrom source={picture} className="deck-read-picture" />}
      <div className="deck-read-text">
        <p className="deck-read-kind">
          {colours.map((colour) => (
            <Crest key={colour} colour={colour} className="size-3.5" />
          ))}
          <span>
            {[
              colours.map((colour) => GUILDS[colour].word).join(' / '),
              text.kinds[category],
              ...types,
              ...attributes,
            ].join(' · ')}
          </span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
        <div className="deck-read-lines" tabIndex={0}>
          {lines.length === 0 && <p className="italic">{text.card.noText}</p>}
          {lines.map((line) => (
            <p key={line}>
              <Tagged line={line} />
            </p>
          ))}
          {unsupported.map(([sentence]) => (
            <p key={sentence} className="deck-read-unread">
              {text.card.unread} <bdi>{sentence}</bdi>
            </p>
          ))}
        </div>
        <p className="deck-read-foot">
          {power !== undefined && (
            <span>
              <b>{power}</b> {text.card.power}
            </span>
          )}
          {counter ? (
            <span>
              <b>{`+${counter}`}</b> {text.card.counter}
            </span>
          ) : (
            category === 'CHARACTER' && <span>{text.card.noCounter}</span>
          )}
          {life !== undefined && (
            <span>
              <b className="deck-read-life">{`♥ ${life}`}</b> {text.card.life}
            </span>
          )}
          <em>{card.id}</em>
        </p>
      </div>
    </article>
  );
}

const TIMING = /^(On |When|Your Turn|Rival|Once|Activate|Main|Counter|End of|DON)/;
const KEYWORD = /^(Blocker|Rush|Banish|Double|Unblock)/;

/** What stands in brackets as a chip: a moment, a keyword, a Trigger; a name in brackets is bold. */
function Tagged({ line }: { line: string }) {
  const parts = line.split(/(\[[^\]]+\])/).map((part, place) => ({ part, key: `${place}` }));
  return parts.map(({ part, key }) => {
    const word = /^\[(.+)\]$/.exec(part)?.[1];
    if (word === undefined) return <span key={key}>{part}</span>;
    return (
      <span key={key} className={lookOf(word)}>
        {word}
      </span>
    );
  });
}

function lookOf(word: string): string {
  if (word === 'Trigger') return 'deck-chip deck-chip-trigger';
  if (TIMING.test(word)) return 'deck-chip';
  return KEYWORD.test(word) ? 'deck-chip deck-chip-keyword' : 'font-bold';
}
