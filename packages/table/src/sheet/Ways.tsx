/** Many answers: what belongs together stands together, long lists are folded, and cards of the hand narrow them. */
import { type ReactNode, useState } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { type Answer, keyOf, useNow } from '../asking/now.ts';
import { pointedAt } from '../asking/tap.ts';
import { inWords } from '../board/read.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerButton } from './AnswerButton.tsx';

/** More answers than these are not all laid open. */
const MANY = 6;
/** More refusals than these are for whoever asks. */
const MANY_REFUSED = 3;

/** Cards of the hand are put together first; then it is said what to do with them. */
export function TogetherChoices({ exact }: { exact: number }) {
  const { answers, text } = useNow();
  const picked = useChoosing((s) => s.picked.length);
  const pick = useChoosing((s) => s.pick);
  if (picked === 0) {
    return (
      <>
        <p className="text-sm">{text.ways.chooseCards}</p>
        <Groups answers={answers.filter((answer) => pointedAt(answer) === null)} />
      </>
    );
  }
  const more = answers.slice(exact);
  return (
    <>
      <div className="flex items-center gap-3 text-sm">
        <p aria-live="polite" className="tabular-nums">
          {text.ways.chosen(picked)}
        </p>
        <Button look="quiet" icon="close" onClick={() => pick([])}>
          {text.ways.chooseNone}
        </Button>
      </div>
      <List answers={answers.slice(0, exact)} />
      {more.length > 0 && <Folded title={text.ways.withOthers(more.length)} answers={more} />}
    </>
  );
}

/** By action, in the order of the menu. */
export function Groups({ answers }: { answers: readonly Answer[] }) {
  const { words } = useNow().kit;
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) groups.set(answer.group, [...(groups.get(answer.group) ?? []), answer]);
  return [...groups].map(([name, group]) => (
    <Group key={name} name={words.actions?.[name] ?? inWords(name)} answers={group} />
  ));
}

function Group({ name, answers }: { name: string; answers: readonly Answer[] }) {
  const { text } = useNow();
  const legal = answers.filter(({ why }) => why === null);
  const refused = answers.filter(({ why }) => why !== null);
  if (legal.length > MANY) return <Folded title={text.ways.ways(name, legal.length)} answers={answers} />;
  if (refused.length <= MANY_REFUSED) return <List answers={answers} />;
  return (
    <>
      <List answers={legal} />
      <Folded title={text.ways.refused(name, refused.length)} answers={refused} />
    </>
  );
}

function List({ answers, className = '' }: { answers: readonly Answer[]; className?: string }): ReactNode {
  if (answers.length === 0) return null;
  return (
    <ul className={`grid gap-2 sm:max-lg:grid-cols-2 ${className}`}>
      {answers.map((answer) => (
        <li key={keyOf(answer.move)}>
          <AnswerButton answer={answer} />
        </li>
      ))}
    </ul>
  );
}

/** What is folded is not there at all: there may be hundreds. It opens when keys point into it. */
function Folded({ title, answers }: { title: string; answers: readonly Answer[] }) {
  const [unfolded, unfold] = useState(false);
  const holdsLit = useChoosing(({ lit }) => lit !== null && answers.some(({ move }) => keyOf(move) === lit));
  const open = unfolded || holdsLit;
  return (
    <details
      open={open}
      onToggle={(event) => unfold(event.currentTarget.open)}
      className="rounded-md border border-edge bg-raised"
    >
      <summary className="min-h-11 px-3 py-2.5 text-sm font-medium">{title}</summary>
      {open && <List answers={answers} className="max-h-72 overflow-y-auto p-2" />}
    </details>
  );
}
