import type { CopyId, Question } from '@dealers-choice/kernel';
import { TapOver, useCard } from '@dealers-choice/table';
import { Card } from '../Card.tsx';
import { useMarket } from '../market.ts';
import { Lot } from './Auction.tsx';
import { steps, Title, useAsker, useChosenCard } from './Title.tsx';

/** Cards in the middle, to choose from; without a question, only to be seen. */
export function CardsScene({ question }: { question: Question | null }) {
  const { view, near } = useMarket();
  if (!question) return <Lot />;
  const { table } = view;
  const inHand = question.prompt === 'CARD_GIVE_SINGLE' && table.looked[near].length === 0;
  return (
    <>
      <Head question={question} />
      {!inHand && <CardRow cards={question.from.map((card) => card as CopyId)} />}
    </>
  );
}

/** What the card in question says: the one that is pointed at, else the one that asks. */
function Head({ question }: { question: Question }) {
  const { name, text } = useAsker(question);
  const chosen = useChosenCard();
  return (
    <Title help={chosen ? `${chosen.name}: ${chosen.text}` : text}>
      {name}
      {steps(question)}
    </Title>
  );
}

/** Side by side; more than fit scroll. */
export function CardRow({ cards }: { cards: readonly CopyId[] }) {
  return (
    <ul className="j-card-row">
      {cards.map((card) => (
        <RowCard key={card} card={card} />
      ))}
    </ul>
  );
}

function RowCard({ card }: { card: CopyId }) {
  const tappable = useCard(card);
  const { layout } = useMarket();
  const state = tappable?.on ? 'on' : tappable?.why === null ? 'can' : 'not';
  return (
    <li className="j-row-card" data-state={state} data-card={card}>
      <Card copy={card} size={layout === 'desk' ? 'mini' : 'tile'} />
      {tappable && <TapOver tappable={tappable} className="rounded-md" />}
    </li>
  );
}
