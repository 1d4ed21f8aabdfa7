import type { Question } from '@dealers-choice/kernel';
import { Card } from '../Card.tsx';
import { useMarket } from '../market.ts';
import { Asker, steps, Title, useAsker } from './Title.tsx';

/** Whatever is answered elsewhere on the table, or in words: the card that asks, and what it says. */
export function TextScene({ question }: { question: Question }) {
  const { name, text } = useAsker(question);
  const { view } = useMarket();
  const stolen =
    question.prompt === 'UTILITY_THEFT_SINGLE' ? view.table.played.find((card) => card !== question.source) : undefined;
  const top = question.prompt === 'DISCARD_SWAP' ? view.table.discard[view.table.discard.length - 1] : undefined;
  const shown = stolen ?? top;
  return (
    <>
      <Asker question={question} />
      <Title help={text}>
        {name}
        {steps(question)}
      </Title>
      {shown !== undefined && (
        <div className="j-asker" data-card={shown}>
          <Card copy={shown} size="mini" />
        </div>
      )}
    </>
  );
}
