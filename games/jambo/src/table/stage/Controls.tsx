import type { Question } from '@dealers-choice/kernel';
import { keyOf, useNow } from '@dealers-choice/table';
import { useJamboText } from '../text/useJamboText.ts';
import { Bidding } from './Bidding.tsx';
import { Choice } from './Choice.tsx';
import { Go } from './Go.tsx';
import { ReactionWindow } from './ReactionWindow.tsx';

/** The draw and the play of a turn are answered on the table itself. */
export const hasControls = (question: Question | null): boolean =>
  question !== null && question.prompt !== 'DRAW' && question.prompt !== 'PLAY';

/** The buttons of the open question: on the cloth of a desk, in the dock of a phone. */
export function Controls() {
  const { question } = useNow();
  if (!question) return null;
  switch (question.prompt) {
    case 'LOOKED':
      return <Look />;
    case 'GUARD_WINDOW':
    case 'RAIN_MAKER_WINDOW':
      return <ReactionWindow question={question} />;
    case 'AUCTION':
      return <Bidding question={question} />;
    default:
      return question.kind === 'option' || question.kind === 'yes-no' ? <Options /> : <Go question={question} />;
  }
}

function Look() {
  const { answers } = useNow();
  const say = useJamboText();
  const [keep, discard] = ['KEEP', 'DISCARD_LOOK'].map((id) => answers.find(({ group }) => group === id));
  return (
    <div className="j-choices">
      {keep && <Choice answer={keep} name={say.keep} look="go" />}
      {discard && <Choice answer={discard} name={say.discardIt} help={say.thenLook} />}
    </div>
  );
}

/** "Draw: until you hold 5 cards" is a name and what it does. */
const split = (label: string): [string, string] => {
  const colon = label.indexOf(': ');
  return colon > 0 ? [label.slice(0, colon), label.slice(colon + 2)] : [label, ''];
};

function Options() {
  const { answers } = useNow();
  return (
    <div className="j-choices">
      {answers.map((answer) => {
        const [name, help] = split(answer.label);
        return <Choice key={keyOf(answer.move)} answer={answer} name={name} help={help} />;
      })}
    </div>
  );
}
