import type { Seat } from '@dealers-choice/kernel';
import { confirm, keyOf, pointedAt, soleAnswer, type TableNow, useChoosing, useNow } from '@dealers-choice/table';
import { Key } from '@dealers-choice/table/ui';
import { OPTIONS } from '../index.ts';
import type { DoorText } from './text/en.ts';
import { useDoorText } from './text/useDoorText.ts';

/** The gold button: it says what Space does now. An outline while nothing is chosen; absent while others decide. */
export function Go() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const { question, answers } = now;
  const say = useDoorText();
  if (!question || question.kind === 'timing') return null;
  const sole = soleAnswer(now);
  if (sole) {
    const label = question.prompt === 'ROLL' ? say.roll : say.stand;
    return (
      <button
        type="button"
        className="door-go"
        data-answer={keyOf(sole.move)}
        data-sole
        onClick={() => now.send(sole.move)}
      >
        {label} <Key>Space</Key>
      </button>
    );
  }
  const chosen = answers.find(({ move }) => keyOf(move) === lit);
  const idle = question.noun === 'seat' ? say.chooseFirst : say.chooseDoor;
  return (
    <button
      type="button"
      className="door-go"
      data-confirm
      data-idle={chosen ? undefined : true}
      onClick={() => confirm(now)}
    >
      {chosen ? labelOf(say, now, chosen) : idle} {chosen && <Key>Space</Key>}
    </button>
  );
}

function labelOf(say: DoorText, { question, telling }: TableNow, answer: TableNow['answers'][number]): string {
  const at = pointedAt(answer);
  if (!at) return answer.label;
  const name = telling.name(at.thing as Seat);
  switch (question?.prompt) {
    case 'JURY_VICTIM':
      return say.name(name);
    case 'CHAOS_TARGET':
      return say.challenge(name);
    default: {
      const option = OPTIONS.find(({ id }) => id === question?.params.option);
      if (!option) return answer.label;
      return option.chosen === 'selector' ? say.makeSelector(name) : say.doTo(say.option(option.id).name, name);
    }
  }
}
