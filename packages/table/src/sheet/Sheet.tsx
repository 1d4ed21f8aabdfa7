import { useChoosing } from '../asking/choosing.ts';
import { useNow } from '../asking/now.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerArea } from './AnswerArea.tsx';
import { Asked } from './Asked.tsx';
import { Prompt } from './Prompt.tsx';
import { Send } from './Send.tsx';

interface Props {
  /** Why the last answer was refused. */
  hint: string | null;
  /** Takes the last move back; null: it cannot be. */
  undo: (() => void) | null;
}

/** The near side of the table: what is asked, and the means to answer that lie nowhere else. */
export function Sheet({ hint, undo }: Props) {
  const { seat, text } = useNow();
  const said = useChoosing((s) => s.hint);
  const waiting = seat === null;
  return (
    <Asked className="space-y-3">
      <Prompt className={`font-semibold sm:text-lg ${waiting ? 'text-soft' : ''}`} />
      <AnswerArea />
      <div className="sticky -bottom-px flex flex-wrap items-center gap-x-3 gap-y-1 bg-panel py-2 empty:hidden">
        {!waiting && <Send />}
        {undo && (
          <Button icon="undo" className="ml-auto shrink-0" onClick={undo}>
            {text.asked.takeBack}
          </Button>
        )}
      </div>
      <p role="status" data-testid="hint" className="min-h-6 text-sm font-medium text-danger empty:mt-0! empty:min-h-0">
        {said || hint}
      </p>
    </Asked>
  );
}
