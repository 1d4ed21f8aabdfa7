import type { MatchOf } from '@dealers-choice/kernel';
import { AnswerArea, Asked, Prompt, Recent, useNow } from '@dealers-choice/table';
import type { RefObject } from 'react';
import { type Card, DOOR, type Door, isCardSquare, theDoor } from '../index.ts';
import { CardBack, MiniCard } from './art/Cards.tsx';
import { Die } from './art/Die.tsx';
import { DoorCard } from './DoorCard.tsx';
import { Go } from './Go.tsx';
import type { DoorText } from './text/en.ts';
import { useDoorText } from './text/useDoorText.ts';

interface Props {
  view: MatchOf<Door>;
  /** What the die shows. */
  rolled: number;
  /** What was chosen, while that is shown. */
  told: string | null;
  die: RefObject<HTMLDivElement | null>;
}

const faceOf = (view: MatchOf<Door>, copy: number | undefined): Card | null => {
  if (copy === undefined || copy === 0) return null;
  return theDoor.faceIn(view.table, copy as Parameters<typeof theDoor.faceIn>[1]);
};

/** The near side: what lies in the niche, what is asked, and the one gold button. */
export function Dock({ view, rolled, told, die }: Props) {
  const { pending } = view.table;
  const card = faceOf(view, pending[pending.length - 1]);
  const { question } = useNow();
  const say = useDoorText();
  const rolls = question?.prompt === 'ROLL';
  return (
    <Asked className="door-dock">
      <Piles view={view} />
      <div className="door-niche">
        {card ? (
          <DoorCard card={card} told={told} />
        ) : (
          <div className="door-die" ref={die}>
            <Die value={rolled} className="size-full" />
          </div>
        )}
      </div>
      <div className="door-ask">
        {question && <Nudge key={`${view.turn}.${view.answers}`} />}
        <Prompt className="door-prompt" />
        {rolls && <p className="door-hint">{drawing(say, view)}</p>}
        {needsMore(question?.prompt) && <AnswerArea />}
        <Go />
      </div>
      <Recent moves={3} skips={(event) => event.type === 'TURN_STARTED'} className="door-recent" />
    </Asked>
  );
}

/** Five seconds run down above the question, and then nothing happens: nobody is chosen for anybody. */
const Nudge = () => (
  <div className="door-nudge" data-testid="nudge" aria-hidden="true">
    <i />
  </div>
);

/** What the table draws itself needs no list; anything else that the rules may ask gets one. */
const KNOWN = new Set([
  'ROLL',
  'CARD_OPTION',
  'CARD_TARGET',
  'JURY_VICTIM',
  'CHAOS_TARGET',
  'CHAOS_ROLE',
  'CHAOS_READY',
]);
const needsMore = (prompt: string | undefined): boolean => prompt !== undefined && !KNOWN.has(prompt);

/** Which rolls lead to a card. */
function drawing(say: DoorText, { table }: MatchOf<Door>): string {
  if (table.lightning) return say.everyTurnDraws;
  const from = table.pos[table.turnSeat];
  return say.drawsOn([1, 2, 3, 4, 5, 6].filter((n) => from + n <= DOOR && isCardSquare(from + n)));
}

function Piles({ view }: { view: MatchOf<Door> }) {
  const { deck, discard } = view.table;
  const say = useDoorText();
  const { words } = useNow().kit;
  const top = faceOf(view, discard[discard.length - 1]);
  return (
    <div className="door-piles">
      <div className="door-pile" data-testid="pile-deck" data-pile="deck">
        <CardBack className="h-full" />
        <p>
          <b>{deck.length}</b> {say.deck}
        </p>
      </div>
      <div className="door-pile" data-testid="pile-discard" data-pile="discard">
        {top ? <MiniCard id={top.id} name={words.card(top).name} className="h-full" /> : <i className="door-no-card" />}
        <p>
          <b>{discard.length}</b> {say.used}
        </p>
      </div>
    </div>
  );
}
