import {
  type Goldfish,
  nextTurn,
  opened,
  type Pond,
  played,
  redrawn,
  whyNotPlay,
} from '@dealers-choice/one-piece/decks';
import { Button, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { newSeed } from '../../match/plan.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useDecksText } from '../../words/decks.ts';
import { Face } from '../Face.tsx';
import './goldfish.css';

/** A deck played against nobody: turn by turn, paid for, without texts. */
export function GoldfishDialog({ pond, close }: { pond: Pond; close(): void }) {
  const text = useDecksText().hand;
  const [seed, setSeed] = useState(() => newSeed().slice(0, 8));
  const [first, setFirst] = useState(true);
  const own = { ...pond, first };
  const [now, setNow] = useState<Goldfish>(() => opened(own, seed));
  const [said, say] = useState('');
  const restart = (): void => {
    const next = newSeed().slice(0, 8);
    setSeed(next);
    setNow(opened(own, next));
    say('');
  };
  const play = (place: number): void => {
    const why = whyNotPlay(own, now, now.hand[place] ?? '');
    say(why === null ? '' : text.whyNot[why]);
    setNow(played(own, now, place));
  };
  return (
    <Dialog open title={text.fishTitle} onClose={close} wide>
      <p className="text-sm text-soft">{text.about}</p>
      <p className="deck-fish-now">
        <b>{text.turn(now.turn)}</b>
        <span>{text.don(now.active, now.don)}</span>
        <span>{text.left(now.deck.length - (now.turn === 0 ? now.life : 0), now.life)}</span>
      </p>
      <h3 className="deck-fish-head">{text.field}</h3>
      <Row ids={now.field} pond={pond} none={text.nothing} />
      <h3 className="deck-fish-head">{text.yours}</h3>
      <Row ids={now.hand} pond={pond} act={play} />
      <output className="block min-h-6 text-sm text-danger">{said}</output>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" icon="skip" onClick={() => [say(''), setNow(nextTurn(own, now))]}>
          {text.next}
        </Button>
        {now.mayRedraw && (
          <Button icon="dice" onClick={() => setNow(redrawn(own, seed))}>
            {text.redraw}
          </Button>
        )}
        <Button icon="replay" onClick={restart}>
          {text.again}
        </Button>
        {now.turn === 0 && (
          <span className="flex items-center gap-1">
            <Switch label={text.first} on={first} set={setFirst} />
            <span aria-hidden="true">{text.first}</span>
          </span>
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  ids: readonly string[];
  pond: Pond;
  none?: string;
  /** Absent: they can only be looked at. */
  act?: (place: number) => void;
}

function Row({ ids, pond, none = '', act }: RowProps) {
  const text = useDecksText().hand;
  if (ids.length === 0) return <p className="deck-fish-none">{none}</p>;
  return (
    <ul className="deck-fish-row">
      {ids.map((id, place) => {
        const card = pond.shelf.card(id);
        if (!card) return null;
        const face = <Face card={card} width={84} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
          <li key={`${id}${place}`}>
            {act ? (
              <button type="button" aria-label={text.play(card.name, card.cost ?? 0)} onClick={() => act(place)}>
                {face}
              </button>
            ) : (
              <span role="img" aria-label={card.name}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
