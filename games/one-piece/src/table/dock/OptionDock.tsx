import { keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { DockButton } from './DockButton.tsx';

/** "Judge: lose 1 life" is a name and what it does. */
const SHORT = 60;

/** One of a few words: a press answers. What is offered comes before what declines it. */
export function OptionDock() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const say = useChoosing((s) => s.say);
  const { answers, question } = now;
  const legal = answers.filter(({ why }) => why === null);
  const ready = answers.find(({ move }) => keyOf(move) === lit) ?? legal[0];
  // To keep a hand is as good as to put it back.
  const even = question?.kind !== 'yes-no' || question.prompt === 'mulligan';
  const bright = !even || legal.length === 1 ? legal[0] : undefined;
  return (
    <div className="op-btns" data-list={answers.some(({ label }) => label.length > SHORT) || undefined}>
      {answers.map((answer) => {
        const { move, label, why } = answer;
        return (
          <DockButton
            key={keyOf(move)}
            bright={answer === bright}
            data-answer={keyOf(move)}
            data-sole
            data-confirm={answer === ready ? true : undefined}
            aria-disabled={why !== null}
            aria-pressed={lit === keyOf(move) ? true : undefined}
            onClick={() => (why === null ? now.send(move) : say(why))}
            then={why ?? ''}
          >
            {label}
          </DockButton>
        );
      })}
    </div>
  );
}
