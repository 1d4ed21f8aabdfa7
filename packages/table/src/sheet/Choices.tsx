/** Answers of a menu, an option, a yes or no, or one pick: what lies in sight answers in its place. */
import type { CopyId } from '@dealers-choice/kernel';
import { useChoosing } from '../asking/choosing.ts';
import { type Answer, keyOf, type TableNow, useNow } from '../asking/now.ts';
import { useInSight } from '../asking/sight.ts';
import { pointedAt } from '../asking/tap.ts';
import { answersAt, useTappable } from '../asking/useTappable.ts';
import type { CardSize } from '../cards/CardFace.tsx';
import { TapCard } from '../cards/CardSpot.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { CardText } from './CardText.tsx';
import { Groups, TogetherChoices } from './Ways.tsx';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function Choices() {
  const now = useNow();
  const opened = useChoosing((s) => s.opened);
  const inSight = useInSight();
  if (now.together) return <TogetherChoices exact={now.together.exact} />;
  const { plain, cards } = sorted(now, inSight);
  const ways = opened === null ? [] : answersAt(now, 'card', opened);
  // Of a card that cannot be used now, what it says is shown, and the hint says why not.
  const list = ways.some(({ why }) => why === null) ? [...ways, ...plain] : plain;
  const lettered = now.question?.kind === 'option' || now.question?.kind === 'yes-no';
  const text = opened === null ? null : <CardText card={opened as CopyId} late />;
  if (now.question?.kind === 'action' && cards.length === 0 && isMuch(list)) {
    return (
      <div className="flex flex-col gap-3 empty:hidden">
        {text}
        <Groups answers={list} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {text}
      {cards.length > 0 && <CardStrip cards={cards} />}
      {list.length > 0 && (
        <ul className={`grid gap-2 ${columnsFor(list)}`}>
          {list.map((answer, place) => (
            <li key={keyOf(answer.move)}>
              <AnswerButton answer={answer} {...letterOf(lettered, place)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** More than these are grouped. */
const [MANY_ANSWERS, MANY_REFUSED] = [8, 3];
const isMuch = (list: readonly Answer[]): boolean =>
  list.length > MANY_ANSWERS || list.filter(({ why }) => why !== null).length > MANY_REFUSED;

/** Short answers share a line even on a phone. */
function columnsFor(list: readonly Answer[]): string {
  if (list.length < 2) return '';
  const short = list.every(({ label, why }) => label.length < 30 && why === null);
  return short ? 'grid-cols-2 sm:max-lg:grid-cols-3' : 'sm:max-lg:grid-cols-2';
}

const letterOf = (lettered: boolean, place: number): { letter?: string } => {
  const letter = lettered ? LETTERS[place] : undefined;
  return letter === undefined ? {} : { letter };
};

/** Cards that lie nowhere on the screen, or face down, are laid out beside the question. */
function CardStrip({ cards }: { cards: readonly number[] }) {
  const { text } = useNow();
  const many = cards.length > MANY;
  const row = many ? 'max-h-60 flex-wrap gap-2 overflow-y-auto py-2' : 'gap-3 overflow-x-auto pt-5 pb-3';
  return (
    <ul aria-label={text.asked.cardsToChooseFrom} className={`-mx-1 flex px-2 ${row}`}>
      {cards.map((thing) => (
        <li key={thing} className="shrink-0">
          <StripCard thing={thing} size={many ? 'chip' : 'usual'} />
        </li>
      ))}
    </ul>
  );
}
/** More than these go by their names; whichever is pointed at says what it does. */
const MANY = 6;

function StripCard({ thing, size }: { thing: number; size: CardSize }) {
  const tappable = useTappable('card', thing);
  return tappable && <TapCard tappable={tappable} card={Math.max(thing, 0) as CopyId} size={size} />;
}

/** What is in sight answers where it lies, other cards in a strip, the rest as buttons. */
function sorted(now: TableNow, inSight: ReturnType<typeof useInSight>): { plain: Answer[]; cards: number[] } {
  const plain: Answer[] = [];
  const cards = new Set<number>();
  for (const answer of now.answers) {
    const at = pointedAt(answer);
    const what = at?.of === 'card' ? 'card' : at ? now.question?.noun : undefined;
    if (!at || what === undefined) plain.push(answer);
    else if (inSight(what, at.thing)) continue;
    else if (what === 'card') cards.add(at.thing);
    else plain.push(answer);
  }
  return { plain, cards: [...cards] };
}
