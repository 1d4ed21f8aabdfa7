/** Answers of a menu, an option, a yes or no, or one pick: seats and visible cards answer in their places. */
import type { CopyId } from '@dealers-choice/kernel';
import { TapCard } from '../table/CardSpot.tsx';
import { useChoosing } from '../table/choosing.ts';
import { type Answer, keyOf, type TableNow, useNow } from '../table/now.ts';
import { pilesOf } from '../table/read.ts';
import { pointedAt } from '../table/tap.ts';
import { answersAt, useThingTap } from '../table/useTappable.ts';
import { AnswerButton } from './AnswerButton.tsx';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function Choices() {
  const now = useNow();
  const opened = useChoosing((s) => s.opened);
  const { plain, cards } = sorted(now);
  const list = opened === null ? plain : [...answersAt(now, 'card', opened), ...plain];
  const lettered = now.question?.kind === 'option' || now.question?.kind === 'yes-no';
  return (
    <>
      {cards.length > 0 && <CardStrip cards={cards} />}
      {list.length > 0 && (
        <ul className={`grid gap-2 ${list.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {list.map((answer, place) => (
            <li key={keyOf(answer.move)}>
              <AnswerButton answer={answer} {...letterOf(lettered, place)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const letterOf = (lettered: boolean, place: number): { letter?: string } => {
  const letter = lettered ? LETTERS[place] : undefined;
  return letter === undefined ? {} : { letter };
};

/** Cards that lie nowhere on the screen, or face down, are laid out beside the question. */
function CardStrip({ cards }: { cards: readonly number[] }) {
  return (
    <ul aria-label="Cards to choose from" className="-mx-1 flex gap-3 overflow-x-auto px-2 pt-5 pb-3">
      {cards.map((thing) => (
        <li key={thing} className="shrink-0">
          <StripCard thing={thing} />
        </li>
      ))}
    </ul>
  );
}

function StripCard({ thing }: { thing: number }) {
  const tappable = useThingTap('card', thing);
  return tappable && <TapCard tappable={tappable} card={Math.max(thing, 0) as CopyId} />;
}

/** Seats answer at their places, cards in sight where they lie, other cards in a strip, the rest as buttons. */
function sorted(now: TableNow): { plain: Answer[]; cards: number[] } {
  const inSight = cardsInSight(now);
  const plain: Answer[] = [];
  const cards = new Set<number>();
  for (const answer of now.answers) {
    const at = pointedAt(answer);
    const what = at?.of === 'card' ? 'card' : at ? now.question?.of : undefined;
    if (!at || (what !== 'card' && what !== 'seat')) plain.push(answer);
    else if (what === 'card' && !inSight.has(at.thing)) cards.add(at.thing);
  }
  return { plain, cards: [...cards] };
}

function cardsInSight({ kit, view }: TableNow): Set<number> {
  const seen = new Set<number>();
  for (const seat of kit.game.seatLists[view.seats] ?? []) {
    for (const { cards } of pilesOf(kit, view, seat)) for (const card of cards) seen.add(card);
  }
  return seen;
}
