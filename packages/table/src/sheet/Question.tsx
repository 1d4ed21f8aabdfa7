import { useNow } from '../asking/now.ts';
import { Choices } from './Choices.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { NumberChoice } from './NumberChoice.tsx';
import { Order } from './Order.tsx';
import { Several } from './Several.tsx';

/** The means to answer the open question. */
export function QuestionBody() {
  const now = useNow();
  switch (now.question?.kind) {
    case undefined:
      return null;
    case 'action':
    case 'option':
    case 'yes-no':
      return <Choices />;
    case 'cards':
      return now.question.min === 1 && now.question.max === 1 ? <Choices /> : <Several />;
    case 'order':
      return <Order />;
    case 'number':
      return <NumberChoice />;
    case 'layout':
      return <LayoutChoice />;
    case 'timing':
      return null; // a duel goes on when its question is no longer this person's: the sheet shows it
  }
}
