import type { CopyId } from '@dealers-choice/kernel';
import { Picture, useNow, usePicture } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { FaceCanvas } from '../FaceCanvas.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { printedIn } from '../unit.ts';
import { Tagged } from './Tagged.tsx';

/** Longer texts are set smaller. */
const LONG = 230;

/** A card to be read: its face above, all it says below. */
export function ReadCard({ card }: { card: CopyId }) {
  const { kit } = useNow();
  const { view, game } = useBoard();
  const { read: say } = useOnePieceText();
  const picture = usePicture(card);
  const face = game.faceIn(view.table, card);
  if (!face) return null;
  const { data } = face;
  const { text } = kit.words.card(face);
  const lines = text.split('\n').filter(Boolean);
  return (
    <article className="op-read" aria-label={data.name}>
      <span className="op-read-face">
        <FaceCanvas card={printedIn(game.kit.cards, data.id)} mode="read" sharp={2.4} />
        <span className="op-read-picture">
          <Picture card={picture} />
        </span>
      </span>
      <div className="op-read-text">
        <h3 className="sr-only">{data.name}</h3>
        <p className="op-read-kind">{[say.kinds[data.category], lines.at(-1) ?? ''].filter(Boolean).join(' · ')}</p>
        <div
          className="op-read-lines"
          tabIndex={text.length > LONG ? 0 : undefined}
          data-long={text.length > LONG || undefined}
        >
          {lines.length <= 1 && <p className="op-read-none">{say.none}</p>}
          {lines.slice(0, -1).map((line) => (
            <p key={line}>
              <Tagged text={line} />
            </p>
          ))}
        </div>
        <p className="op-read-foot">
          {data.power !== undefined && (
            <span>
              <b>{data.power}</b> {say.power}
            </span>
          )}
          {data.counter !== undefined && (
            <span>
              <b>{`+${data.counter}`}</b> {say.counter}
            </span>
          )}
          {data.category === 'CHARACTER' && data.counter === undefined && <span>{say.noCounter}</span>}
          {data.life !== undefined && (
            <span>
              <b>{`♥ ${data.life}`}</b> {say.life}
            </span>
          )}
          <em>{data.id}</em>
        </p>
      </div>
    </article>
  );
}
