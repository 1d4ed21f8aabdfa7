import type { CopyId } from '@dealers-choice/kernel';
import { pointedAt, useNow } from '@dealers-choice/table';
import type { SeenCard, Snapshot } from '../../surface/scene.ts';
import { useBoard } from '../board.ts';
import { CardButton } from '../CardButton.tsx';
import { Face } from '../Face.tsx';
import { FaceCanvas } from '../FaceCanvas.tsx';
import { usePress } from '../press.ts';
import { printedIn } from '../unit.ts';

/** Cards that may be chosen and lie nowhere in sight: looked at in the deck, in the trash, or face down. */
export function Strip() {
  const { answers, question, text } = useNow();
  const { scene } = useBoard();
  if (question?.kind !== 'cards' || question.noun !== 'card') return null;
  const things = answers.flatMap((answer) => pointedAt(answer)?.thing ?? []);
  const hidden = things.filter((thing) => !inSight(scene, thing));
  if (hidden.length === 0) return null;
  return (
    <ul className="op-loose" aria-label={text.asked.cardsToChooseFrom}>
      {hidden.map((thing) => (
        <Loose key={thing} thing={thing as CopyId} />
      ))}
    </ul>
  );
}

const AREAS = ['LEADER_AREA', 'CHARACTER_AREA', 'STAGE_AREA'] as const;

function inSight({ mats, viewer }: Snapshot, thing: number): boolean {
  const has = (cards: readonly (SeenCard | { kind: string })[]): boolean =>
    cards.some((card) => 'card' in card && card.card === thing);
  const field = ([0, 1] as const).some((seat) => AREAS.some((area) => has(mats[seat][area])));
  return field || ((viewer === 0 || viewer === 1) && has(mats[viewer].HAND));
}

/** A card that lies face down goes by its place: its number is below 0. */
function Loose({ thing }: { thing: CopyId }) {
  const { text } = useNow();
  const { view, game } = useBoard();
  const press = usePress(thing);
  const face = thing > 0 ? game.faceIn(view.table, thing) : null;
  const name = face?.data.name ?? text.card.faceDownCard;
  return (
    <li className="op-loose-card" data-card={Math.max(0, thing)} data-state={press?.state}>
      {face ? (
        <Face card={thing} printed={printedIn(game.kit.cards, face.data.id)} mode="hand" />
      ) : (
        <span className="op-face">
          <FaceCanvas card="back" mode="hand" />
        </span>
      )}
      <CardButton
        card={{ card: thing, name }}
        press={press}
        name={press?.label || name}
        unread={(face?.data.unsupported ?? []).length > 0}
      />
    </li>
  );
}
